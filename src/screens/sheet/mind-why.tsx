import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { type SheetWords, sheet } from '@/i18n/sheet';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { RuleId } from '@/rules';
import { useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import type { Mind } from './sheet-values';

/** Why the character is awake or not. */
export function MindWhy({ mind }: Readonly<{ mind: Mind }>) {
  const words = useMessages(sheet);
  const { unconsciousCause } = useMessages(rules);
  const { mind: minds } = useMessages(core);
  return (
    <div className="grid gap-1.5 pb-1">
      {mind.causes.length === 0 && <p>{awakeWords(mind, words)}</p>}
      {mind.causes.length > 0 && (
        <>
          <p className="font-semibold">{minds.unconscious}</p>
          <ul className="list-disc pl-5">
            {mind.causes.map((cause) => (
              <li key={cause}>{unconsciousCause[cause]}</li>
            ))}
          </ul>
        </>
      )}
      {mind.worsening && <WorseningWords mind={mind} />}
      <RuleLine rule={mind.worsening ? 'H-11' : ruleOf(mind)} className="border-t border-line pt-1" />
    </div>
  );
}

const ruleOf = ({ life }: Mind): RuleId => (life === 'awake' || life === 'out' ? 'H-13' : 'W-09');

function awakeWords({ life, holding }: Mind, { mind }: SheetWords): string {
  if (life === 'mustPay') return mind.mustPay;
  if (holding?.kind === 'round') return mind.holdingTurns(holding.turnsCovered);
  return holding?.kind === 'hour' ? mind.holdingMinutes(holding.minutesLeft) : mind.awake;
}

/** How long worsening takes, and what it takes. */
export function WorseningWords({ mind }: Readonly<{ mind: Mind }>) {
  const { worsening } = useMessages(sheetDetail);
  return (
    <div>
      {mind.roundsLeft !== null && <p className="font-semibold">{worsening.deadIn(mind.roundsLeft)}</p>}
      <p>{worsening.each}</p>
      <ul className="list-disc pl-5">
        {mind.lethal > 0 && <li>{worsening.lethal(mind.lethal)}</li>}
        {mind.bashing > 0 && <li>{worsening.bashing(mind.bashing)}</li>}
      </ul>
      <p className="text-13 text-ink-2">{worsening.stops}</p>
    </div>
  );
}
