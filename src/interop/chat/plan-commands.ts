import { ATTRIBUTE_IDS } from '@/model/attributes';
import { GRADES } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { type Command, characterOf, execute, trackTotal } from '@/rules';
import { type FactId, highestOf } from './sheet-facts';

type Values = ReadonlyMap<FactId, number>;
type Stated = ReadonlySet<FactId>;

/** The commands that bring a sheet to these numbers, and the maximums of those that are above theirs. */
export type PlannedCommands = Readonly<{ commands: readonly Command[]; beyond: ReadonlyMap<FactId, number> }>;

/** What it takes to give a sheet the numbers that a text states. A number above its maximum is left as it is. */
export function commandsFor(sheet: Sheet, values: Values, stated: Stated): PlannedCommands {
  const edit = editFor(sheet, values);
  const outcome = edit && execute(sheet, edit);
  // Maximums hang on what is edited.
  const edited = outcome?.ok ? outcome.sheet : sheet;
  const wounds = woundsFor(edited, values, stated);
  const settings = settingsFor(edited, values, stated);
  return {
    commands: [...(edit ? [edit] : []), ...wounds.commands, ...settings.commands],
    beyond: new Map([...wounds.beyond, ...settings.beyond]),
  };
}

/** Attributes, Size, Skills and what is counted outside of play. */
function editFor(sheet: Sheet, values: Values): Command | null {
  const before = characterOf(sheet);
  const attributes = { ...before.attributes };
  for (const id of ATTRIBUTE_IDS) attributes[id] = values.get(id) ?? attributes[id];
  const character = {
    ...before,
    attributes,
    size: values.get('size') ?? before.size,
    points: values.get('points') ?? before.points,
    experience: values.get('experience') ?? before.experience,
    skills: before.skills.map((skill) => ({ ...skill, rating: values.get(`skill:${skill.id}`) ?? skill.rating })),
  };
  const isSame = JSON.stringify(character) === JSON.stringify(before);
  return isSame ? null : { type: 'sheet/edit', character };
}

/** Wounds by grade: first those that are gone, so that there is room for those that are new. */
function woundsFor({ health: { track } }: Sheet, values: Values, stated: Stated): PlannedCommands {
  const told = GRADES.filter((grade) => stated.has(grade));
  const wanted = GRADES.map((grade) => (told.includes(grade) ? (values.get(grade) ?? 0) : track[grade]));
  const maximum = trackTotal(track);
  const total = wanted.reduce((sum, points) => sum + points, 0);
  if (total > maximum)
    return { commands: [], beyond: new Map([...told, 'health' as const].map((id) => [id, maximum])) };
  const moves = told.map((grade) => ({ grade, by: (values.get(grade) ?? 0) - track[grade] }));
  const ordered = [...moves.filter(({ by }) => by < 0), ...moves.filter(({ by }) => by > 0)];
  return {
    commands: ordered.map(({ grade, by }): Command => ({ type: 'manual/mark-health', grade, amount: by })),
    beyond: new Map(),
  };
}

type Settable = Extract<Command, { type: 'manual/set' }>['quantity'];

/** Where a number is set by hand. */
function settableOf(id: FactId): Settable | null {
  if (id === 'temporaryHealth') return 'health.temporary';
  if (id === 'willpower') return 'willpower.current';
  if (id === 'temporaryWillpower') return 'willpower.temporary';
  return id.startsWith('pool:') || id.startsWith('gauge:') ? (id as Settable) : null;
}

/** Willpower, temporary points, pools and Gauges. */
function settingsFor(edited: Sheet, values: Values, stated: Stated): PlannedCommands {
  const commands: Command[] = [];
  const beyond = new Map<FactId, number>();
  for (const id of stated) {
    const quantity = settableOf(id);
    const value = values.get(id);
    if (quantity === null || value === undefined || value === numberAt(edited, id)) continue;
    const highest = highestOf(edited, id);
    if (highest !== null && value > highest) beyond.set(id, highest);
    else commands.push({ type: 'manual/set', quantity, value });
  }
  return { commands, beyond };
}

/** What a number is on a sheet. */
function numberAt({ health, willpower, energyPools, gauges }: Sheet, id: FactId): number | undefined {
  if (id === 'temporaryHealth') return health.temporary;
  if (id === 'willpower') return willpower.current;
  if (id === 'temporaryWillpower') return willpower.temporary;
  const entry = id.slice(id.indexOf(':') + 1);
  return (id.startsWith('pool:') ? energyPools : gauges).find((one) => one.id === entry)?.current;
}
