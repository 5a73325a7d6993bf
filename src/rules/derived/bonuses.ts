import type { ModifierTarget } from '@/model/bonuses';
import type { Source } from '@/model/parts';
import type { Effect, Item, Modifier, Resource } from '@/model/sheet';
import { type PlainTarget, plainTargetOf } from '@/model/targets';
import { reachingMind } from '../bonuses/mind-affecting';
import type { BonusSource } from '../bonuses/source';
import { stackBonuses, type Weighed, weighedContribution } from '../bonuses/stack-bonuses';
import type { StackingOptions, TypedBonus } from '../bonuses/typed-bonus';
import type { Contribution, ContributionSource } from '../engine/explained';
import { type Body, perBody } from '../engine/per-sheet';
import { currentEssence } from '../essences/essence';
import type { RuleId } from '../rulebook';
import { tableRule } from '../table-rule';
import { heldDown, resourcesOff } from './standing';

/** A bonus or penalty on this sheet, with what it is on and the effect that brings it, if one does. */
export type SheetBonus = TypedBonus & Readonly<{ target: ModifierTarget; effect: Effect | null }>;

/** The table's options about stacking. @rule B-04 @rule B-10 @rule B-20 @rule M-33 */
export const stackingOptions = (sheet: Pick<Body, 'tableRules'>): StackingOptions => ({
  increaseStacks: tableRule(sheet, 'increaseStacks'),
  branchUpgrades: tableRule(sheet, 'branchUpgrades'),
  untypedPenalties: tableRule(sheet, 'untypedPenalties'),
  branchStacking: tableRule(sheet, 'branchStacking'),
});

/** The upgrade tree of a resource: the id of the thing at its root. @rule B-06 */
export function rootOf(resource: Resource, all: readonly Resource[], depth = 0): string {
  const above = resource.under === null ? undefined : all.find(({ id }) => id === resource.under);
  return above && depth < all.length ? rootOf(above, all, depth + 1) : resource.id;
}

function resourceSource(resource: Resource, all: readonly Resource[]): BonusSource {
  return {
    id: resource.id,
    name: resource.name,
    under: resource.under ?? undefined,
    branch: resource.under !== null,
    tree: rootOf(resource, all),
    level: resource.level,
    essence: currentEssence(resource.essence, resource.essenceChanges),
  };
}

/** The source of an effect as stacking knows it; effects that name nothing are sources of their own. @rule B-06 */
function bonusSource(source: Source, ownId: string, sheet: Body): BonusSource {
  const resource = sheet.resources.find(({ id }) => id === source.resource);
  const base = resource
    ? resourceSource(resource, sheet.resources)
    : { id: source.name === '' ? ownId : `named ${source.name}`, name: source.name };
  return {
    ...base,
    level: source.level ?? base.level,
    ability: source.ability || undefined,
    purchase: source.purchase,
  };
}

type Bringer = Readonly<{ source: BonusSource; effect: Effect | null; off: TypedBonus['off'] }>;

const sheetBonus = (modifier: Modifier, { source, effect, off }: Bringer): SheetBonus => ({
  target: modifier.target,
  effect,
  type: modifier.named || modifier.type,
  sign: modifier.amount < 0 ? 'penalty' : 'bonus',
  amount: Math.abs(modifier.amount),
  wording: modifier.wording,
  source,
  stacks: modifier.stacks,
  upgrade: modifier.upgrade ?? undefined,
  mindAffecting: effect?.mindAffecting ?? false,
  off,
});

const itemSource = ({ id, name, essence }: Item): BonusSource => ({ id, name, essence });

/** Why an item's bonuses are out of force: its Essence is held down, or it is reduced to something simpler. @rule S-07 */
export function itemOff(sheet: Body, item: Item): TypedBonus['off'] {
  const { state } = heldDown(sheet, item);
  return state === 'works' ? undefined : { reason: state === 'fails' ? 'suppressed' : 'degraded', rule: 'S-07' };
}

/**
 * Every bonus and penalty that effects, resources and worn items bring, each with why it is out of force where it is:
 * its resource is suspended or held down, or the mind it works on can't be reached. @rule B-18 @rule B-35 @rule M-60 @rule S-11
 */
export const sheetBonuses = perBody((sheet): readonly SheetBonus[] => {
  const off = resourcesOff(sheet);
  const fromEffects = sheet.effects.flatMap((effect) => {
    const bringer = {
      source: bonusSource(effect.source, effect.id, sheet),
      effect,
      off: effect.source.resource === null ? undefined : off.get(effect.source.resource),
    };
    return effect.modifiers.map((modifier) => sheetBonus(modifier, bringer));
  });
  const fromResources = sheet.resources.flatMap((resource) => {
    const bringer = { source: resourceSource(resource, sheet.resources), effect: null, off: off.get(resource.id) };
    return resource.modifiers.map((modifier) => sheetBonus(modifier, bringer));
  });
  const fromItems = sheet.items
    .filter(({ worn }) => worn)
    .flatMap((item) =>
      item.modifiers.map((modifier) =>
        sheetBonus(modifier, { source: itemSource(item), effect: null, off: itemOff(sheet, item) }),
      ),
    );
  return reachingMind([...fromEffects, ...fromResources, ...fromItems], { mindless: sheet.being.mindless });
});

const byPlainTarget = perBody((sheet): ReadonlyMap<PlainTarget, readonly SheetBonus[]> => {
  const groups = new Map<PlainTarget, SheetBonus[]>();
  for (const bonus of sheetBonuses(sheet)) {
    const target = plainTargetOf(bonus.target);
    if (target === null) continue;
    const group = groups.get(target);
    if (group) group.push(bonus);
    else groups.set(target, [bonus]);
  }
  return groups;
});

/** What brings a bonus, as a contribution names it. @rule B-17 */
export const originOf = ({ effect, type, source }: SheetBonus): ContributionSource =>
  effect
    ? { kind: 'effect', id: effect.id, name: effect.name, source: source.name ?? '', duration: effect.duration }
    : { kind: 'bonus', type, source };

/** A weighed bonus of the sheet as a contribution: by `countedBy` where it counts, else with the reason. @rule B-17 */
export const contribution = (weighed: Weighed<SheetBonus>, countedBy: RuleId): Contribution =>
  weighedContribution(weighed, originOf(weighed.bonus), countedBy);

/** What bonuses and penalties add to one target, stacked, each as a contribution: those that don't count with the reason. @rule B-13 @rule B-02 */
export function bonusesOn(sheet: Body, target: PlainTarget, rule: RuleId): readonly Contribution[] {
  const bonuses = byPlainTarget(sheet).get(target);
  if (!bonuses) return NONE;
  const known = stackedSoFar(sheet);
  const key = `${target} ${rule}`;
  const stacked =
    known.get(key) ?? stackBonuses(bonuses, stackingOptions(sheet)).entries.map((entry) => contribution(entry, rule));
  known.set(key, stacked);
  return stacked;
}

const NONE: readonly Contribution[] = [];

/** What `bonusesOn` has worked out for a body, by target and rule. */
const stackedSoFar = perBody(() => new Map<string, readonly Contribution[]>());
