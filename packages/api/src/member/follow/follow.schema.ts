import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { anchor, room } from '../../live/live/live.contract.ts';

/** Most members that one may follow. */
export const mostFollows = 1_000;

/** A member as lists of people show them. */
export const person = z.extend(anchor, { is_anchor: z.boolean() });
export type Person = z.output<typeof person>;

/** Somebody whom the caller follows. */
export const followed = z.extend(person, {
  /** Their room; null for those who have none. */
  room: z.nullable(room),
  /** When they went live last; null for never. */
  last_live_at: z.nullable(instant),
  /** Kick-off of the match that their room announces; null while none is. */
  next_at: z.nullable(instant),
  followed_at: instant,
  /** Whether the caller is notified when they go live. */
  remind: z.boolean(),
});
export type Followed = z.output<typeof followed>;

/** Somebody who follows the caller; `is_followed` says whether the caller follows back. */
export const fan = z.extend(person, {
  followed_at: instant,
  is_followed: z.boolean(),
  /** Their room; null for those who have none. */
  room: z.nullable(room),
});
export type Fan = z.output<typeof fan>;
