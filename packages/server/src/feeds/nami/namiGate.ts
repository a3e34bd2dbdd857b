import { pointsOf } from './namiBasketball.ts';
import type { NamiSportName } from './namiIds.ts';
import { basketballStatuses, footballStatuses } from './namiStatus.ts';

/** Time without contradiction after which a doubtful document is accepted, ms. */
export const believedAfter = 20_000;

/** Fields of a document that give the progress of its match. */
export interface Scored {
  id: number;
  score: readonly [id: number, status: number, ...rest: unknown[]];
}

interface Rules {
  statuses: Readonly<Record<number, string>>;
  /** Order of statuses: a match that goes back was reported late, or was wrong before. */
  order: readonly string[];
  /** Indexes of both sides' scores in a document. */
  sides: readonly [number, number];
  /** Total score of one side. */
  sum(scores: readonly number[]): number;
  /** Most that both may score between two documents, and in addition for each minute between them: after a silence much has happened. */
  most: number;
  aMinute: number;
}

const rules: Readonly<Record<NamiSportName, Rules>> = {
  football: {
    statuses: footballStatuses,
    order: ['tbd', 'scheduled', 'first_half', 'half_time', 'second_half', 'extra_time', 'penalties', 'finished'],
    sides: [2, 3],
    sum: (scores) => Math.max(scores[0] ?? 0, scores[5] ?? 0),
    most: 2,
    aMinute: 0.2,
  },
  basketball: {
    statuses: basketballStatuses,
    order: ['tbd', 'scheduled', 'q1', 'q1_end', 'q2', 'half_time', 'q3', 'q3_end', 'q4', 'overtime', 'finished'],
    sides: [3, 4],
    sum: pointsOf,
    most: 12,
    aMinute: 8,
  },
};

interface Standing {
  rank: number;
  scored: number;
  /** Time of the delivery, ms UTC. */
  at: number;
}

/** Doubt about a document: its match goes back in time, loses goals or points, or gains many at once. */
export type Doubt = 'back' | 'fewer' | 'jump' | 'fewerPoints' | 'jumpPoints';

export interface NamiGate<Document extends Scored> {
  /** Checks a document: undefined when it is accepted, else the doubt about it. It is accepted later when the provider keeps to it. */
  look(document: Document, at: number): Doubt | undefined;
}

/**
 * Gate before delivery. Documents have no version: one that contradicts what was delivered waits until the provider has kept to it, and to
 * what follows from it, for a while.
 */
export function createNamiGate<Document extends Scored>(sport: NamiSportName): NamiGate<Document> {
  const { statuses, order, sides, sum, most, aMinute } = rules[sport];
  const taken = new Map<number, Standing>();
  const waiting = new Map<number, { standing: Standing; since: number }>();

  const standingOf = ({ score }: Document, at: number): Standing => ({
    at,
    rank: order.indexOf(statuses[score[1]] ?? ''),
    scored: sides.reduce((total, place) => total + sum(score[place] as readonly number[]), 0),
  });

  function doubtOf(last: Standing, next: Standing): Doubt | undefined {
    // Postponed, interrupted and the like may come from everywhere and lead anywhere.
    if (last.rank >= 0 && next.rank >= 0 && next.rank < last.rank) return 'back';
    if (next.scored < last.scored) return sport === 'football' ? 'fewer' : 'fewerPoints';
    const likely = most + (aMinute * (next.at - last.at)) / 60_000;
    const isJump = next.scored > last.scored + likely && last.rank > 1;
    return isJump ? (sport === 'football' ? 'jump' : 'jumpPoints') : undefined;
  }

  return {
    look(document, at) {
      const { id } = document;
      const next = standingOf(document, at);
      const last = taken.get(id);
      const doubt = last && doubtOf(last, next);
      const held = waiting.get(id);
      if (doubt) {
        const isStill = held !== undefined && doubtOf(held.standing, next) === undefined;
        if (!isStill || at - held.since < believedAfter) {
          waiting.set(id, { standing: next, since: isStill ? held.since : at });
          return doubt;
        }
      }
      waiting.delete(id);
      taken.set(id, next);
      return undefined;
    },
  };
}
