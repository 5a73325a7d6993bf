import type { LinkState, StorytellerView } from '@/party';
import type { LinkShape } from '@/ui/link-mark';
import type { SessionState } from './link-session';

/** What the link is doing, in one word. */
export type LinkStatus = LinkState | 'reading' | 'off' | 'damaged' | 'elsewhere' | 'failed';

export function linkStatus(state: SessionState, view: StorytellerView | null): LinkStatus {
  if (state.kind === 'none') return 'off';
  if (state.kind !== 'open') return state.kind;
  return state.board.isOn && view ? view.link : 'off';
}

const SHAPES: Readonly<Record<LinkStatus, LinkShape>> = {
  reading: 'hollow',
  off: 'hollow',
  closed: 'hollow',
  connecting: 'hollow',
  offline: 'hollow',
  live: 'lit',
  unreachable: 'trouble',
  refused: 'trouble',
  denied: 'trouble',
  insecure: 'trouble',
  flooded: 'trouble',
  damaged: 'trouble',
  elsewhere: 'trouble',
  failed: 'trouble',
};

export const shapeOf = (status: LinkStatus): LinkShape => SHAPES[status];
