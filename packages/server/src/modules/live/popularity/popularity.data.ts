/** Components of a room's popularity with their weights. */
export const weights = {
  /** A watching account, or the visitors of one network. */
  watcher: 100,
  /** A recent comment; those of one member count as `mostOfOne` at most. */
  comment: 20,
  mostOfOne: 5,
  /** A recently given diamond. */
  diamond: 1,
  /** A new follower of the anchor. */
  follow: 50,
} as const;

/** Half-life of an act's weight, ms, and the age above which it counts nothing. */
export const decay = { half: 3 * 60_000, window: 15 * 60_000 } as const;

/** Time (ms) that a seen viewer counts as watching, the interval of checks, and the age at which a row is renewed. */
export const watching = { for: 90_000, step: 15_000, renewAfter: 40_000 } as const;

/** Changes below this share of the published value are not published. */
const leastShare = 0.02;

/** Recent activity in a room. All but the watchers decay over time. */
export interface Pulse {
  watchers: number;
  comments: number;
  diamonds: number;
  follows: number;
}

/** Popularity of a room: an integer, 0 without activity. */
export const popularityOf = ({ watchers, comments, diamonds, follows }: Pulse): number =>
  Math.min(
    2 ** 31 - 1,
    Math.round(watchers * weights.watcher + comments * weights.comment + diamonds * weights.diamond + follows * weights.follow),
  );

/** Whether a change of popularity is large enough to publish. */
export const isWorthPublishing = (shown: number, now: number): boolean =>
  shown !== now && (shown === 0 || now === 0 || Math.abs(now - shown) >= shown * leastShare);
