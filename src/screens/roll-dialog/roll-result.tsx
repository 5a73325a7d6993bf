import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '@/i18n';
import { roll } from '@/i18n/roll';
import { rules } from '@/i18n/rules';
import {
  AGAIN_FROM,
  type Again,
  type Command,
  type CountedRoll,
  countSuccesses,
  keptRoll,
  planRolls,
  type RolledDice,
  SUCCESS_FROM,
  type Trace,
} from '@/rules';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';

/** A roll that was made; `turn` tells it from the one before. */
export type Made = Readonly<{
  turn: number;
  command: Extract<Command, { type: 'roll/make' }>;
  trace: Trace;
  again: Again;
  extraSuccesses: number;
  /** A bot left the dice out; those that are shown stand in for them. */
  standIns: boolean;
}>;

/** How a roll came out: the successes, what they come from, every die. It takes the focus when it appears. */
export function RollResult({ made }: Readonly<{ made: Made }>) {
  const words = useMessages(roll);
  const { event } = useMessages(rules);
  const { command, trace, again, extraSuccesses, standIns } = made;
  const counted = command.rolls.map((one) => countSuccesses(one, { again, extraSuccesses }));
  const kept = keptRoll(
    planRolls(command.keep),
    counted.map((one) => one?.successes ?? 0),
  );
  const best = counted[kept?.index ?? 0];
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  const told = trace.flatMap((step) =>
    step.kind === 'event' && TOLD.has(step.event)
      ? [event[step.event]({ amount: step.amount ?? 0, subject: step.subject ?? '' })]
      : [],
  );
  return (
    <section ref={region} tabIndex={-1} aria-label={words.result} className="grid gap-3 outline-none">
      {best && (
        <header>
          <p className="text-32 leading-tight">{words.successes(best.successes)}</p>
          <Parts counted={best} />
          {told.map((line) => (
            <p key={line} className="text-17">
              {line}
            </p>
          ))}
          {standIns && <p className="text-13 text-ink-2">{words.standIns}</p>}
        </header>
      )}
      {command.rolls.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls of one throw keep their places
        <div key={index} className={classNames(kept && kept.index !== index && 'opacity-70')}>
          {command.rolls.length > 1 && (
            <h3 className="mb-1.5 text-13 text-ink-2">
              {words.nth(index + 1, words.successes(counted[index]?.successes ?? 0))}{' '}
              {kept?.index === index && <b className="ml-1.5 text-ink">{words.counts}</b>}
            </h3>
          )}
          <Dice roll={one} again={again} />
        </div>
      ))}
    </section>
  );
}

const TOLD: ReadonlySet<string> = new Set(['extraSuccessesLost', 'rollSucceeded', 'rollFailed']);

function Parts({ counted }: Readonly<{ counted: CountedRoll }>) {
  const { made } = useMessages(roll);
  const { listSeparator } = useMessages(rules);
  const { fromPool, fromRolledAgain, fromExtraSuccesses } = counted;
  const parts = [
    made.pool(fromPool),
    ...(fromRolledAgain > 0 ? [made.again(fromRolledAgain)] : []),
    ...(fromExtraSuccesses === 0 ? [] : [made.extra(fromExtraSuccesses)]),
  ];
  return <p className="text-13 text-ink-2">{parts.join(listSeparator)}</p>;
}

function Dice({ roll: { dice, rolledAgain = [] }, again }: Readonly<{ roll: RolledDice; again: Again }>) {
  const words = useMessages(roll);
  if (dice.length === 0) return <p className="text-13 text-ink-2">{words.noDice}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DiceRow label={words.thrown} dice={dice} again={again} />
      {rolledAgain.length > 0 && (
        <>
          <RotateCw size={18} strokeWidth={1.75} aria-hidden className="text-ink-2" />
          <DiceRow label={words.rolledAgain} dice={rolledAgain} again={again} />
        </>
      )}
    </div>
  );
}

type DiceRowProps = Readonly<{ label: string; dice: readonly number[]; again: Again }>;

/** Dice as boxes: a success is filled, one that is rolled again has a second edge. */
function DiceRow({ label, dice, again }: DiceRowProps) {
  const words = useMessages(roll);
  const language = useLanguage();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {dice.map((shown, index) => {
        const isSuccess = shown >= SUCCESS_FROM;
        const isAgain = shown >= AGAIN_FROM[again];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
            key={index}
            className={classNames(
              'grid size-9 place-items-center rounded-1 border text-17',
              isSuccess ? 'border-light bg-light font-semibold text-on-light' : 'border-line-2 text-ink-2',
              isAgain && 'outline-2 outline-offset-2 outline-line-2',
            )}
          >
            <span aria-hidden>{formatNumber(shown, language)}</span>
            <span className="sr-only">{words.die(shown, isSuccess, isAgain)}</span>
          </li>
        );
      })}
    </ul>
  );
}
