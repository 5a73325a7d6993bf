import { ORDINARY_GAUGE, ORDINARY_POOL } from '@/model/energy';
import { namedSource } from '@/model/parts';
import type { Defence } from '@/model/sheet';
import type { PoolKind } from '@/rules';
import type { Entries, EntryKind } from './entries';

/** What the form of each kind starts from. */
const NEW: { readonly [K in EntryKind]: (id: string) => Entries[K] } = {
  resource: (id) => ({
    ...{ id, name: '', kind: 'bloodline', under: null, essence: 'Magical', essenceChanges: [], degradesTo: '' },
    ...{ level: 'D', price: '', acquired: 'exchanged', needs: [], grants: [], slots: 0, imposedByOverseer: false },
    ...{ ruling: null, tags: [], modifiers: [], obtainedAt: 0, note: '' },
  }),
  skill: (id) => ({ id, name: '', rating: 1, specialties: [] }),
  item: (id) => ({
    ...{ id, name: '', kind: 'weapon', essence: 'Natural', degradesTo: '', size: 1, madeForSize: null },
    ...{ strengthRequired: 0, points: 0, quantity: 1, uses: null, worn: false, modifiers: [], traits: [], note: '' },
  }),
  defence: (id) => newDefence('hardness', id),
  effect: (id) => ({
    ...{ id, name: '', source: namedSource(''), note: '', modifiers: [], duration: { kind: 'untilDismissed' } },
    ...{ onDeath: false, buff: '', amplified: 0, mindAffecting: false, healing: null, tags: [] },
  }),
  condition: (id) => ({ id, name: '', note: '', points: 1 }),
  pool: (id) => {
    return { ...ORDINARY_POOL, id, name: '', keys: [], reopenings: 0, enhancement: 0, bonus: 0 };
  },
  gauge: (id) => ({ ...ORDINARY_GAUGE, id, name: '', source: '', maximum: { kind: 'none' } }),
  healing: (id) => ({ id, kind: 'fastHealing', source: '', rating: 1 }),
  person: (id) => ({ id, name: '', attitude: 'indifferent', isBeast: false, note: '' }),
  contract: (id) => ({ id, kind: '', role: '', partner: '', allows: [] }),
};

export const newEntry = <K extends EntryKind>(kind: K, id: string): Entries[K] => NEW[kind](id);

/** A defence of a kind, with little points against everything. */
export function newDefence(kind: Defence['kind'], id: string): Defence {
  const entry = { id, name: '', source: namedSource(''), on: true };
  switch (kind) {
    case 'immunity':
      return { ...entry, kind, types: null, grades: null, rank: null };
    case 'ignoring':
      return { ...entry, kind, points: 1, types: null, weaponDamageAtMost: null };
    case 'hardness':
      return { ...entry, kind, points: 1, wording: 'gain' };
    case 'absorption':
      return { ...entry, kind, points: 1, covers: 'physical' };
    case 'conversion':
      return { ...entry, kind, holder: 'self', points: 1, ballisticOnly: false, types: null, from: null };
    case 'reduction':
      return { ...entry, kind, points: 1, weaknesses: [], needsAll: false };
    case 'resistance':
      return { ...entry, kind, points: 1, energy: 'fire' };
    case 'negation':
      return { ...entry, kind, points: 1, types: null, costs: false };
    case 'vulnerability':
      return { ...entry, kind, damageType: 'fire', points: 1 };
  }
}

/** A pool with what the rulebook tells of its kind, under the name in the reader's language. */
export function withKnownKind(pool: Entries['pool'], kind: PoolKind, name: string): Entries['pool'] {
  const { category, keys, statedGroups, otherNatures, modes, variant, paysInPlaceOf, bansLater } = kind;
  return {
    ...pool,
    name,
    keys: keys.length > 0 ? keys : pool.keys,
    ...{ category, statedGroups, otherNatures, modes, variant, paysInPlaceOf, bansLater },
  };
}
