import { byHand } from '@/i18n/by-hand';
import { core } from '@/i18n/core';
import { quantityName } from '@/i18n/quantity-words';
import { rules } from '@/i18n/rules';
import type { Sheet } from '@/model/sheet';
import { isSetByHand } from '@/rules';
import { NumberEntry } from '@/ui/number-entry';
import { numberText } from '@/ui/number-text';
import { useMessages } from '@/ui/preferences';
import { GROUPS, type HandNumber, type HandQuantity, type Typed, typedNumber } from './hand-numbers';

type HandFieldsProps = Readonly<{
  sheet: Sheet;
  numbers: readonly HandNumber[];
  typed: Typed;
  onType: (quantity: HandQuantity, text: string) => void;
}>;

/** A field for every number, by what it belongs to. */
export function HandFields({ sheet, numbers, typed, onType }: HandFieldsProps) {
  const words = useMessages(byHand);
  return GROUPS.map((group) => {
    const own = numbers.filter((number) => number.group === group);
    if (own.length === 0) return null;
    return (
      <fieldset key={group} className="grid min-w-0 gap-2 border-0">
        <legend className="mb-1 text-13 text-ink-2">{words.group[group]}</legend>
        {own.map((number) => (
          <HandField
            key={number.quantity}
            sheet={sheet}
            number={number}
            isOnly={numbers.length === 1}
            typed={typed}
            onType={onType}
          />
        ))}
      </fieldset>
    );
  });
}

type HandFieldProps = Omit<HandFieldsProps, 'numbers'> & Readonly<{ number: HandNumber; isOnly: boolean }>;

/** The focus starts in it as the dialog opens. */
const startHere = (input: HTMLInputElement | null) => input?.setAttribute('data-autofocus', '');

function HandField({ sheet, number, isOnly, typed, onType }: HandFieldProps) {
  const coreWords = useMessages(core);
  const words = useMessages(byHand);
  const rulesWords = useMessages(rules);
  const { quantity, now, max } = number;
  const wrong = typedNumber(number, typed) === null;
  return (
    <NumberEntry
      inline
      label={rulesWords.sentence(quantityName(quantity, [sheet], coreWords, rulesWords))}
      text={typed[quantity] ?? numberText(now)}
      max={max}
      hint={isSetByHand(sheet, quantity) && words.was}
      {...(isOnly && { inputRef: startHere })}
      error={wrong && `${coreWords.error.wholeNumber} ${coreWords.error.between(0, max)}`}
      onText={(text) => onType(quantity, text)}
    />
  );
}
