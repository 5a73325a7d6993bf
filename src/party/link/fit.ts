import type { PublicCard, StorytellerCard } from '../cards';
import type { Npc, TableState } from '../wire/documents';
import { TEXT_LIMIT } from '../wire/frame';
import { sizeOf } from '../wire/write';

/** Cuts what would not fit into a frame. What is usual fits many times over. */

/** Bytes of text that a document's header and the names of its fields take at most. */
const FRAME_WORDS = 700;
/** Sealed bytes are written in base64 and bring 48 of their own. */
const sealedRoom = (bytes: number) => Math.floor((bytes * 3) / 4) - 64;

/** What a document from the Storyteller to a member may hold, as bytes of JSON. */
export const FOR_MEMBER_LIMIT = sealedRoom(TEXT_LIMIT - FRAME_WORDS);
const PUBLIC_LIMIT = 3000;
/** What a card's sealed part may hold. */
export const FOR_STORYTELLER_LIMIT = sealedRoom(TEXT_LIMIT - FRAME_WORDS - PUBLIC_LIMIT);

const LISTS = ['effects', 'conditions', 'healing', 'pools', 'gauges', 'defences'] as const;
const LENGTHS = [30, 20, 12, 8, 5, 3, 1, 0];

function cutTo(card: StorytellerCard, length: number): StorytellerCard {
  const left = LISTS.reduce((sum, list) => sum + Math.max(0, card[list].length - length), 0);
  const lists = Object.fromEntries(LISTS.map((list) => [list, card[list].slice(0, length)]));
  return { ...card, ...lists, more: card.more + left };
}

/** A Storyteller card that takes at most so many bytes: all its lists are cut to one length. */
export function fitStorytellerCard(card: StorytellerCard, limit: number): StorytellerCard {
  const length = LENGTHS.find((each) => sizeOf(cutTo(card, each)) <= limit) ?? 0;
  return cutTo(card, length);
}

/** A public card that takes its share at most. */
export function fitPublicCard(card: PublicCard): PublicCard {
  const cut = (length: number): PublicCard => ({ ...card, effects: card.effects?.slice(0, length) ?? null });
  return cut(LENGTHS.find((each) => sizeOf(cut(each)) <= PUBLIC_LIMIT) ?? 0);
}

/** A table beside a roster: as many NPCs as there is room for, the first ones. */
export function fitTable(table: TableState, rest: unknown): TableState {
  let room = TEXT_LIMIT - FRAME_WORDS - sizeOf(rest) - sizeOf({ ...table, npcs: [] });
  const npcs: Npc[] = [];
  for (const npc of table.npcs) {
    room -= sizeOf(npc) + 1;
    if (room < 0) break;
    npcs.push(npc);
  }
  return { ...table, npcs, more: table.more + table.npcs.length - npcs.length };
}
