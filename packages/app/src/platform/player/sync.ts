/** Milliseconds that two pictures may be apart before something is done about it, and to which it is then brought down. */
export const tolerance = { begin: 500, end: 120 } as const;
/** Milliseconds from which on a picture jumps: by its pace alone it would take too long. */
const far = 1_500;
/** A stream that is later than the newest by so many ms is waited for by nobody. */
const waitedFor = 15_000;
/** A stream that is later by so many ms at once is believed at once. */
const leap = 3_000;
/** Milliseconds after a jump in which a picture is left to find its place. */
const settling = 4_000;
/** Rate change per second of distance, and its limit: audible speech stays intelligible, silent video may change more. */
const paces = { heard: { slope: 0.08, most: 0.1 }, silent: { slope: 0.2, most: 0.25 } } as const;
/** Weight of a new measurement in the moving average: the edge of a playlist moves in steps. */
const share = 0.15;

/** A picture that goes along with others. */
export interface Runner {
  readonly id: string;
  /** Programme time on the screen, ms UTC; null while unknown. */
  readonly at: number | null;
  /** Programme time at the place of a live viewer, ms UTC; null while unknown. */
  readonly live: number | null;
  readonly heard: boolean;
  /** The picture moves. */
  readonly moves: boolean;
}

/** Correction of a picture: its rate (1 = as recorded; null = the player decides) and a jump in ms. */
export interface Steering {
  readonly pace: number | null;
  readonly jump: number;
}

/** Relation of the pictures to each other. */
export interface Standing {
  /** Common target delay behind now, ms; null while fewer than two can be synchronised. */
  readonly delay: number | null;
  /** Distance between the moving pictures, ms; null while fewer than two move. */
  readonly spread: number | null;
  /** Own latency of each stream, ms; it waits for the difference to `delay`. Streams that nobody waits for are left out. */
  readonly own: ReadonlyMap<string, number>;
  readonly steerings: ReadonlyMap<string, Steering>;
}

interface Memory {
  own: number;
  isCorrected: boolean;
  jumpedAt: number;
}

/** Holds pictures together at the place of the slowest stream; each call is one look, some twice a second. */
export interface Sync {
  /** `now` in ms UTC on the clock of the programme. */
  look(now: number, runners: readonly Runner[]): Standing;
}

/** Left to itself. */
export const free: Steering = { pace: null, jump: 0 };

function paceFor(distance: number, isHeard: boolean): number {
  const { slope, most } = paces[isHeard ? 'heard' : 'silent'];
  return 1 - Math.min(most, Math.max(-most, (distance / 1_000) * slope));
}

/** Latency of the slowest stream that the others wait for. */
function slowestOf(own: ReadonlyMap<string, number>): number {
  const newest = Math.min(...own.values());
  return Math.max(...[...own.values()].filter((delay) => delay - newest <= waitedFor));
}

/** Creates a synchroniser of pictures. It does not touch players; it returns the corrections to apply. */
export function createSync(): Sync {
  const known = new Map<string, Memory>();

  /** Own latency of a stream, averaged over its last measurements. */
  function measure(id: string, delay: number): Memory {
    const memory = known.get(id);
    if (!memory) {
      const first = { own: delay, isCorrected: false, jumpedAt: -Infinity };
      known.set(id, first);
      return first;
    }
    const isStep = Math.abs(delay - memory.own) > leap;
    memory.own = isStep ? delay : memory.own + (delay - memory.own) * share;
    return memory;
  }

  function steer(memory: Memory, distance: number, { heard, moves }: Runner, now: number): Steering {
    // A picture that stands is not moved further; it is brought back when it goes on.
    if (!moves || now - memory.jumpedAt < settling) return { pace: 1, jump: 0 };
    const size = Math.abs(distance);
    if (size > far) {
      Object.assign(memory, { jumpedAt: now, isCorrected: true });
      return { pace: 1, jump: -distance };
    }
    memory.isCorrected = size > (memory.isCorrected ? tolerance.end : tolerance.begin);
    return { pace: memory.isCorrected ? paceFor(distance, heard) : 1, jump: 0 };
  }

  return {
    look(now, runners) {
      const present = new Set(runners.map(({ id }) => id));
      for (const id of known.keys()) if (!present.has(id)) known.delete(id);
      const measured = new Map<string, number>();
      for (const { id, live } of runners) if (live !== null) measured.set(id, measure(id, now - live).own);

      const slowest = measured.size > 0 ? slowestOf(measured) : 0;
      const own = new Map([...measured].filter(([, delay]) => delay <= slowest));
      const delay = own.size > 1 ? slowest : null;
      const steerings = new Map<string, Steering>();
      for (const runner of runners) {
        const memory = known.get(runner.id);
        const isHeld = delay !== null && runner.at !== null && memory && own.has(runner.id);
        steerings.set(runner.id, isHeld ? steer(memory, runner.at - (now - delay), runner, now) : free);
      }
      const places = runners.flatMap(({ id, at, moves }) => (own.has(id) && at !== null && moves ? [at] : []));
      return { delay, spread: places.length > 1 ? Math.max(...places) - Math.min(...places) : null, own, steerings };
    },
  };
}
