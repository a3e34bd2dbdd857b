import type { NoteText } from '../../modules/scores/sources/index.ts';
import { incidentNote } from './namiFootball.ts';
import type { NamiFootball } from './nami.schema.ts';

/** Delay from which an incident counts as late, ms; the provider gives whole minutes, so that one minute means little. */
const lateAfter = 4 * 60_000;
/** Start of each half on the match clock, in minutes, by the number of its status. */
const halves: Readonly<Record<number, number>> = { 2: 0, 4: 45, 5: 90 };

export interface NamiLateness {
  /** The newest incident of a running match when it was late: its kind and minute. */
  look(document: NamiFootball, at: number): NoteText | undefined;
}

/** Remembers the number of incidents of each match, so that only a new one can be late. */
export function createNamiLateness(): NamiLateness {
  const seen = new Map<number, number>();
  return {
    look({ id, score: [, status, , , startedAt], incidents }, at) {
      if (!incidents) return undefined;
      const before = seen.get(id);
      seen.set(id, incidents.length);
      const [from, last] = [halves[status], incidents.at(-1)];
      // In a match that is seen for the first time, the arrival of its incidents is unknown.
      if (before === undefined || incidents.length <= before || from === undefined || !last || startedAt === 0) return undefined;
      const happenedAt = (startedAt + Math.max(0, last.time - from) * 60) * 1000;
      return last.time >= from && at - happenedAt > lateAfter ? `${incidentNote(last.type)} ${last.time}` : undefined;
    },
  };
}
