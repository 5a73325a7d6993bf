import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { entries } from '@/i18n/entries';
import { BONUS_TYPE_IDS, ordinaryModifier, WORDINGS } from '@/model/bonuses';
import type { Modifier } from '@/model/sheet';
import { Button, IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { CheckInput, NumberInput, optionsOf, SelectInput, TextInput } from './fields';
import { More } from './more';
import { TargetFields } from './target-fields';

type ModifierListProps = Readonly<{
  /** More than these are not kept. */
  most: number;
}>;

/** What an entry changes: its bonuses and penalties. */
export function ModifierList({ most }: ModifierListProps) {
  const words = useMessages(entries);
  const { fields, append, remove } = useFieldArray({ name: 'modifiers', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= most;
  const onAdd = () => {
    const fresh = ordinaryModifier({ on: 'attribute', attribute: 'strength' }, 1, 'untyped');
    append(fresh, { focusName: `modifiers.${fields.length}.amount` });
  };
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.modifier.title}</legend>
      <div className="grid gap-2.5">
        {fields.map(({ key }, index) => (
          <ModifierFields
            key={key}
            index={index}
            onRemove={() => {
              remove(index);
              add.current?.focus();
            }}
          />
        ))}
        {fields.length === 0 && <p className="text-13 text-ink-3">{words.modifier.none}</p>}
        <Button ref={add} icon={Plus} disabled={full} onClick={onAdd}>
          {full ? words.fullOf(most) : words.modifier.add}
        </Button>
      </div>
    </fieldset>
  );
}

type ModifierFieldsProps = Readonly<{ index: number; onRemove: () => void }>;

function ModifierFields({ index, onRemove }: ModifierFieldsProps) {
  const words = useMessages(entries);
  const path = `modifiers.${index}`;
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-3 border border-line-2 p-3">
      <legend className="sr-only">{words.modifier.nth(index + 1)}</legend>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-3">
          <TargetFields path={`${path}.target`} />
        </div>
        <IconButton icon={Trash2} label={words.modifier.remove(index + 1)} className="mt-6 -mr-2" onClick={onRemove} />
      </div>
      <div className="flex items-start gap-2">
        <NumberInput signed path={`${path}.amount`} label={words.modifier.by} className="w-37" />
        <SelectInput
          path={`${path}.type`}
          label={words.modifier.type}
          term="bonus"
          options={optionsOf(BONUS_TYPE_IDS, words.bonusType)}
          className="flex-1"
        />
      </div>
      <Stacking path={path} />
    </fieldset>
  );
}

/** How it goes together with others of its type. */
function Stacking({ path }: Readonly<{ path: string }>) {
  const words = useMessages(entries);
  const modifier: Modifier = useWatch({ name: path });
  const isSpecial =
    modifier.wording !== 'gain' || modifier.stacks || modifier.upgrade !== null || modifier.named !== '';
  return (
    <More open={isSpecial}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          path={`${path}.wording`}
          label={words.modifier.wording}
          options={optionsOf(WORDINGS, words.wording)}
        />
        <SelectInput
          path={`${path}.upgrade`}
          label={words.modifier.upgrade}
          none={words.modifier.asUsual}
          options={optionsOf(['add', 'replace'], words.upgrade)}
        />
      </div>
      <TextInput path={`${path}.named`} label={words.modifier.named} hint={words.modifier.namedHint} />
      <CheckInput path={`${path}.stacks`} label={words.modifier.stacks} />
    </More>
  );
}
