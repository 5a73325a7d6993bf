import type { LinkState, StorytellerView } from '@/party';
import type { SessionState } from './link-session';

/** What the link is doing, in one word. */
export type LinkStatus = LinkState | 'reading' | 'off' | 'damaged' | 'elsewhere' | 'failed';

/** What is seen at a glance: lit, hollow, or a triangle where somebody has to do something. */
export type StatusShape = 'lit' | 'hollow' | 'trouble';

export function linkStatus(state: SessionState, view: StorytellerView | null): LinkStatus {
  if (state.kind === 'none') return 'off';
  if (state.kind !== 'open') return state.kind;
  return state.board.isOn && view ? view.link : 'off';
}

const SHAPES: Readonly<Record<LinkStatus, StatusShape>> = {
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

export const shapeOf = (status: LinkStatus): StatusShape => SHAPES[status];
