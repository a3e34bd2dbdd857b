import type { Following, TopicPolicy } from '../../../platform/topics.ts';

/** Topic of the overlays of a room, by the key that its secret opens. */
export const overlaysTopic = (key: string): string => `overlay:${key}`;

/** Admits whoever has the key until the anchor revokes it: then those who are there lose it at once, on every node. */
export const overlaysPolicy = (areOpen: (keys: readonly string[]) => Promise<readonly boolean[]>): TopicPolicy => ({
  pattern: /^overlay:([1-9]\d{0,14}-[\w-]{22})$/,
  mayEnd: true,
  async judge(followings: readonly Following[]) {
    const open = followings.length > 0 ? await areOpen(followings.map(({ subject }) => subject)) : [];
    return followings.map((_, index) => (open[index] ? 'admitted' : 'unknown'));
  },
});
