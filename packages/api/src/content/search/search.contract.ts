import * as z from 'zod/mini';
import { contentLanguage } from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { integer, pageOf, paging, text } from '../../contract/fields.ts';
import { room } from '../../live/live/live.contract.ts';
import { foundAll } from './searchContent.schema.ts';
import { found, foundAnchor, longestSearch, searchLength } from './search.schema.ts';

/** A name in any of the three languages, an alias, initials or pinyin; `name` is the specification's word on /search. */
const name = text(longestSearch * 8).check(z.refine((value) => searchLength(value) <= longestSearch));

export const searchSuggest = defineCall({
  method: 'GET',
  path: 'Search/suggest',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  origin: 'ours',
  summary: 'What fits a text that is being typed, a few of each kind, and which of them Enter opens.',
  input: z.object({ name }),
  data: found,
});

export const searchIndex = defineCall({
  method: 'GET',
  path: 'Search/index',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary:
    'Everything that fits a text: teams, matches, competitions, live rooms and anchors, posts, videos, articles, circles and people, the first of each.',
  input: z.object({
    name,
    /** Posts, videos and articles of this language come before those of others. */ lang: z.optional(contentLanguage),
    limit: z._default(integer(1, 50), 10),
  }),
  data: foundAll,
});

export const searchAnchors = defineCall({
  method: 'GET',
  path: 'Search/anchor',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'Anchors by nickname: the best fit first, who is live before who is not, then by followers. At most a hundred are found.',
  input: z.object({ name, ...paging(24, 50) }),
  data: pageOf(foundAnchor),
});

export const searchLive = defineCall({
  method: 'GET',
  path: 'Search/live',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'Live rooms by title, anchor, or a side or competition of the match they show; the hottest first.',
  input: z.object({ name, ...paging(24, 50) }),
  data: pageOf(room),
});
