import type { Command, Trace } from '@/rules';
import { formatAmounts } from './formatters';
import type { Language } from './language';
import { entryName, type NameSource } from './quantity-words';
import type { RulesWords } from './rules';

const TYPES = [
  'pool/gain',
  'pool/pay',
  'pool/spend-all',
  'pool/classify',
  'pool/lose',
  'pool/enhance',
  'pool/drain',
  'gauge/gain',
  'gauge/lose',
  'limb/lose',
  'limb/reattach',
  'limb/restore',
  'being/become',
  'being/make',
  'being/set-lifespan',
  'being/end-summon',
  'being/threaten',
  'harm/self',
  'time/reverse',
  'round/start',
  'teleport/use',
  'turn/act',
  'turn/beside-master',
] as const satisfies readonly Command['type'][];
export type BeingCommand = Extract<Command, { type: (typeof TYPES)[number] }>;

const KNOWN: ReadonlySet<string> = new Set(TYPES);
export const isBeingCommand = (command: Command): command is BeingCommand => KNOWN.has(command.type);

/** What was done to energy, to the body and to what somebody is, as a verb phrase. */
export function beingPhrase(
  command: BeingCommand,
  { trace, sheets }: Readonly<{ trace: Trace; sheets: NameSource }>,
  { language, rules }: Readonly<{ language: Language; rules: RulesWords }>,
): string {
  const words = rules.entry;
  const name = (id: string) => nameOf(id, sheets) || rules.quantity.gone;
  switch (command.type) {
    case 'pool/gain':
      return words.gained(command.pool.name);
    case 'pool/pay':
      return words.paidEnergy(command.payments.reduce((sum, { amount }) => sum + amount, 0));
    case 'pool/spend-all':
      return words.spentAll(name(command.id));
    case 'pool/classify':
      return words.classified(name(command.id));
    case 'pool/lose':
    case 'gauge/lose':
    case 'limb/lose':
      return words.lost(command.type === 'limb/lose' ? command.name : name(command.id));
    case 'pool/enhance':
      return words.enhanced(command.by, name(command.id));
    case 'pool/drain':
      return words.drained(fallIn(trace, `pool:${command.id}`) || command.amount, name(command.id));
    case 'gauge/gain':
      return words.gained(command.gauge.name);
    case 'limb/reattach':
      return words.putBack(name(command.id));
    case 'limb/restore':
      return words.limbRestored(name(command.id));
    case 'being/make':
      return words.made[command.kind](command.name);
    case 'being/become':
      return command.traits ? words.described : words.became[command.kind];
    case 'being/set-lifespan':
      return words.rolledLifespan(command.die);
    case 'being/end-summon':
      return words.summonGone(command.summon);
    case 'harm/self':
      return words.selfHarm(formatAmounts(command.amounts, language));
    case 'time/reverse':
      return words.timeReversed;
    case 'round/start':
      return words.startedRound;
    case 'being/threaten':
      return words.threatened(command.against);
    case 'teleport/use':
      return words.teleported;
    case 'turn/act':
      return words.acted[command.action];
    case 'turn/beside-master':
      return words.besideMaster[command.when];
  }
}

const nameOf = (id: string, sheets: NameSource): string =>
  entryName(id, sheets) || (sheets.flatMap(({ lostLimbs }) => lostLimbs).find((limb) => limb.id === id)?.name ?? '');

/** How far a number fell. */
function fallIn(trace: Trace, quantity: string): number {
  const step = trace.find((one) => one.kind === 'number' && one.quantity === quantity);
  return step?.kind === 'number' ? step.before - step.after : 0;
}
