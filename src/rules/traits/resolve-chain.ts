/** Something that can resolve in a chain. */
export type ChainLink<State> = Readonly<{ id: string; resolve: (state: State) => State }>;

/** A trait that a change of state sets off. */
export type ChainTrait<State> = ChainLink<State> & Readonly<{ isSetOff: (before: State, after: State) => boolean }>;

/** A chain that has ended: the state it left, and all that took part, in order. */
export type ResolvedChain<State> = Readonly<{ state: State; order: readonly string[] }>;

/**
 * Resolves what a Skill sets off. The Skill comes first; of the traits waiting the one that stands first in `preference`
 * is next, else the one set off first. Each takes part once, even when a later change would set it off again.
 * @rule M-70 @rule M-71
 */
export function resolveChain<State>(
  start: State,
  skill: ChainLink<State>,
  traits: readonly ChainTrait<State>[],
  preference: readonly string[] = [],
): ResolvedChain<State> {
  let state = start;
  let waiting: readonly ChainTrait<State>[] = [];
  let next: ChainLink<State> | undefined = skill;
  const order: string[] = [];
  while (next) {
    const before = state;
    const after = next.resolve(before);
    order.push(next.id);
    const known = new Set([...order, ...waiting.map(({ id }) => id)]);
    waiting = [...waiting, ...traits.filter((trait) => !known.has(trait.id) && trait.isSetOff(before, after))];
    next = firstOf(waiting, preference);
    waiting = waiting.filter((trait) => trait !== next);
    state = after;
  }
  return { state, order };
}

function firstOf<Link extends Readonly<{ id: string }>>(
  waiting: readonly Link[],
  preference: readonly string[],
): Link | undefined {
  const preferred = preference.find((id) => waiting.some((link) => link.id === id));
  return preferred === undefined ? waiting[0] : waiting.find((link) => link.id === preferred);
}

/** Whether a trait or Skill may begin a new chain: one that took part, only on a change from outside. @rule M-70 */
export const mayBeginChain = (
  id: string,
  chain: Pick<ResolvedChain<unknown>, 'order'>,
  changeFromOutside: boolean,
): boolean => changeFromOutside || !chain.order.includes(id);

/** The bonuses that count when several come from the same Skill: the highest of each, in the order the Skills come. @rule M-70 */
export function bonusesBySkill(
  bonuses: readonly Readonly<{ skill: string; amount: number }>[],
): readonly Readonly<{ skill: string; amount: number }>[] {
  const highest = new Map<string, number>();
  for (const { skill, amount } of bonuses) highest.set(skill, Math.max(amount, highest.get(skill) ?? amount));
  return [...highest].map(([skill, amount]) => ({ skill, amount }));
}
