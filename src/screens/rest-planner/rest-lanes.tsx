import type { CSSProperties, ReactNode } from 'react';
import { formatGrade, formatNumber } from '@/i18n';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import type { Sheet } from '@/model/sheet';
import { classNames } from '@/ui/class-names';
import { GradeSymbol } from '@/ui/grade-mark';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Term } from '@/ui/term';
import { type HealthBlock, type Lanes, percent, restLanes, type Scale } from './lane-model';
import type { PlannedRest } from './rest-draft';
import { AttributeLane, SavesLane, WillpowerLane } from './rest-lane-events';
import { DAY } from './rest-time';

type LanesProps = Readonly<{ sheet: Sheet; planned: PlannedRest }>;

/** What heals when, in lanes by time. */
export function RestLanes({ sheet, planned: { plan, saves, due } }: LanesProps) {
  const words = useMessages(rest);
  const lanes = restLanes(plan, due.total);
  const damaged = Object.values(sheet.attributeDamage).some((points) => points > 0);
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] text-13">
      <span />
      <ScaleHead scale={lanes.scale} />
      <Lane title={words.lane.healthy(lanes.stairs[0]?.healthy ?? 0)} scale={lanes.scale} height={88}>
        <Stairs lanes={lanes} />
      </Lane>
      <Lane title={words.lane.health} term="Health" scale={lanes.scale} height={lanes.twoRows ? 84 : 47}>
        {lanes.health.map((block) => (
          <Block key={`${block.grade}${block.from}`} block={block} lanes={lanes} />
        ))}
      </Lane>
      <Lane title={words.lane.willpower} term="Willpower" scale={lanes.scale}>
        <WillpowerLane lanes={lanes} plan={plan} />
      </Lane>
      {damaged && (
        <Lane title={words.lane.attribute} term="Attribute damage" scale={lanes.scale}>
          <AttributeLane lanes={lanes} plan={plan} />
        </Lane>
      )}
      {(saves || due.total > 0) && (
        <Lane title={words.lane.saveLane} term="save" scale={lanes.scale}>
          <SavesLane lanes={lanes} name={saves?.name ?? null} />
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

type LaneProps = Readonly<{ title: string; term?: string; scale: Scale; height?: number; children: ReactNode }>;

function Lane({ title, term, scale: { step, total }, height = 47, children }: LaneProps) {
  const lines = `repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px ${(step / total) * 100}%)`;
  return (
    <>
      <h3 className="flex items-center border-t border-line pr-2 leading-[1.25] font-normal text-ink-2">
        {term ? <Term of={term}>{title}</Term> : title}
      </h3>
      <div className="relative overflow-hidden border-t border-line" style={{ height, background: lines }}>
        {children}
      </div>
    </>
  );
}

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
