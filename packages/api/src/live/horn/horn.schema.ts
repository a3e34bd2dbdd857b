import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { nobleRank } from '../../money/noble/noble.schema.ts';

/** Most code points of a horn. */
export const hornLength = 50;
/** Milliseconds that a member waits between two horns. */
export const hornGap = 10_000;

/** A global horn: a message from one room that every room shows. */
export const horn = z.object({
  id: z.string(),
  room_id: z.string(),
  /** Title of the room when it was sent. */
  room_title: z.string(),
  text: z.string(),
  user: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), noble: z.nullable(nobleRank) }),
  /** Diamonds that it cost. */
  price: z.int(),
  at: instant,
});
export type Horn = z.output<typeof horn>;
