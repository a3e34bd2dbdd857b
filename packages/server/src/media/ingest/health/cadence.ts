/** A step between pictures (ms) beyond which they begin anew: nobody rests for so long and calls it a rate. */
const longestStep = 15_000;
/** Steps from which the usual one is derived: most, and least. */
const remembered = { most: 64, least: 8 };
/** Step between pictures, as a multiple of the usual one, from which pictures are missing. */
const tooLong = 1.5;
/** Milliseconds a second by which the fastest way of a picture is forgotten: publishers' clocks run a little slow or fast. */
const drift = 0.5;
/** Milliseconds after which a key frame is believed to stay alone for long. */
const aloneFor = 4_000;

/** Measures the cadence of pictures by their times. Times are in milliseconds. */
export interface Cadence {
  /**
   * Takes the next picture; returns how many are missing before it.
   * @param at its own time
   * @param receivedAt when it came, on a clock that never jumps
   */
  picture(at: number, receivedAt: number, isKey: boolean): number;
  /** Pictures a second as their times mean it; undefined while too few have come. */
  usualRate(): number | undefined;
  /** Time between key frames, no less than the time since the last. */
  keyInterval(): number | undefined;
  /** Since the last key frame, or since the first picture. */
  keyless(): number;
  /** Delay of the newest picture against the fastest way, ms. */
  late(): number;
}

/** Measures the picture times of one connection. */
export function createCadence(): Cadence {
  const steps: number[] = [];
  let usual: number | undefined;
  let count = 0;
  let last: { at: number; receivedAt: number } | undefined;
  /** Start of the current run without a key frame. */
  let from = 0;
  let hasKey = false;
  let interval: number | undefined;
  let best = Infinity;
  let late = 0;
  /** Pictures with the time of the picture before, since the time last advanced. */
  let twice = 0;

  function learn(step: number): void {
    steps[count % remembered.most] = step;
    count += 1;
    // Sorting with every picture would be work for nothing.
    if (count < remembered.least || (usual !== undefined && count % remembered.least !== 0)) return;
    const middle = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
    // RTMP rounds to milliseconds: the mean of those around the middle is nearer to the truth than any of them.
    const near = steps.filter((each) => each > middle / tooLong && each < middle * tooLong);
    usual = near.reduce((sum, each) => sum + each, 0) / near.length;
  }

  function begin(at: number, isKey: boolean): void {
    from = at;
    hasKey = isKey;
    best = Infinity;
    twice = 0;
  }

  return {
    picture(at, receivedAt, isKey) {
      const step = last && at - last.at;
      const isNew = step === undefined || step < 0 || step > longestStep;
      if (isNew) begin(at, isKey);
      else if (isKey) {
        if (hasKey) interval = at - from;
        [from, hasKey] = [at, true];
      }
      best = Math.min(receivedAt - at, best + (last ? ((receivedAt - last.receivedAt) * drift) / 1_000 : 0));
      late = receivedAt - at - best;
      last = { at, receivedAt };
      if (isNew) return 0;
      if (step === 0) {
        twice += 1;
        return 0;
      }
      const missing = usual !== undefined && step > usual * tooLong ? Math.round(step / usual) - 1 - twice : 0;
      twice = 0;
      learn(step);
      return Math.max(0, missing);
    },
    usualRate: () => usual && 1_000 / usual,
    keyInterval() {
      const since = this.keyless();
      // A first key frame has no interval until it has been alone for longer than any stream should leave it.
      if (interval === undefined) return hasKey && since > aloneFor ? since : undefined;
      return Math.max(interval, since);
    },
    keyless: () => (last ? last.at - from : 0),
    late: () => Math.round(late),
  };
}
