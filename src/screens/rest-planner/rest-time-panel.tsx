import { useId, useState } from 'react';
import { core } from '@/i18n/core';
import { type RestWords, rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { MOST_REST_MINUTES, type RestPlan } from '@/rules';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Segmented } from '@/ui/segmented';
import type { PlannedRest, RestDraft } from './rest-draft';
import { DAY, parseRestTime, REST_PRESETS, sliderPlace } from './rest-time';
import { timeWords } from './time-words';

type TimeProps = Readonly<{ minutes: number; onChange: (minutes: number) => void }>;
type PanelProps = Readonly<{
  planned: PlannedRest;
  until: RestDraft['until'];
  onChange: (change: Partial<RestDraft>) => void;
}>;

/** How long: large, on a slider with six steps, or typed. */
export function RestTimePanel({ planned, until, onChange: change }: PanelProps) {
  const words = useMessages(rest);
  const { minutes } = planned.whole;
  const onChange = (next: number) => change({ minutes: next });
  const presets = REST_PRESETS.map((preset) => ({
    value: String(preset),
    label: presetLabel(preset, words),
  }));
  return (
    <Section title={words.time}>
      <div className="flex items-start gap-3">
        <BigTime minutes={minutes} />
        <TypedTime onChange={onChange} />
      </div>
      <TimeSlider minutes={minutes} onChange={onChange} />
      <Segmented
        label={words.time}
        value={String(minutes)}
        options={presets}
        onChange={(value) => onChange(Number(value))}
      />
      <Ends plan={planned.whole} until={until} onChange={(next) => change({ until: next })} />
    </Section>
  );
}

type EndsProps = Readonly<{
  plan: RestPlan;
  until: RestDraft['until'];
  onChange: (until: RestDraft['until']) => void;
}>;

/** The ends a rest can wait for: all healed, awake again. */
function Ends({ plan, until, onChange }: EndsProps) {
  const words = useMessages(rest);
  const language = useLanguage();
  const ends = [
    { end: 'healed', at: plan.fullRecoveryMinutes },
    { end: 'awake', at: plan.wakeMinutes },
  ] as const;
  const possible = ends.filter(({ at }) => at !== null && at > 0 && at <= MOST_REST_MINUTES);
  if (possible.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {possible.map(({ end, at }) => (
        <Button
          key={end}
          className="flex-1 px-3 text-13"
          aria-pressed={until === end}
          onClick={() => onChange(until === end ? null : end)}
        >
          {words.until[end](formatDuration(at ?? 0, language))}
        </Button>
      ))}
    </div>
  );
}

function presetLabel(minutes: number, { preset }: Pick<RestWords, 'preset'>): string {
  if (minutes > DAY) return preset.days(minutes / DAY);
  return minutes < 60 ? preset.minutes(minutes) : preset.hours(minutes / 60);
}

const PART = /(\d[\d,]*)\s*(\D+)/g;

function BigTime({ minutes }: Readonly<{ minutes: number }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const parts = [...timeWords(minutes, language, words).matchAll(PART)];
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      {parts.map(([, amount, unit]) => (
        <span key={unit} className="whitespace-nowrap">
          <b className="mr-2 text-48 leading-none font-normal tracking-[-.02em]">{amount}</b>
          <span className="text-17 text-ink-2">{unit?.trim()}</span>
        </span>
      ))}
    </p>
  );
}

/** Any other time. It counts as soon as it can be read. */
function TypedTime({ onChange }: Pick<TimeProps, 'onChange'>) {
  const words = useMessages(rest);
  const id = useId();
  const [text, setText] = useState('');
  const read = text.trim() === '' ? null : parseRestTime(text);
  const problem = read && !read.ok ? words.timeProblem[read.problem] : null;
  const type = (next: string) => {
    setText(next);
    const time = parseRestTime(next);
    if (time.ok) onChange(time.minutes);
  };
  return (
    <div className="grid w-36 gap-1">
      <input
        type="text"
        autoComplete="off"
        aria-label={words.otherTime}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        placeholder={words.otherTimeExample}
        value={text}
        className="min-h-tap w-full rounded-2 border border-line-2 bg-surf-1 px-3 text-15 aria-invalid:border-2 aria-invalid:border-dashed aria-invalid:border-ink"
        onChange={(event) => type(event.target.value)}
        onBlur={() => read?.ok && setText('')}
      />
      {problem && (
        <p id={id} role="status" className="text-12">
          {problem}
        </p>
      )}
    </div>
  );
}

const STEPS = REST_PRESETS.length - 1;

function TimeSlider({ minutes, onChange }: TimeProps) {
  const words = useMessages(rest);
  const coreWords = useMessages(core);
  const language = useLanguage();
  const place = sliderPlace(minutes);
  return (
    <div className="relative mb-0.5 h-11 rounded-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <i aria-hidden className="absolute inset-x-2.5 top-5 h-1 rounded-full bg-surf-3 inset-ring inset-ring-line-2" />
      <i
        aria-hidden
        className="absolute top-5 left-2.5 h-1 rounded-full bg-ink-2"
        style={{ width: `calc((100% - 20px) * ${place})` }}
      />
      {REST_PRESETS.map((preset, step) => (
        <i
          key={preset}
          aria-hidden
          className="absolute top-[17px] h-2.5 w-0.5 bg-line-2"
          style={{ left: `calc(10px + (100% - 22px) * ${step / STEPS})` }}
        />
      ))}
      <i
        aria-hidden
        className="absolute top-2 size-7 -translate-x-1/2 rounded-full bg-light shadow-glow ring-4 ring-bg lg:ring-surf-1"
        style={{ left: `calc(14px + (100% - 28px) * ${place})` }}
      />
      <input
        type="range"
        min={0}
        max={STEPS}
        step={1}
        aria-label={words.time}
        aria-valuetext={timeWords(minutes, language, coreWords)}
        value={Math.round(place * STEPS)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => onChange(REST_PRESETS[Number(event.target.value)] ?? minutes)}
      />
    </div>
  );
}
