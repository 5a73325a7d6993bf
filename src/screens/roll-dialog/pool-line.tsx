import { formatNumber, formatSigned } from '@/i18n';
import { roll } from '@/i18n/roll';
import type { RollPool } from '@/rules';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Why, WhyNumber } from '@/ui/why';

const CELL = 'flex min-h-tap items-baseline gap-2 text-left focus-visible:-outline-offset-2';

/** The dice of the roll and the extra successes that wait for a success, each with its why. */
export function PoolLine({ pool: { dice, extraSuccesses } }: Readonly<{ pool: RollPool }>) {
  const words = useMessages(roll);
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <Why name={words.pool} explained={dice} className={CELL}>
        <WhyNumber className="text-32 leading-tight">{formatNumber(dice.value, language)}</WhyNumber>{' '}
        <span className="text-13 text-ink-2">{words.pool}</span>
      </Why>
      {extraSuccesses.contributions.length > 0 && (
        <Why name={words.extraSuccesses} explained={extraSuccesses} className={CELL}>
          <WhyNumber className="text-20">{formatSigned(extraSuccesses.value, language)}</WhyNumber>{' '}
          <span className="text-13 text-ink-2">{words.extraSuccesses}</span>
        </Why>
      )}
    </div>
  );
}
