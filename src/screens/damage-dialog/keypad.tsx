import { type ReactNode, useState } from 'react';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import { gradeLetter } from '@/interop/damage-entry';
import { ENERGY_TYPES } from '@/model/damage';
import { GRADES } from '@/model/health';
import { classNames } from '@/ui/class-names';
import { GRADE_TEXT, GradeSymbol } from '@/ui/grade-mark';
import { useMessages } from '@/ui/preferences';
import type { FormProps } from './damage-form';

const ROWS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
] as const;

type KeypadProps = FormProps &
  Readonly<{
    /** After a grade or a type: what was missing may have been said. */
    onSaid: () => void;
  }>;

/** Digits, plus, the three grades, types and delete, in place of a system keyboard on touch screens. */
export function Keypad({ form, onSaid }: KeypadProps) {
  const words = useMessages(damage);
  const [typesShown, setTypesShown] = useState(false);
  const change = (edit: (text: string) => string) => form.setValue('entry', edit(form.getValues('entry')));
  const say = (word: string) => {
    change((text) => withWord(text, word));
    setTypesShown(false);
    onSaid();
  };
  return (
    <fieldset className="mb-2 grid grid-cols-[1fr_1fr_1fr_1.15fr] gap-1.5">
      <legend className="sr-only">{words.keypad}</legend>
      {typesShown ? (
        <TypeKeys
          onType={(word) => {
            say(word);
            form.setFocus('entry');
          }}
        />
      ) : (
        <AmountKeys onDigit={(digit) => change((text) => text + digit)} onGrade={say} />
      )}
      <Key press={() => change(withPlus)}>+</Key>
      <Key press={() => change((text) => `${text}0`)}>0</Key>
      <Key className="text-13" press={() => change(withoutLast)}>
        {words.delete}
      </Key>
      <Key className="text-13" pressed={typesShown} press={() => setTypesShown(!typesShown)}>
        {words.damageType}
      </Key>
    </fieldset>
  );
}

type AmountKeysProps = Readonly<{ onDigit: (digit: string) => void; onGrade: (letter: string) => void }>;

function AmountKeys({ onDigit, onGrade }: AmountKeysProps) {
  const words = useMessages(core);
  return ROWS.map((digits, row) => {
    const grade = GRADES[row] ?? 'bashing';
    return [
      ...digits.map((digit) => (
        <Key key={digit} press={() => onDigit(digit)}>
          {digit}
        </Key>
      )),
      <Key
        key={grade}
        className={GRADE_TEXT[grade]}
        label={words.grade[grade]}
        press={() => onGrade(gradeLetter(grade))}
      >
        <GradeSymbol state={grade} /> {gradeLetter(grade)}
      </Key>,
    ];
  });
}

/** As many as there are digits and grades; physical is what damage is where nothing is said. */
const TYPES = [...ENERGY_TYPES, 'mental', 'force', 'poison'] as const;

function TypeKeys({ onType }: Readonly<{ onType: (word: string) => void }>) {
  const { type: words } = useMessages(damageTerms);
  return TYPES.map((type) => (
    <Key key={type} className="text-13" press={() => onType(words[type])}>
      {words[type]}
    </Key>
  ));
}

type KeyProps = Readonly<{
  press: () => void;
  label?: string;
  /** Whether it is on, for one that stays so. */
  pressed?: boolean;
  className?: string;
  children: ReactNode;
}>;

function Key({ press, label, pressed, className, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        'flex min-h-13 items-center justify-center gap-2 rounded-2 font-semibold active:bg-surf-2',
        pressed ? 'bg-ink text-bg' : 'bg-surf-3',
        !className?.includes('text-13') && 'text-20',
        className,
      )}
      // The field keeps the focus, so that its caret stays in sight.
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {children}
    </button>
  );
}

/** The text with a plus to go on from; an open one stays as it is. */
export const withPlus = (text: string): string => (/(^|\+)\s*$/.test(text) ? text : `${text.trimEnd()} + `);

/** A grade stands right after its number, any other word by itself. */
const withWord = (text: string, word: string): string =>
  /(^|\d\s*)$/.test(text) && word.length === 1 ? text + word : `${text.trimEnd()} ${word}`.trimStart();

/** A word goes as one: the keypad has no letters to mend it with. */
const withoutLast = (text: string): string =>
  text
    .trimEnd()
    .replace(/([\p{L}\p{M}]{2,}|.)$/u, '')
    .trimEnd();
