import { ATTRIBUTE_IDS } from '@/model/attributes';
import { ordinaryModifier } from '@/model/bonuses';
import type { Track } from '@/model/health';
import { namedSource, type Source } from '@/model/parts';
import type { Defence, Effect, Item, Modifier, Resource, Sheet } from '@/model/sheet';
import { type PlainTarget, plainTarget } from '@/model/targets';
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
    skills: [],
    resources: [],
    effects: [],
    conditions: [],
    defences: [],
    healing: [],
    energyPools: [],
    gauges: [],
    items: [],
    points: 0,
    experience: 0,
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

/** A change as a test writes it: a plain target, its amount, and whatever else it is about. */
export type Change = Readonly<{ target: PlainTarget; amount: number }> & Partial<Omit<Modifier, 'target' | 'amount'>>;

/** A perfect bonus, which adds to everything, unless the change says another type. */
export const aModifier = ({ target, amount, ...rest }: Change): Modifier => ({
  ...ordinaryModifier(plainTarget(target), amount, 'perfect'),
  ...rest,
});

type EffectChange = Partial<Omit<Effect, 'source'>> & Readonly<{ source?: string | Source }>;

/** An effect that changes some numbers. */
export function anEffect(changes: readonly Change[], { source = '', ...change }: EffectChange = {}): Effect {
  return {
    id: 'effect',
    name: 'An effect',
    source: typeof source === 'string' ? namedSource(source) : source,
    note: '',
    modifiers: changes.map(aModifier),
    duration: { kind: 'untilDismissed' },
    onDeath: false,
    buff: '',
    amplified: 0,
    mindAffecting: false,
    healing: null,
    tags: [],
    ...change,
  };
}

const RESOURCE: Resource = {
  id: 'resource',
  name: 'A resource',
  kind: 'bloodline',
  under: null,
  essence: 'Magical',
  essenceChanges: [],
  degradesTo: '',
  level: 'D',
  price: '',
  acquired: 'exchanged',
  needs: [],
  grants: [],
  slots: 0,
  imposedByOverseer: false,
  ruling: null,
  tags: [],
  modifiers: [],
  obtainedAt: 0,
  note: '',
};

export const aResource = (change: Partial<Resource> = {}): Resource => ({ ...RESOURCE, ...change });

const ITEM: Item = {
  id: 'item',
  name: 'An item',
  kind: 'tool',
  essence: 'Natural',
  degradesTo: '',
  size: 5,
  madeForSize: null,
  strengthRequired: 0,
  points: 0,
  quantity: 1,
  uses: null,
  worn: false,
  modifiers: [],
  traits: [],
  note: '',
};

export const anItem = (change: Partial<Item> = {}): Item => ({ ...ITEM, ...change });

type DefenceChange<D = Defence> = D extends Defence
  ? Omit<D, 'name' | 'source' | 'on'> & Partial<Pick<Defence, 'name' | 'source' | 'on'>>
  : never;

/** A defence in force, named by its id and from nowhere. */
export const aDefence = (change: DefenceChange): Defence => ({
  name: change.id,
  source: namedSource(''),
  on: true,
  ...change,
});
