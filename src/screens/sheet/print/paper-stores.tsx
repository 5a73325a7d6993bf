import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { print } from '@/i18n/print';
import { useLanguage, useMessages } from '@/ui/preferences';
import { selectGauges, selectPools, selectWillpower } from '../sheet-values';
import { type OfSheet, PaperCell, PaperRow, PaperSection, usePaperSum } from './paper-parts';

/** Above this Willpower is a number, not spheres. */
const MOST_SPHERES = 20;
/** Diamonds for temporary Willpower that is still to come. */
const SPARE_DIAMONDS = 2;

export function PaperWillpower({ sheet }: OfSheet) {
  const words = useMessages(print);
  const { term } = useMessages(core);
  const language = useLanguage();
  const sum = usePaperSum();
  const { current, temporary, maximum } = selectWillpower(sheet);
  const isDrawn = maximum.value + temporary <= MOST_SPHERES;
  return (
    <PaperSection title={term.willpower} small={sum(maximum)}>
      <p className="paper-pips">
        {isDrawn && <Marks kind="sphere" filled={current} total={maximum.value} />}
        <span className={isDrawn ? 'sr-only' : undefined}>
          {formatNumber(current, language)} / {formatNumber(maximum.value, language)}
        </span>
        <small>{words.temporary}</small>
        {isDrawn && <Marks kind="diamond" filled={temporary} total={temporary + SPARE_DIAMONDS} />}
        <span className={isDrawn ? 'sr-only' : undefined}>{formatNumber(temporary, language)}</span>
      </p>
    </PaperSection>
  );
}

type MarksProps = Readonly<{ kind: 'sphere' | 'diamond'; filled: number; total: number }>;

const Marks = ({ kind, filled, total }: MarksProps) =>
  Array.from({ length: total }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the row
    <i key={place} aria-hidden className={`paper-${kind}`} data-on={place < filled} />
  ));

/** Energy Pools and Gauges, each with a number to write over. */
export function PaperStores({ sheet }: OfSheet) {
  const words = useMessages(print);
  const language = useLanguage();
  const stores = [...selectPools(sheet), ...selectGauges(sheet)];
  if (stores.length === 0) return null;
  return (
    <PaperSection title={words.energyAndGauges}>
      <ul className="paper-list paper-two">
        {stores.map(({ id, name, current, maximum }) => (
          <PaperRow
            key={id}
            name={name}
            end={
              <>
                <PaperCell>{formatNumber(current, language)}</PaperCell>
                {maximum && ` / ${formatNumber(maximum.value, language)}`}
              </>
            }
          />
        ))}
      </ul>
    </PaperSection>
  );
}
