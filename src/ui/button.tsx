import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export type ButtonKind = 'plain' | 'primary' | 'ghost' | 'danger';

type ButtonProps = ComponentProps<'button'> &
  Readonly<{
    kind?: ButtonKind;
    icon?: LucideIcon;
    /** The key that does the same; shown on wide screens only. */
    shortcut?: string;
  }>;

const KIND: Record<ButtonKind, string> = {
  plain: 'border-line-2 bg-surf-1 hover:bg-surf-2',
  primary: 'border-light bg-light text-on-light shadow-glow hover:opacity-90',
  ghost: 'border-transparent hover:bg-surf-2',
  danger: 'border-aggravated-line bg-aggravated-fill text-on-aggravated',
};
const DISABLED = 'border-surf-3 bg-surf-3 text-ink-2';

/** A button. A disabled one says in its label why. */
export function Button({ kind = 'plain', icon: Icon, shortcut, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-tap items-center justify-center gap-2 rounded-2 border px-4 font-semibold',
        rest.disabled ? DISABLED : KIND[kind],
        className,
      )}
    >
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      {children}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Readonly<{ icon: LucideIcon; label: string; iconSize?: number }>;

/** A 44 px button with a picture and a spoken label. */
export function IconButton({ icon: Icon, label, iconSize = 20, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid size-tap shrink-0 place-items-center rounded-2',
        rest.disabled ? 'text-ink-3' : 'hover:bg-surf-2',
        className,
      )}
    >
      <Icon size={iconSize} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** The name of a key; decoration, so screen readers skip it. */
export function Kbd({ children }: Readonly<{ children: string }>) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded-[4px] border px-1.5 py-[3px] font-sans text-12 leading-none font-normal opacity-75 lg:inline"
    >
      {children}
    </kbd>
  );
}
