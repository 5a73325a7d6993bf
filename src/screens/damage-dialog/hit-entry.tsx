import { Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { damage } from '@/i18n/damage';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import type { FormProps } from './damage-form';
import type { Pad } from './use-pad';

type HitEntryProps = FormProps &
  Readonly<{
    /** What is entered comes beside the damage of the attack. */
    isAttack: boolean;
    invalid: boolean;
    describedBy: string;
    /** Adds a part after those that are there; null while they are not complete. */
    onAdd: (() => void) | null;
    pad: Pad;
  }>;

/** The first tap shows the keypad, the second brings the system keyboard. */
function useTaps({ touch, open, giveWay }: Pad) {
  const [wasFocused, setWasFocused] = useState(false);
  const onClick = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    if (!touch) return;
    open();
    if (!wasFocused) return;
    giveWay();
    // A browser brings its keyboard up only for a field that gets the focus anew.
    input.inputMode = 'text';
    input.blur();
    input.focus();
  };
  return {
    inputMode: touch ? ('none' as const) : ('text' as const),
    onPointerDown: (event: PointerEvent<HTMLInputElement>) =>
      setWasFocused(document.activeElement === event.currentTarget),
    onClick,
  };
}

/** Enter applies, except the one that ends the input of a Chinese word. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** The one field of the dialog: the whole hit in a line. */
export function HitEntry({ form, isAttack, invalid, describedBy, onAdd, pad }: HitEntryProps) {
  const words = useMessages(damage);
  const taps = useTaps(pad);
  return (
    <div
      className={classNames(
        'flex h-13 items-center gap-2 rounded-3 bg-surf-1 pr-1 pl-3.5 focus-within:border-light focus-within:ring-3 focus-within:ring-light/18',
        invalid ? 'border-2 border-dashed border-ink' : 'border-[1.5px] border-line-2',
      )}
    >
      <input
        type="text"
        {...form.register('entry')}
        {...taps}
        onKeyDown={submitOnEnter}
        data-autofocus
        aria-label={words.entry}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={isAttack ? words.attack.extraDamage : words.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        className="h-12 min-w-0 flex-1 bg-transparent text-17 outline-none"
      />
      {onAdd && <IconButton icon={Plus} label={words.addPart} onClick={onAdd} />}
    </div>
  );
}
