import { Shield } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { GRADES } from '@/model/health';
import { classNames } from '@/ui/class-names';
import { GradeCount } from '@/ui/grade-mark';
import { HealthBar } from '@/ui/health-bar';
import { HealthTrack } from '@/ui/health-track';
import { MarkableTrack } from '@/ui/markable-track';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { Why, WhyNumber } from '@/ui/why';
import { useHindrance } from './allowed';
import { useSheetMarking } from './marking-scope';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import {
  selectIsWorsening,
  selectMaximumHealth,
  selectSecondHealth,
  selectTemporaryHealth,
  selectTrack,
} from './sheet-values';

const TemporaryHealthDialog = lazy(async () => ({
  default: (await import('./temporary-health-dialog')).TemporaryHealthDialog,
}));

const SetByHand = lazy(async () => ({ default: (await import('./set-by-hand')).SetByHand }));
const SecondHealth = lazy(async () => ({ default: (await import('./second-health')).SecondHealth }));

/** How hurt: the healthy number, the grades, the track on which wounds are marked. */
export function HealthPanel({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const { term } = useMessages(core);
  return (
    <Section title={term.health} term="Health" end={<TemporaryHealth />}>
      <div className="mb-[18px] flex flex-wrap items-end gap-x-3 gap-y-2">
        <Healthy onOpen={onOpen} />
        <Grades />
      </div>
      <Tracks />
    </Section>
  );
}

/** From here on the number needs the room of the word. */
const WIDE_NUMBER = 100;

function Healthy({ onOpen }: Readonly<{ onOpen: OpenPanel }>) {
  const words = useMessages(core);
  const language = useLanguage();
  const { healthy } = useOpenSheet(selectTrack);
  const maximum = useOpenSheet(selectMaximumHealth);
  const ofMaximum = maximum.value < WIDE_NUMBER ? words.ofMaximumHealthy : words.ofMaximum;
  return (
    <Why
      name={words.term.maximumHealth}
      explained={maximum}
      note={<SetByHand of="health" onOpen={onOpen} />}
      className="flex min-h-12 items-baseline gap-1.5 leading-none"
    >
      <WhyNumber className="text-48 leading-[46px] tracking-[-0.02em] underline-offset-[6px]!">
        {formatNumber(healthy, language)}
      </WhyNumber>{' '}
      <span className="text-17 whitespace-nowrap text-ink-2">{ofMaximum(maximum.value)}</span>
    </Why>
  );
}

function Grades() {
  const track = useOpenSheet(selectTrack);
  return (
    <ul className="ml-auto flex gap-3.5">
      {GRADES.map((grade) => (
        <GradeCount key={grade} grade={grade} amount={track[grade]} />
      ))}
    </ul>
  );
}

/** Second Health, while it is open, above the first track, which is one bar then. */
function Tracks() {
  const second = useOpenSheet(selectSecondHealth);
  const track = useOpenSheet(selectTrack);
  if (!second?.track) return <Track />;
  return (
    <>
      <Suspense fallback={null}>
        <SecondHealth name={second.name} track={second.track} />
      </Suspense>
      <HealthBar track={track} size="full" />
    </>
  );
}

function Track() {
  const track = useOpenSheet(selectTrack);
  const temporary = useOpenSheet(selectTemporaryHealth);
  const worsening = useOpenSheet(selectIsWorsening);
  const marking = useSheetMarking();
  const hindrance = useHindrance();
  const shown = { track, temporary, worsening };
  return hindrance ? <HealthTrack {...shown} /> : <MarkableTrack {...shown} marking={marking} />;
}

/** The shield in the title line: how much, and the way to gain or type it. */
function TemporaryHealth() {
  const words = useMessages(core);
  const temporary = useOpenSheet(selectTemporaryHealth);
  const hindrance = useHindrance();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        disabled={hindrance !== null}
        aria-haspopup="dialog"
        aria-label={temporary === 0 ? words.temporaryHealth(0) : undefined}
        title={words.term.temporaryHealth}
        onClick={() => setIsOpen(true)}
        className={classNames(
          '-my-2.5 inline-flex min-h-tap min-w-tap items-center justify-end gap-1.5 font-semibold',
          temporary > 0 ? 'text-ink' : 'text-ink-3',
          temporary === 0 && hindrance && 'invisible',
        )}
      >
        <Shield size={16} strokeWidth={1.75} aria-hidden />
        {temporary > 0 && words.temporaryHealth(temporary)}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TemporaryHealthDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
