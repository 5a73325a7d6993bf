import type { CSSProperties, ReactNode } from 'react';
import { GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type Grade } from '@/model/health';
import type { Sheet } from '@/model/sheet';
import { type RestPlan, type RestStep, sheetStatus } from '@/rules';
import { classNames } from '@/ui/class-names';
import { GradeMark, GradeSymbol } from '@/ui/grade-mark';
import { HealthBar } from '@/ui/health-bar';
import { useLanguage, useMessages } from '@/ui/preferences';
import type { PlannedRest } from './rest-draft';
import { dayOf, nextToHeal, restStops, type Stop } from './rest-progress';
import { DAY } from './rest-time';
import { timeWords } from './time-words';

type StopsProps = Readonly<{ after: Sheet; planned: PlannedRest }>;

/** What heals when, as a line of stops: each ends with the bar as it is then. */
export function RestStops({ after, planned: { plan, due } }: StopsProps) {
  const words = useMessages(rest);
  const statusWords = useStatus(after);
  const idle = plan.timeline.find(({ kind }) => kind === 'idle');
  const stops = restStops(plan, due.total);
  return (
    <ol style={{ '--days': dayColumn(plan.minutes) } as CSSProperties}>
      {stops.map((stop) => (
        <RestStop key={stop.to} stop={stop} plan={plan} />
      ))}
      {idle && <Idle step={idle} plan={plan} />}
      <Row day={words.end} end>
        <p className="font-semibold">{statusWords}</p>
      </Row>
    </ol>
  );
}

/** Room for the days of the longest stop: "Day 5–7", "Day 37–43", "Day 100–107". */
function dayColumn(minutes: number): string {
  if (minutes < 10 * DAY) return '62px';
  return minutes < 100 * DAY ? '76px' : '104px';
}

type RowProps = Readonly<{ day: string; time?: string; idle?: boolean; end?: boolean; children: ReactNode }>;

function Row({ day, time, idle = false, end = false, children }: RowProps) {
  return (
    <li className="relative grid grid-cols-[var(--days)_14px_minmax(0,1fr)] gap-x-2.5 pb-3.5 last:pb-0">
      <span className="pt-0.5 text-right text-12 leading-[1.35] text-ink-2">
        <b className="block text-13 font-semibold whitespace-nowrap text-ink">{day}</b>
        {time}
      </span>
      <span aria-hidden className="relative">
        {!end && (
          <i
            className={classNames(
              'absolute top-2 -bottom-5 left-1.5 border-l-2 border-line-2',
              idle && 'border-dashed',
            )}
          />
        )}
        <i
          className={classNames(
            'absolute top-1 left-px size-3 rounded-full border-2',
            end ? 'border-light bg-light shadow-glow' : 'border-ink-2 bg-bg',
          )}
        />
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function RestStop({ stop, plan }: Readonly<{ stop: Stop; plan: RestPlan }>) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const { from, to, brings } = stop;
  const time = timeWords(Math.round(to - from), language, coreWords);
  return (
    <Row day={words.days(Math.floor(from / DAY) + 1, dayOf(to))} time={time}>
      <p className="flex flex-wrap items-center gap-x-1.5 leading-[1.35] font-semibold">
        <StopTitle stop={stop} plan={plan} />
        {GRADES.map((grade) => (
          <HealedMarks key={grade} grade={grade} amount={brings.healed[grade]} />
        ))}
      </p>
      <StopDetail stop={stop} plan={plan} />
      <HealthBar track={stop.track} size="mini" className="mt-1.5" />
    </Row>
  );
}

function StopTitle({ stop: { brings, blocks }, plan }: Readonly<{ stop: Stop; plan: RestPlan }>) {
  const words = useMessages(rest);
  const { bashing, lethal, aggravated } = brings.healed;
  const { needs } = plan;
  const longs = lethal * needs.lethal.rests + aggravated * needs.aggravated.rests;
  const kinds = [bashing > 0 && words.shortRests(bashing), longs > 0 && words.longRests(longs)];
  if (blocks) {
    const name = { day: words.fullDays, long: words.longRests, short: words.shortRests }[blocks.kind];
    kinds.push(name(blocks.count));
  }
  return kinds.filter(Boolean).join(' + ');
}

const MOST_MARKS = 5;

/** A symbol for each wound healed, a number when they are many. */
function HealedMarks({ grade, amount }: Readonly<{ grade: Grade; amount: number }>) {
  if (amount === 0) return null;
  if (amount > MOST_MARKS) return <GradeMark state={grade} amount={amount} />;
  return (
    <span className="inline-flex gap-1">
      {Array.from({ length: amount }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the symbols are all alike
        <GradeSymbol key={n} state={grade} />
      ))}
      <span className="sr-only">
        {amount} {GRADE_LETTERS[grade]}
      </span>
    </span>
  );
}

function StopDetail({ stop: { brings, fills }, plan }: Readonly<{ stop: Stop; plan: RestPlan }>) {
  const { stop: words, hours24 } = useMessages(rest);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const { healed, willpower, attribute, saves } = brings;
  const needed = plan.needs.attribute;
  const unbroken = needed === DAY ? hours24 : formatDuration(needed, language);
  const each = healed.bashing === 1 ? words.oneShort : words.eachShort;
  const inHealing = saves > 0 && saves === healed.bashing;
  const lines = [
    healed.bashing > 0 && each(inHealing),
    willpower > 0 && words.willpower(willpower, fills),
    attribute > 0 && plan.attribute && words.attribute(coreWords.attribute[plan.attribute], attribute, unbroken),
    saves > 0 && !inHealing && words.saves(saves),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return <p className="text-13 leading-[1.4] text-ink-2">{lines.join(words.separator)}</p>;
}

function Idle({ step, plan }: Readonly<{ step: RestStep; plan: RestPlan }>) {
  const words = useMessages(rest);
  const language = useLanguage();
  const idle = step.to - step.from;
  return (
    <Row day={words.days(Math.floor(step.from / DAY) + 1, dayOf(step.to))} time={formatDuration(idle, language)} idle>
      <p>{words.leftOver}</p>
      <IdleReason plan={plan} idle={idle} />
    </Row>
  );
}

function IdleReason({ plan: { track, needs }, idle }: Readonly<{ plan: RestPlan; idle: number }>) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const grade = nextToHeal(track);
  const need = grade && { bashing: needs.short, lethal: needs.lethal.span, aggravated: needs.aggravated.span }[grade];
  if (grade && need && need <= idle) return null;
  return (
    <p className="text-13 leading-[1.4] text-ink-2">
      {grade && need
        ? words.tooShortFor(GRADE_LETTERS[grade], timeWords(need, language, coreWords))
        : words.nothingLeft}
    </p>
  );
}

function useStatus(after: Sheet): string {
  const words = useMessages(core);
  return words.status[sheetStatus(after).status];
}
