import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { character } from '@/i18n/character';
import { IconButton } from '@/ui/button';
import { useMessages } from '@/ui/preferences';
import type { CharacterDraft } from './character-draft';
import { cutPortrait } from './cut-portrait';

/** A picture from the player's own files, cut to a small square here; it goes nowhere else. */
export function PortraitField() {
  const { portrait: words } = useMessages(character);
  const { control } = useFormContext<CharacterDraft>();
  const { value, onChange } = useController({ control, name: 'portrait' }).field;
  const [failed, setFailed] = useState(false);
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const cut = await cutPortrait(file);
    setFailed(cut === null);
    if (cut !== null) onChange(cut);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 self-end">
      {value && <img src={value} alt={words.label} className="size-14 rounded-2 border border-line-2 object-cover" />}
      <label
        htmlFor={id}
        className="inline-flex min-h-tap cursor-pointer items-center gap-2 rounded-2 border border-line-2 bg-surf-1 px-4 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
        {value ? words.change : words.choose}
        <input
          type="file"
          id={id}
          accept="image/*"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {value && <IconButton icon={Trash2} label={words.remove} onClick={() => onChange(undefined)} />}
      {failed && (
        <p role="alert" className="text-13">
          {words.failed}
        </p>
      )}
    </div>
  );
}
