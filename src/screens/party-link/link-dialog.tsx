import { type ReactNode, useState } from 'react';
import { partyLink } from '@/i18n/party-link';
import type { BrokerAddress, StorytellerLink, StorytellerView } from '@/party';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { PLAIN_LINE } from '@/ui/empty-state';
import { useMessages } from '@/ui/preferences';
import { BrokerForm } from './broker-form';
import { InvitePanel } from './invite-panel';
import { StatusLine } from './link-notices';
import type { LinkSession, SessionState } from './link-session';
import { type LinkStatus, linkStatus } from './link-status';
import { MemberList } from './member-list';
import { ProposalList } from './proposal-list';
import { RulesOffered } from './rules-offered';
import type { Seating } from './seating';
import { StatusMark } from './status-mark';
import type { BoardSession } from './use-link-session';
import { WaitingList } from './waiting-list';

type LinkDialogProps = Readonly<{
  partyName: string;
  board: BoardSession;
  seating: Seating;
  onClose: () => void;
}>;

/** The live link of a party: where it meets, who asks to join, who is in it, what was proposed. */
export function LinkDialog({ partyName, board: { session, state, view }, seating, onClose }: LinkDialogProps) {
  const words = useMessages(partyLink);
  const status = linkStatus(state, view);
  return (
    <Dialog title={words.title} subtitle={partyName} onClose={onClose}>
      <div className="grid gap-5">
        <div role="status" className={PLAIN_LINE}>
          <StatusMark status={status} />
          <p className="flex-1">
            <StatusLine status={status} waitingChanges={view?.waitingChanges ?? 0} />
          </p>
        </div>
        {!globalThis.isSecureContext && <p className="text-13 text-ink-2">{words.insecurePage}</p>}
        {view && !view.isSaved && <Banner>{words.notSaved}</Banner>}
        <Meeting {...{ partyName, session, state, status }} />
        {state.kind === 'open' && view && (
          <Party
            {...{ link: state.link, view, seating, session }}
            isOn={state.board.isOn}
            rulesOf={state.board.rulesOf}
          />
        )}
      </div>
    </Dialog>
  );
}

type MeetingProps = Readonly<{ partyName: string; session: LinkSession; state: SessionState; status: LinkStatus }>;

/** The broker: its form while the link is off, the way to stop while it is on. */
function Meeting({ partyName, session, state, status }: MeetingProps) {
  const words = useMessages(partyLink);
  if (state.kind === 'elsewhere') {
    return (
      <Button kind="primary" onClick={session.takeOver}>
        {words.takeOver}
      </Button>
    );
  }
  if (state.kind === 'reading') return null;
  const last: BrokerAddress | null = state.kind === 'open' ? state.broker : null;
  const isOn = state.kind === 'open' && state.board.isOn;
  return (
    <Part title={words.broker.title}>
      {isOn && (
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 text-13 wrap-anywhere text-ink-2">{words.broker.at(state.broker.url)}</p>
          <Button onClick={session.stop}>{words.broker.stop}</Button>
        </div>
      )}
      {(!isOn || CORRECTED.has(status)) && <BrokerForm partyName={partyName} last={last} onStart={session.start} />}
    </Part>
  );
}

/** What another address, user or password may put right. */
const CORRECTED: ReadonlySet<LinkStatus> = new Set(['refused', 'denied', 'insecure', 'unreachable']);

type PartyProps = Readonly<{
  link: StorytellerLink;
  view: StorytellerView;
  seating: Seating;
  session: LinkSession;
  isOn: boolean;
  rulesOf: string | null;
}>;

/** The most members a party has. */
const MOST_MEMBERS = 40;

function Party({ link, view, seating, session, isOn, rulesOf }: PartyProps) {
  const words = useMessages(partyLink);
  const [isRenewed, setRenewed] = useState(false);
  const { members, waiting, proposals } = view;
  return (
    <>
      {isOn && (
        <Part title={words.waiting.title}>
          <WaitingList {...{ waiting, link, seating }} isFull={members.length >= MOST_MEMBERS} />
        </Part>
      )}
      <Part title={words.members.title}>
        <MemberList {...{ members, link, seating }} onRemoved={() => setRenewed(true)} />
      </Part>
      {isOn && (
        <Part title={words.invite.title}>
          <InvitePanel link={link} isRenewed={isRenewed} />
        </Part>
      )}
      {proposals.length > 0 && (
        <Part title={words.proposal.list}>
          <ProposalList view={view} link={link} />
        </Part>
      )}
      <Part title={words.rules.title}>
        <RulesOffered rulesOf={rulesOf} session={session} />
      </Part>
    </>
  );
}

function Part({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-13 text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
