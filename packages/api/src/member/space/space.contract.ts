import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer } from '../../contract/fields.ts';
import { person } from '../follow/follow.schema.ts';

/** Blocks of a member's own page, in their default order. */
export const spaceBlocks = ['posts', 'videos', 'live'] as const;
export type SpaceBlock = (typeof spaceBlocks)[number];

/** Settings of a member's page. */
export const space = z.object({
  user_id: z.string(),
  /** Path of the picture above it; null for the drawn one. */
  cover: z.nullable(z.string()),
  /** The tabs in their order: each once. */
  order: z.array(z.enum(spaceBlocks)),
});

export const getSpace = defineCall({
  method: 'GET',
  path: 'User/space',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  origin: 'ours',
  summary:
    'How a member has set their own page up: its cover and the order of its tabs. The specification names the page and shows no call.',
  input: z.object({ id }),
  data: space,
});

export const setSpace = defineCall({
  method: 'POST',
  path: 'User/setSpace',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Sets one’s own page up: a new cover, none, or the one that stands; and the order of its tabs, each once.',
  input: z.object({
    /** Key of an upload made for `cover`; left out it stays as it is. */
    cover: z.optional(id),
    /** Takes the cover away. */
    is_plain: z._default(z.boolean(), false),
    order: z.optional(z.array(z.enum(spaceBlocks)).check(z.length(spaceBlocks.length))),
  }),
  data: space,
});

export const visitSpace = defineCall({
  method: 'POST',
  path: 'User/visit',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary:
    'Says that the caller looked at a member’s page: its owner sees who did, each once with the last time. Looking at one’s own changes nothing.',
  input: z.object({ id }),
  data: z.object({ user_id: z.string(), is_kept: z.boolean() }),
});

export const spaceVisitors = defineCall({
  method: 'GET',
  path: 'User/visitors',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Who looked at the caller’s page within 30 days, the latest first; for its owner alone.',
  input: z.object({ page: z._default(integer(1, 1_000), 1), limit: z._default(integer(1, 50), 20) }),
  data: z.object({
    list: z.array(z.extend(person, { visited_at: instant })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Number of them within seven days. */
    week: z.int(),
  }),
});
