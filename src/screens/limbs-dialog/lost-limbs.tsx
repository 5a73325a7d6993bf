import type { ReactNode } from 'react';
import { formatNumber } from '@/i18n';
import { limbs } from '@/i18n/limbs';
import { formatDuration } from '@/i18n/time-formatters';
import type { LostLimb, Sheet } from '@/model/sheet';
import { limbRegeneration, limbsLeft, regrowthMinutes } from '@/rules';
import { EmptyState } from '@/ui/empty-state';
import { Explainer } from '@/ui/explainer';
import { useLanguage, useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import { Term } from '@/ui/term';
import { WhyLedger } from '@/ui/why-ledger';

type SheetProps = Readonly<{ sheet: Sheet }>;

/** The limbs that are gone, each with when it is back. */
export function LostLimbs({ sheet }: SheetProps) {
  const words = useMessages(limbs);
  const language = useLanguage();
  const lost = limbsLeft(sheet);
  if (lost.length === 0) return <EmptyState>{words.none}</EmptyState>;
  return (
    <ul aria-label={words.lost} className="grid rounded-3 border border-line-2">
      {lost.map(({ limb, backAt }) => (
        <li key={limb.id} className="flex min-h-tap items-center gap-3 border-t border-line px-3 first:border-t-0">
          <span className="min-w-0 flex-1 wrap-anywhere">
            {limb.name}
            <small className="block text-12 text-ink-3">
              {[words.size(limb.size), limb.reattached && words.isPutBack].filter(Boolean).join(' · ')}
            </small>
          </span>
          {backAt === null ? (
            <span className="text-right text-13 text-ink-2">{words.never}</span>
          ) : (
            <TimeLeft sheet={sheet} limb={limb} time={formatDuration(backAt - sheet.time.minute, language)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function TimeLeft({ sheet, limb, time }: SheetProps & Readonly<{ limb: LostLimb; time: string }>) {
  const words = useMessages(limbs);
  return (
    <Explainer
      name={words.why.title(limb.name)}
      value={time}
      body={() => <Working sheet={sheet} limb={limb} time={time} />}
      className="min-h-tap text-right text-13"
    >
      <span className="why">{words.backIn(time)}</span>
    </Explainer>
  );
}

/** How the time is worked out, line by line. */
function Working({ sheet, limb, time }: SheetProps & Readonly<{ limb: LostLimb; time: string }>) {
  const { why } = useMessages(limbs);
  const language = useLanguage();
  const { size, reattached, grown } = limb;
  const regeneration = limbRegeneration(sheet);
  const whole = regrowthMinutes(size, 1, reattached) ?? 0;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
        <Line name={why.whole(Math.max(1, size), reattached ? 'minutes' : 'hours')}>
          {formatDuration(whole, language)}
        </Line>
        {grown > 0 && <Line name={why.grown}>−{formatDuration(grown, language)}</Line>}
        <Line name={why.divided}>÷ {formatNumber(regeneration.value, language)}</Line>
        <Line name={why.left}>{time}</Line>
      </dl>
      <RuleLine rule={reattached ? 'H-37' : 'H-36'} />
      <section>
        <h3 className="text-13 text-ink-2">
          <Term of="regeneration">{why.regeneration}</Term>
        </h3>
        <WhyLedger explained={regeneration} />
      </section>
    </div>
  );
}

function Line({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-semibold whitespace-nowrap">{children}</dd>
    </>
  );
}
