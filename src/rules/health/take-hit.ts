import { GRADES, type GradeAmounts, NO_AMOUNTS } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import type { DamagePart, HitPart } from '../damage/damage-part';
import { damageRider, riderFires } from '../damage/riders';
import { type Stripped, strippedDefences } from '../defense/stripped-defences';
import { type DefenceStep, happen, record, recordDefences, step, type Tally } from '../engine/tally';
import type { EnteredPiercing } from '../pipeline/attack-entry';
import { type HitChoices, pipelineOptions } from '../pipeline/hit-choices';
import type { PipelineStep } from '../pipeline/pipeline-step';
import { amountsOf, type PipelineResult, runPipeline } from '../pipeline/run-pipeline';
import type { Share } from '../pipeline/sharing';
import { sheetDefences } from '../pipeline/sheet-defences';
import { strikeHealth } from './strike-health';
import { riderThroughTemporaryHealth, SOAK_ORDER } from './temporary-health';
import { amountsTotal } from './track';

/** What the table says about a hit, and what its attack strips. */
export type ChoicesOnHit = HitChoices & Readonly<{ piercing?: EnteredPiercing | undefined }>;

/** One hit on its way: the sheet's defences, then temporary HP, then Health. @rule H-39 @rule P-32 @rule P-37 */
export function takeHit(tally: Tally, parts: readonly DamagePart[], choices: ChoicesOnHit, source?: string): Tally {
  const { sheet } = tally;
  const stripped = choices.piercing ? strippedBy(sheet, parts, choices.piercing) : NOTHING_STRIPPED;
  const options = pipelineOptions(sheet, choices, stripped.defences);
  const out = stripped.defences.size > 0 ? new Set([...stripped.defences, ...(options.off ?? [])]) : options.off;
  const result = runPipeline(parts, sheetDefences(sheet, out), options);
  const told = stripped.parts.reduce((next, part) => happen(next, 'B-24', 'traitsStopped', { subject: part }), tally);
  const defended = recordDefences(told, defenceSteps(sheet, result.steps));
  const shared = result.shares.reduce(tellShare, defended);
  const soaked = soak(shared, result);
  const ridden = tellRiders(soaked, result);
  return strikeHealth(ridden, amountsOf(result.final), source);
}

const NOTHING_STRIPPED: Stripped = { parts: [], defences: new Set() };

/** What a hit strips. Where the attack itself strikes the mind, armor is passed by and keeps its traits. @rule B-24 @rule D-17 */
function strippedBy(sheet: Sheet, parts: readonly DamagePart[], piercing: EnteredPiercing): Stripped {
  const mental = parts.some(({ extra, types }) => !extra && types.includes('mental'));
  return strippedDefences(sheet, { ...piercing, mental });
}

const byTemporaryHealth = ({ kind, result }: PipelineStep): boolean =>
  kind === 'temporaryHitPoints' && result === 'applied';

/** The step of temporary HP that took something. */
const soakStep = ({ steps }: PipelineResult): PipelineStep | undefined => steps.find(byTemporaryHealth);

/** Steps that only say how the hit goes on; without a defence to meet they say nothing. */
const isRemark = ({ kind }: PipelineStep): boolean => kind === 'unavoidable' || kind === 'merge';

/** The steps as the trace keeps them. What temporary HP takes is a change of the sheet's own numbers instead. */
function defenceSteps({ defences }: Sheet, steps: readonly PipelineStep[]): readonly DefenceStep[] {
  const amounts = amountsOnce();
  return steps
    .filter((one) => !byTemporaryHealth(one) && (defences.length > 0 || !isRemark(one)))
    .map(({ rule, stage, id, result, points, before, after }) => ({
      kind: 'defence',
      rule,
      stage,
      id,
      name: defences.find((defence) => defence.id === id)?.name ?? '',
      result,
      points,
      before: amounts(before),
      after: amounts(after),
    }));
}

/** Amounts by grade, counted once for what one step leaves and the next one finds. */
function amountsOnce(): (parts: readonly HitPart[]) => GradeAmounts {
  let counted: readonly HitPart[] = [];
  let amounts = NO_AMOUNTS;
  return (parts) => {
    if (parts !== counted) [counted, amounts] = [parts, amountsOf(parts)];
    return amounts;
  };
}

/** Tells what someone else takes who shares the damage. @rule P-26 */
function tellShare(tally: Tally, share: Share): Tally {
  const amounts = amountsOf(share);
  return GRADES.reduce(
    (next, grade) =>
      amounts[grade] > 0 ? happen(next, 'P-26', 'damageShared', { amount: amounts[grade], subject: grade }) : next,
    tally,
  );
}

/** What temporary HP takes, and what passes it. @rule H-38 @rule H-41 */
function soak(tally: Tally, result: PipelineResult): Tally {
  const passes = result.final.some(({ unavoidable }) => unavoidable);
  const had = tally.sheet.health.temporary > 0;
  const told = had && passes ? happen(tally, 'H-41', 'bypassedTemporaryHealth') : tally;
  const soaked = soakStep(result);
  if (soaked === undefined) return told;
  const [before, after] = [amountsOf(soaked.before), amountsOf(soaked.after)];
  const weakened = SOAK_ORDER.reduce(
    (next, grade) =>
      after[grade] === before[grade] ? next : record(next, 'H-38', `damage.${grade}`, before[grade], after[grade]),
    told,
  );
  return step(weakened, 'H-38', 'health.temporary', result.temporaryHitPoints);
}

/** Effects that ride on the hit: stopped with it, and sized by what the attack itself still deals; what is unavoidable of it, temporary HP can't have taken. @rule D-02 @rule H-40 @rule H-41 @rule M-62 */
function tellRiders(tally: Tally, result: PipelineResult): Tally {
  const soaked = soakStep(result);
  const dealt = soaked?.before ?? result.final;
  const reached = amountsTotal(amountsOf(result.final));
  if (!riderFires('damage', true, reached)) return happen(tally, soaked ? 'H-40' : 'D-02', 'riderStopped');
  const { rider: original, total } = damageRider(dealt);
  const { rider: passing } = damageRider(dealt.filter(({ unavoidable }) => unavoidable));
  const reachable = { original: original - passing, extra: total - original };
  const left = riderThroughTemporaryHealth({ ...reachable, temporary: soaked?.points ?? 0 });
  const rider = passing + left.rider;
  return rider === reached ? tally : happen(tally, 'M-62', 'riderSized', { amount: rider });
}
