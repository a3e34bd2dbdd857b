import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, pageOf, paging, text } from '../../contract/fields.ts';
import { blockInput, blockLimits } from '../news/news.schema.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { contentLanguage, contentLimits, cursor, feedOf } from './content.schema.ts';
import {
  contentActDone,
  contentActs,
  contentQueues,
  editedArticle,
  judged,
  judgedKinds,
  listedWord,
  shelf,
  shelfKinds,
  wordEffects,
} from './desk.schema.ts';

const ours = { caller: 'operator', origin: 'ours' } as const;
const reads = { ...ours, method: 'GET', rate: 'read' } as const;
const writes = { ...ours, method: 'POST', rate: 'write', idempotent: false } as const;
const reason = z._default(text(200, 0), '');

export const adminContentQueue = defineCall({
  ...reads,
  path: 'admin/contentQueue',
  summary: 'What waits for a look, the oldest first, or is hidden, the latest first.',
  input: z.object({
    queue: z._default(z.enum(contentQueues), 'review'),
    kind: z.optional(z.enum(judgedKinds)),
    before: z.optional(cursor),
    limit: z._default(integer(1, 100), 30),
  }),
  data: z.extend(feedOf(judged), { totals: z.object({ review: z.int(), reported: z.int(), hidden: z.int() }) }),
});

export const adminContentAct = defineCall({
  ...writes,
  path: 'admin/contentAct',
  summary:
    'Does one thing to one or to many, all of them or none; what is so already is passed over. `reject`, `hide` and `delete` need a reason, which the author reads; reports that wait are decided with it. Written down.',
  input: z.object({
    act: z.enum(contentActs),
    of: z.array(z.object({ kind: z.enum(judgedKinds), id })).check(z.minLength(1), z.maxLength(100)),
    reason,
  }),
  data: contentActDone,
});

export const adminContentUndo = defineCall({
  ...writes,
  path: 'admin/contentUndo',
  summary: 'Takes an act back: whatever it changed and nobody changed since is as it was before. Written down.',
  input: z.object({ id }),
  data: contentActDone,
});

export const adminContentPerson = defineCall({
  ...reads,
  path: 'admin/contentPerson',
  summary: 'A member’s history: how much they sent, what failed or was hidden, the latest acts about it, and whether they may post.',
  input: z.object({ user_id: id }),
  data: z.object({
    member: person,
    registered_at: instant,
    totals: z.object({
      posts: z.int(),
      videos: z.int(),
      articles: z.int(),
      comments: z.int(),
      failed: z.int(),
      hidden: z.int(),
      upheld: z.int(),
    }),
    muted_until: z.nullable(instant),
    mute_reason: z.string(),
    acts: z.array(z.extend(contentActDone, { kind: z.enum(judgedKinds), object_id: z.string(), text: z.string() })),
    latest: z.array(judged),
  }),
});

export const adminContentMute = defineCall({
  ...writes,
  path: 'admin/contentMute',
  summary:
    'Keeps a member from posting and commenting anywhere for some hours, at most a year; 0 lifts it. The member reads why. Written down.',
  input: z.object({ user_id: id, hours: integer(0, 8_784), reason }),
  data: z.object({ user_id: z.string(), muted_until: z.nullable(instant) }),
});

export const adminArticles = defineCall({
  ...reads,
  path: 'admin/articles',
  summary: 'Articles for editors, whatever their state, the latest changed first.',
  input: z.object({ state: z.optional(z.enum(['draft', 'scheduled', 'awaiting', 'shown', 'withdrawn', 'failed'])), ...paging(20, 100) }),
  data: pageOf(editedArticle),
});

