import { EyeOff } from 'lucide-react';
import { party } from '@/i18n/party';
import { useMessages } from '@/ui/preferences';

/** Beside a name that players don't see. */
export function HiddenMark() {
  const words = useMessages(party);
  return (
    <span title={words.hidden} className="shrink-0 text-ink-2">
      <EyeOff size={16} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{words.hidden}</span>
    </span>
  );
}
