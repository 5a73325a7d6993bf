import type { CSSProperties, ReactNode } from 'react';
import { formatGrade, formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import type { RestPlan } from '@/rules';
import { Tag } from '@/ui/chip';
import { classNames } from '@/ui/class-names';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { type HealthBlock, type Lanes, restLanes, type Scale } from './lane-model';
import type { PlannedRest } from './rest-draft';
import { DAY } from './rest-time';

type LanesProps = Readonly<{ sheet: Sheet; planned: PlannedRest }>;

/** What heals when, in lanes by time. */
export function RestLanes({ sheet, planned: { plan, saves } }: LanesProps) {
  const words = useMessages(rest);
  const lanes = restLanes(plan, saves?.count ?? 0);
  const damaged = Object.values(sheet.attributeDamage).some((points) => points > 0);
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] text-13">
      <span />
      <ScaleHead scale={lanes.scale} />
      <Lane title={words.lane.healthy(lanes.stairs[0]?.healthy ?? 0)} scale={lanes.scale} height={88}>
        <Stairs lanes={lanes} />
      </Lane>
      <Lane title={words.lane.health} scale={lanes.scale} height={lanes.twoRows ? 84 : 47}>
        {lanes.health.map((block) => (
          <Block key={`${block.grade}${block.from}`} block={block} lanes={lanes} />
        ))}
      </Lane>
      <Lane title={words.lane.willpower} scale={lanes.scale}>
        <WillpowerLane lanes={lanes} plan={plan} />
      </Lane>
      {damaged && (
        <Lane title={words.lane.attribute} scale={lanes.scale}>
          <AttributeLane lanes={lanes} plan={plan} />
        </Lane>
      )}
      {saves && (
        <Lane title={words.lane.saveLane} scale={lanes.scale}>
          <SavesLane lanes={lanes} name={saves.name} />
        </Lane>
      )}
    </div>
  );
}

function ScaleHead({ scale: { step, marks, total } }: Readonly<{ scale: Scale }>) {
  const words = useMessages(rest);
  const language = useLanguage();
  return (
    <div aria-hidden className="relative h-7 text-12 text-ink-3">
      {marks.map((mark) => (
        <span
          key={mark}
          className="absolute top-1/2 -translate-y-1/2 pl-1.5 whitespace-nowrap"
          style={{ left: `${(mark / total) * 100}%` }}
        >
          {step >= DAY ? words.day(mark / DAY + 1) : formatDuration(mark, language)}
        </span>
      ))}
    </div>
  );
}

type LaneProps = Readonly<{ title: string; scale: Scale; height?: number; children: ReactNode }>;

function Lane({ title, scale: { step, total }, height = 47, children }: LaneProps) {
  const lines = `repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px ${(step / total) * 100}%)`;
  return (
    <>
      <h3 className="flex items-center border-t border-line pr-2 leading-[1.25] font-normal text-ink-2">{title}</h3>
      <div className="relative overflow-hidden border-t border-line" style={{ height, background: lines }}>
        {children}
      </div>
    </>
  );
}

const percent = (minute: number, { scale }: Lanes): string => `${(minute / scale.total) * 100}%`;

/** The stairs fill the lane from 12 % to 67 % of its height. */
function Stairs({ lanes }: Readonly<{ lanes: Lanes }>) {
  const language = useLanguage();
  const { stairs, labels, scale } = lanes;
  const [low, high] = [stairs[0]?.healthy ?? 0, stairs.at(-1)?.healthy ?? 0];
  const height = (healthy: number) => 12 + (high === low ? 0 : ((healthy - low) / (high - low)) * 55);
  const x = (minute: number) => (minute / scale.total) * 1000;
  const corners = stairs.map(
    ({ at, healthy }, n) => `${n === 0 ? 'M' : 'H'}${x(at)}${n === 0 ? ' ' : 'V'}${100 - height(healthy)}`,
  );
  const line = `${corners.join('')}H1000`;
  const shown = labels.length > 0 ? labels : [{ at: 0, by: 0, now: low }];
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 1000 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d={`${line}V100H0Z`} className="fill-light opacity-[.11]" />
        <path d={line} className="fill-none stroke-light" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      {shown.map(({ at, now }) => (
        <b
          key={at}
          className={classNames(
            'absolute text-20 leading-none font-semibold',
            at >= scale.total * 0.95 ? 'pr-1.5' : 'pl-[7px]',
          )}
          style={{
            bottom: `calc(${height(now)}% + 5px)`,
            ...(at >= scale.total * 0.95 ? { right: 0 } : { left: percent(at, lanes) }),
          }}
        >
          {formatNumber(now, language)}
        </b>
      ))}
    </>
  );
}

const BLOCK: Record<HealthBlock['grade'], string> = {
  bashing: 'z-10 min-w-12 justify-center gap-[3px] border-bashing-line bg-bashing-soft px-1',
  lethal: 'border-lethal-line bg-lethal-soft px-[9px]',
  aggravated: 'border-aggravated-line bg-aggravated-soft px-[9px]',
  idle: 'border-dashed border-line-2 px-1.5 text-ink-2',
};

/** What a chip of short rests takes at least, with the gap behind it. */
const CHIP = 52;

