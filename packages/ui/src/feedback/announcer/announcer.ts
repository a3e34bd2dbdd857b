/** Time between two sentences, ms: a screen reader that gets them at once reads the last one alone. */
const apart = 1_000;
/** Time between two sums, ms, and how long after a goal nothing is summed up. */
const pace = { sums: 10_000, afterGoal: 3_000 } as const;

/** Number of events that are remembered as read. */
const remembered = 500;

/** Counts what came meanwhile into one sentence. */
export type Sum = (count: number) => string;

/** The one voice of a page: goals and cards first, then events in their order, then sums of what comes too fast to be read. */
export interface Announcer {
  /**
   * Reads a sentence as soon as it is its turn.
   * @param id of what it says: several parts of a page may know of one event, which is read once
   */
  say: (sentence: string, kind?: 'goal' | 'event', id?: string) => void;
  /**
   * Counts one more of a kind of things; one sentence for all of them is read at most every ten seconds, and never within three
   * seconds of a goal.
   */
  count: (kind: string, sentence: Sum, more?: number) => void;
  /** Marks that a goal was read elsewhere, so that nothing speaks over it or reads it again. */
  goalWasRead: (id: string) => void;
  /** Forgets what was counted and is not read yet, as when its place is left. */
  forget: (kind: string) => void;
}

/** The page around an announcer. */
interface Place {
  /** Writes a sentence where a screen reader listens. */
  write: (sentence: string) => void;
  /** Milliseconds that only grow. */
  now: () => number;
  later: (act: () => void, ms: number) => void;
}

/** Creates the announcer of one page. */
export function createAnnouncer({ write, now, later }: Place): Announcer {
  const waiting: { sentence: string; kind: 'goal' | 'event' }[] = [];
  const sums = new Map<string, { sentence: Sum; count: number }>();
  const last = { any: -Infinity, sum: -Infinity, goal: -Infinity };
  /** Ids of what was read, newest last. */
  const known = new Set<string>();
  let isPlanned = false;

  function remember(id: string) {
    known.add(id);
    const [oldest] = known;
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  }

  /** Instant at which the next sentence may be read; undefined when there is none. */
  function nextAt(): number | undefined {
    if (waiting.length > 0) return last.any + apart;
    if (sums.size > 0) return Math.max(last.any + apart, last.sum + pace.sums, last.goal + pace.afterGoal);
    return undefined;
  }

  function plan() {
    const at = nextAt();
    if (isPlanned || at === undefined) return;
    isPlanned = true;
    later(read, Math.max(0, at - now()));
  }

  function read() {
    isPlanned = false;
    const at = nextAt();
    // A goal came in between, and what was planned waits for it.
    if (at === undefined || at > now()) return plan();
    const next = waiting.shift();
    last.any = now();
    if (next) {
      if (next.kind === 'goal') last.goal = now();
      write(next.sentence);
    } else {
      last.sum = now();
      const sentences = [...sums.values()].map(({ sentence, count }) => sentence(count));
      sums.clear();
      write(sentences.join(' '));
    }
    plan();
  }

  return {
    say(sentence, kind = 'event', id) {
      if (id !== undefined && known.has(id)) return;
      if (id !== undefined) remember(id);
      const place = kind === 'goal' ? waiting.findIndex((other) => other.kind === 'event') : -1;
      waiting.splice(place < 0 ? waiting.length : place, 0, { sentence, kind });
      plan();
    },
    count(kind, sentence, more = 1) {
      sums.set(kind, { sentence, count: (sums.get(kind)?.count ?? 0) + more });
      plan();
    },
    goalWasRead(id) {
      remember(id);
      last.goal = now();
    },
    forget(kind) {
      sums.delete(kind);
    },
  };
}
