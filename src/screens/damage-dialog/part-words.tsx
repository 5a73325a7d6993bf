import { damage } from '@/i18n/damage';
import { damageTerms } from '@/i18n/damage-terms';
import { sayings } from '@/interop/damage-words';
import { DAMAGE_FORMS, DAMAGE_TYPES } from '@/model/damage';
import { useMessages } from '@/ui/preferences';
import { ToggleChip } from './toggle-chip';

type PartWordsProps = Readonly<{ words: readonly string[]; onChange: (words: readonly string[]) => void }>;

/** Falls are forms of damage of their own. */
const OFFERED = DAMAGE_TYPES.filter((type) => type !== 'falling' && type !== 'fallingObject');

/** Types, forms, materials and traits of a part, to tick. */
export function PartWords({ words, onChange }: PartWordsProps) {
  const labels = useMessages(damage);
  const terms = useMessages(damageTerms);
  const said = sayings(words);
  const chip = (word: string) => {
    const [meant] = sayings(word.split(' '));
    const same = said.find((one) => meant !== undefined && sameMeaning(one, meant));
    return (
      <ToggleChip
        key={word}
        label={word}
        checked={same !== undefined}
        onChange={() =>
          onChange(
            same ? said.filter((one) => one !== same).flatMap((one) => one.words) : [...words, ...word.split(' ')],
          )
        }
      />
    );
  };
  return (
    <fieldset className="flex min-w-0 basis-full flex-wrap gap-1.5">
      <legend className="mb-1.5 text-13 text-ink-2">{labels.typesAndTraits}</legend>
      {OFFERED.map((type) => chip(terms.type[type]))}
      {DAMAGE_FORMS.map((form) => chip(terms.form[form]))}
      {Object.values(terms.tag).map(chip)}
      {[terms.ballistic, terms.unavoidable].map(chip)}
    </fieldset>
  );
}

type Said = ReturnType<typeof sayings>[number];

const meaningOf = ({ words, ...meaning }: Said): string => JSON.stringify(meaning);
const sameMeaning = (one: Said, other: Said): boolean => meaningOf(one) === meaningOf(other);
