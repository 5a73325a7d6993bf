import * as z from 'zod/mini';
import { parseDamageEntry } from '@/interop/damage-entry';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { GRADES } from '@/model/health';
import { attributeIdSchema, count, gradeAmountsSchema, textSchema } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { addUp, amountsTotal, type Command, overseerRepair, PRICE_PER_AGGRAVATED } from '@/rules';
import type { Proposed } from '@/ui/tell-outcome';

export const HEALING_WAYS = ['ability', 'firstAid', 'overseer', 'attribute', 'temporary'] as const;

/** What the dialog holds for every way at once, so that looking at another way loses nothing. */
export const healDraftSchema = z.strictObject({
  way: z.enum(HEALING_WAYS),
  amounts: gradeAmountsSchema,
  source: textSchema,
  aggravated: count,
  inSpace: z.boolean(),
  attribute: attributeIdSchema,
  attributePoints: count,
  temporary: count,
});
export type HealDraft = z.infer<typeof healDraftSchema>;

/** Where the dialog starts: First Aid while injuries worsen, else an ability; as much repair as the points pay for. */
export function startOfHealing(sheet: Sheet): HealDraft {
  const affordable = Math.floor(sheet.points / PRICE_PER_AGGRAVATED);
  return {
    way: sheet.worsening ? 'firstAid' : 'ability',
    amounts: { bashing: 0, lethal: 0, aggravated: 0 },
    source: '',
    aggravated: Math.min(sheet.health.track.aggravated, affordable),
    inSpace: false,
    attribute: damagedAttributes(sheet)[0] ?? 'strength',
    attributePoints: 1,
    temporary: 0,
  };
}

/** Where the dialog starts when the Storyteller proposes `3L + 2B`: an ability that heals as much. */
export function healingProposed(sheet: Sheet, { entry, note }: Proposed): HealDraft {
  const graded = parseDamageEntry(entry).parts.flatMap(({ amount, grade }) => (grade ? [{ amount, grade }] : []));
  return { ...startOfHealing(sheet), way: 'ability', amounts: addUp(graded), source: note };
}

/** Whether the player made another healing of the one the dialog began with. */
export const isOtherHealing = (start: HealDraft, draft: HealDraft): boolean =>
  draft.way !== start.way || GRADES.some((grade) => draft.amounts[grade] !== start.amounts[grade]);

export const damagedAttributes = (sheet: Sheet): readonly AttributeId[] =>
  ATTRIBUTE_IDS.filter((id) => sheet.attributeDamage[id] > 0);

/** The command of the draft, or null while it says too little. */
export function healCommand(sheet: Sheet, draft: HealDraft): Command | null {
  const source = draft.source.trim();
  switch (draft.way) {
    case 'ability':
      return amountsTotal(draft.amounts) > 0 ? { type: 'health/heal', amounts: draft.amounts, source } : null;
    case 'firstAid':
      return { type: 'health/first-aid' };
    case 'overseer':
      return { type: 'health/repair', aggravated: draft.aggravated };
    case 'attribute':
      return sheet.attributeDamage[draft.attribute] > 0
        ? { type: 'attribute/restore', attribute: draft.attribute, amount: restoredPoints(sheet, draft) }
        : null;
    case 'temporary':
      return draft.temporary > 0 ? { type: 'health/gain-temporary', amount: draft.temporary, source } : null;
  }
}

/** Never more than the Attribute has lost. */
export const restoredPoints = (sheet: Sheet, { attribute, attributePoints }: HealDraft): number =>
  Math.min(attributePoints, sheet.attributeDamage[attribute]);

/** Reward points missing for the repair asked for. */
export const pointsShort = (sheet: Sheet, draft: HealDraft): number =>
  Math.max(0, overseerRepair(sheet.health.track, draft.aggravated).cost - sheet.points);
