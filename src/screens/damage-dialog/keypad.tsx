import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { damage } from '@/i18n/damage';
import { gradeLetter } from '@/interop/damage-entry';
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

type KeypadProps = FormProps & Readonly<{ onGrade: () => void }>;

/** Digits, plus, the three grades and delete, in place of a system keyboard on touch screens. */
export function Keypad({ form, onGrade }: KeypadProps) {
  const words = useMessages(damage);
  const coreWords = useMessages(core);
  const change = (edit: (text: string) => string) => form.setValue('entry', edit(form.getValues('entry')));
  const type = (key: string) => change((text) => text + key);
  return (
    <fieldset className="mb-2 grid grid-cols-[1fr_1fr_1fr_1.15fr] gap-1.5">
      <legend className="sr-only">{words.keypad}</legend>
      {ROWS.map((digits, row) => {
        const grade = GRADES[row] ?? 'bashing';
        return [
          ...digits.map((digit) => (
            <Key key={digit} press={() => type(digit)}>
              {digit}
            </Key>
          )),
          <Key
            key={grade}
            className={GRADE_TEXT[grade]}
            label={coreWords.grade[grade]}
            press={() => {
              type(gradeLetter(grade));
              onGrade();
            }}
          >
            <GradeSymbol state={grade} /> {gradeLetter(grade)}
          </Key>,
        ];
      })}
      <Key press={() => change(withPlus)}>+</Key>
      <Key press={() => type('0')}>0</Key>
      <Key className="col-span-2 text-13" press={() => change(withoutLast)}>
        {words.delete}
      </Key>
    </fieldset>
  );
}

type KeyProps = Readonly<{ press: () => void; label?: string; className?: string; children: ReactNode }>;

function Key({ press, label, className, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'flex min-h-13 items-center justify-center gap-2 rounded-2 bg-surf-3 font-semibold active:bg-surf-2',
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

const withoutLast = (text: string): string => text.trimEnd().slice(0, -1).trimEnd();
