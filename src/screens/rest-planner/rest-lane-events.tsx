import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import type { RestPlan } from '@/rules';
import { Tag } from '@/ui/chip';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { type Lanes, percent } from './lane-model';
import { DAY } from './rest-time';

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

export function WillpowerLane({ lanes, plan }: Readonly<{ lanes: Lanes; plan: RestPlan }>) {
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

export function AttributeLane({ lanes, plan }: Readonly<{ lanes: Lanes; plan: RestPlan }>) {
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

export function SavesLane({ lanes, name }: Readonly<{ lanes: Lanes; name: string | null }>) {
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
      {name !== null && <span className="pl-1 text-ink-2">{lane.against(name)}</span>}
    </Event>
  );
}
