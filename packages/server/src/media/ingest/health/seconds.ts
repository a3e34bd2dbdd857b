/** Totals of one second: bytes of pictures and of sound, pictures, and missing pictures. */
export interface Tally {
  video: number;
  audio: number;
  frames: number;
  lost: number;
}

const nothing: Tally = { video: 0, audio: 0, frames: 0, lost: 0 };
const names = ['video', 'audio', 'frames', 'lost'] as const;
const plus = (one: Tally, other: Partial<Tally>): Tally => {
  const sum = { ...one };
  for (const name of names) sum[name] += other[name] ?? 0;
  return sum;
};

/**
 * Counts by the second, for a bounded number of seconds.
 * @param elapsed a monotonic clock, ms
 */
export function createSeconds(elapsed: () => number, most: number) {
  const slots: { second: number; tally: Tally }[] = [];
  const second = () => Math.floor(elapsed() / 1_000);
  const within = (from: number, until: number) =>
    slots.filter((slot) => slot.second >= from && slot.second < until).reduce((sum, { tally }) => plus(sum, tally), nothing);

  return {
    add(what: Partial<Tally>): void {
      const now = second();
      const place = now % (most + 1);
      const slot = slots[place];
      slots[place] = { second: now, tally: plus(slot?.second === now ? slot.tally : nothing, what) };
    },
    /** All of the last seconds, this one included. */
    sum: (last: number): Tally => within(second() - last, second() + 1),
    /** A second's share of the last whole ones, of no more than have passed. @param passed ms since the first could come */
    mean(last: number, passed: number): Tally {
      const whole = Math.min(last, Math.floor(passed / 1_000));
      const sum = within(second() - whole, second());
      return whole === 0
        ? nothing
        : { video: sum.video / whole, audio: sum.audio / whole, frames: sum.frames / whole, lost: sum.lost / whole };
    },
  };
}
