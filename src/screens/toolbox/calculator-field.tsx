import { formatNumber } from '@/i18n';
import { toolbox } from '@/i18n/toolbox';
import { NumberField, SelectField, TextField } from '@/ui/fields';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Checkbox } from '@/ui/toggles';
import { type Field, type FieldName, MOST } from './calculator';

/** The terms that the labels are. */
const FIELD_TERMS: Readonly<Partial<Record<FieldName, string>>> = {
  saves: 'Reflex save',
  ownSize: 'Size',
  itemSize: 'Size',
  objectSize: 'Size',
  creatureSize: 'Size',
  fallerHardness: 'Hardness',
  targetHardness: 'Hardness',
  hardness: 'Hardness',
  armorPenalty: 'Armor Penalty',
  mobility: 'mobility',
  baseDefense: 'Base Defense',
  dodgeDefense: 'Dodge Defense',
  parryDefense: 'Parry Defense',
  armorDefense: 'Armor Defense',
  naturalArmor: 'Natural Armor',
  shieldDefense: 'Shield Defense',
  rating: 'regeneration',
  armorPiercing: 'Armor Piercing',
  highSpeed: 'High Speed',
  penalty: 'penalty',
  will: 'Will',
  strength: 'Strength',
};

type FieldProps = Readonly<{
  name: FieldName;
  field: Field;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}>;

/** What a calculator asks for, with what is allowed where it is typed wrong. */
export function CalculatorField({ name, field, value, isWrong, onChange }: FieldProps) {
  const words = useMessages(toolbox);
  const language = useLanguage();
  const label = words.field[name];
  const term = FIELD_TERMS[name];
  const named = { label, ...(term !== undefined && { term }) };
  switch (field.kind) {
    case 'check':
      return (
        <Checkbox
          label={label}
          checked={value === '1'}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...named}
          value={value}
          options={field.values.map((one) => ({ value: one, label: words.choice[one] }))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'list':
      return (
        <TextField
          {...named}
          inputMode="text"
          value={value}
          error={isWrong && words.listProblem}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    default: {
      const { min = 0, max = MOST, decimals = false } = field;
      const range = [formatNumber(min, language), formatNumber(max, language)] as const;
      return (
        <NumberField
          {...named}
          min={min}
          max={max}
          {...(decimals ? { step: 'any', inputMode: 'decimal' as const } : {})}
          value={value}
          error={isWrong && (decimals ? words.decimalProblem(...range) : words.numberProblem(...range))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    }
  }
}
