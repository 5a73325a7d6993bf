import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { round } from '@/i18n/round';
import { GRADES, type GradeAmounts } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { fastHealingOf, fastHealingPoints } from '@/rules';
import { GradeSymbol } from '@/ui/grade-mark';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Term } from '@/ui/term';
import { Checkbox } from '@/ui/toggles';
import { Why, WhyNumber } from '@/ui/why';

/** How the points are spent: null leaves it to the rules' own order. */
export type Split = GradeAmounts | null;

type HealingSplitProps = Readonly<{
  sheet: Sheet;
  split: Split;
  aggravatedFirst: boolean;
  /** What would be healed as it stands. */
  healed: GradeAmounts;
  onSplit: (split: Split) => void;
  onAggravatedFirst: (on: boolean) => void;
}>;

/** Fast healing and regeneration of the round: lethal before bashing by itself, or split by hand. */
export function HealingSplit({ sheet, split, aggravatedFirst, healed, onSplit, onAggravatedFirst }: HealingSplitProps) {
  const words = useMessages(round);
  const language = useLanguage();
  const { ratings, capacity } = fastHealingOf(sheet);
  if (capacity.bashingOrLethal === 0) return null;
  return (
    <section>
      <h3 className="flex justify-between text-13 text-ink-2">
        <Term of="fast healing">{words.healing}</Term>
        <span className="font-normal">
          {words.sources(ratings.map((rating) => formatNumber(rating, language)).join(' + '))}
        </span>
      </h3>
      <Why name={words.healing} explained={fastHealingPoints(sheet)} className="min-h-tap text-left text-13 text-ink-2">
        <WhyNumber>{words.capacity(capacity.bashingOrLethal, capacity.aggravated)}</WhyNumber>
      </Why>
      {capacity.aggravated > 0 && split === null && (
        <Checkbox
          label={words.aggravatedFirst}
          checked={aggravatedFirst}
          onChange={(event) => onAggravatedFirst(event.target.checked)}
        />
      )}
      <Checkbox
        label={words.choose}
        checked={split !== null}
        onChange={(event) => onSplit(event.target.checked ? healed : null)}
      />
      {split && <Steppers sheet={sheet} split={split} onSplit={onSplit} />}
    </section>
  );
}

type SteppersProps = Readonly<{ sheet: Sheet; split: GradeAmounts; onSplit: (split: Split) => void }>;

function Steppers({ sheet, split, onSplit }: SteppersProps) {
  const words = useMessages(round);
  const coreWords = useMessages(core);
  const { capacity } = fastHealingOf(sheet);
  return (
    <div className="grid gap-2">
      {GRADES.map((grade) => {
        const most =
          grade === 'aggravated' ? capacity.aggravated : Math.min(capacity.bashingOrLethal, sheet.health.track[grade]);
        return (
          <div key={grade} className="flex items-center gap-2">
            <span className="flex flex-1 items-center gap-2">
              <GradeSymbol state={grade} />
              {coreWords.gradeTitle[grade]}
            </span>
            <NumberStepper
              className="w-36"
              label={words.heal(coreWords.grade[grade])}
              value={split[grade]}
              max={most}
              onChange={(amount) => onSplit({ ...split, [grade]: amount })}
            />
          </div>
        );
      })}
    </div>
  );
}
