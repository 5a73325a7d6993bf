/** The parts of Defense that High Speed lowers, those that Armor Piercing lowers, and the rest. @rule B-23 */
export const DEFENSE_GROUPS = {
  highSpeed: ['baseDefense', 'dodge', 'parry'],
  armorPiercing: ['armor', 'shield', 'naturalArmor'],
  other: ['other'],
} as const;

export type DefenseGroup = keyof typeof DEFENSE_GROUPS;
export type DefensePart = (typeof DEFENSE_GROUPS)[DefenseGroup][number];

/** Some points of Defense of one group; `supernatural` when what gives them is Magical or Anomalous. */
export type DefensePoints = Readonly<{ group: DefenseGroup; amount: number; supernatural: boolean }>;

/** What an attack takes off Defense before any penalty, in points. */
export type Piercing = Readonly<{
  highSpeed?: number | undefined;
  armorPiercing?: number | undefined;
  spellPiercing?: number | undefined;
}>;

/** Defense after piercing, and how many points each kind of it took. */
export type PiercedDefense = Readonly<{ left: number; taken: Readonly<Record<keyof Piercing, number>> }>;

type Purse = Readonly<{ mundane: number; supernatural: number }>;

const purseOf = (points: readonly DefensePoints[], group: DefenseGroup): Purse => {
  const own = points.filter((entry) => entry.group === group);
  const sum = (supernatural: boolean) =>
    own.reduce((all, entry) => (entry.supernatural === supernatural ? all + entry.amount : all), 0);
  return { mundane: sum(false), supernatural: sum(true) };
};

/** Takes points off a group, mundane ones first, never below 0 in all. */
function strip({ mundane, supernatural }: Purse, points: number): Purse & Readonly<{ taken: number }> {
  const taken = Math.min(points, Math.max(0, mundane + supernatural));
  const fromMundane = Math.min(taken, Math.max(0, mundane));
  return { mundane: mundane - fromMundane, supernatural: supernatural - (taken - fromMundane), taken };
}

/** Supernatural points that a group still has; what lowers the whole group has lowered them too. */
const unearthly = ({ mundane, supernatural }: Purse): number =>
  Math.max(0, Math.min(supernatural, mundane + supernatural));

/**
 * Defense that is left after [High Speed], [Armor Piercing] and [Spell Piercing], in points. The first two take from
 * their own group, mundane points first, and not below 0; then Spell Piercing takes supernatural points of any group,
 * so that no point is taken twice. @rule B-23 @rule B-38
 */
export function pierceDefense(points: readonly DefensePoints[], piercing: Piercing): PiercedDefense {
  const { highSpeed = 0, armorPiercing = 0, spellPiercing = 0 } = piercing;
  const fast = strip(purseOf(points, 'highSpeed'), highSpeed);
  const armored = strip(purseOf(points, 'armorPiercing'), armorPiercing);
  const other = purseOf(points, 'other');
  const spells = [fast, armored, other].reduce((all, purse) => all + unearthly(purse), 0);
  const all = [fast, armored, other].reduce((sum, purse) => sum + purse.mundane + purse.supernatural, 0);
  const dispelled = Math.min(spellPiercing, spells);
  return {
    left: all - dispelled,
    taken: { highSpeed: fast.taken, armorPiercing: armored.taken, spellPiercing: dispelled },
  };
}
