import { useId } from 'react';
import { useController } from 'react-hook-form';
import { character } from '@/i18n/character';
import { core } from '@/i18n/core';
import { ATTRIBUTE_IDS, type AttributeId } from '@/model/attributes';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import { useDraftForm, useProblem } from './draft-fields';

/** The key Attributes of a pool: any of the nine. */
export function AttributePicker({ path }: Readonly<{ path: `energyPools.${number}.keys` }>) {
  const words = useMessages(character);
  const { attribute } = useMessages(core);
  const id = useId();
  const { control } = useDraftForm();
  const { field } = useController({ control, name: path });
  const problem = useProblem(path);
  const toggle = (key: AttributeId, on: boolean) =>
    field.onChange(on ? [...field.value, key] : field.value.filter((one) => one !== key));
  return (
    <fieldset className="min-w-0 border-0" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-13 text-ink-2">{words.pool.keys}</legend>
      <div className="flex flex-wrap gap-1.5">
        {ATTRIBUTE_IDS.map((key, index) => (
          <label
            key={key}
            className={classNames(
              'relative flex min-h-tap cursor-pointer items-center rounded-2 border border-line-2 bg-surf-1 px-3 text-13 has-checked:border-light has-checked:bg-light has-checked:font-semibold has-checked:text-on-light has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              problem && 'border-2 border-dashed border-ink',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              ref={index === 0 ? field.ref : undefined}
              checked={field.value.includes(key)}
              onBlur={field.onBlur}
              onChange={(event) => toggle(key, event.target.checked)}
            />
            {attribute[key]}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-3">
        {words.pool.keysHint}
      </p>
      {problem && <p className="mt-1.5 text-13">{problem}</p>}
    </fieldset>
  );
}
