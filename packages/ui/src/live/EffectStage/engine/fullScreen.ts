import type { GiftArrival } from './arrival.ts';

/** Effects that may wait for the picture. */
export const queueLimit = 20;
/** Milliseconds after which an effect that has not ended by itself is removed. */
export const effectTimeOut = 8000;

/** The effect that fills the picture now. */
export interface PlayingEffect {
  /** A new id for each playing. */
  id: string;
  arrival: GiftArrival;
  /** Start, on the stage's clock. */
  since: number;
}

export interface FullScreen {
  add: (arrival: GiftArrival) => void;
  /** Ends an effect that took too long and starts the next; returns whether anything changed since the last step. */
  step: (now: number) => boolean;
  /** Ends an effect; one that is no longer playing is ignored. */
  finish: (id: string) => void;
  playing: () => PlayingEffect | null;
  keep: (test: (arrival: GiftArrival) => boolean) => void;
  counts: () => { pushed: number; played: number; dropped: number; waiting: number; timedOut: number };
}

interface Waiting {
  arrival: GiftArrival;
  order: number;
}

const before = (a: Waiting, b: Waiting): number =>
  b.arrival.gift.price - a.arrival.gift.price || Number(b.arrival.own ?? false) - Number(a.arrival.own ?? false) || a.order - b.order;

/** Effects one at a time: the dearest first, among equals the viewer's own, then the first. */
export function createFullScreen(): FullScreen {
  let queue: Waiting[] = [];
  let playing: PlayingEffect | null = null;
  let order = 0;
  let changed = false;
  const counts = { pushed: 0, played: 0, dropped: 0, timedOut: 0 };
  const show = (next: PlayingEffect | null) => {
    playing = next;
    changed = true;
  };

  return {
    add(arrival) {
      counts.pushed++;
      queue.push({ arrival, order: order++ });
      queue.sort(before);
      if (queue.length <= queueLimit) return;
      // The viewer paid for their own: others are dropped first, whatever they cost.
      const last = queue.findLastIndex((waiting) => !waiting.arrival.own);
      queue.splice(last < 0 ? queue.length - 1 : last, 1);
      counts.dropped++;
    },
    step(now) {
      if (playing && now - playing.since >= effectTimeOut) {
        counts.timedOut++;
        show(null);
      }
      const next = playing ? undefined : queue.shift();
      if (next) {
        counts.played++;
        show({ id: `effect ${next.order}`, arrival: next.arrival, since: now });
      }
      const result = changed;
      changed = false;
      return result;
    },
    finish(id) {
      if (playing?.id === id) show(null);
    },
    playing: () => playing,
    keep(test) {
      const kept = queue.filter(({ arrival }) => test(arrival));
      counts.dropped += queue.length - kept.length;
      queue = kept;
      if (playing && !test(playing.arrival)) show(null);
    },
    counts: () => ({ ...counts, waiting: queue.length }),
  };
}
