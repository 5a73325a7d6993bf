type SwitchProps = Readonly<{ label: string; checked: boolean; onChange: (checked: boolean) => void }>;

/** Turns something on or off at once; the word stands beside it. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="group inline-flex min-h-tap items-center gap-2.5 text-13 font-semibold whitespace-nowrap"
    >
      <span
        aria-hidden
        className="relative h-6 w-10 shrink-0 rounded-full border-[1.5px] border-line-2 bg-surf-2 group-aria-checked:border-light group-aria-checked:bg-light after:absolute after:top-[3px] after:left-[3px] after:size-[15px] after:rounded-full after:bg-ink-2 group-aria-checked:after:right-[3px] group-aria-checked:after:left-auto group-aria-checked:after:bg-on-light"
      />
      {label}
    </button>
  );
}
