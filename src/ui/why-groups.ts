import { BONUS_TYPES, type Combining, type Contribution, isBonusType, type RuleId } from '@/rules';

/** The parts of a number that belong together: the bonuses and penalties of one type, or what one rule puts in. */
export type WhyGroup = Readonly<{
  /** The rule that names the group; of a penalty with a name of its own, the rule about those. */
  rule: RuleId;
  /** The name that a penalty has of its own. */
  named: string | null;
  /** How its bonuses combine, and how its penalties do. */
  bonuses: Combining | null;
  penalties: Combining | null;
  parts: readonly Contribution[];
}>;

/** The penalty of wounds has a type of its own, which its rule names. */
const WOUND = 'wound';

/** The contributions to a number in groups, in the order of the first of each. */
export function whyGroups(contributions: readonly Contribution[]): readonly WhyGroup[] {
  const groups = new Map<string, Contribution[]>();
  for (const part of contributions) {
    const key = part.stacked ? `type ${part.stacked.type}` : part.rule;
    const group = groups.get(key);
    if (group) group.push(part);
    else groups.set(key, [part]);
  }
  return [...groups.values()].map(groupOf);
}

function groupOf(parts: readonly Contribution[]): WhyGroup {
  const combining = (isOne: (part: Contribution) => boolean) => parts.find(isOne)?.stacked?.combining ?? null;
  return {
    ...headingOf(parts),
    bonuses: combining(({ amount }) => amount >= 0),
    penalties: combining(({ amount }) => amount < 0),
    parts,
  };
}

function headingOf([first]: readonly Contribution[]): Pick<WhyGroup, 'rule' | 'named'> {
  const type = first?.stacked?.type;
  if (type === undefined) return { rule: first?.rule ?? 'B-02', named: null };
  if (isBonusType(type)) return { rule: BONUS_TYPES[type].rule, named: null };
  return type === WOUND ? { rule: 'H-15', named: null } : { rule: 'B-20', named: type };
}

/** What counts of a group. */
export const subtotalOf = ({ parts }: WhyGroup): number =>
  parts.reduce((sum, one) => (one.counted ? sum + one.amount : sum), 0);
