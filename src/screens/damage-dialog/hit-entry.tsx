import { Plus } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { damage } from '@/i18n/damage';
import { IconButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';

type HitEntryProps = Readonly<{
  /** `register(…)` of the form. */
  field: ComponentProps<'input'>;
  /** What is entered, where it isn't the whole hit. */
  hint?: string | undefined;
  invalid: boolean;
  describedBy: string;
  /** The hit could be applied as it is, so the button for one more part is shown. */
  complete: boolean;
  /** The keypad stands in for a system keyboard until the field is tapped twice. */
  touch: boolean;
  /** Adds a part after those that are there. */
  onAdd: () => void;
  onTap: () => void;
  onKeyboard: () => void;
}>;

const MOST_CHARACTERS = 500;

/** The first tap shows the keypad, the second brings the system keyboard. */
function useTaps({ touch, onTap, onKeyboard }: Pick<HitEntryProps, 'touch' | 'onTap' | 'onKeyboard'>) {
  const [keyboard, setKeyboard] = useState(false);
  const [wasFocused, setWasFocused] = useState(false);
  const onClick = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
    if (!touch || keyboard) return;
    onTap();
    if (!wasFocused) return;
    setKeyboard(true);
    onKeyboard();
    // A browser brings its keyboard up only for a field that gets the focus anew.
    input.inputMode = 'text';
    input.blur();
    input.focus();
  };
  return {
    inputMode: touch && !keyboard ? ('none' as const) : ('text' as const),
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
export function HitEntry({
  field,
  hint,
  invalid,
  describedBy,
  complete,
  touch,
  onAdd,
  onTap,
  onKeyboard,
}: HitEntryProps) {
  const words = useMessages(damage);
  const taps = useTaps({ touch, onTap, onKeyboard });
  return (
    <div
      className={classNames(
        'flex h-13 items-center gap-2 rounded-3 bg-surf-1 pr-1 pl-3.5 focus-within:border-light focus-within:ring-3 focus-within:ring-light/18',
        invalid ? 'border-2 border-dashed border-ink' : 'border-[1.5px] border-line-2',
      )}
    >
      <input
        type="text"
        {...field}
        {...taps}
        onKeyDown={submitOnEnter}
        data-autofocus
        aria-label={words.entry}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={hint ?? words.placeholder}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        className="h-12 min-w-0 flex-1 bg-transparent text-17 outline-none"
      />
      {complete && <IconButton icon={Plus} label={words.addPart} onClick={onAdd} />}
    </div>
  );
}
