/** The live link of a party: cards out, cards in, proposals; encrypted, signed, without any UI. */

export { devicePorts } from './device';
export { changeMeeting, changeSignIn, createParty, forgetParty, joinParty } from './link/open-party';
export { openPlayerLink } from './link/player-link';
export { listParties, type PartyRef, readRecord, removeRecord } from './link/records';
export { openStorytellerLink } from './link/storyteller-link';
export type {
  BrokerAddress,
  Connect,
  ConnectOptions,
  PartyVault,
  Ports,
  PublishOptions,
  Transport,
  TransportState,
} from './ports';
export type {
  FourWords,
  LinkState,
  Member,
  Newcomer,
  OtherPlayer,
  PlayerLink,
  PlayerView,
  Presence,
  Proposed,
  ProposeRefusal,
  ReceivedProposal,
  SentProposal,
  Standing,
  StorytellerLink,
  StorytellerView,
} from './views';
export type { Answer, Npc, ProposalBody, TableState } from './wire/documents';
export { type Invite, readInvite } from './wire/invite';
