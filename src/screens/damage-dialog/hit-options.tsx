import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import { DEFENCE_KINDS } from '@/model/damage';
import type { Sheet } from '@/model/sheet';
import { LimitedTextField } from '@/ui/limited-text-field';
import { useMessages } from '@/ui/preferences';
import { Segmented } from '@/ui/segmented';
import { type FormProps, switched, useField } from './damage-form';
import { LabelledNumber } from './labelled-number';
import { ToggleChip } from './toggle-chip';

/** What else there is to say about a hit: the usual in a line, the rest folded. */
export const HitOptions = memo(function HitOptions({ form, sheet }: FormProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(damage);
  const hitForm = useField(form, 'form');
  const isBlow = hitForm === 'hit' || hitForm === 'attack';
  return (
    <div className="mt-1.5 grid gap-1">
      {/* On a phone a line that scrolls: the way of the hit stays in view below it. */}
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {(isBlow || hitForm === 'explosion') && (
          <ToggleChip label={words.unavoidable} {...form.register('unavoidable')} />
        )}
        {isBlow && <ToggleChip label={words.magical} {...form.register('magical')} />}
        <Bypasses form={form} sheet={sheet} />
      </div>
      <More form={form} isBlow={isBlow} />
    </div>
  );
});

/** What is rarely said. Its fields come with its opening. */
function More({ form, isBlow }: FormProps & Readonly<{ isBlow: boolean }>) {
  const words = useMessages(damage);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="group rounded-2 border border-line" onToggle={() => setWasOpened(true)}>
      <summary className="flex min-h-tap cursor-pointer items-center justify-between gap-2 px-3 text-13 text-ink-2">
        {words.more}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      {wasOpened && (
        <div className="grid gap-2 px-3 pb-3">
          <LimitedTextField
            label={words.source}
            placeholder={words.sourceOptional}
            most={200}
            {...form.register('source')}
          />
          <Numbers form={form} isBlow={isBlow} />
          <PoisonContest form={form} />
        </div>
      )}
    </details>
  );
}

/** Only of the kinds that the character has. */
function Bypasses({ form, sheet }: FormProps & Readonly<{ sheet: Sheet }>) {
  const words = useMessages(damage);
  const terms = useMessages(damageTerms);
  const bypasses = useField(form, 'bypasses');
  const kinds = DEFENCE_KINDS.filter(
    (kind) => kind !== 'vulnerability' && sheet.defences.some((defence) => defence.kind === kind),
  );
  return kinds.map((kind) => (
    <ToggleChip
      key={kind}
      label={words.bypasses(terms.defence[kind])}
      checked={bypasses.includes(kind)}
      onChange={() => form.setValue('bypasses', switched(bypasses, kind) as typeof bypasses)}
    />
  ));
}

function Numbers({ form, isBlow }: FormProps & Readonly<{ isBlow: boolean }>) {
  const words = useMessages(damage).option;
  const weaponDamage = useField(form, 'weaponDamage');
  return (
    <>
      <OptionNumber form={form} name="saveSuccesses" />
      {isBlow && <OptionNumber form={form} name="armorPiercing" />}
      {isBlow && <OptionNumber form={form} name="highSpeed" />}
      {isBlow && <OptionNumber form={form} name="penalty" />}
      <OptionNumber form={form} name="sharedAmong" min={1} max={20} />
      <ToggleChip
        label={words.hasWeaponDamage}
        checked={weaponDamage !== null}
        onChange={(event) => form.setValue('weaponDamage', event.target.checked ? 0 : null)}
      />
      {weaponDamage !== null && (
        <LabelledNumber
          label={words.weaponDamage}
          value={weaponDamage}
          onChange={(value) => form.setValue('weaponDamage', value)}
        />
      )}
    </>
  );
}

type OptionNumberProps = FormProps &
  Readonly<{
    name: 'saveSuccesses' | 'armorPiercing' | 'highSpeed' | 'penalty' | 'sharedAmong';
    min?: number;
    max?: number;
  }>;

const OPTION_TERMS: Readonly<Partial<Record<OptionNumberProps['name'], string>>> = {
  saveSuccesses: 'save',
  armorPiercing: 'Armor Piercing',
  highSpeed: 'High Speed',
  penalty: 'penalty',
};

function OptionNumber({ form, name, min = 0, max = 1_000 }: OptionNumberProps) {
  const words = useMessages(damage).option;
  return (
    <LabelledNumber
      label={words[name]}
      term={OPTION_TERMS[name]}
      value={useField(form, name)}
      min={min}
      max={max}
      onChange={(value) => form.setValue(name, value)}
    />
  );
}

const CONTEST = ['open', 'won', 'lost'] as const;
const CONTEST_ANSWERS = { open: null, won: true, lost: false } as const;

function PoisonContest({ form }: FormProps) {
  const words = useMessages(damage).option;
  const poisonContestWon = useField(form, 'poisonContestWon');
  const [answer] = CONTEST.filter((one) => CONTEST_ANSWERS[one] === poisonContestWon);
  return (
    <Segmented
      showLabel
      label={words.poisonContest}
      value={answer ?? 'open'}
      onChange={(value) => form.setValue('poisonContestWon', CONTEST_ANSWERS[value])}
      options={CONTEST.map((value) => ({ value, label: words.contest[value] }))}
    />
  );
}
