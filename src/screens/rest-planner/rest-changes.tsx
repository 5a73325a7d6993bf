import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatGrade, GRADE_LETTERS } from '@/i18n';
import { rest } from '@/i18n/rest';
import { formatDuration } from '@/i18n/time-formatters';
import { GRADES, type Grade, NO_AMOUNTS } from '@/model/health';
import { LIMITS } from '@/model/parts';
import { REST_PARTS, type RestPart, type Treatment } from '@/rules';
import { Button } from '@/ui/button';
import { CheckedButton, CheckedFields } from '@/ui/checked-fields';
import { SelectField, TextField } from '@/ui/fields';
import { LimitedTextField } from '@/ui/limited-text-field';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { TogglePills } from '@/ui/toggle-pills';
import type { TermsProps } from './rest-draft';
import { parseRestTime } from './rest-time';

/** The parts that mean something to this character. */
function partsOf({ sheet, planned: { plan } }: TermsProps): readonly RestPart[] {
  const { first, second } = plan.start;
  const { before, maximum } = plan.willpower;
  const present: Readonly<Record<RestPart, boolean>> = {
    bashing: first.bashing + (second?.bashing ?? 0) > 0,
    lethal: first.lethal + (second?.lethal ?? 0) > 0,
    aggravated: first.aggravated + (second?.aggravated ?? 0) > 0,
    willpower: before < maximum,
    attribute: Object.values(sheet.attributeDamage).some((points) => points > 0),
    saves: sheet.conditions.length > 0,
  };
  return REST_PARTS.filter((part) => present[part]);
}

/** The parts of the plan, each of which can be switched off. */
export function RestParts(props: TermsProps) {
  const { draft, onChange } = props;
  const { parts } = useMessages(rest);
  const present = partsOf(props);
  if (present.length === 0) return null;
  return (
    <TogglePills
      label={parts.title}
      values={present.filter((part) => !draft.without.includes(part))}
      options={present.map((value) => ({ value, label: parts.names[value] }))}
      onChange={(on) => onChange({ without: present.filter((part) => !on.includes(part)) })}
    />
  );
}

const MOST_TREATMENTS = 20;
const MOST_POINTS = 999;

/** Medicine and drugs that heal before the rest does. */
export function Treatments({ draft, onChange }: TermsProps) {
  const { treatment } = useMessages(rest);
  const { treatments } = draft;
  return (
    <div className="grid gap-2">
      <span className="text-13 text-ink-2">{treatment.title}</span>
      {treatments.map((one, index) => (
        <TreatmentButton
          // biome-ignore lint/suspicious/noArrayIndexKey: two treatments may be alike
          key={index}
          treatment={one}
          onRemove={() => onChange({ treatments: treatments.filter((_, other) => other !== index) })}
        />
      ))}
      {treatments.length < MOST_TREATMENTS && (
        <NewTreatment onAdd={(one) => onChange({ treatments: [...treatments, one] })} />
      )}
    </div>
  );
}

type ButtonProps = Readonly<{ treatment: Treatment; onRemove: () => void }>;

function TreatmentButton({ treatment: { kind, source, amounts }, onRemove }: ButtonProps) {
  const { treatment } = useMessages(rest);
  const language = useLanguage();
  const healed = GRADES.filter((grade) => amounts[grade] > 0).map((grade) =>
    formatGrade(amounts[grade], grade, language),
  );
  const name = [treatment.kinds[kind], source, ...healed].filter(Boolean).join(' · ');
  return (
    <Button className="justify-self-start px-3 text-13" icon={X} aria-label={treatment.remove(name)} onClick={onRemove}>
      {name}
    </Button>
  );
}

const KINDS = ['medicine', 'drug'] as const;

function NewTreatment({ onAdd }: Readonly<{ onAdd: (treatment: Treatment) => void }>) {
  const { treatment } = useMessages(rest);
  const [kind, setKind] = useState<Treatment['kind']>('medicine');
  const [source, setSource] = useState('');
  const [grade, setGrade] = useState<Grade>('lethal');
  const [points, setPoints] = useState(1);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ kind, source: source.trim(), amounts: { ...NO_AMOUNTS, [grade]: points } });
    setSource('');
  };
  return (
    <form className="grid gap-2" onSubmit={add}>
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={treatment.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: treatment.kinds[value] }))}
          onChange={(event) => setKind(event.target.value === 'drug' ? 'drug' : 'medicine')}
        />
        <SelectField
          label={treatment.grade}
          value={grade}
          options={GRADES.map((value) => ({ value, label: GRADE_LETTERS[value] }))}
          onChange={(event) => setGrade(GRADES.find((one) => one === event.target.value) ?? 'lethal')}
        />
      </div>
      <CheckedFields>
        <LimitedTextField
          label={treatment.source}
          most={LIMITS.name}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
        <span aria-hidden className="text-13 text-ink-2">
          {treatment.points}
        </span>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <NumberStepper label={treatment.points} value={points} min={1} max={MOST_POINTS} onChange={setPoints} />
          <CheckedButton type="submit" className="whitespace-nowrap">
            {treatment.add}
          </CheckedButton>
        </div>
      </CheckedFields>
    </form>
  );
}

/** When something broke the rest off, and the way back to the whole rest. */
export function BrokenOff({ draft, planned, onChange }: TermsProps) {
  const words = useMessages(rest);
  const language = useLanguage();
  const [text, setText] = useState('');
  const { whole } = planned;
  const read = text.trim() === '' ? null : parseRestTime(text);
  const tooLate = read?.ok === true && read.minutes > whole.minutes;
  const unread = read && !read.ok ? words.timeProblem[read.problem] : undefined;
  const type = (next: string) => {
    setText(next);
    const time = parseRestTime(next);
    onChange({ brokenOff: time.ok && time.minutes <= whole.minutes ? time.minutes : null });
  };
  return (
    <TextField
      label={words.brokenOff.title}
      placeholder={words.otherTimeExample}
      hint={
        draft.brokenOff === null
          ? words.brokenOff.hint
          : words.brokenOff.earned(formatDuration(draft.brokenOff, language))
      }
      error={tooLate ? words.brokenOff.tooLate(formatDuration(whole.minutes, language)) : unread}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}
