import { type ReactNode, useState } from 'react';
import { toolbox } from '@/i18n/toolbox';
import type { Sheet } from '@/model/sheet';
import { selectSheet } from '@/store/selectors';
import { useSheet } from '@/store/use-sheet';
import { SelectField } from '@/ui/fields';
import { useShortcuts } from '@/ui/keyboard';
import { PageHeader } from '@/ui/page-header';
import { useMessages } from '@/ui/preferences';
import { Section } from '@/ui/section';
import { type Calculator, firstTyped, type Typed } from './calculator';
import { CalculatorField } from './calculator-field';
import { CALCULATORS } from './calculators';
import { Working } from './working';

type ToolboxProps = Readonly<{
  /** The calculator and its inputs, as a link has them: `falling?metres=20`. */
  seed: string;
  /** What a link begins with: `#/toolbox/`, or the address of the open sheet. */
  base: string;
  onClose: () => void;
}>;

/** What a table looks up, worked out. */
export function ToolboxScreen({ seed, base, onClose }: ToolboxProps) {
  const words = useMessages(toolbox);
  const sheet = useSheet(selectSheet);
  const [id = '', query = ''] = seed.split('?');
  const [chosen, setChosen] = useState(() => CALCULATORS.find((one) => one.id === id) ?? CALCULATORS[0]);
  useShortcuts({ escape: onClose });
  return (
    <>
      <PageHeader title={words.title} subtitle={sheet?.name} onClose={onClose} />
      <main className="mx-auto grid max-w-[860px] lg:gap-3 lg:p-6">
        <Section aria-label={words.choose}>
          <SelectField
            label={words.choose}
            value={chosen.id}
            options={CALCULATORS.map(({ id: value }) => ({ value, label: words.calculator[value] }))}
            onChange={(event) => setChosen(CALCULATORS.find((one) => one.id === event.target.value) ?? chosen)}
          />
        </Section>
        <OneCalculator
          key={chosen.id}
          of={chosen}
          link={new URLSearchParams(chosen.id === id ? query : '')}
          sheet={sheet}
          base={base}
        />
      </main>
    </>
  );
}

type OneProps = Readonly<{ of: Calculator; link: URLSearchParams; sheet: Sheet | null; base: string }>;

const NO_CHOICES = { tableRules: {} };

function OneCalculator({ of: one, link, sheet, base }: OneProps) {
  const words = useMessages(toolbox);
  const [typed, setTyped] = useState<Typed>(() => firstTyped(one, link, sheet));
  const { steps, wrong } = one.work(typed, sheet ?? NO_CHOICES);
  const address = `${base}${one.id}?${new URLSearchParams(typed)}`;
  const takesFromSheet = sheet !== null && one.fields.some(([, field]) => field.kind === 'number' && field.from);
  return (
    <>
      <Section title={words.asked} end={takesFromSheet && words.fromSheet(sheet.name)}>
        <Grid>
          {one.fields.map(([name, field]) => (
            <CalculatorField
              key={name}
              name={name}
              field={field}
              value={typed[name] ?? ''}
              isWrong={wrong.includes(name)}
              onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </Grid>
      </Section>
      <Section title={words.working}>
        <Working steps={steps} rules={one.rules} />
        {wrong.length === 0 && (
          <a href={address} className="inline-flex min-h-tap items-center text-13 underline underline-offset-3">
            {words.link}
          </a>
        )}
      </Section>
    </>
  );
}

const Grid = ({ children }: Readonly<{ children: ReactNode }>) => (
  <div className="grid grid-cols-2 items-end gap-3">{children}</div>
);
