import { useState } from 'react';
import { formatNumber } from '@/i18n';
import { panels } from '@/i18n/panels';
import { rules } from '@/i18n/rules';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { Sheet } from '@/model/sheet';
import {
  type AgainstDefense,
  basicUseBonus,
  defenseAgainst,
  FLIGHT_MOBILITIES,
  type FlightMobility,
  strippedDefences,
} from '@/rules';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/fields';
import { NumberStepper } from '@/ui/number-stepper';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Term } from '@/ui/term';
import { Checkbox } from '@/ui/toggles';
import { Why, WhyNumber } from '@/ui/why';
import { useHinderedLabel, useHindrance } from './allowed';
import { useOpenSheet } from './open-sheet';
import { selectMind, selectPayable } from './sheet-values';
import { useAct } from './use-act';

const NUMBERS = ['armorPiercing', 'highSpeed', 'spellPiercing', 'penalty'] as const;
const NUMBER_TERMS = {
  armorPiercing: 'Armor Piercing',
  highSpeed: 'High Speed',
  spellPiercing: 'Spell Piercing',
  penalty: 'penalty',
} as const;

type Attack = Readonly<Record<(typeof NUMBERS)[number], number>> &
  Readonly<{ flying: FlightMobility | null; mental: boolean; willpower: boolean }>;

const PLAIN: Attack = {
  armorPiercing: 0,
  highSpeed: 0,
  spellPiercing: 0,
  penalty: 0,
  flying: null,
  mental: false,
  willpower: false,
};

const whole = (sheet: Sheet): Sheet => sheet;

/** What an attack leaves of Defense: its piercing, its penalty, the mind it strikes; how the defender flies, and Willpower against it. */
export function AgainstAttack() {
  const words = useMessages(panels).defense;
  const language = useLanguage();
  const sheet = useOpenSheet(whole);
  const [attack, setAttack] = useState(PLAIN);
  const { total } = defenseAgainst(sheet, attack);
  return (
    <div className="grid gap-2 pb-1">
      <Why name={words.against} explained={total} className="flex min-h-tap items-baseline gap-2 text-left">
        <WhyNumber className="text-32 leading-tight">{formatNumber(total.value, language)}</WhyNumber>{' '}
        <span className="text-13 text-ink-2">{words.against}</span>
      </Why>
      <TraitsOff sheet={sheet} attack={attack} />
      <ul className="grid gap-2">
        {NUMBERS.map((what) => (
          <li key={what} className="flex items-center justify-between gap-3 text-13">
            <Term of={NUMBER_TERMS[what]}>{words[what]}</Term>
            <NumberStepper
              label={words[what]}
              value={attack[what]}
              onChange={(value) => setAttack({ ...attack, [what]: value })}
              className="w-40"
            />
          </li>
        ))}
      </ul>
      <Flight flying={attack.flying} onChange={(flying) => setAttack({ ...attack, flying })} />
      <div>
        <Checkbox
          label={words.mental}
          checked={attack.mental}
          onChange={(event) => setAttack({ ...attack, mental: event.target.checked })}
        />
        <Checkbox
          label={words.willpower(basicUseBonus(sheet))}
          checked={attack.willpower}
          onChange={(event) => setAttack({ ...attack, willpower: event.target.checked })}
        />
      </div>
      {attack.willpower && <PayButton onPaid={() => setAttack({ ...attack, willpower: false })} />}
    </div>
  );
}

type FlightProps = Readonly<{ flying: FlightMobility | null; onChange: (flying: FlightMobility | null) => void }>;

/** In the air, a flier keeps as much of Base Defense as it is nimble. @rule M-06 @rule M-07 @rule M-08 @rule M-09 */
function Flight({ flying, onChange }: FlightProps) {
  const { flight, mobility } = useMessages(panels).defense;
  return (
    <SelectField
      label={flight}
      term="mobility"
      value={flying ?? ''}
      onChange={({ target }) => onChange(FLIGHT_MOBILITIES.find((one) => one === target.value) ?? null)}
      options={[
        { value: '', label: mobility.none },
        ...FLIGHT_MOBILITIES.map((one) => ({ value: one, label: mobility[one] })),
      ]}
    />
  );
}

/** Whose traits the attack stops. @rule B-24 */
function TraitsOff({ sheet, attack }: Readonly<{ sheet: Sheet; attack: AgainstDefense }>) {
  const words = useMessages(panels).defense;
  const { defensePart, listSeparator } = useMessages(rules);
  const { parts, defences } = strippedDefences(sheet, attack);
  const names = [
    ...parts.flatMap((part) => (part === 'other' ? [] : [defensePart[part]])),
    ...sheet.defences.filter(({ id }) => defences.has(id)).map(({ name }) => name),
  ];
  if (names.length === 0) return null;
  return <p className="text-13 text-ink-2">{words.traitsOff([...new Set(names)].join(listSeparator))}</p>;
}

function PayButton({ onPaid }: Readonly<{ onPaid: () => void }>) {
  const words = useMessages(panels).defense;
  const { noWillpower } = useMessages(sheetDetail).alert;
  const hindrance = useHindrance();
  const { life } = useOpenSheet(selectMind);
  const hindered = useHinderedLabel();
  const payable = useOpenSheet(selectPayable);
  const act = useAct();
  const cant = hindrance ?? (life === 'out' ? 'unconscious' : null);
  return (
    <Button
      disabled={cant !== null || payable === 0}
      onClick={() => act({ type: 'willpower/spend', amount: 1, purpose: 'defense', note: '' }, 'big', onPaid)}
    >
      {payable === 0 ? noWillpower : hindered(words.pay, cant)}
    </Button>
  );
}
