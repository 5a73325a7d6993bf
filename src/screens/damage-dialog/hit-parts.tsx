import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { formatAmounts, formatGrade, formatNumber } from '@/i18n';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { type DamageEntry, type EntryPart, gradeLetter, MOST_PARTS, MOST_POINTS } from '@/interop/damage-entry';
import { sayings } from '@/interop/damage-words';
import { GRADES, type Grade } from '@/model/health';
import { amountsTotal } from '@/rules';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { GradeSymbol } from '@/ui/grade-mark';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { gradedAmounts, MOST_CHARACTERS } from './damage-plan';
import { PartWords } from './part-words';
import { quoted, UnknownWords } from './unknown-words';

type HitPartsProps = Readonly<{
  entry: DamageEntry;
  /** The part whose editor is open. */
  editing: number | null;
  onEdit: (index: number | null) => void;
  onParts: (parts: readonly EntryPart[]) => void;
}>;

/** The parts of the hit as chips; a chip opens its amount and grade. */
export function HitParts({ entry, editing, onEdit, onParts }: HitPartsProps) {
  const words = useMessages(damage);
  const part = editing === null ? undefined : entry.parts[editing];
  if (entry.parts.length === 0) return null;
  return (
    <>
      <fieldset className="mt-2.5 flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{words.parts}</legend>
        {entry.parts.map((each, index) => (
          <PartChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the entry
            key={index}
            part={each}
            index={index}
            open={index === editing}
            onEdit={onEdit}
          />
        ))}
      </fieldset>
      {part && editing !== null && (
        <PartEditor
          part={part}
          onChange={(next) => onParts(entry.parts.with(editing, next))}
          onRemove={() => {
            onParts(entry.parts.filter((_, index) => index !== editing));
            onEdit(null);
          }}
        />
      )}
    </>
  );
}

type PartChipProps = Readonly<{
  part: EntryPart;
  index: number;
  open: boolean;
  onEdit: (index: number | null) => void;
}>;

const PartChip = memo(function PartChip({ part, index, open, onEdit }: PartChipProps) {
  const words = useMessages(core);
  const damageWords = useMessages(damage);
  const language = useLanguage();
  const { grade } = part;
  const amount = amountTyped(part);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={damageWords.part(amount, grade ? words.grade[grade] : '?')}
      className={classNames(
        'inline-flex min-h-tap min-w-tap items-center gap-1.5 rounded-2 px-2.5 text-13 whitespace-nowrap',
        grade === null || part.beyond !== null ? 'border-2 border-dashed border-ink' : 'border border-line-2',
        open ? 'bg-surf-3' : 'bg-surf-1',
      )}
      onClick={() => onEdit(open ? null : index)}
    >
      {grade && <GradeSymbol state={grade} />}
      <b className="font-semibold">
        {grade ? formatGrade(amount, grade, language) : `${formatNumber(amount, language)} ?`}
      </b>
      <WordsSaid words={part.words} />
    </button>
  );
});

/** The words of a part; those that don't count are struck through. */
function WordsSaid({ words }: Readonly<{ words: readonly string[] }>) {
  return sayings(words).map((said, place) => {
    const Word = said.kind === 'unknown' ? 's' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
      <Word key={place} className={said.kind === 'unknown' ? 'text-ink-3' : undefined}>
        {said.words.join(' ')}
      </Word>
    );
  });
}

type PartEditorProps = Readonly<{ part: EntryPart; onChange: (part: EntryPart) => void; onRemove: () => void }>;

function PartEditor({ part, onChange, onRemove }: PartEditorProps) {
  const words = useMessages(damage);
  const coreWords = useMessages(core);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 rounded-2 bg-surf-2 p-2">
      <NumberStepper
        className="w-40"
        label={words.amount}
        value={part.amount}
        max={MOST_POINTS}
        onChange={(amount) => onChange({ ...part, amount, beyond: null })}
      />
      <GradePicker value={part.grade} onPick={(grade) => onChange({ ...part, grade })} />
      <IconButton icon={Trash2} label={coreWords.verb.remove} onClick={onRemove} />
      <PartWords words={part.words} onChange={(next) => onChange({ ...part, words: next })} />
    </div>
  );
}

type GradePickerProps = Readonly<{ value: Grade | null; onPick: (grade: Grade) => void }>;

function GradePicker({ value, onPick }: GradePickerProps) {
  const words = useMessages(damage);
  const coreWords = useMessages(core);
  return (
    <Segmented<Grade | ''>
      className="min-w-36 flex-1"
      label={words.grade}
      value={value ?? ''}
      onChange={(grade) => grade !== '' && onPick(grade)}
      options={GRADES.map((grade) => ({
        value: grade,
        label: (
          <>
            <GradeSymbol state={grade} />
            <span aria-hidden>{gradeLetter(grade)}</span>
            <span className="sr-only">{coreWords.grade[grade]}</span>
          </>
        ),
      }))}
    />
  );
}

type EntryNotesProps = Readonly<{
  id: string;
  entry: DamageEntry;
  tooLong: boolean;
  onParts: (parts: readonly EntryPart[]) => void;
}>;

/** What the entry did not say, what was not understood, what is not counted. */
export function EntryNotes({ id, entry, tooLong, onParts }: EntryNotesProps) {
  const words = useMessages(damage);
  const { error } = useMessages(core);
  const language = useLanguage();
  const { parts, unknown } = entry;
  const missing = parts.findIndex(({ grade }) => grade === null);
  const asked = parts[missing];
  const ready = gradedAmounts(entry);
  return (
    <div id={id} className="grid gap-2 text-13 not-empty:mt-3">
      {unknown.length > 0 && <p>{words.unknown(quoted(unknown))}</p>}
      {entry.tooMany && <p>{words.tooMany(MOST_PARTS)}</p>}
      {parts.some(({ beyond }) => beyond !== null) && <p>{words.beyond(MOST_POINTS)}</p>}
      {tooLong && <p>{error.tooLong(MOST_CHARACTERS)}</p>}
      {asked && (
        <>
          <p>{words.noGrade(partName(asked, language))}</p>
          <GradePicker value={null} onPick={(grade) => onParts(parts.with(missing, { ...asked, grade }))} />
          {amountsTotal(ready) > 0 && <p className="text-ink-2">{words.restReady(formatAmounts(ready, language))}</p>}
        </>
      )}
      <UnknownWords words={parts.flatMap((part) => part.words)} />
    </div>
  );
}

/** An amount with the words beside it: `8 cold`. */
export const partName = (part: EntryPart, language: Parameters<typeof formatNumber>[1]): string =>
  [formatNumber(amountTyped(part), language), ...part.words].join(' ');

/** What was typed, also where it is more than a part can hold. */
const amountTyped = ({ amount, beyond }: EntryPart): number => (beyond === null ? amount : Number(beyond));
