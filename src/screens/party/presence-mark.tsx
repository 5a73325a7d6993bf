import { memo } from 'react';
import { party } from '@/i18n/party';
import { formatRelativeTime } from '@/i18n/time-formatters';
import { now } from '@/store/clock';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { useNow } from '@/ui/use-now';
import type { SeatPresence } from './seat-views';

type PresenceMarkProps = Readonly<{ kind: SeatPresence['kind']; at: number | null }>;

/** Whether what is shown is what is so now: live, NPC, or how old it is. */
export const PresenceMark = memo(function PresenceMark({ kind, at }: PresenceMarkProps) {
  const words = useMessages(party).presence;
  const hasSphere = kind === 'live' || kind === 'away';
  return (
    <span className="ml-auto inline-flex items-center gap-[7px] text-12 whitespace-nowrap text-ink-2">
      {hasSphere && <Sphere lit={kind === 'live'} />}
      {kind === 'text' || kind === 'away' ? <Age say={words[kind]} at={at ?? 0} /> : words[kind]}
    </span>
  );
});

function Age({ say, at }: Readonly<{ say: (when: string) => string; at: number }>) {
  const language = useLanguage();
  return say(formatRelativeTime(at, useNow(now), language));
}
