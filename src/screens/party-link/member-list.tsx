import { useState } from 'react';
import { core } from '@/i18n/core';
import { partyLink } from '@/i18n/party-link';
import { formatRelativeTime } from '@/i18n/time-formatters';
import type { Member, StorytellerLink } from '@/party';
import { now } from '@/store/clock';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { useLanguage, useMessages } from '@/ui/preferences';
import { Sphere } from '@/ui/sphere';
import { useToast } from '@/ui/toast';
import { useNow } from '@/ui/use-now';
import type { Seating } from './seating';

type MemberListProps = Readonly<{
  members: readonly Member[];
  link: StorytellerLink;
  seating: Seating;
  /** Somebody was removed: the invitation is another one now. */
  onRemoved: () => void;
}>;

/** The members of the party, when they were heard last, and how to remove one. */
export function MemberList({ members, link, seating, onRemoved }: MemberListProps) {
  const { members: words } = useMessages(partyLink);
  const [removing, setRemoving] = useState<string | null>(null);
  if (members.length === 0) return <p className="text-13 text-ink-2">{words.nobody}</p>;
  return (
    <ul>
      {members.map((member) => (
        <li key={member.id} className="grid gap-2 border-t border-line py-2 first:border-0">
          <MemberRow member={member} seating={seating} onRemove={() => setRemoving(member.id)} />
          {removing === member.id && (
            <Removal {...{ member, link, seating, onRemoved }} onClose={() => setRemoving(null)} />
          )}
        </li>
      ))}
    </ul>
  );
}

type RowProps = Readonly<{ member: Member; seating: Seating; onRemove: () => void }>;

function MemberRow({ member, seating, onRemove }: RowProps) {
  const { members: words } = useMessages(partyLink);
  const heard = useHeardWords();
  const { id, name, muted, heldBack } = member;
  const facts = [heard(member), ...(muted ? [words.muted] : []), ...(heldBack ? [words.heldBack] : [])];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1">
        <bdi className="font-semibold">{name}</bdi>
        <span className="flex items-center gap-[7px] text-13 text-ink-2">
          <Sphere lit={member.presence === 'live'} />
          {facts.join('. ')}
        </span>
      </span>
      {!seating.seated.has(id) && (
        <Button aria-label={words.seatName(name)} onClick={() => seating.seat(id)}>
          {words.seat}
        </Button>
      )}
      <Button kind="ghost" aria-label={words.removeName(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}

function useHeardWords(): (member: Member) => string {
  const { members: words } = useMessages(partyLink);
  const language = useLanguage();
  const time = useNow(now);
  return ({ presence, lastHeard, cardAt }) => {
    if (presence === 'live') return words.live;
    const at = lastHeard ?? cardAt;
    return at === null ? words.never : words.away(formatRelativeTime(at, time, language));
  };
}

type RemovalProps = Omit<MemberListProps, 'members'> & Readonly<{ member: Member; onClose: () => void }>;

/** What removing means; it can't be undone, so it is said before. */
function Removal({ member: { id, name }, link, seating, onRemoved, onClose }: RemovalProps) {
  const { members: words } = useMessages(partyLink);
  const { verb } = useMessages(core);
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await link.remove(id);
    } catch {
      setBusy(false);
      setFailed(true);
      return;
    }
    seating.unseat(id);
    toast({ text: words.removed(name) });
    onRemoved();
  };
  return (
    <section
      aria-label={words.removing(name)}
      className="grid gap-2 rounded-2 border border-line-2 bg-surf-2 p-3 text-13"
    >
      <b className="font-semibold">{words.removing(name)}</b>
      <p>{words.removal(name)}</p>
      {failed && <Banner>{words.notRemoved(name)}</Banner>}
      <div className="flex gap-2">
        <Button onClick={onClose}>{verb.cancel}</Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </section>
  );
}
