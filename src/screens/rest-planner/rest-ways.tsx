import { useId, useState } from 'react';
import { formatGrade, formatTrack } from '@/i18n';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type GradeAmounts } from '@/model/health';
import { healthStatus, type RestAlternative } from '@/rules';
import { Button } from '@/ui/button';
import { Tag } from '@/ui/chip';
import { classNames } from '@/ui/class-names';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { STATUS_TEXT, StatusWords } from '@/ui/status-chip';
import type { PlannedRest } from './rest-draft';

type WaysProps = Readonly<{ planned: PlannedRest; time: string; onChoose: (choice: GradeAmounts) => void }>;

const FEW = 8;
const keyOf = ({ bashing, lethal, aggravated }: GradeAmounts) => `${bashing}/${lethal}/${aggravated}`;

/** The other ways to spend the same time; choosing one makes it the plan. */
export function RestWays({ planned: { plan, best }, time, onChoose }: WaysProps) {
  const words = useMessages(rest);
  const name = useId();
  const [all, setAll] = useState(false);
  const { alternatives } = plan;
  const shown = all ? alternatives : alternatives.slice(0, FEW);
  const note = alternatives.length > 1 && <span className="hidden lg:inline">{words.waysNote}</span>;
  return (
    <Section title={words.ways(time)} end={note}>
      {alternatives.length === 0 && <p className="text-13 text-ink-2">{words.noWays}</p>}
      <fieldset className="min-w-0 border-0 lg:grid lg:grid-cols-4 lg:gap-2">
        <legend className="sr-only">{words.ways(time)}</legend>
        {shown.map((way) => (
          <Way
            key={keyOf(way.healed)}
            name={name}
            way={way}
            best={keyOf(way.healed) === keyOf(best)}
            onChoose={() => onChoose(way.healed)}
          />
        ))}
      </fieldset>
      {shown.length < alternatives.length && (
        <Button kind="ghost" className="mt-2" onClick={() => setAll(true)}>
          {words.moreWays(alternatives.length)}
        </Button>
      )}
    </Section>
  );
}

type WayProps = Readonly<{ name: string; way: RestAlternative; best: boolean; onChoose: () => void }>;

function Way({ name, way, best, onChoose }: WayProps) {
  const words = useMessages(rest);
  const language = useLanguage();
  const title = useWayTitle(way.healed);
  const status = healthStatus(way.track, false);
  return (
    <label className="relative grid min-h-15 cursor-pointer grid-cols-[46px_minmax(0,1fr)_auto] items-center gap-x-2.5 border-t border-line py-2 pl-2.5 has-checked:shadow-[inset_3px_0_0_var(--light)] has-focus-visible:outline-2 has-focus-visible:outline-focus lg:min-h-0 lg:grid-cols-[auto_minmax(0,1fr)] lg:content-start lg:rounded-2 lg:border lg:border-line-2 lg:px-3 lg:pb-2.5 lg:has-checked:border-light lg:has-checked:shadow-[inset_0_0_0_1px_var(--light)]">
      <input
        type="radio"
        name={name}
        value={keyOf(way.healed)}
        checked={way.chosen}
        className="sr-only"
        onChange={onChoose}
      />
      <span className="text-20 font-semibold">{words.gained(way.gained)}</span>
      <span className="lg:col-span-2 lg:row-start-2">
        <b className="font-semibold">{title}</b> {best && <Tag>{words.best}</Tag>}
        <small className="block text-12 leading-[1.4] text-ink-2">{formatTrack(way.track, language)}</small>
        <small className="block text-12 leading-[1.4] text-ink-2">
          {words.used(formatDuration(way.minutesUsed, language))}
        </small>
      </span>
      <span
        className={classNames(
          'inline-flex items-center gap-1 text-12 whitespace-nowrap max-[380px]:col-start-2 max-[380px]:row-start-2 lg:col-start-2 lg:row-start-1 lg:justify-self-end',
          STATUS_TEXT[status],
        )}
      >
        <StatusWords status={status} />
      </span>
    </label>
  );
}

function useWayTitle(healed: GradeAmounts): string {
  const words = useMessages(rest);
  const language = useLanguage();
  const parts = GRADES.filter((grade) => healed[grade] > 0).map((grade) => formatGrade(healed[grade], grade, language));
  return parts.length === 1 ? words.wayOnly(parts.join('')) : parts.join(words.wayThen);
}
