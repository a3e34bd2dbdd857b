import * as z from 'zod/mini';
import { contentLanguage, contentPeriods } from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { id, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { match } from '../../scores/matches/matches.schema.ts';
import { circle, rankedCircle } from './community.schema.ts';

const ours = { origin: 'ours', rate: 'read', method: 'GET' } as const;

export const circleList = defineCall({
  ...ours,
  path: 'circle/list',
  caller: 'public',
  cache: 'anonymous',
  summary:
    'Circles: those of the caller first, in the order in which they were joined, then the largest; `recommended` those not joined, the hottest first.',
  input: z.object({
    only: z._default(z.enum(['all', 'mine', 'recommended']), 'all'),
    /** A part of the name in any language. */
    search: z.optional(text(20)),
    ...paging(24, 100),
  }),
  data: pageOf(circle),
});

export const circleDetail = defineCall({
  ...ours,
  path: 'circle/detail',
  caller: 'public',
  cache: 'anonymous',
  summary: 'One circle.',
  input: z.object({ id }),
  data: circle,
});

export const joinCircle = defineCall({
  ...ours,
  method: 'POST',
  path: 'circle/join',
  caller: 'member',
  rate: 'write',
  summary: 'Joins a circle, at most 100 a member; again changes nothing.',
  input: z.object({ id }),
  data: z.object({ id: z.string(), is_joined: z.boolean(), members: z.int() }),
});

export const leaveCircle = defineCall({
  ...ours,
  method: 'POST',
  path: 'circle/leave',
  caller: 'member',
  rate: 'write',
  summary: 'Leaves a circle; for who is not in it nothing changes. Posts stay.',
  input: z.object({ id }),
  data: z.object({ id: z.string(), is_joined: z.boolean(), members: z.int() }),
});

export const circleRank = defineCall({
  ...ours,
  path: 'circle/rank',
  caller: 'public',
  cache: 'anonymous',
  summary: 'Circles by the heat of their posts of the day, the week or the month.',
  input: z.object({ period: z._default(z.enum(contentPeriods), 'day'), limit: z._default(integer(1, 50), 10) }),
  data: z.object({ list: z.array(rankedCircle) }),
});

export const talkedMatches = defineCall({
  ...ours,
  path: 'circle/matches',
  caller: 'public',
  cache: 'public',
  summary: 'Matches that posts, videos and articles of the last three days are about, those with most of them first.',
  input: z.object({ limit: z._default(integer(1, 20), 8) }),
  data: z.object({ list: z.array(z.object({ match, posts: z.int() })) }),
});

export const hotTopics = defineCall({
  ...ours,
  path: 'circle/topics',
  caller: 'public',
  cache: 'public',
  summary:
    'Topics that the hottest posts of the week name, those with the most heat first, of posts in one language if one is named; a post names a topic as `#topic#` or `#topic`.',
  input: z.object({ lang: z.optional(contentLanguage), limit: z._default(integer(1, 30), 8) }),
  data: z.object({ list: z.array(z.object({ topic: z.string(), posts: z.int(), heat: z.int() })) }),
});
