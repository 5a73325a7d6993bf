import { memo } from 'react';
import { formatNumber, GRADE_LETTERS } from '@/i18n';
import { party } from '@/i18n/party';
import { HEALTH_STATES } from '@/model/health';
import type { StorytellerCard } from '@/party/cards';
import { trackTotal } from '@/rules';
import { classNames } from '@/ui/class-names';
import { HealthBar } from '@/ui/health-bar';
import { MindWords } from '@/ui/mind-chip';
import { useLanguage, useMessages } from '@/ui/preferences';
import { STATUS_TEXT, StatusWords } from '@/ui/status-chip';
import { useTop } from '@/ui/use-top';
import { useWindowRows } from '@/ui/use-window-rows';
import { PresenceMark } from './seat-card';
import { useSeat } from './seat-store';
import { SeatTick } from './seat-tick';
import type { SeatGroup } from './seat-views';
import { mindOfCard, useEffectsLine } from './seat-words';

type SeatTableProps = Readonly<{
  groups: readonly SeatGroup[];
  heading: (group: string) => string;
  selected: ReadonlySet<string>;
  onSelect: (seatId: string) => void;
}>;

type Row = Readonly<{ group: string } | { id: string }>;

const isTouch = () => window.matchMedia?.('(max-width: 59.99rem)').matches ?? false;
const WIDE = 'hidden lg:table-cell';
const CELL = 'px-1.5 lg:px-2';

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
    beyond: 12,
    top,
  });
  const above = drawn.rows[0]?.start ?? 0;
  const below = drawn.total - (drawn.rows.at(-1)?.end ?? drawn.total);
  return (
    <div ref={place} className="overflow-x-auto rounded-3 border border-line bg-surf-1">
      <table
        className="w-full border-collapse text-13 whitespace-nowrap lg:table-fixed"
        aria-rowcount={rows.length + 1}
      >
        <Widths />
        <Head words={words.columns} />
        <tbody>
          <Gap height={above} />
          {drawn.rows.map(({ key, index }) => {
            const row = rows[index];
            if (!row) return null;
            if ('group' in row)
              return (
                <tr key={key} aria-rowindex={index + 2} className="h-7 bg-surf-2">
                  <th colSpan={COLUMNS} scope="rowgroup" className="px-2 text-left text-12 font-normal text-ink-2">
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
const COLUMNS = 14;

/** Headings begin with a mark that ids have not. */
function keyOfRow(row: Row | undefined): string {
  if (row === undefined) return '';
  return 'group' in row ? `#${row.group}` : row.id;
}

/** Widths of the columns on wide screens, so that a number that changes moves no other; null shares what is left. */
const WIDTHS = [44, null, 168, 168, 52, 52, 52, 52, 168, 60, 60, 92, null, 128] as const;

function Widths() {
  return (
    <colgroup className="max-lg:hidden">
      {WIDTHS.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
        <col key={index} style={width === null ? undefined : { width }} />
      ))}
    </colgroup>
  );
}

function Gap({ height }: Readonly<{ height: number }>) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={COLUMNS} style={{ height }} />
    </tr>
  ) : null;
}

function Head({ words }: Readonly<{ words: Readonly<Record<string, string>> }>) {
  const head = (key: string, className = '') => (
    <th scope="col" className={classNames('h-9 bg-surf-2 text-left text-12 font-normal text-ink-2', CELL, className)}>
      {words[key]}
    </th>
  );
  return (
    <thead className="border-b border-line-2">
      <tr aria-rowindex={1}>
        <th scope="col" className="w-11 bg-surf-2">
          <span className="sr-only">{words.select}</span>
        </th>
        {head('name')}
        {head('status')}
        {head('mind')}
        {HEALTH_STATES.map((state) => (
          <th
            key={state}
            scope="col"
            className={classNames('bg-surf-2 text-right text-12 font-normal text-ink-2', CELL)}
          >
            {GRADE_LETTERS[state]}
          </th>
        ))}
        {head('track')}
        {head('maximum', 'text-right!')}
        {head('temporary', classNames(WIDE, 'text-right!'))}
        {head('willpower', 'text-right!')}
        {head('effects', WIDE)}
        {head('seen', WIDE)}
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
      aria-rowindex={index + 2}
      className={classNames(
        'h-[46px] border-b border-line last:border-0 lg:h-[34px]',
        isSelected ? 'bg-surf-3' : card?.mind === 'worsening' && 'bg-aggravated-soft',
        card?.mind === 'dead' && 'text-ink-3',
      )}
    >
      <td className="overflow-hidden">
        <span className="-my-1.5 block">
          <SeatTick seatId={id} name={name} isSelected={isSelected} onSelect={onSelect} />
        </span>
      </td>
      <th scope="row" className={classNames('min-w-24 text-left font-semibold whitespace-normal', CELL)}>
        <bdi>{name}</bdi>
      </th>
      {card ? (
        <Numbers card={card} note={view.note} />
      ) : (
        <td colSpan={9} className={classNames('text-ink-2', CELL)}>
          {view.presence.kind === 'missing' ? words.sheetGone : words.noCard}
        </td>
      )}
      <td className={classNames(WIDE, CELL)}>
        <PresenceMark presence={view.presence} />
      </td>
    </tr>
  );
});

function Numbers({ card, note }: Readonly<{ card: StorytellerCard; note: string | null }>) {
  const words = useMessages(party);
  const effects = useEffectsLine();
  const mind = mindOfCard(card);
  const maximum = trackTotal(card.track);
  const { current, maximum: most, temporary } = card.willpower;
  return (
    <>
      <td className={classNames(CELL, STATUS_TEXT[card.status])}>
        <span className="inline-flex items-baseline gap-1.5">
          <StatusWords status={card.status} />
        </span>
      </td>
      <td className={classNames(CELL, mind === 'worsening' && 'text-aggravated')}>
        {mind && (
          <span className="inline-flex items-center gap-1.5">
            {card.roundsLeft === null ? <MindWords mind={mind} /> : words.worseningLeft(card.roundsLeft)}
          </span>
        )}
      </td>
      {HEALTH_STATES.map((state) => (
        <Amount key={state} value={card.track[state]} isBold={state === 'healthy'} />
      ))}
      <td className={CELL}>
        <HealthBar track={card.track} className="w-[78px] lg:w-[150px]" silent />
      </td>
      <Amount value={maximum} />
      <Amount value={card.temporaryHitPoints} className={WIDE} />
      <td className={classNames('text-right', CELL)}>
        {!card.isObject && `${current}/${most}${temporary > 0 ? ` +${temporary}` : ''}`}
      </td>
      <td className={classNames('max-w-64 truncate text-ink-2', WIDE, CELL)}>{note ?? effects(card)}</td>
    </>
  );
}

type AmountProps = Readonly<{ value: number; isBold?: boolean; className?: string }>;

/** A number at the right edge; nothing is faint. */
function Amount({ value, isBold = false, className = '' }: AmountProps) {
  return (
    <td
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
}
