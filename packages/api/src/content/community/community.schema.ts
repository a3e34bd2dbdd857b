import * as z from 'zod/mini';
import { storyMark } from '../../scores/matches/matchMark.ts';
import { clip, ownState, picture, shared } from '../content/content.schema.ts';
import { instant } from '../../contract/fields.ts';

/** A circle as a post names it. */
export const circleName = z.object({ id: z.string(), name: z.string() });

/** A place where people write about one thing. */
export const circle = z.extend(circleName, {
  about: z.string(),
  /** Path of a picture; null for one that is drawn from the colours. */
  cover: z.nullable(z.string()),
  colors: z.tuple([z.string(), z.string()]),
  members: z.int(),
  posts: z.int(),
  /** Heat of its posts of today. */
  heat: z.int(),
  is_joined: z.boolean(),
  /** The chat group of its people, which anybody may join; null for most. */
  group_id: z.nullable(z.string()),
});
export type Circle = z.output<typeof circle>;

/** A post of a circle; an anchor's are their dynamics. It has pictures, a video or neither. */
export const post = z
  .object({
    ...shared,
    circle: circleName,
    content: z.string(),
    pictures: z.array(picture),
    video: z.nullable(clip),
  })
  .check(storyMark);
export type Post = z.output<typeof post>;

/** A post as its author sees it among their own. */
export const ownPost = z.extend(post, ownState);
export type OwnPost = z.output<typeof ownPost>;

/** A place of a rank of posts. */
export const rankedPost = z.object({ place: z.int(), heat: z.int(), post });
/** A place of the rank of circles. */
export const rankedCircle = z.object({ place: z.int(), heat: z.int(), circle });

/** Result of a new post: shown at once, or sent to review. */
export const posted = z.object({ post: ownPost, at: instant });
