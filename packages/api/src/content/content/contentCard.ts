import * as z from 'zod/mini';
import { article } from '../news/news.schema.ts';
import { post } from '../community/community.schema.ts';
import { video } from '../videos/videos.schema.ts';

/** An object of any kind as lists of several kinds show it. */
export const contentCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), post }),
  z.object({ kind: z.literal('video'), video }),
  z.object({ kind: z.literal('article'), article }),
]);
export type ContentCard = z.output<typeof contentCard>;