function Block({ block, lanes }: Readonly<{ block: HealthBlock; lanes: Lanes }>) {
  const { grade, from, to, shifted } = block;
  const left = percent(from, lanes);
  const width = percent(to - from, lanes);
  const side = grade === 'bashing' ? { top: 6 } : { bottom: 6 };
  const row = lanes.twoRows ? { ...side, height: 33 } : { top: 6, bottom: 6 };
  const chip = `calc(${percent(block.behind ?? 0, lanes)} + ${CHIP}px)`;
  const idle = { left: block.behind === undefined ? left : `max(${left}, ${chip})`, right: 3 };
  const healing: CSSProperties = shifted
    ? { left: `calc(${left} + ${CHIP}px)`, width: `max(0px, calc(${width} - ${CHIP + 3}px))` }
    : { left: `min(${left}, calc(100% - ${grade === 'bashing' ? 48 : 0}px))`, width: `calc(${width} - 3px)` };
  return (
    <div
      className={classNames(
        'absolute flex items-center gap-1.5 overflow-hidden rounded-[5px] border-[1.5px] whitespace-nowrap',
        BLOCK[grade],
      )}
      style={{ ...row, ...(grade === 'idle' ? idle : healing) }}
    >
      <BlockWords block={block} />
    </div>
  );
}

function BlockWords({ block: { grade, from, to, amount } }: Readonly<{ block: HealthBlock }>) {
  const words = useMessages(rest);
  const language = useLanguage();
  if (grade === 'idle') return <span className="text-12">{formatDuration(to - from, language)}</span>;
  if (grade === 'bashing') {
    return (
      <>
        <GradeSymbol state="bashing" />
        <span aria-hidden>× {formatNumber(amount, language)}</span>
        <span className="sr-only">{words.lane.heals(formatGrade(amount, grade, language), amount === 1)}</span>
      </>
    );
  }
  return (
    <>
      <GradeSymbol state={grade} />
      <span className="truncate">{words.lane.heals(formatGrade(amount, grade, language), amount === 1)}</span>
    </>
  );
}

type EventProps = Readonly<{
  /** Null keeps it to the right edge. */ left: string | null;
  centred?: boolean;
  children: ReactNode;
}>;

function Event({ left, centred = false, children }: EventProps) {
  return (
    <div
      className={classNames(
        'absolute top-1/2 flex -translate-y-1/2 items-center gap-[5px] bg-surf-1 whitespace-nowrap',
        centred && 'pr-1.5',
      )}
      style={left === null ? { right: 2 } : { left: centred ? `calc(${left} - 6px)` : left }}
    >
      {children}
    </div>
  );
}

function WillpowerLane({ lanes, plan }: Readonly<{ lanes: Lanes; plan: RestPlan }>) {
  const { lane } = useMessages(rest);
  const { after, maximum } = plan.willpower;
  const last = lanes.willpower.at(-1);
  if (!last) {
    return (
      <Event left="8px">
        <span className="text-ink-2">{after >= maximum ? lane.full(after, maximum) : lane.stays(after, maximum)}</span>
      </Event>
    );
  }
  const room = last.at <= lanes.scale.total * 0.8;
  return (
    <>
      {lanes.willpower.map(({ at, by }) => (
        <Event key={at} left={`min(${percent(at, lanes)}, 100% - 52px)`} centred>
          <Sphere /> {lane.plus(by)}
        </Event>
      ))}
      {after >= maximum && room && (
        <Event left={`calc(${percent(last.at, lanes)} + 52px)`}>
          <span className="text-ink-2">{lane.full(after, maximum)}</span>
        </Event>
      )}
    </>
  );
}

function AttributeLane({ lanes, plan }: Readonly<{ lanes: Lanes; plan: RestPlan }>) {
  const { lane, hours24 } = useMessages(rest);
  const words = useMessages(core);
  const language = useLanguage();
  const needed = plan.needs.attribute;
  const time = needed === DAY ? hours24 : formatDuration(needed, language);
  const days = plan.timeline.find(({ kind }) => kind === 'day');
  if (!days || !plan.attribute || plan.attributePoints === 0) {
    return (
      <Event left="8px">
        <span className="text-ink-2">{lane.noFullDay(time)}</span>
      </Event>
    );
  }
  const width = `max(96px, ${percent(days.to - days.from, lanes)})`;
  return (
    <>
      <div
        className="absolute inset-y-1.5 flex items-center overflow-hidden rounded-[5px] border-[1.5px] border-line-2 bg-surf-2 px-[9px] whitespace-nowrap"
        style={{ left: percent(days.from, lanes), width }}
      >
        {lane.inARow(days.count, time)}
      </div>
      <Event left={`min(calc(${percent(days.from, lanes)} + ${width} + 10px), 100% - 130px)`}>
        <b className="font-semibold">{lane.attributePlus(words.attribute[plan.attribute], plan.attributePoints)}</b>
      </Event>
    </>
  );
}

const MOST_TAGS = 4;

function SavesLane({ lanes, name }: Readonly<{ lanes: Lanes; name: string }>) {
  const { lane } = useMessages(rest);
  const total = lanes.saves.at(-1)?.now ?? 0;
  if (total === 0) {
    return (
      <Event left="8px">
        <span className="text-ink-2">{lane.none}</span>
      </Event>
    );
  }
  // Late saves keep to the right edge, so that their words stay inside.
  const late = lanes.savesFrom > lanes.scale.total * 0.45;
  return (
    <Event left={late ? null : `calc(${percent(lanes.savesFrom, lanes)} + 2px)`}>
      {total <= MOST_TAGS ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tags are all alike
        Array.from({ length: total }, (_, n) => <Tag key={n}>{lane.save}</Tag>)
      ) : (
        <Tag>{lane.saves(total)}</Tag>
      )}
      <span className="pl-1 text-ink-2">{lane.against(name)}</span>
    </Event>
  );
}
