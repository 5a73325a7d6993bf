/** The live link of a party: cards out, cards in, proposals; encrypted, signed, without any UI. */

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
