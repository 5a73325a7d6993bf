import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

export type ToastMessage = Readonly<{
  text: string;
  /** A button such as Undo; the toast goes when it is pressed. */
  action?: Readonly<{ label: string; run: () => void }>;
}>;

export type ShowToast = (message: ToastMessage) => void;

type Shown = ToastMessage & Readonly<{ key: number }>;

const STAYS = 6000;
export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows one toast at a time, for 6 s or for as long as it has the focus or the pointer. */
export function ToastProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setShown((before) => ({ ...message, key: (before?.key ?? 0) + 1 }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status">{shown && <Toast key={shown.key} message={shown} close={() => setShown(null)} />}</div>
    </ToastContext>
  );
}

function Toast({ message, close }: Readonly<{ message: ToastMessage; close: () => void }>) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [held, close]);
  const { text, action } = message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone is reading or reaching for its button
    <div
      className="toast fixed inset-x-3 bottom-[138px] z-40 flex min-h-13 items-center gap-2 rounded-3 bg-ink pr-1.5 pl-4 text-13 text-bg shadow-float lg:inset-x-auto lg:bottom-6 lg:left-[calc(50%-210px)] lg:w-[420px]"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className="flex-1">{text}</span>
      {action && (
        <button
          type="button"
          className="min-h-tap px-3 font-semibold underline underline-offset-3"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

export const useToast = (): ShowToast => use(ToastContext);
