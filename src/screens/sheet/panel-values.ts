import { DEFENCE_KINDS } from '@/model/damage';
import { LIMITS } from '@/model/parts';
import type { Defence, Resource, Sheet } from '@/model/sheet';
import {
  defenseAgainst,
  type Explained,
  initiativeOf,
  itemStanding,
  type ResourceState,
  type RuleId,
  resourceStates,
  sheetDefense,
  speedOf,
} from '@/rules';
import { narrowly } from './open-sheet';

/** What the panels below the first ones show. */

export type DefenseRow = Readonly<{ rule: RuleId; points: number }>;

/** The points of Defense by the rule that gives or takes them, types of bonuses in their order; nothing that comes to 0. */
function rowsOf({ contributions }: Explained): readonly DefenseRow[] {
  const points = new Map<RuleId, number>();
  for (const { counted, rule, amount } of contributions)
    if (counted) points.set(rule, (points.get(rule) ?? 0) + amount);
  return [...points]
    .flatMap(([rule, sum]) => (sum === 0 ? [] : [{ rule, points: sum }]))
    .toSorted((a, b) => a.rule.localeCompare(b.rule));
}

/** Defense, and what of it the strongest attack of two kinds would leave. */
export const selectDefense = narrowly((sheet) => {
  const { total } = sheetDefense(sheet);
  const most = LIMITS.number;
  const taken = (attack: Parameters<typeof defenseAgainst>[1]) => defenseAgainst(sheet, attack).outcome.taken;
  return {
    total,
    rows: rowsOf(total),
    armorPiercing: taken({ armorPiercing: most }).armorPiercing,
    highSpeed: taken({ highSpeed: most }).highSpeed,
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
