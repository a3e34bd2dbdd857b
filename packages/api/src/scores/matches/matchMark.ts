import * as z from 'zod/mini';

const parsedMatches = new WeakSet<object>();

/**
 * Marks a schema whose objects are a match with its score. Extended schemas stay marked. Whatever a marked schema has parsed is known to
 * `isParsedMatch`, and so to the spoiler guard of the app, wherever it lies in an answer or an event.
 */
export const matchMark = /* @__PURE__ */ z.overwrite<object>((value) => {
  parsedMatches.add(value);
  return value;
});

/** Whether an object came out of a marked schema. */
export const isParsedMatch = (value: object): boolean => parsedMatches.has(value);

const parsedStories = new WeakSet<object>();

/**
 * Marks a schema whose objects tell of a match: posts, articles and videos, with the `match` and when they were `published_at`. Their words
 * and pictures may give its result away.
 */
export const storyMark = /* @__PURE__ */ z.overwrite<object>((value) => {
  parsedStories.add(value);
  return value;
});

/** Something that was published about a match, if it is about one. */
export interface Story {
  match: { id: string; kickoff_at: number } | null;
  is_own: boolean;
  /** Ms UTC. */
  published_at: number;
}

/** Whether an object came out of a schema of stories. */
export const isParsedStory = (value: object): value is Story => parsedStories.has(value);
