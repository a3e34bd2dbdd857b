import { nobleHeight, type NobleRank } from '../../../theme/noble.data.ts';
import type { EntryArrival, StageMember } from './arrival.ts';

/** Least milliseconds between two ribbons. */
export const ribbonEvery = 2000;
/** Milliseconds that a ribbon is shown unless the next takes its place. */
export const ribbonStays = 4000;

/** One ribbon for all members who entered since the last. */
export interface EntryGroup {
  id: string;
  /** One or two members to name: the viewer first, then by rank. */
  members: readonly StageMember[];
  /** Number of entries in all. */
  total: number;
  /** The highest rank among them. */
  rank: NobleRank | undefined;
  since: number;
}

export interface Entries {
  add: (arrival: EntryArrival) => void;
  /** Removes an expired ribbon and shows the next; returns whether anything changed since the last step. */
  step: (now: number) => boolean;
  shown: () => EntryGroup | null;
  /** Whether an entry waits to be shown by name. */
  waiting: () => boolean;
  clear: () => void;
}

const heightOf = ({ rank }: StageMember): number => (rank ? nobleHeight(rank) : -1);
const before = (a: EntryArrival, b: EntryArrival): number =>
  Number(b.own ?? false) - Number(a.own ?? false) || heightOf(b.member) - heightOf(a.member);

/** Creates a queue of entry ribbons: at most one in two seconds, with all members who entered meanwhile. */
export function createEntries(): Entries {
  let shown: EntryGroup | null = null;
  let first: EntryArrival[] = [];
  const came = new Set<string>();
  let lastAt = -Infinity;
  let serial = 0;
  let changed = false;

  const forget = () => {
    first = [];
    came.clear();
  };

  return {
    add(arrival) {
      if (came.has(arrival.member.id)) return;
      came.add(arrival.member.id);
      // Two names are all that is ever said, so a rush of thousands keeps two.
      first = [...first, arrival].sort(before).slice(0, 2);
    },
    step(now) {
      if (came.size > 0 && now - lastAt >= ribbonEvery) {
        const members = first.map(({ member }) => member);
        const highest = members.toSorted((a, b) => heightOf(b) - heightOf(a))[0];
        shown = { id: `entry ${++serial}`, members, total: came.size, rank: highest?.rank, since: now };
        lastAt = now;
        changed = true;
        forget();
      } else if (shown && now - shown.since >= ribbonStays) {
        shown = null;
        changed = true;
      }
      const result = changed;
      changed = false;
      return result;
    },
    shown: () => shown,
    waiting: () => came.size > 0,
    clear() {
      forget();
      if (!shown) return;
      shown = null;
      changed = true;
    },
  };
}
