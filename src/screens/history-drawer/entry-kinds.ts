import type { TraceStep } from '@/rules';
import type { HistoryEntry } from '@/store/history';

/** The kinds of change that History can be narrowed to; `edits` takes what is none of the others. */
export const KINDS = ['damage', 'healing', 'willpower', 'energy', 'effects', 'rolls', 'time', 'edits'] as const;
export type Kind = (typeof KINDS)[number];
type Named = Exclude<Kind, 'edits'>;

const COMMANDS: Record<Kind, RegExp> = {
  damage: /^(damage|harm|attribute\/damage|limb\/lose|death)/,
  healing: /^(health\/(heal|first-aid|repair|gain-temporary)|attribute\/restore|limb\/re|rest)/,
  willpower: /^(willpower|consciousness)/,
  energy: /^(pool|gauge)\//,
  effects: /^(effect|condition|essence)\//,
  rolls: /^(roll|saves)\//,
  time: /^(round|turn|scene|time|rest)\//,
  edits: /^(sheet|entry|table-rules|manual|people|resource|being)\//,
};

const NUMBERS: Readonly<Partial<Record<Kind, RegExp>>> = {
  willpower: /^willpower\./,
  energy: /^(pool|gauge|enhancement):/,
  effects: /^condition:/,
  rolls: /^roll\./,
};

const EVENTS: Readonly<Partial<Record<Kind, RegExp>>> = {
  damage: /^(reachedHealth|died|overflow|secondHealthOpened)/,
  effects: /^(effect|condition|buff|deathTrigger|riderStopped)/,
  rolls: /^rolled/,
};

const WOUNDS = /^((health|secondHealth)\.(bashing|lethal|aggravated)|attributeDamage:)/;
const HEALTHY = /^(health|secondHealth)\.(healthy|temporary)$/;

/** Points that come and go with the maximum are neither damage nor healing. */
const OF_THE_MAXIMUM: ReadonlySet<string> = new Set(['H-43', 'H-44']);

/** Whether a step tells of damage (1) or of healing (−1); 0 when of neither. */
function woundSign(step: TraceStep): number {
  if (step.kind !== 'number' || OF_THE_MAXIMUM.has(step.rule)) return 0;
  const by = Math.sign(step.after - step.before);
  if (WOUNDS.test(step.quantity)) return by > 0 || step.quantity.startsWith('attributeDamage:') ? by : 0;
  return HEALTHY.test(step.quantity) && by > 0 ? -1 : 0;
}

function isAbout(step: TraceStep, kind: Named): boolean {
  if (kind === 'damage' && (step.kind === 'defence' || woundSign(step) > 0)) return true;
  if (kind === 'healing') return woundSign(step) < 0;
  if (step.kind === 'number') return NUMBERS[kind]?.test(step.quantity) ?? false;
  return step.kind === 'event' && (EVENTS[kind]?.test(step.event) ?? false);
}

/** Whether an entry belongs to a kind, by what was done or by what came of it. Every entry belongs to one at least. */
export function isOfKind(entry: HistoryEntry, kind: Kind): boolean {
  if (entry.commands.some(({ type }) => COMMANDS[kind].test(type))) return true;
  if (kind !== 'edits') return entry.trace.some((step) => isAbout(step, kind));
  return !KINDS.some((other) => other !== 'edits' && isOfKind(entry, other));
}
