import { aCharacter, aDefence } from '#tests/support/builders';
import type { Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { type Command, execute, newSheet } from '@/rules';
import { type LineEntry, writeSheetFile } from '@/storage/sheet-file';

const MAXIMUM_HEALTH = 300;
const ENTRIES = 1000;
const GRADES_IN_TURN: readonly Grade[] = ['bashing', 'lethal', 'bashing', 'aggravated'];
/** 30 November, 20:00 UTC; an hour between two entries. */
const STARTED_AT = 1_796_068_800_000;
const HOUR = 3_600_000;

/** Hits and healings in turn, so that 1,000 of them leave the character wounded and on their feet. */
function commandAt(index: number): Command {
  const grade = GRADES_IN_TURN[(index >> 1) % GRADES_IN_TURN.length] ?? 'bashing';
  const amount = 1 + (index % 3);
  if (index % 2 === 0) {
    return { type: 'damage/take', parts: [{ grade, amount }], unavoidable: true, source: 'Zombie' };
  }
  const amounts = { bashing: 0, lethal: 0, aggravated: 0, [grade]: amount };
  return { type: 'health/heal', amounts, source: 'Healing potion' };
}

/** One of each kind that a hit of several types meets. */
const DEFENCES = [
  aDefence({ id: 'a', kind: 'immunity', types: ['lightning'], grades: null, rank: null }),
  aDefence({ id: 'b', kind: 'ignoring', points: 2, types: ['fire'], weaponDamageAtMost: null }),
  aDefence({ id: 'c', kind: 'hardness', points: 2, wording: 'gain' }),
  aDefence({ id: 'd', kind: 'absorption', points: 3, covers: 'all' }),
  aDefence({
    id: 'e',
    kind: 'conversion',
    holder: 'self',
    points: 5,
    ballisticOnly: false,
    types: null,
    from: null,
  }),
  aDefence({ id: 'f', kind: 'resistance', points: 3, energy: 'fire' }),
  aDefence({ id: 'g', kind: 'negation', points: 4, types: null, costs: false }),
  aDefence({ id: 'h', kind: 'vulnerability', damageType: 'cold', points: 3 }),
];

/** The file of a character with 300 Health and a history of 1,000 entries, as the app's export would write it. */
export function wornSheetFile(): string {
  const plain = newSheet('worn', aCharacter({ name: 'Worn' }));
  const bonus = MAXIMUM_HEALTH - plain.health.track.healthy;
  const bare = newSheet('worn', aCharacter({ name: 'Worn', healthBonus: bonus }));
  const start: Sheet = { ...bare, defences: DEFENCES };
  let sheet = start;
  const entries = Array.from({ length: ENTRIES }, (_, index): LineEntry => {
    const command = commandAt(index);
    const outcome = execute(sheet, command);
    if (!outcome.ok) throw new Error(`Entry ${index} was refused: ${outcome.refusal.rule} ${outcome.refusal.code}`);
    sheet = outcome.sheet;
    const at = STARTED_AT + index * HOUR;
    return { id: `entry-${index}`, at, commands: [command], trace: outcome.trace, after: sheet };
  });
  return writeSheetFile(sheet, { start, startedAt: STARTED_AT, entries, undone: 0 });
}
