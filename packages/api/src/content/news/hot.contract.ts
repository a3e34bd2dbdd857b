import * as z from 'zod/mini';
import { post } from '../community/community.schema.ts';
import { contentLanguage } from '../content/content.schema.ts';
import { defineCall } from '../../contract/define.ts';
import { integer } from '../../contract/fields.ts';
import { video } from '../videos/videos.schema.ts';
import { article } from './news.schema.ts';

/** Slots of banners. */
export const bannerPlaces = ['main', 'video', 'news'] as const;

export const universalHot = defineCall({
  method: 'GET',
  path: 'universal/getHot',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'What is hot within 24 hours: articles, posts and videos by heat, and words to search for: teams that most of them are about.',
  input: z.object({
    limit: z._default(integer(1, 20), 10),
    /** Limits the list to one language; where nobody has written in it, the list has all languages. */
    lang: z.optional(contentLanguage),
  }),
  data: z.object({
    /** At most ten (specification section 9, hot list). */
    words: z.array(z.string()),
    articles: z.array(article),
    posts: z.array(post),
    videos: z.array(video),
  }),
});

/** A picture that leads somewhere: an article or a video that editors put in front. */
export const banner = z.object({
  id: z.string(),
  kind: z.enum(['article', 'video']),
  title: z.string(),
  /** Its picture; empty where it has none of its own. */
  image: z.string(),
  /** Path of the site. */
  link: z.string(),
});

export const bannerList = defineCall({
  method: 'POST',
  path: 'Banner/getBannerList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary:
    'Banners of a place: what editors put in front, the newest first; on the main page articles and videos, on the others their own.',
  input: z.object({
    place: z._default(z.enum(bannerPlaces), 'main'),
    limit: z._default(integer(1, 10), 5),
    /** Limits the list to one language; where none of its content is featured, the list has all languages. */
    lang: z.optional(contentLanguage),
  }),
  data: z.object({ list: z.array(banner) }),
});
