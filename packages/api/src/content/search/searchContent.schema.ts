import * as z from 'zod/mini';
import { circle, post } from '../community/community.schema.ts';
import { person } from '../../member/follow/follow.schema.ts';
import { article } from '../news/news.schema.ts';
import { video } from '../videos/videos.schema.ts';
import { found } from './search.schema.ts';

/** A part of a found text; `is_hit` marks the searched term, by any of its names. */
export const marked = z.object({ text: z.string(), is_hit: z.boolean() });
export type Marked = z.output<typeof marked>;

const words = { /** Its title. */ title: z.array(marked), /** Excerpt around the first hit. */ text: z.array(marked) };

export const foundPost = z.object({ post, text: words.text });
export const foundVideo = z.object({ video, ...words });
export const foundArticle = z.object({ article, ...words });

/** Posts, videos and articles, and the circles they belong to. */
export const foundContent = z.object({
  /** With the text in their title first, then the latest. */
  posts: z.array(foundPost),
  videos: z.array(foundVideo),
  articles: z.array(foundArticle),
  circles: z.array(circle),
  /** Number of hits of each kind; counted up to two hundred. */
  totals: z.object({ posts: z.int(), videos: z.int(), articles: z.int(), circles: z.int() }),
});
export type FoundContent = z.output<typeof foundContent>;

/** Everything that fits a text. */
export const foundAll = z.object({
  ...found.shape,
  ...foundContent.shape,
  /** Members who are no anchors, by nickname. */
  people: z.array(person),
  totals: z.object({ ...found.shape.totals.shape, ...foundContent.shape.totals.shape, people: z.int() }),
});
export type FoundAll = z.output<typeof foundAll>;
