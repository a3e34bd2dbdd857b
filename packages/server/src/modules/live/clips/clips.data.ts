import { day, hour, minute } from '../../../platform/retention.ts';

/** Retention of a film, ms: of a recorded one, and of one that the demo world drew. */
const filmLife = { push: 180 * day, demo: 7 * day };

/** When the film of a room of some source is deleted. */
export const expiryOf = (source: keyof typeof filmLife, now: number): number => now + filmLife[source];

/** Limits of members: clips in an hour, clips that are not made yet, and ms between two ends within which both are one clip. */
export const memberLimits = { hour, most: 30, making: 3, same: 3_000 };

/** Limits of the making of clips. Times in ms. */
export const making = {
  /** Pause until it is looked again for pictures that are not stored yet, and how long they are waited for. */
  again: 1_000,
  patience: minute,
  /** Least length of a film. */
  least: 3_000,
  /** Runs of a clip; a node that dies ends one. */
  runs: 5,
  /** Clips of one round. */
  atOnce: 20,
  /** Share of the storage that clips leave free for pictures of members. */
  leaveFree: 0.15,
  /** Recorded time before the wanted span that is read along: the picture that a clip begins with may lie there. */
  before: 1_000,
};

/** Time for which an address to download from is good, ms. */
export const downloadLife = 10 * minute;

/** The same of a whole replay, which may take hours, ms. */
export const replayDownloadLife = 6 * hour;
