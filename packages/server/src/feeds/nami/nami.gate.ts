import type { NamiFootball } from './nami.schema.ts';
import { footballStatuses } from './nami.status.ts';

/** How far a match has come by its status: one that goes back was told late, or was wrong before. */
const order = ['tbd', 'scheduled', 'first_half', 'half_time', 'second_half', 'extra_time', 'penalties', 'finished'] as const;
/** What is doubtful is believed once it was told without a word against it for so long, ms. */
export const believedAfter = 20_000;
/** Goals that may fall between two tellings. */
const mostGoals = 2;

interface Standing {
  rank: number;
  goals: number;
  signature: string;
}

/** What is doubtful of a document: its match goes back in time, loses goals, or gains many at once. */
export type Doubt = 'back' | 'fewer' | 'jump';

const sum = (scores: readonly number[]) => Math.max(scores[0] ?? 0, scores[5] ?? 0);

function standingOf({ score: [, status, home, away] }: NamiFootball): Standing {
  const name = footballStatuses[status];
  const rank = order.findIndex((known) => known === name);
  return { rank, goals: sum(home) + sum(away), signature: `${status} ${home[0] ?? 0}:${away[0] ?? 0}` };
}

function doubtOf(last: Standing, next: Standing): Doubt | undefined {
  // Postponed, interrupted and the like may come from everywhere and lead anywhere.
  if (last.rank >= 0 && next.rank >= 0 && next.rank < last.rank) return 'back';
  if (next.goals < last.goals) return 'fewer';
  return next.goals > last.goals + mostGoals && last.rank > 1 ? 'jump' : undefined;
}

export interface NamiGate {
  /** Whether a document counts now; else what is doubtful of it. It counts later when the provider stays with it. */
  look(document: NamiFootball, at: number): Doubt | undefined;
}

/** Documents have no number: one that contradicts what was told waits until the provider has stayed with it for a while. */
export function createNamiGate(): NamiGate {
  const taken = new Map<number, Standing>();
  const waiting = new Map<number, { signature: string; since: number }>();
  return {
    look(document, at) {
      const { id } = document;
      const next = standingOf(document);
      const last = taken.get(id);
      const doubt = last && doubtOf(last, next);
      const held = waiting.get(id);
      if (doubt && !(held?.signature === next.signature && at - held.since >= believedAfter)) {
        if (held?.signature !== next.signature) waiting.set(id, { signature: next.signature, since: at });
        return doubt;
      }
      waiting.delete(id);
      taken.set(id, next);
      return undefined;
    },
  };
}
