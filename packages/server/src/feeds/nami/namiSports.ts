import type * as z from 'zod/mini';
import type { NoteText } from '../../modules/scores/sources/index.ts';
import type { FeedBatch } from '../../modules/scores/sport/index.ts';
import { createNamiFeed } from './namiFeed.ts';
import { createNamiGate, type NamiGate, type Scored } from './namiGate.ts';
import type { NamiSportName } from './namiIds.ts';
import { createNamiLateness } from './namiLate.ts';
import { basketballStanding, footballStanding, type NamiMatch } from './namiLists.ts';
import { namiBasketball, namiFootball } from './nami.schema.ts';

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
