import type { LinkState, PlayerView, Standing } from '@/party';
import type { LinkShape } from '@/ui/link-mark';
import type { PartyState } from './party-state';

/** Where a player stands, in one word: what keeps them from the table first. */
export type PlayerStatus =
  | 'reading'
  | 'damaged'
  | 'failed'
  | Exclude<Standing, 'approved' | 'refused'>
  /** The Storyteller did not let them in. */
  | 'notLetIn'
  | Exclude<LinkState, 'refused'>
  /** The broker does not take the user name or password. */
  | 'wrongPassword'
  /** The party's record could not be written: a reload would lose the latest. */
  | 'unsaved'
  /** The Storyteller has published a newer table than the one that has come. */
  | 'heldBack'
  /** Everything works, and the Storyteller is not there. */
  | 'alone';

/** Null for a sheet in no party. */
export function playerStatus({ phase, view }: Pick<PartyState, 'phase' | 'view'>): PlayerStatus | null {
  if (phase === 'none') return null;
  if (phase !== 'open' || !view) return phase === 'open' ? 'reading' : phase;
  if (view.standing === 'removed' || view.standing === 'outdated') return view.standing;
  if (view.standing === 'refused') return 'notLetIn';
  if (view.link === 'refused') return 'wrongPassword';
  if (view.link !== 'live') return view.link;
  if (view.standing === 'waiting') return 'waiting';
  return atTable(view);
}

function atTable({ isSaved, heldBack, storyteller }: PlayerView): PlayerStatus {
  if (!isSaved) return 'unsaved';
  if (heldBack) return 'heldBack';
  return storyteller.presence === 'live' ? 'live' : 'alone';
}

const SHAPES: Readonly<Record<PlayerStatus, LinkShape>> = {
  reading: 'hollow',
  connecting: 'hollow',
  waiting: 'hollow',
  offline: 'hollow',
  alone: 'hollow',
  closed: 'hollow',
  live: 'lit',
  damaged: 'trouble',
  failed: 'trouble',
  wrongPassword: 'trouble',
  notLetIn: 'trouble',
  removed: 'trouble',
  outdated: 'trouble',
  unreachable: 'trouble',
  denied: 'trouble',
  insecure: 'trouble',
  flooded: 'trouble',
  unsaved: 'trouble',
  heldBack: 'trouble',
};

export const shapeOf = (status: PlayerStatus): LinkShape => SHAPES[status];
