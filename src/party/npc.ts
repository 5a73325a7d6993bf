import { ordinaryModifier } from '@/model/bonuses';
import { namedSource } from '@/model/parts';
import type { Sheet } from '@/model/sheet';
import { maximumHealth, newSheet, sheetDefense } from '@/rules';

/** What a Storyteller says about somebody they run; the rest is that of an ordinary person. */
export type NpcNumbers = Readonly<{
  name: string;
  being: 'person' | 'object';
  /** Length of the Health track, from 1. */
  health: number;
  defense: number;
  /** Hardness; 0 for none. */
  hardness: number;
  /** What the entries are called that make up these numbers. */
  words: Readonly<{ defense: string; hardness: string }>;
}>;

const ORDINARY = { person: 2, object: 0 } as const;

const nine = (value: number): Sheet['attributes'] => ({
  strength: value,
  dexterity: value,
  stamina: value,
  intelligence: value,
  perception: value,
  resolve: value,
  presence: value,
  manipulation: value,
  composure: value,
});

/**
 * The sheet of an NPC: an ordinary person or an object whose Health and Defense come to the numbers given, by a bonus
 * that the sheet shows like any other.
 */
export function npcSheet({ name, being, health, defense, hardness, words }: NpcNumbers): Sheet {
  const plain = bare(name, being);
  const missing = defense - sheetDefense(plain).total.value;
  const known = {
    ...plain,
    health: { ...plain.health, bonus: health - maximumHealth(plain).value },
    effects: missing === 0 ? [] : [toDefense(missing, words.defense)],
    defences:
      hardness === 0
        ? []
        : [
            {
              id: 'hardness',
              name: words.hardness,
              source: namedSource(''),
              on: true,
              kind: 'hardness',
              points: hardness,
              wording: 'gain',
            },
          ],
  } as const satisfies Sheet;
  return { ...known, health: { ...known.health, track: { ...plain.health.track, healthy: health } } };
}

function bare(name: string, kind: NpcNumbers['being']): Sheet {
  const made = newSheet('', {
    ...{ name, otherName: '', player: '', portrait: undefined, concept: '', rank: 'Unranked', notes: '' },
    ...{ attributes: nine(ORDINARY[kind]), size: 5, skills: [], resources: [], effects: [], conditions: [] },
    ...{ defences: [], healing: [], items: [], points: 0, experience: 0, healthBonus: 0, willpowerBonus: 0 },
    ...{ energyPools: [], gauges: [] },
  });
  return { ...made, isNpc: true, being: { ...made.being, kind } };
}

const toDefense = (amount: number, name: string): Sheet['effects'][number] => ({
  ...{ id: 'defense', name, source: namedSource(''), note: '', duration: { kind: 'permanent' } },
  ...{ onDeath: false, buff: '', amplified: 0, mindAffecting: false, healing: null, tags: [] },
  modifiers: [ordinaryModifier({ on: 'value', value: 'defense' }, amount, 'untyped')],
});
