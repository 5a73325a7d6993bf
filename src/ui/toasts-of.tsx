import { type ReactNode, use } from 'react';
import { type ShowToast, ToastContext } from './toast';

type ToastsOfProps = Readonly<{ say: (text: string) => string; children: ReactNode }>;

/** Toasts from within say whom they are about. */
export function ToastsOf({ say, children }: ToastsOfProps) {
  const show = use(ToastContext);
  const showOf: ShowToast = (message) => show({ ...message, text: say(message.text) });
  return <ToastContext value={showOf}>{children}</ToastContext>;
}
