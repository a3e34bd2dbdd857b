import type * as z from 'zod/mini';
import type { NoteText } from '../../modules/scores/sources/index.ts';
import type { FeedBatch } from '../../modules/scores/sport/index.ts';
import { createNamiFeed } from './namiFeed.ts';
import { createNamiGate, type NamiGate, type Scored } from './namiGate.ts';
import type { NamiSportName } from './namiIds.ts';
import { basketballStanding, footballStanding, type NamiMatch } from './namiLists.ts';
import { namiBasketball, namiFootball, type NamiFootball } from './nami.schema.ts';
import { incidentNote } from './namiFootball.ts';

/** Delay from which an incident counts as late, ms; the provider gives whole minutes, so that one minute means little. */
const lateAfter = 4 * 60_000;
/** Start of each half on the match clock, in minutes, by the number of its status. */
const halves: Readonly<Record<number, number>> = { 2: 0, 4: 45, 5: 90 };

interface NamiLateness {
  /** The newest incident of a running match when it was late: its kind and minute. */
  look(document: NamiFootball, at: number): NoteText | undefined;
}

/** Remembers the number of incidents of each match, so that only a new one can be late. */
function createNamiLateness(): NamiLateness {
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

/** Reading, checking and delivering of one sport's documents. */
export interface NamiSport<Document extends Scored> {
  name: NamiSportName;
  document: z.ZodMiniType<Document>;
  gate: NamiGate<Document>;
  /** Document of a match by its row in the list. */
  standing(match: NamiMatch): Document;
  deliver(documents: readonly Document[], at: number): FeedBatch;
  /** Note about a late incident in a document; undefined where none was late, or nobody can know. */
  late(document: Document, at: number): NoteText | undefined;
}

export function followedFootball(): NamiSport<z.output<typeof namiFootball>> {
  const [feed, lateness] = [createNamiFeed(), createNamiLateness()];
  return {
    name: 'football',
    document: namiFootball,
    gate: createNamiGate('football'),
    standing: footballStanding,
    deliver: feed.football,
    late: lateness.look,
  };
}

/** Documents of basketball have no incidents, so that none is known to be late. */
export function followedBasketball(): NamiSport<z.output<typeof namiBasketball>> {
  const feed = createNamiFeed();
  return {
    name: 'basketball',
    document: namiBasketball,
    gate: createNamiGate('basketball'),
    standing: basketballStanding,
    deliver: feed.basketball,
    late: () => undefined,
  };
}
