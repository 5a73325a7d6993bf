/** What a sheet that plays in a party shows of it; fetched for such a sheet only. */
export { PartyLine } from '@/screens/party-player/party-line';
export { PartyOnSheet } from '@/screens/party-player/party-on-sheet';
