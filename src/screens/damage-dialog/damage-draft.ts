import * as z from 'zod/mini';
import { type DamageEntry, parseDamageEntry } from '@/interop/damage-entry';
import type { Grade, GradeAmounts } from '@/model/health';
import { textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { addUp, type Command, lifeStatus, type Outcome, type TakeDamage } from '@/rules';
import { sheetStore } from '@/store/sheet-store';

/** What the dialog holds before it is applied. */
export const damageDraftSchema = z.strictObject({
  entry: z.string(),
  unavoidable: z.boolean(),
  source: textSchema,
  /** Stay conscious on 1 Willpower, where the hit asks for it. */
  pay: z.boolean(),
});
export type DamageDraft = z.infer<typeof damageDraftSchema>;

export const EMPTY_DRAFT: DamageDraft = { entry: '', unavoidable: false, source: '', pay: false };

/** What keeps a hit from being applied, before the rules are asked. */
type Obstacle = 'empty' | 'grade' | 'unknown' | 'tooMany';

/** Everything the dialog shows, worked out from the draft. */
export type DamagePlan = Readonly<{
  entry: DamageEntry;
  obstacle: Obstacle | null;
  hit: TakeDamage | null;
  /** What the hit alone comes to. */
  outcome: Outcome | null;
  /** What paying for consciousness would add; null when nothing is asked for. */
  paid: Outcome | null;
  /** What is applied, and what it comes to. */
  commands: readonly Command[];
  result: Outcome | null;
}>;

const STAY: Command = { type: 'willpower/stay-conscious', inCombat: true };

/** Reads the draft and asks the rules what it would come to. */
export function planDamage(draft: DamageDraft): DamagePlan {
  const entry = parseDamageEntry(draft.entry);
  const obstacle = obstacleIn(entry);
  const hit = obstacle ? null : hitOf(entry, draft);
  if (!hit) return { entry, obstacle, hit, outcome: null, paid: null, commands: [], result: null };
  const outcome = sheetStore.preview(hit);
  const asked = outcome.ok && lifeStatus(outcome.sheet) === 'mustPay';
  const paid = asked ? sheetStore.preview([hit, STAY]) : null;
  const pays = draft.pay && paid?.ok === true && lifeStatus(paid.sheet) === 'holding';
  return {
    entry,
    obstacle,
    hit,
    outcome,
    paid,
    commands: pays ? [hit, STAY] : [hit],
    result: pays ? paid : outcome,
  };
}

function obstacleIn({ parts, unknown, tooMany }: DamageEntry): Obstacle | null {
  if (unknown.length > 0) return 'unknown';
  if (tooMany) return 'tooMany';
  if (parts.some(({ grade }) => grade === null)) return 'grade';
  return parts.length === 0 ? 'empty' : null;
}

function hitOf({ parts }: DamageEntry, { unavoidable, source }: DamageDraft): TakeDamage {
  const graded = parts.flatMap(({ amount, grade }) => (grade === null ? [] : [{ amount, grade }]));
  return { type: 'damage/take', parts: graded, unavoidable, source: source.trim() };
}

/** Willpower of both kinds, for the words "6 → 5". */
export const willpowerOf = ({ willpower }: Sheet): number => willpower.current + willpower.temporary;

/** The points of the parts that have a grade. */
export const gradedAmounts = ({ parts }: DamageEntry): GradeAmounts =>
  addUp(parts.flatMap(({ amount, grade }) => (grade === null ? [] : [{ amount, grade: grade satisfies Grade }])));
