import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ScoreMatch } from './match.ts';
import { createScoreFeed, type LiveField, type LiveFields, type ScoreFeed } from './scoreFeed.ts';

/** Values that all rows of a table share. */
export interface TableShared {
  feed: ScoreFeed;
  /** IANA zone of all times; undefined for the viewer's own. */
  timeZone: string | undefined;
  /** Time at which the connection was lost, formatted for display; undefined while connected. */
  stale: string | undefined;
  /** A changed price is tinted for a moment. */
  flash: boolean;
  /** Stops the ticking of minutes: hundreds of blinking marks would cost more than all changes. */
  still: boolean;
  onStar: (id: string, starred: boolean) => void;
  onPin: ((id: string, pinned: boolean) => void) | undefined;
}

const silent = () => {};

/** An empty feed, for tables without one. */
export const stillFeed: ScoreFeed = createScoreFeed(silent);

export const SharedContext = createContext<TableShared>({
  feed: stillFeed,
  timeZone: undefined,
  stale: undefined,
  flash: true,
  still: false,
  onStar: silent,
  onPin: undefined,
});

/** The minute at which a table was last updated, in ms UTC; separate, so that it renders only the countdowns again. */
export const NowContext = createContext<number | undefined>(undefined);

/** Returns the values that the table around a row shares with it. */
export const useShared = (): TableShared => useContext(SharedContext);

/**
 * The newest value of a field, from the feed or else from the match itself; for changes of a row's structure.
 * `pick` narrows it to the part that matters.
 */
export function useLive<Field extends LiveField, Value>(
  match: Pick<ScoreMatch, 'id'>,
  field: Field,
  base: LiveFields[Field] | undefined,
  pick: (value: LiveFields[Field] | undefined) => Value,
): Value {
  const { feed } = useShared();
  const read = () => {
    const values = feed.read(match.id);
    return pick(values && field in values ? values[field] : base);
  };
  return useSyncExternalStore((changed) => feed.subscribe(match.id, field, changed), read, read);
}
