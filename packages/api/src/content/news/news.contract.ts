import * as z from 'zod/mini';
import { commentsOf, keeping, liking } from '../content/content.contract.ts';
import {
  commented,
  contentLanguage,
  contentLimits,
  contentStates,
  cursor,
  favorite,
  feedOf,
  liked,
  threads,
} from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { cleanLines, id, integer, nothing, text } from '../../contract/fields.ts';
import { article, section, wholeArticle } from './news.schema.ts';

export const classifyList = defineCall({
  method: 'GET',
  path: 'Headlines/classifyList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'Sections of the headlines in the editors’ order, each with how many articles it shows.',
  input: nothing,
  data: z.object({ list: z.array(section) }),
});

/** Lists of articles. */
export const articleLists = ['all', 'lead', 'deep', 'flash', 'experts', 'previews'] as const;

export const getHeadlines = defineCall({
  method: 'GET',
  path: 'Portal_post/getList2',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Headlines, the newest first: of a section, a tag, a match, an author; `lead` what a page begins with, `deep` what takes time, `flash` lines of the ticker, `experts` what experts wrote, `previews` what is about matches that have not begun.',
  input: z.object({
    section_id: z.optional(id),
    tag: z.optional(text(contentLimits.tag)),
    match_id: z.optional(id),
    user_id: z.optional(id),
    only: z._default(z.enum(articleLists), 'all'),
    /** Those in one language alone; as long as nobody has written in it, those of all. */
    lang: z.optional(contentLanguage),
    before: z.optional(cursor),
    limit: z._default(integer(1, 50), 20),
  }),
  data: z.extend(feedOf(article), {
    /** Parameter for `Portal_post/freshCount`. */ newest: z.string(),
    /** The one language of the list, for the next pages; null when it has all languages. */
    lang: z.nullable(contentLanguage),
  }),
});

export const freshHeadlines = defineCall({
  method: 'GET',
  path: 'Portal_post/freshCount',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  origin: 'ours',
  summary: 'How many articles came since a list was read, at most 99; of a section or a language as the list was.',
  input: z.object({ section_id: z.optional(id), lang: z.optional(contentLanguage), since: cursor }),
  data: z.object({ total: z.int() }),
});

export const articleInfo = defineCall({
  method: 'GET',
  path: 'Portal_post/info',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'One article with its body; of one that is withdrawn or hidden the state alone. The specification shows no call.',
  input: z.object({ id }),
  data: z.object({
    state: z.enum(contentStates),
    reason: z.string(),
    article: z.nullable(wholeArticle),
    related: z.array(article),
  }),
});

/** `Headlines_user/insert` does two things (screens, 4.18): which of them it did, and what came of it. */
export const sentIn = z.discriminatedUnion('did', [
  z.object({ did: z.literal('comment'), ...commented.shape }),
  z.object({
    did: z.literal('article'),
    id: z.string(),
    state: z.enum(contentStates),
  }),
]);

export const insertHeadline = defineCall({
  method: 'GET',
  path: 'Headlines_user/insert',
  caller: 'member',
  rate: 'write',
  changes: true,
  atomic: true,
  summary:
    'With an article’s `id` comments on it, or answers a comment of it; without one sends in an article of the caller’s own, which editors look at first: section, title, cover and content, each missing one named.',
  input: z.object({
    id: z.optional(id),
    /**
     * A comment of at most 300 code points, or an article of at most 1,200: the call is a GET, and addresses are limited in length.
     * Blank lines part paragraphs.
     */
    content: z._default(z.pipe(z.string().check(z.maxLength(contentLimits.article * 8)), z.transform(cleanLines)), ''),
    reply_to: z.optional(id),
    title: z._default(text(contentLimits.title, 0), ''),
    section_id: z.optional(id),
    /** Key of an upload made for `article`. */
    cover: z.optional(id),
    match_id: z.optional(id),
  }),
  data: sentIn,
});

export const headlineComments = defineCall({
  method: 'POST',
  path: 'Headlines/commentList',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  origin: 'ours',
  summary: 'The discussion of an article; the specification comments on articles and shows no list.',
  input: z.object(commentsOf),
  data: threads,
});

export const likeHeadline = defineCall({
  method: 'POST',
  path: 'Headlines_user/likes',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Likes an article, or ends it; the specification shows calls for posts and videos alone.',
  input: z.object(liking),
  data: liked,
});

export const favoriteHeadline = defineCall({
  method: 'POST',
  path: 'Headlines_user/favorites',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Keeps an article, or lets it go; the specification shows the call for videos alone.',
  input: z.object(keeping),
  data: favorite,
});
