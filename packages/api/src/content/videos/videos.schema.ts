import * as z from 'zod/mini';
import { storyMark } from '../../scores/matches/matchMark.ts';
import { clip, ownState, shared } from '../content/content.schema.ts';

/** A category of videos as a video names it. */
export const categoryName = z.object({ id: z.string(), name: z.string() });

/** A category: a sport, or a part of one. */
export const category = z.extend(categoryName, {
  parent_id: z.nullable(z.string()),
  /** Videos that are shown in it, and in its parts. */
  total: z.int(),
});
export type Category = z.output<typeof category>;

/** A category with its parts. */
export const categoryTree = z.extend(category, { children: z.array(category) });
export type CategoryTree = z.output<typeof categoryTree>;

/** A video as cards show it. */
export const video = z
  .object({ ...shared, title: z.string(), about: z.string(), category: categoryName, tags: z.array(z.string()), clip })
  .check(storyMark);
export type Video = z.output<typeof video>;

/** A video as its author sees it among their own. */
export const ownVideo = z.extend(video, ownState);
export type OwnVideo = z.output<typeof ownVideo>;

/** A point of a video that is worth jumping to. */
export const chapter = z.object({ at: z.int(), title: z.string() });

/** One line on a video’s own time line. */
export const videoDanmaku = z.object({
  id: z.string(),
  /** Tenths of a second from the beginning. */ at: z.int(),
  text: z.string(),
  is_own: z.boolean(),
});
export type VideoDanmaku = z.output<typeof videoDanmaku>;

/** Number of equal parts of a video, each with its heat. */
export const heatParts = 60;

/** Rankings by heat: videos, or authors by all of their videos. */
export const videoRankings = ['videos', 'authors'] as const;
export type VideoRanking = (typeof videoRankings)[number];

/** Number of days in the history of a ranked author. */
export const authorDays = 7;

/** Figures of an author in a ranking of authors. */
export const rankedAuthor = z.object({
  /** Number of their videos that were watched, liked or commented on in the period. */
  videos: z.int(),
  /** Places gained since the period before, negative for those lost; null for who was not ranked then. */
  trend: z.nullable(z.int()),
  /** Heat of their videos on each of the last `authorDays` days of the site, today last. */
  days: z.array(z.int()),
  /** Whether the caller follows them. */
  is_followed: z.boolean(),
});
export type RankedAuthor = z.output<typeof rankedAuthor>;
