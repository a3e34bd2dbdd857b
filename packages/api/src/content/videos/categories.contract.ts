import * as z from 'zod/mini';
import { contentLanguage, contentLimits } from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { id, integer, nothing, text } from '../../contract/fields.ts';
import { category, categoryTree, video } from './videos.schema.ts';

export const videoClassification = defineCall({
  method: 'GET',
  path: 'Videoclassification',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'Categories that one may post into, in the editors’ order: those that are open and have no parts.',
  input: nothing,
  data: z.object({ list: z.array(category) }),
});

export const allCategories = defineCall({
  method: 'GET',
  path: 'videocclassification/allList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'The whole tree of categories.',
  input: nothing,
  data: z.object({ list: z.array(categoryTree) }),
});

export const recommendedVideos = defineCall({
  method: 'GET',
  path: 'videocclassification/recommend',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary:
    'Recommended videos: what editors put in front and what is hot this week, mixed over the categories; `batch` 0, 1, 2 … are other ones each, and the last is followed by the first.',
  input: z.object({
    batch: z._default(integer(0, 1_000), 0),
    /** Videos in one language alone; as long as there are none in it, those of all. */
    lang: z.optional(contentLanguage),
    limit: z._default(integer(1, 24), 8),
  }),
  data: z.object({ list: z.array(video), batch: z.int(), batches: z.int() }),
});

export const searchCategories = defineCall({
  method: 'GET',
  path: 'videocclassification/search',
  caller: 'public',
  rate: 'read',
  cache: 'anonymous',
  summary: 'Categories by a part of their name in any language, and the videos that fit the text best.',
  input: z.object({ name: text(40), limit: z._default(integer(1, 50), 12) }),
  data: z.object({ categories: z.array(category), videos: z.array(video) }),
});

const mine = z.object({ list: z.array(category) });

export const myClassification = defineCall({
  method: 'POST',
  path: 'videocclassification/myClassification',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'Categories that the member keeps, in their order.',
  input: nothing,
  data: mine,
});

export const addMyclassification = defineCall({
  method: 'POST',
  path: 'videocclassification/addMyclassification',
  caller: 'member',
  rate: 'write',
  summary:
    'Keeps categories: `add` puts those that are missing at the end (so that what a visitor kept as `meClass` is merged), `remove` takes some away, `set` gives the whole list and its order. Categories that went away are passed over; at most 30.',
  input: z.object({
    ids: z.array(id).check(z.maxLength(contentLimits.myCategories)),
    mode: z._default(z.enum(['add', 'remove', 'set']), 'add'),
  }),
  data: mine,
});
