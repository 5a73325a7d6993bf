import { type PoolKind, poolKind } from './pool-kind';

/** How surely the rulebook's general pages tell what is noted here; each pool's own page has the last word. */
export type Evidence = 'strong' | 'stated' | 'implied';

/** An Energy Pool the general pages mention. `kind.name` is its identity in every language. */
export type KnownPool = Readonly<{ kind: PoolKind; title: Readonly<{ en: string; zh: string }>; evidence: Evidence }>;

/** What the general pages tell in passing; a pool whose category they don't tell is unclassified (E-02). */
export const KNOWN_POOLS: readonly KnownPool[] = [
  {
    kind: poolKind('inner force', {
      category: 'eastern',
      keys: ['stamina', 'perception'],
      otherNatures: ['other:Anomalous'],
    }),
    title: { en: 'Inner force', zh: '内力' },
    evidence: 'strong',
  },
  {
    // Ruled as its original (E-26), so it has the original's natures.
    kind: poolKind('Heavenly Demon force', {
      category: 'eastern',
      statedGroups: ['physical', 'mental'],
      otherNatures: ['other:Anomalous'],
      variant: { of: 'inner force', setsAside: [] },
    }),
    title: { en: 'Heavenly Demon force', zh: '天魔力' },
    evidence: 'stated',
  },
  {
    kind: poolKind('mana', {
      category: 'unclassified',
      statedGroups: ['mental'],
      waysToGain: ['withResource'],
    }),
    title: { en: 'Mana', zh: '魔力' },
    evidence: 'stated',
  },
  {
    kind: poolKind('True Essence', {
      category: 'unclassified',
      waysToGain: ['advancement'],
      bansLater: ['eastern', 'general'],
    }),
    title: { en: 'True Essence', zh: '真元' },
    evidence: 'stated',
  },
  {
    kind: poolKind('Buddha power', { category: 'eastern', waysToGain: ['bought'] }),
    title: { en: 'Buddha power', zh: '佛力' },
    evidence: 'implied',
  },
  {
    kind: poolKind('Hamon', { category: 'special', statedGroups: ['physical'] }),
    title: { en: 'Hamon', zh: '波纹' },
    evidence: 'stated',
  },
  {
    kind: poolKind('Calories', { category: 'special' }),
    title: { en: 'Calories', zh: '卡路里' },
    evidence: 'stated',
  },
  {
    kind: poolKind('Source Energy', { category: 'unclassified', paysInPlaceOf: ['inner force'] }),
    title: { en: 'Source Energy', zh: '源能' },
    evidence: 'implied',
  },
  {
    kind: poolKind('Haoran qi', {
      category: 'unclassified',
      statedGroups: ['mental'],
      paysInPlaceOf: ['yokai power'],
    }),
    title: { en: 'Haoran qi', zh: '浩然正气' },
    evidence: 'implied',
  },
  {
    kind: poolKind('yokai power', { category: 'unclassified' }),
    title: { en: 'Yokai power', zh: '妖力' },
    evidence: 'stated',
  },
];

/** What the general pages tell of a pool by its name in any language, capitals aside; undefined when they tell nothing. @rule E-07 @rule E-31 */
export function knownPool(name: string): KnownPool | undefined {
  const wanted = name.trim().toLowerCase();
  return KNOWN_POOLS.find(({ kind, title }) =>
    [kind.name, title.en, title.zh].some((known) => known.toLowerCase() === wanted),
  );
}

/** The ways in which a pool of this name can be had: all of them unless the general pages rule some out. @rule E-07 */
export const waysToGainPool = (name: string): PoolKind['waysToGain'] =>
  (knownPool(name)?.kind ?? poolKind(name)).waysToGain;
