import type { ReactNode } from 'react';
import { core } from '@/i18n/core';
import { partyPlayer } from '@/i18n/party-player';
import { useSheet } from '@/store/use-sheet';
import { useMessages } from '@/ui/preferences';
import { type PartyState, useParty } from './party-state';
import { playerStatus } from './player-status';
import { StatusMark, useChangesWaiting } from './status-mark';

type PartyLineProps = Readonly<{
  onOpen: () => void;
  /** Whether the sheet is saved. */
  saved: ReactNode;
  /** What stands there for a sheet that is in no party after all. */
  otherwise: ReactNode;
}>;

const selectPhase = ({ phase }: PartyState) => phase;
const selectView = ({ view }: PartyState) => view;

/** In the bar of a sheet: its party and round, and below what the link is doing. A tap opens the party. */
export function PartyLine({ onOpen, saved, otherwise }: PartyLineProps) {
  const words = useMessages(partyPlayer);
  const { unit } = useMessages(core);
  const round = useSheet(({ history }) => history?.sheet.time.round ?? 0);
  const state = { phase: useParty(selectPhase), view: useParty(selectView) };
  const changes = useChangesWaiting(state);
  const status = playerStatus(state);
  if (!status) return otherwise;
  const name = state.view?.partyName || words.unnamed;
  const said = changes ? words.withChanges(words.short[status], changes) : words.short[status];
  return (
    <button
      type="button"
      aria-label={words.open(name, said)}
      className="grid min-h-tap min-w-0 flex-1 content-center rounded-2 text-left text-13 leading-[1.35] text-ink-2 hover:bg-surf-2"
      onClick={onOpen}
    >
      <span className="flex min-w-0 gap-1.5">
        <span className="truncate">{name}</span>
        {round > 0 && (
          <>
            <span className="text-ink-3">·</span>
            <span className="whitespace-nowrap">{unit.round(round)}</span>
          </>
        )}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-12">
        <StatusMark status={status} />
        <span className="truncate">{said}</span>
        <span className="flex min-w-0 shrink-[99] gap-1.5">
          <span className="text-ink-3">·</span>
          {saved}
        </span>
      </span>
    </button>
  );
}
