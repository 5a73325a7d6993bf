import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { entries } from '@/i18n/entries';
import { Button, IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import { TextInput } from './fields';

const MOST = 20;

/** A contract that makes the character something to somebody, with the roles of others that it leaves open. */
export function ContractFields() {
  const { contract: words } = useMessages(entries);
  return (
    <>
      <TextInput first path="kind" label={words.kind} hint={words.kindHint} />
      <TextInput path="role" label={words.role} />
      <TextInput path="partner" label={words.partner} />
      <AllowedRoles />
    </>
  );
}

function AllowedRoles() {
  const { contract: words, fullOf } = useMessages(entries);
  const { fields, append, remove } = useFieldArray({ name: 'allows', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  const full = fields.length >= MOST;
  return (
    <fieldset className="min-w-0 border-0">
      <legend className="mb-1.5 text-13 text-ink-2">{words.allows}</legend>
      <div className="grid gap-2.5">
        <p className="text-12 text-ink-3">{words.allowsHint}</p>
        {fields.map(({ key }, index) => (
          <fieldset key={key} className="flex min-w-0 items-end gap-2 border-0">
            <legend className="sr-only">{words.nthAllowed(index + 1)}</legend>
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
              <TextInput path={`allows.${index}.kind`} label={words.kind} />
              <TextInput path={`allows.${index}.role`} label={words.role} />
            </div>
            <IconButton
              icon={Trash2}
              label={words.removeAllowed(index + 1)}
              className="-mr-2"
              onClick={() => {
                remove(index);
                add.current?.focus();
              }}
            />
          </fieldset>
        ))}
        <Button ref={add} icon={Plus} disabled={full} onClick={() => append({ kind: '', role: '' })}>
          {full ? fullOf(MOST) : words.addAllowed}
        </Button>
      </div>
    </fieldset>
  );
}
