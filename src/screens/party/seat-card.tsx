import { Ellipsis, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { formatNumber, GRADE_LETTERS } from '@/i18n';
import { party } from '@/i18n/party';
import { HEALTH_STATES, type Track } from '@/model/health';
import type { StorytellerCard } from '@/party/cards';
import { trackTotal } from '@/rules';
import { Chip } from '@/ui/chip';
import { classNames } from '@/ui/class-names';
import { GradeSymbol } from '@/ui/grade-mark';
import { HealthBar } from '@/ui/health-bar';
import { Menu } from '@/ui/menu';
import { MindWords, mindChipClass } from '@/ui/mind-chip';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { StatusChip } from '@/ui/status-chip';
import { type SeatActions, SeatMenu } from './seat-menu';
import { useSeat } from './seat-store';
import { SeatTick } from './seat-tick';
import type { SeatPresence } from './seat-views';
import { mindOfCard, nextToTurn, useEffectsLine, usePresenceWords } from './seat-words';

type SeatCardProps = Readonly<{
  id: string;
  isSelected: boolean;
  onSelect: (seatId: string) => void;
  actions: SeatActions;
}>;

/** One character on the board: who, how hurt, awake or not, and what the Storyteller asks for. */
export const SeatCard = memo(function SeatCard({ id, isSelected, onSelect, actions }: SeatCardProps) {
  const words = useMessages(party);
  const view = useSeat(id);
  if (!view) return null;
  const { name, card, presence } = view;
  return (
    <li
      className={classNames(
        'relative grid [contain:layout_style] grid-cols-[44px_minmax(0,1fr)] rounded-3 border bg-surf-1 pt-1.5 pr-1 pb-3 pl-1 shadow-edge',
        edgeOf(isSelected, card),
      )}
    >
      <SeatTick seatId={id} name={name} isSelected={isSelected} onSelect={onSelect} />
      <div className="min-w-0">
        <div className="flex min-h-tap items-center gap-2">
          <h3 className="min-w-0 text-17 leading-tight">
            <bdi>{name}</bdi>
            {card?.player && <small className="ml-1 text-13 font-normal text-ink-2">{card.player}</small>}
          </h3>
          <PresenceMark presence={presence} />
          <Menu
            label={words.actionsOf(name)}
            icon={Ellipsis}
            body={(close) => <SeatMenu view={view} actions={actions} close={close} />}
          />
        </div>
        <div className="pr-3">{card ? <CardBody card={card} note={view.note} /> : <NoCard presence={presence} />}</div>
      </div>
    </li>
  );
});

function edgeOf(isSelected: boolean, card: StorytellerCard | null): string {
  if (isSelected) return 'border-light ring-1 ring-light';
  return card?.mind === 'worsening' ? 'border-aggravated-line' : 'border-line';
}

function NoCard({ presence }: Readonly<{ presence: SeatPresence }>) {
  const words = useMessages(party);
  return <p className="text-13 text-ink-2">{presence.kind === 'missing' ? words.sheetGone : words.noCard}</p>;
}

/** Whether what is shown is what is so now. */
export function PresenceMark({ presence }: Readonly<{ presence: SeatPresence }>) {
  const say = usePresenceWords();
  const hasSphere = presence.kind === 'live' || presence.kind === 'away';
  return (
    <span className="ml-auto inline-flex items-center gap-[7px] text-12 whitespace-nowrap text-ink-2">
      {hasSphere && <Sphere lit={presence.kind === 'live'} />}
      {say(presence)}
    </span>
  );
}

function CardBody({ card, note }: Readonly<{ card: StorytellerCard; note: string | null }>) {
  const words = useMessages(party);
  const effects = useEffectsLine();
  const mind = mindOfCard(card);
  return (
    <>
      <div className="mb-2.5 flex flex-wrap gap-1.5">
        <StatusChip small status={card.status} />
        {mind && (
          <Chip small className={mindChipClass(mind)}>
            <MindWords mind={mind} />
          </Chip>
        )}
      </div>
      <HealthBar track={card.track} />
      <Counts track={card.track} />
      {card.roundsLeft !== null && (
        <p className="mt-1.5 flex items-center gap-1.5 text-13 font-semibold text-aggravated">
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          {words.dies(GRADE_LETTERS[nextToTurn(card)], card.roundsLeft)}
        </p>
      )}
      <Facts card={card} />
      <p className="mt-1 text-13 text-ink-2">{note ?? (effects(card) || words.noEffects)}</p>
    </>
  );
}

function Counts({ track }: Readonly<{ track: Track }>) {
  const language = useLanguage();
  const maximum = trackTotal(track);
  return (
    // The bar above says it in words.
    <div aria-hidden className="mt-1.5 mb-0.5 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-2.5 text-13">
      <span className="flex flex-wrap gap-x-3">
        {HEALTH_STATES.map((state) => (
          <span
            key={state}
            className={classNames(
              'inline-flex items-center gap-1 whitespace-nowrap',
              track[state] === 0 && 'text-ink-3',
            )}
          >
            <GradeSymbol state={state} size={14} />
            <b className="font-semibold">{formatNumber(track[state], language)}</b> {GRADE_LETTERS[state]}
          </span>
        ))}
      </span>
      <b className="text-20 font-semibold">
        {formatNumber(track.healthy, language)}
        <small className="text-13 font-normal text-ink-2"> / {formatNumber(maximum, language)}</small>
      </b>
    </div>
  );
}

function Facts({ card }: Readonly<{ card: StorytellerCard }>) {
  const words = useMessages(party);
  const language = useLanguage();
  const { current, maximum, temporary } = card.willpower;
  const number = (n: number) => <b className="font-semibold text-ink">{formatNumber(n, language)}</b>;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3.5 gap-y-0.5 border-t border-line pt-2 text-13 text-ink-2">
      {!card.isObject && (
        <span>
          {words.willpower} {number(current)}/{formatNumber(maximum, language)}
          {temporary > 0 && <b className="font-semibold text-ink"> +{formatNumber(temporary, language)}</b>}
        </span>
      )}
      <span>
        {words.temporary} {number(card.temporaryHitPoints)}
      </span>
      <span>
        {words.defense} {number(card.defense)}
      </span>
    </p>
  );
}
