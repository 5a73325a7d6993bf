import { Hand } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { formatNumber } from '@/i18n';
import { history } from '@/i18n/history';
import { formatTime } from '@/i18n/time-formatters';
import { HEALTH_STATES } from '@/model/health';
import type { HistoryEntry } from '@/store/history';
import type { ListedEntry } from '@/store/selectors';
import { Button } from '@/ui/button';
import { netChanges } from '@/ui/changes';
import { Tag } from '@/ui/chip';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { EntrySteps } from './entry-steps';
import { changesHealth, whenWords } from './entry-text';
import { useEntryWords } from './use-entry-words';

type RowProps = Readonly<{
  listed: ListedEntry;
  /** The sheet stands right after this entry. */
  stands: boolean;
  canEdit: boolean;
  onGoTo: () => Promise<void>;
  onCopy: () => Promise<void>;
  /** The line of light, where this is the first entry below it. */
  above: ReactNode;
}>;

/** One entry in a line; it opens to its steps and the way back to it. */
export function HistoryRow(props: RowProps) {
  const { listed, stands, above } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <li className={classNames(!above && '[contain-intrinsic-size:auto_57px] [content-visibility:auto]')}>
      {above}
      <button
        ref={button}
        type="button"
        data-entry
        data-autofocus={stands || undefined}
        aria-expanded={open}
        aria-controls={id}
        className={classNames(
          'grid min-h-14 w-full grid-cols-[42px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line py-1.5 hover:bg-surf-2 focus-visible:-outline-offset-2',
          listed.state === 'dropped' && 'text-ink-3',
        )}
        onClick={() => setOpen(!open)}
      >
        <EntryLine listed={listed} />
      </button>
      <div id={id} hidden={!open} className="pb-3 pl-[52px]">
        {open && <Opened {...props} onWent={() => button.current?.focus()} />}
      </div>
    </li>
  );
}

function EntryLine({ listed: { entry, state } }: Pick<RowProps, 'listed'>) {
  const words = useMessages(history);
  const language = useLanguage();
  const { title, detail } = useEntryWords()(entry);
  const quiet = state === 'dropped' ? 'text-ink-3' : 'text-ink-2';
  return (
    <>
      <time dateTime={new Date(entry.at).toISOString()} className="text-12 text-ink-3">
        {formatTime(entry.at, language)}
      </time>
      <span className="min-w-0">
        {state === 'done' ? (
          <b className="font-semibold">{title}</b>
        ) : (
          <>
            <s className={classNames('decoration-ink-3', quiet)}>{title}</s> <Tag>{words.state[state]}</Tag>
          </>
        )}
        {entry.proposal !== undefined && (
          <>
            {' '}
            <Tag title={words.proposed}>{words.storyteller}</Tag>
          </>
        )}
        {isByHand(entry) && (
          <Hand
            size={14}
            strokeWidth={1.75}
            role="img"
            aria-label={words.byHand}
            className="ml-1.5 inline align-[-2px]"
          />
        )}
        {detail && <small className={classNames('block text-12 leading-[1.4]', quiet)}>{detail}</small>}
      </span>
      <EntryChange entry={entry} className={classNames('text-12 whitespace-nowrap', quiet)} />
    </>
  );
}

const isByHand = ({ commands }: HistoryEntry) => commands.some(({ type }) => type.startsWith('manual/'));

/** Health as it was after the entry, or the one other number that it changed. */
function EntryChange({ entry, className }: Readonly<{ entry: HistoryEntry; className: string }>) {
  const words = useMessages(history);
  const language = useLanguage();
  const { after, trace } = entry;
  const { track } = after.health;
  if (changesHealth(entry)) {
    return (
      <span className={className}>
        <span aria-hidden>{HEALTH_STATES.map((state) => formatNumber(track[state], language)).join(' · ')}</span>
        <span className="sr-only">
          {words.healthAfter(track.healthy, track.bashing, track.lethal, track.aggravated)}
        </span>
      </span>
    );
  }
  const [change, ...more] = netChanges(trace).filter(({ quantity }) => !quantity.startsWith('time.'));
  if (!change || more.length > 0) return <span />;
  return <span className={className}>{words.change(change.before, change.after)}</span>;
}

type OpenedProps = RowProps & Readonly<{ onWent: () => void }>;

function Opened({ listed: { entry, state }, stands, canEdit, onGoTo, onCopy, onWent }: OpenedProps) {
  const words = useMessages(history);
  const language = useLanguage();
  const go = async () => {
    await onGoTo();
    onWent();
  };
  return (
    <>
      <p className="mb-1 text-12 text-ink-3">{whenWords(entry.at, language)}</p>
      <EntrySteps entry={entry} />
      {stands && <p className="mt-2 text-13 text-ink-2">{words.standsHere}</p>}
      {state === 'dropped' && <p className="mt-2 text-13 text-ink-2">{words.leftBehind}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {!stands && state !== 'dropped' && canEdit && (
          <Button className="text-13" onClick={() => void go()}>
            {state === 'done' ? words.goBack : words.goForward}
          </Button>
        )}
        <Button className="text-13" onClick={() => void onCopy()}>
          {words.copyEntry}
        </Button>
      </div>
    </>
  );
}
