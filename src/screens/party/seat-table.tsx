// biome-ignore-all lint/a11y/noRedundantRoles: shown as grids, these elements would lose their roles in some browsers
import { memo } from 'react';
import { formatNumber, GRADE_LETTERS } from '@/i18n';
import { party } from '@/i18n/party';
import { HEALTH_STATES } from '@/model/health';
import type { StorytellerCard } from '@/party/cards';
import { type HealthStatus, trackTotal } from '@/rules';
import { classNames } from '@/ui/class-names';
import { type MindState, MindWords } from '@/ui/mind-chip';
import { useLanguage, useMessages } from '@/ui/preferences';
import { STATUS_TEXT, StatusWords } from '@/ui/status-chip';
import { ThinBar } from '@/ui/thin-bar';
import { useTop } from '@/ui/use-top';
import { useWindowRows } from '@/ui/use-window-rows';
import { HiddenMark } from './hidden-mark';
import { PresenceMark } from './presence-mark';
import { useSeat } from './seat-store';
import { SeatTick } from './seat-tick';
import type { SeatGroup } from './seat-views';
import { mindOfCard, useEffectsLine } from './seat-words';
import './seat-table.css';

type SeatTableProps = Readonly<{
  groups: readonly SeatGroup[];
  heading: (group: string) => string;
  selected: ReadonlySet<string>;
  onSelect: (seatId: string) => void;
}>;

type Row = Readonly<{ group: string } | { id: string }>;

const isTouch = () => window.matchMedia?.('(max-width: 59.99rem)').matches ?? false;
const WIDE = 'max-lg:hidden';
const CELL = 'px-1.5 lg:px-2 min-w-0';

