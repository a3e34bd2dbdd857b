/** The viewer's own picture of a match and its position. */
export interface Picture {
  matchId: string;
  /** Programme time on the screen, ms UTC of the server; -Infinity for a match that was not begun and is watched later. */
  programmeAt: number;
}

/** Something of a match that must not be seen before the picture shows it. */
interface Held {
  /** When it happened, ms UTC of the server. */
  at: number;
  show: () => void;
}

/**
 * Most that waits for one match; beyond it the oldest is shown, so that a picture paused for hours costs no memory without end. Of a match
 * that is watched later the oldest is dropped: newer states hold it too.
 */
export const mostHeld = 2_000;

/** Whether every open picture of a match has come as far as an instant; true where no picture is open. */
export const isReached = (at: number, pictures: readonly Picture[], matchId: string): boolean =>
  pictures.every((picture) => picture.matchId !== matchId || picture.programmeAt >= at);

/** Holds back what a picture has not shown yet. */
export interface SpoilerHold {
  /** Shows at once what no picture is behind of, else when the pictures have reached it; one match's things keep their order. */
  pass(matchId: string, at: number, show: () => void): void;
  /** Shows what has been reached meanwhile; to be called whenever a picture moved, opened or closed. */
  release(): void;
  /** Number of items held back. */
  waiting(): number;
}

/** A hold over the pictures that `pictures` names now; an empty list (no stream open, or the guard off) lets everything through. */
export function createSpoilerHold(pictures: () => readonly Picture[]): SpoilerHold {
  const held = new Map<string, Held[]>();

  function release(): void {
    const open = pictures();
    for (const [matchId, things] of held) {
      let first = things[0];
      while (first && isReached(first.at, open, matchId)) {
        things.shift();
        // Taken off first: showing may bring the next thing of the same match.
        first.show();
        first = things[0];
      }
      if (things.length === 0) held.delete(matchId);
    }
  }

  return {
    pass(matchId, at, show) {
      const things = held.get(matchId);
      if (!things && isReached(at, pictures(), matchId)) return show();
      const queue = things ?? [];
      held.set(matchId, queue);
      queue.push({ at, show });
      if (queue.length <= mostHeld) return;
      const oldest = queue.shift();
      if (!pictures().some((picture) => picture.matchId === matchId && picture.programmeAt === -Infinity)) oldest?.show();
    },
    release,
    waiting: () => [...held.values()].reduce((sum, things) => sum + things.length, 0),
  };
}
