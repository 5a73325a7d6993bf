import type { Sheet } from '@/model/sheet';
import { type Command, execute, lifeStatus, trackTotal } from '@/rules';
import { bareSheet } from './bare-sheet';
import { type Amounts3, type Counts4, fromTrack, toAmounts, toTrack } from './shapes';

/** One event of a `consciousness` line, in the vocabulary of the contract. */
type Event = readonly [name: string, detail?: number | Amounts3];

export type ConsciousnessLine = Readonly<{
  track: Counts4;
  wp: number;
  temp?: number;
  maxWp?: number;
  events: readonly Event[];
  wpZeroRule?: boolean;
}>;

type LogEntry = readonly [string, Counts4, number, number];

/** Plays the events through `execute`; a refused command leaves the sheet as it was. */
export function consciousness(line: ConsciousnessLine): Readonly<{ log: readonly LogEntry[] }> {
  let sheet = startingSheet(line);
  const log: LogEntry[] = [];
  for (const event of line.events) {
    const outcome = execute(sheet, commandOf(event));
    if (outcome.ok) sheet = outcome.sheet;
    log.push([lifeStatus(sheet), fromTrack(sheet.health.track), sheet.willpower.current, sheet.willpower.temporary]);
  }
  return { log };
}

function startingSheet({ track, wp, temp = 0, maxWp = wp, wpZeroRule = false }: ConsciousnessLine): Sheet {
  const bare = bareSheet();
  const points = toTrack(track);
  return {
    ...bare,
    health: { ...bare.health, track: points, bonus: trackTotal(points) },
    willpower: { current: wp, temporary: temp, bonus: maxWp },
    healing: [{ id: 'healing', kind: 'fastHealing', source: 'Anything', rating: 1_000_000 }],
    tableRules: { willpowerZeroCollapse: wpZeroRule },
  };
}

const nothing: Amounts3 = [0, 0, 0];

function commandOf([name, detail]: Event): Command {
  const points = typeof detail === 'number' ? detail : 0;
  const grades = toAmounts(typeof detail === 'object' ? detail : nothing);
  switch (name) {
    case 'damage':
      return {
        type: 'damage/take',
        parts: [
          { grade: 'bashing', amount: grades.bashing },
          { grade: 'lethal', amount: grades.lethal },
          { grade: 'aggravated', amount: grades.aggravated },
        ],
        unavoidable: false,
        source: '',
      };
    case 'pay':
      return { type: 'willpower/stay-conscious', inCombat: true };
    case 'decline':
      return { type: 'consciousness/pass-out' };
    case 'turnStart':
      return { type: 'round/end', healing: grades, aggravatedFirst: false };
    case 'heal':
      return { type: 'health/heal', amounts: grades, source: '' };
    case 'firstAid':
      return { type: 'health/first-aid' };
    case 'recoverWp':
      return { type: 'willpower/recover', amount: points, source: '' };
    case 'gainTemp':
      return { type: 'willpower/gain-temporary', amount: points, source: '' };
    case 'loseWp':
      return { type: 'willpower/lose', amount: points };
    case 'spendWp':
      return { type: 'willpower/spend', amount: points, purpose: 'other', note: '' };
    case 'stimulus':
      return { type: 'consciousness/rouse' };
    default:
      throw new Error(`unknown event ${name}`);
  }
}
