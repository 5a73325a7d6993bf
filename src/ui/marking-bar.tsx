import { formatAmounts } from '@/i18n';
import { core } from '@/i18n/core';
import { GRADES } from '@/model/health';
import { Button } from './button';
import { CheckedButton, CheckedFields } from './checked-fields';
import { GradeSymbol } from './grade-mark';
import type { Marking } from './marking';
import { NumberStepper } from './number-stepper';
import { useLanguage, useMessages } from './preferences';
import { Segmented } from './segmented';

/** Takes the place of the dock while marking: grade, amount, Cancel, Mark. */
export function MarkingBar({ marking }: Readonly<{ marking: Marking }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const { grade, amount } = marking;
  const points = formatAmounts({ bashing: 0, lethal: 0, aggravated: 0, [grade]: Math.abs(amount) }, language);
  const label = amount < 0 ? words.marking.takeAway(points) : words.marking.mark(points);
  return (
    <div className="grid gap-2 pt-2">
      <Segmented
        label={words.marking.grade}
        value={grade}
        onChange={marking.setGrade}
        options={GRADES.map((one) => ({
          value: one,
          label: (
            <>
              <GradeSymbol state={one} /> {words.gradeTitle[one]}
            </>
          ),
        }))}
      />
      <CheckedFields>
        <div className="flex items-start gap-2">
          <NumberStepper
            className="flex-1"
            label={words.marking.amount}
            value={amount}
            {...marking.range}
            onChange={marking.setAmount}
          />
          <Button onClick={marking.cancel}>{words.verb.cancel}</Button>
          <CheckedButton kind="primary" onClick={marking.commit} disabled={amount === 0}>
            {amount === 0 ? words.marking.nothing : label}
          </CheckedButton>
        </div>
      </CheckedFields>
      <p className="text-center text-13 text-ink-2">{words.marking.straight}</p>
    </div>
  );
}
