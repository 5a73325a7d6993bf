import { ATTRIBUTE_IDS } from '@/model/attributes';
import type { Track } from '@/model/health';
import type { Effect, Modifier, Sheet } from '@/model/sheet';
import { type Character, newSheet } from '@/rules';

type Scores = Partial<Sheet['attributes']>;

/** A dull character: every Attribute 2, Size 5, maximum Health 7, Willpower 4, nothing else. */
export function aCharacter(change: Partial<Omit<Character, 'attributes'>> & { attributes?: Scores } = {}): Character {
  const { attributes, ...rest } = change;
  const twos = Object.fromEntries(ATTRIBUTE_IDS.map((id) => [id, 2])) as Sheet['attributes'];
  return {
    name: 'Someone',
    otherName: '',
    concept: '',
    rank: 'Unranked',
    notes: '',
    attributes: { ...twos, ...attributes },
    size: 5,
    healthBonus: 0,
    willpowerBonus: 0,
    energyPools: [],
    gauges: [],
    healing: [],
    points: 0,
    ...rest,
  };
}

type SheetChange = Partial<Omit<Sheet, 'attributes' | 'health' | 'willpower'>> & {
  attributes?: Scores;
  health?: Partial<Sheet['health']>;
  willpower?: Partial<Sheet['willpower']>;
};

/** The dull character's sheet with only what a case is about changed. */
export function aSheet({ attributes, health, willpower, ...change }: SheetChange = {}): Sheet {
  const sheet = newSheet('sheet', aCharacter(attributes ? { attributes } : {}));
  return {
    ...sheet,
    health: { ...sheet.health, ...health },
    willpower: { ...sheet.willpower, ...willpower },
    ...change,
  };
}

export const aTrack = (healthy: number, bashing = 0, lethal = 0, aggravated = 0): Track => ({
  healthy,
  bashing,
  lethal,
  aggravated,
});

/** The dull character with exactly this track: the manual bonus makes up its maximum. */
export function aSheetWithTrack(track: Track, change: SheetChange = {}): Sheet {
  const total = track.healthy + track.bashing + track.lethal + track.aggravated;
  const { health, ...rest } = change;
  return aSheet({ ...rest, health: { track, bonus: total - 7, ...health } });
}

/** An effect that changes one number. */
export const anEffect = (modifiers: readonly Modifier[], change: Partial<Effect> = {}): Effect => ({
  id: 'effect',
  name: 'An effect',
  source: '',
  note: '',
  modifiers: [...modifiers],
  duration: { kind: 'untilDismissed' },
  onDeath: false,
  ...change,
});
