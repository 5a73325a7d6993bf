import { DEFENCE_KINDS } from '@/model/damage';
import type { Defence, Resource, Sheet } from '@/model/sheet';
import {
  type Contribution,
  type Explained,
  initiativeOf,
  itemStanding,
  type ResourceState,
  type RuleId,
  resourceStates,
  sheetDefense,
  speedOf,
  strippable,
} from '@/rules';
import { narrowly } from './open-sheet';

/** What the panels below the first ones show. */

/** The points of Defense by the rule that gives or takes them, types of bonuses in their order; nothing that comes to 0. */
function rowsOf({ contributions }: Explained): readonly Explained[] {
  const parts = new Map<RuleId, Contribution[]>();
  for (const part of contributions) if (part.counted) parts.set(part.rule, [...(parts.get(part.rule) ?? []), part]);
  return [...parts]
    .map(([rule, own]) => ({ rule, contributions: own, value: own.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => a.rule.localeCompare(b.rule));
}

/** Defense, and what of it the strongest attack of two kinds would take. */
export const selectDefense = narrowly((sheet) => {
  const { total } = sheetDefense(sheet);
  return {
    total,
    rows: rowsOf(total),
    armorPiercing: strippable(sheet, 'armorPiercing'),
    highSpeed: strippable(sheet, 'highSpeed'),
  };
});

/** The numbers of movement, where the character has them. */
export const selectMovement = narrowly((sheet) => {
  const speed = speedOf(sheet);
  return {
    initiative: initiativeOf(sheet),
    speed: speed.contributions.some(({ amount }) => amount !== 0) ? speed : null,
  };
});

export type ResourceEntry = Readonly<{ resource: Resource; state: ResourceState; depth: number }>;

/** The resources with how they stand, each branch below what it hangs under. */
export const selectResources = narrowly((sheet): readonly ResourceEntry[] => {
  const states = resourceStates(sheet);
  const ids = new Set(sheet.resources.map(({ id }) => id));
  const below = (under: string | null, depth: number): readonly ResourceEntry[] =>
    sheet.resources
      .filter((one) => (one.under !== null && ids.has(one.under) ? one.under : null) === under)
      .flatMap((resource) => {
        const state = states.get(resource.id);
        return state && depth <= ids.size ? [{ resource, state, depth }, ...below(resource.id, depth + 1)] : [];
      });
  return below(null, 0);
});

export const selectItems = narrowly((sheet) =>
  sheet.items.map((item) => {
    const { use, essence, usable } = itemStanding(sheet, item);
    return { item, use, essence, usable };
  }),
);
export type ItemEntry = ReturnType<typeof selectItems>[number];

const HOLDERS = ['attacker', 'shield', 'armor', 'self'] as const;

/** The place of a defence on the way of a hit. @rule P-32 */
const placeOf = (defence: Defence): number =>
  DEFENCE_KINDS.indexOf(defence.kind) * HOLDERS.length +
  (defence.kind === 'conversion' ? HOLDERS.indexOf(defence.holder) : 0);

/** The defences in the order in which a hit meets them. */
export const selectDefences = narrowly((sheet) => sheet.defences.toSorted((a, b) => placeOf(a) - placeOf(b)));

export const selectSkills = ({ skills }: Sheet) => skills;
export const selectSuppression = ({ suppression }: Sheet) => suppression;
