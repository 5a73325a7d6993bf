import { Book } from 'lucide-react';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { type SheetWords, sheet } from '@/i18n/sheet';
import { RULEBOOK, type RuleId } from '@/rules';
import { chipButtonClass } from '@/ui/chip';
import { Explainer } from '@/ui/explainer';
import { MindWords, mindChipClass } from '@/ui/mind-chip';
import { useLanguage, useMessages } from '@/ui/preferences';
import { useOpenSheet } from './open-sheet';
import { type Mind, mindState, selectMind } from './sheet-values';

/** The consciousness chip, and why the character is awake or not. Nothing for the dead: their status says it. */
export function MindExplainer() {
  const words = useMessages(sheet);
  const mind = useOpenSheet(selectMind);
  if (mind.life === 'dead') return null;
  const state = mindState(mind);
  return (
    <Explainer
      name={words.mind.name}
      body={() => <MindBody mind={mind} />}
      className={chipButtonClass(mindChipClass(state))}
    >
      <MindWords mind={state} />
    </Explainer>
  );
}

function MindBody({ mind }: Readonly<{ mind: Mind }>) {
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
      <RuleLine rule={mind.worsening ? 'H-11' : ruleOf(mind)} />
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
  const { worsening } = useMessages(sheet);
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

/** The rule behind it, as a why ends. */
export function RuleLine({ rule }: Readonly<{ rule: RuleId }>) {
  const language = useLanguage();
  const { title } = RULEBOOK[rule];
  return (
    <p className="flex min-h-8 items-center gap-1.5 border-t border-line pt-1 text-13 text-ink-2">
      <Book size={16} strokeWidth={1.75} aria-hidden />
      <span>
        {language === 'en' ? title.en : title.zh} <span className="text-12 text-ink-3">{rule}</span>
      </span>
    </p>
  );
}
