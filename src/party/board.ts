import * as z from 'zod/mini';
import { count, idSchema, LIMITS, nameSchema, signed, textSchema } from '@/model/parts';
import type { ReadonlyDeep } from '@/model/sheet';
import { storytellerCardSchema } from './cards';

/** A Storyteller's board: who sits at it, the round, the scene, notes. Sheets are not in it, only their ids. */

const place = {
  id: idSchema,
  /** Heading it stands under; empty for the players' characters. */
  group: textSchema,
  /** Run by the Storyteller. */
  isNpc: z.boolean(),
  /** Kept from the players. */
  isHidden: z.boolean(),
  /** Place in the order of actions; null without one. */
  initiative: z.nullable(signed),
};

export const seatSchema = z.discriminatedUnion('kind', [
  /** A sheet of this browser. */
  z.strictObject({ kind: z.literal('sheet'), ...place, sheetId: idSchema }),
  /** A card that came as text at a time. */
  z.strictObject({ kind: z.literal('card'), ...place, at: z.int(), card: storytellerCardSchema }),
  /** A player on the live link. */
  z.strictObject({ kind: z.literal('member'), ...place, memberId: idSchema }),
]);
export type Seat = ReadonlyDeep<z.infer<typeof seatSchema>>;

export const SEATS_AT_MOST = 2000;

export const boardSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  round: count,
  scene: count,
  notes: z.string().check(z.maxLength(LIMITS.notes)),
  seats: z.array(seatSchema).check(z.maxLength(SEATS_AT_MOST)),
  updatedAt: z.int(),
});
export type Board = ReadonlyDeep<z.infer<typeof boardSchema>>;

/** A board with nobody at it. */
export const newBoard = (id: string, name: string, updatedAt: number): Board => ({
  id,
  name,
  round: 1,
  scene: 1,
  notes: '',
  seats: [],
  updatedAt,
});

/** What a seat has besides who sits there. */
export const plainSeat = (id: string, group = '', isNpc = false) => ({
  id,
  group,
  isNpc,
  isHidden: false,
  initiative: null,
});
