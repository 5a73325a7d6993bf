import { memo } from 'react';
import { core } from '@/i18n/core';
import { party } from '@/i18n/party';
import type { PublicCard } from '@/party/cards';
import { NOTHING_DISCLOSED, publicCardFrom } from '@/party/public-card';
import type { HealthStatus } from '@/rules';
import { classNames } from '@/ui/class-names';
import { useMessages } from '@/ui/preferences';
import { LADDER, STATUS_TEXT } from '@/ui/status-chip';
import { Fact, WillpowerFact } from './fact';
import { PresenceMark } from './presence-mark';
import { SeatChips } from './seat-chips';
import { useSeat } from './seat-store';
import type { SeatView } from './seat-views';
import { mindOfPublic } from './seat-words';

/** What the table sees of a seat; null where nothing is known or it is hidden. */
export function publicCardOfView({ seat, card, publicCard }: SeatView): PublicCard | null {
  if (seat.isHidden) return null;
  return publicCard ?? (card && publicCardFrom(card, NOTHING_DISCLOSED));
}

/** A seat as players see it: the label and the ladder, and what its owner chose to show. */
export const PlayersCard = memo(function PlayersCard({ id }: Readonly<{ id: string }>) {
  const words = useMessages(party);
  const view = useSeat(id);
  const card = view && publicCardOfView(view);
  if (!card) return null;
  return (
    <li className="rounded-3 border border-line bg-surf-1 px-4 pt-1.5 pb-3 shadow-edge">
      <div className="flex min-h-tap items-center gap-2">
        <h3 className="min-w-0 text-17 leading-tight">
          <bdi>{card.name}</bdi>
        </h3>
        <PresenceMark kind={view.presence.kind} at={view.presence.at ?? null} />
      </div>
      <SeatChips status={card.status} mind={mindOfPublic(card)} />
      <CoarseLadder status={card.status} />
      <Disclosed card={card} />
      {card.effects && <p className="mt-1.5 text-13 text-ink-2">{words.names(card.effects)}</p>}
    </li>
  );
});

/** The numbers that a player chose to show; nothing for the others. */
function Disclosed({ card: { health, willpower } }: Readonly<{ card: PublicCard }>) {
  const { term } = useMessages(core);
  if (!health && !willpower) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-13 text-ink-2">
      {health && <Fact name={term.health} value={health.healthy} maximum={health.maximum} />}
      {willpower && <WillpowerFact {...willpower} />}
    </p>
  );
}

/** Four steps in place of the bar; the label beside it says the same in words. */
export function CoarseLadder({ status }: Readonly<{ status: HealthStatus }>) {
  return (
    <div aria-hidden className={classNames('flex h-3 gap-1', STATUS_TEXT[status])}>
      {[1, 2, 3, 4].map((step) => (
        <i
          key={step}
          className={classNames(
            'flex-1 rounded-[2px] border',
            step <= LADDER[status] ? 'border-current bg-current' : 'border-line-2',
          )}
        />
      ))}
    </div>
  );
}