export const adminSaveArticle = defineCall({
  ...writes,
  path: 'admin/saveArticle',
  summary:
    'Writes an article, new as a draft, or changes one; one that is shown stays so. Pictures are keys of uploads made for `article`, or paths that stand in it already.',
  input: z.object({
    id: z.optional(id),
    title: text(contentLimits.title),
    summary: z._default(text(200, 0), ''),
    section_id: id,
    cover: z.optional(id),
    lang: z._default(contentLanguage, 'zh'),
    tags: z._default(z.array(text(contentLimits.tag)).check(z.maxLength(contentLimits.tags)), []),
    source: z._default(text(40, 0), ''),
    match_id: z.optional(id),
    is_lead: z._default(z.boolean(), false),
    is_deep: z._default(z.boolean(), false),
    is_flash: z._default(z.boolean(), false),
    body: z.array(blockInput).check(z.minLength(1), z.maxLength(blockLimits.blocks)),
  }),
  data: editedArticle,
});

export const adminArticleState = defineCall({
  ...writes,
  path: 'admin/articleState',
  summary:
    'Publishes an article now, schedules it, makes it a draft again before it was ever shown, or withdraws it; publishing twice is publishing once. Written down.',
  input: z.object({
    id,
    act: z.enum(['publish', 'schedule', 'unschedule', 'withdraw']),
    /** For `schedule`: ms UTC, in the future. */ at: z.optional(integer(0, 9_999_999_999_999)),
    reason,
  }),
  data: editedArticle,
});

export const adminShelves = defineCall({
  ...reads,
  path: 'admin/shelves',
  summary: 'Sections of articles, categories of videos or circles, open and closed, in their order.',
  input: z.object({ kind: z.enum(shelfKinds) }),
  data: z.object({ list: z.array(shelf) }),
});

const name = text(30);
const about = z._default(text(120, 0), '');

export const adminSaveShelf = defineCall({
  ...writes,
  path: 'admin/saveShelf',
  summary: 'Makes a section, a category or a circle, or changes one; closing it keeps what it has. Written down.',
  input: z.object({
    kind: z.enum(shelfKinds),
    id: z.optional(id),
    names: z.object({ zh: name, en: name, vi: name }),
    about: z.optional(z.object({ zh: about, en: about, vi: about })),
    parent_id: z.optional(id),
    /** The chat group of a circle: one that anybody may join; left out for none. */
    group_id: z.optional(id),
    place: z._default(integer(0, 10_000), 1_000),
    is_open: z._default(z.boolean(), true),
  }),
  data: shelf,
});

export const adminTags = defineCall({
  ...reads,
  path: 'admin/tags',
  summary: 'Tags of articles, those that are used most first, narrowed to those that hold some letters.',
  input: z.object({ name: z._default(text(contentLimits.tag, 0), ''), ...paging(30, 100) }),
  data: pageOf(z.object({ tag: z.string(), /** Articles that have it, shown or not. */ total: z.int() })),
});

export const adminSetTag = defineCall({
  ...writes,
  path: 'admin/setTag',
  summary: 'Renames a tag in every article, into one that stands already too; without a new name takes it off. Written down.',
  input: z.object({ tag: text(contentLimits.tag), to: z.optional(text(contentLimits.tag)) }),
  data: z.object({ tag: z.string(), to: z.nullable(z.string()), /** Articles that were changed. */ done: z.int() }),
});

export const adminWords = defineCall({
  ...reads,
  path: 'admin/words',
  summary: 'The list of words, the latest first.',
  input: z.object({ ...paging(50, 200) }),
  data: pageOf(listedWord),
});

export const adminSetWord = defineCall({
  ...writes,
  path: 'admin/setWord',
  summary: 'Puts a word on the list or changes its effect; without an effect takes it off. Written down.',
  input: z.object({ word: text(30), effect: z.optional(z.enum(wordEffects)) }),
  data: z.object({ word: z.string(), effect: z.nullable(z.enum(wordEffects)) }),
});

export const adminFeature = defineCall({
  ...writes,
  path: 'admin/feature',
  summary: 'Puts a video in front, among the banners and the recommended, or takes it back. Written down.',
  input: z.object({ id, is_featured: z._default(z.boolean(), true) }),
  data: z.object({ id: z.string(), is_featured: z.boolean() }),
});
