import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';
import { nobleRank } from './noble.schema.ts';

/** Effects of a noble's entry, from the plainest. */
export const entryEffects = ['words', 'ribbon', 'crest', 'full'] as const;
export type EntryEffect = (typeof entryEffects)[number];

/** Milliseconds within which a member’s entry to the same room is announced once. */
export const entryGap = 600_000;

/** A noble came into a room. */
export const entryEvent = z.object({
  room_id: z.string(),
  user: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string(), level: z.int(), noble: nobleRank }),
  effect: z.enum(entryEffects),
  at: instant,
});
export type EntryEvent = z.output<typeof entryEvent>;