/** Everybody in one dense table: a line of 34 px each, 46 px where fingers are. Only lines near the window are drawn. */
export function SeatTable({ groups, heading, selected, onSelect }: SeatTableProps) {
  const words = useMessages(party);
  const [place, top] = useTop<HTMLDivElement>();
  const rows: readonly Row[] = groups.flatMap(({ group, seats }) => [
    ...(groups.length > 1 ? [{ group }] : []),
    ...seats.map(({ id }) => ({ id })),
  ]);
  const height = isTouch() ? 46 : 34;
  const drawn = useWindowRows({
    count: rows.length,
    heightOf: (index) => (keyOfRow(rows[index]).startsWith('#') ? GROUP_HEIGHT : height),
    keyOf: (index) => keyOfRow(rows[index]),
    beyond: 6,
    top,
  });
  const above = drawn.rows[0]?.start ?? 0;
  const below = drawn.total - (drawn.rows.at(-1)?.end ?? drawn.total);
  return (
    <div ref={place} className="rounded-3 border border-line bg-surf-1 max-lg:overflow-x-auto">
      <table role="table" className="block text-13 whitespace-nowrap max-lg:min-w-215" aria-rowcount={rows.length + 1}>
        <Head words={words.columns} />
        <tbody role="rowgroup" className="block">
          <Gap height={above} />
          {drawn.rows.map(({ key, index }) => {
            const row = rows[index];
            if (!row) return null;
            if ('group' in row)
              return (
                <tr key={key} role="row" aria-rowindex={index + 2} className="flex h-7 items-center bg-surf-2">
                  <th role="rowheader" scope="row" className="px-2 text-12 font-normal text-ink-2">
                    {heading(row.group)}
                  </th>
                </tr>
              );
            const { id } = row;
            return <SeatRow key={id} {...{ id, onSelect, index }} isSelected={selected.has(id)} />;
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </div>
  );
}

const GROUP_HEIGHT = 28;

/** Headings begin with a mark that ids have not. */
function keyOfRow(row: Row | undefined): string {
  if (row === undefined) return '';
  return 'group' in row ? `#${row.group}` : row.id;
}

/** The place of lines that are not drawn. */
const Gap = ({ height }: Readonly<{ height: number }>) =>
  height > 0 ? <tr aria-hidden className="block" style={{ height }} /> : null;

function Head({ words }: Readonly<{ words: Readonly<Record<string, string>> }>) {
  const head = (key: string, className = 'text-left', text = words[key]) => (
    <th key={key} role="columnheader" scope="col" className={classNames('font-normal', CELL, className)}>
      {text}
    </th>
  );
  return (
    <thead role="rowgroup" className="block border-b border-line-2 bg-surf-2 text-12 text-ink-2">
      <tr role="row" aria-rowindex={1} className="seat-line h-9">
        <th role="columnheader" scope="col">
          <span className="sr-only">{words.select}</span>
        </th>
        {head('name')}
        {head('status')}
        {head('mind')}
        {HEALTH_STATES.map((state) => head(state, 'text-right', GRADE_LETTERS[state]))}
        {head('track')}
        {head('maximum', 'text-right')}
        {head('temporary', classNames(WIDE, 'text-right'))}
        {head('willpower', 'text-right')}
        {head('effects', classNames(WIDE, 'text-left'))}
        {head('seen', classNames(WIDE, 'text-left'))}
      </tr>
    </thead>
  );
}

type SeatRowProps = Readonly<{
  id: string;
  isSelected: boolean;
  onSelect: (seatId: string) => void;
  index: number;
}>;

const SeatRow = memo(function SeatRow({ id, isSelected, onSelect, index }: SeatRowProps) {
  const words = useMessages(party);
  const view = useSeat(id);
  if (!view) return null;
  const { name, card } = view;
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      className={classNames(
        'seat-line h-[46px] [contain:strict] border-b border-line last:border-0 lg:h-[34px]',
        isSelected ? 'bg-surf-3' : card?.mind === 'worsening' && 'bg-aggravated-soft',
        card?.mind === 'dead' && 'text-ink-3',
      )}
    >
      <td role="cell" className="-my-1.5">
        <SeatTick seatId={id} name={name} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={classNames('flex items-center gap-1.5 text-left font-semibold', CELL)}
      >
        <bdi className="truncate">{name}</bdi>
        {view.seat.isHidden && <HiddenMark />}
      </th>
      {card ? (
        <Numbers card={card} note={view.note} />
      ) : (
        <td role="cell" className={classNames('col-span-9 text-ink-2 lg:col-span-11', CELL)}>
          {view.presence.kind === 'missing' ? words.sheetGone : words.noCard}
        </td>
      )}
      <td role="cell" className={classNames(WIDE, CELL)}>
        <PresenceMark kind={view.presence.kind} at={view.presence.at ?? null} />
      </td>
    </tr>
  );
});

function Numbers({ card, note }: Readonly<{ card: StorytellerCard; note: string | null }>) {
  const effects = useEffectsLine();
  return (
    <>
      <Labels status={card.status} mind={mindOfCard(card)} roundsLeft={card.roundsLeft} />
      {HEALTH_STATES.map((state) => (
        <Amount key={state} value={card.track[state]} isBold={state === 'healthy'} />
      ))}
      <td role="cell" className={CELL}>
        <ThinBar track={card.track} silent />
      </td>
      <Amount value={trackTotal(card.track)} />
      <Amount value={card.temporaryHitPoints} className={WIDE} />
      <Willpower {...card.willpower} isObject={card.isObject} />
      <td role="cell" className={classNames('truncate text-ink-2', WIDE, CELL)}>
        {note ?? effects(card)}
      </td>
    </>
  );
}

type WillpowerProps = StorytellerCard['willpower'] & Readonly<{ isObject: boolean }>;

/** An object has none. */
const Willpower = memo(function Willpower({ current, maximum, temporary, isObject }: WillpowerProps) {
  const language = useLanguage();
  const shown = (value: number) => formatNumber(value, language);
  return (
    <td role="cell" className={classNames('text-right', CELL)}>
      {!isObject && `${shown(current)}/${shown(maximum)}${temporary > 0 ? ` +${shown(temporary)}` : ''}`}
    </td>
  );
});

type LabelsProps = Readonly<{ status: HealthStatus; mind: MindState | null; roundsLeft: number | null }>;

const Labels = memo(function Labels({ status, mind, roundsLeft }: LabelsProps) {
  const words = useMessages(party);
  return (
    <>
      <td role="cell" className={classNames(CELL, STATUS_TEXT[status])}>
        <span className="inline-flex items-baseline gap-1.5">
          <StatusWords status={status} />
        </span>
      </td>
      <td role="cell" className={classNames(CELL, mind === 'worsening' && 'text-aggravated')}>
        {mind && (
          <span className="inline-flex items-center gap-1.5">
            <MindWords mind={mind} said={roundsLeft === null ? undefined : words.worseningLeft(roundsLeft)} />
          </span>
        )}
      </td>
    </>
  );
});

type AmountProps = Readonly<{ value: number; isBold?: boolean; className?: string }>;

/** A number at the right edge; nothing is faint. */
const Amount = memo(function Amount({ value, isBold = false, className = '' }: AmountProps) {
  return (
    <td
      role="cell"
      className={classNames(
        'text-right tabular-nums',
        CELL,
        isBold && 'font-semibold',
        value === 0 && 'text-ink-3',
        className,
      )}
    >
      {formatNumber(value, useLanguage())}
    </td>
  );
});
