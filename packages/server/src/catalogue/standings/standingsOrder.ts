import { figures, tallyOf } from './standingsTally.ts';
import type { Criterion, HeadToHead, Result, TableRules, Tally } from './standings.types.ts';

/** Teams in order, and those that no rule could separate. */
export interface Arranged {
  ordered: Tally[];
  unparted: string[][];
}

interface Season {
  results: readonly Result[];
  points: TableRules['points'];
}

const byId = (a: Tally, b: Tally) => (a.teamId < b.teamId ? -1 : 1);

/** Parts equal teams by a value, the highest first. */
function partedBy(tied: readonly Tally[], value: (tally: Tally) => number): Tally[][] {
  const parts = new Map<number, Tally[]>();
  for (const tally of tied) parts.set(value(tally), [...(parts.get(value(tally)) ?? []), tally]);
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}

const isComplete = (ids: ReadonlySet<string>, mutual: readonly Result[], legs: number) =>
  mutual.length >= (legs * ids.size * (ids.size - 1)) / 2;

/** Parts equal teams by the matches among themselves; one part when that may not be done yet or parts nobody. */
function partedByMatches(
  tied: readonly Tally[],
  { headToHead, legs = 2, most = Infinity }: HeadToHead,
  { results, points }: Season,
): Tally[][] {
  if (tied.length > most) return [[...tied]];
  const ids = new Set(tied.map(({ teamId }) => teamId));
  const mutual = results.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId));
  if (!isComplete(ids, mutual, legs)) return [[...tied]];
  const small = tallyOf(ids, mutual, points);
  return headToHead.reduce<Tally[][]>(
    (parts, figure) =>
      parts.flatMap((part) =>
        partedBy(part, ({ teamId }) => {
          const among = small.get(teamId);
          return among ? figures[figure](among) : 0;
        }),
      ),
    [[...tied]],
  );
}

/** Puts teams in order, one criterion after the other. */
export function arrange(tied: readonly Tally[], criteria: readonly Criterion[], season: Season): Arranged {
  const only = tied[0];
  if (!only || tied.length === 1) return { ordered: [...tied], unparted: [] };
  const [criterion, ...rest] = criteria;
  if (criterion === undefined) return { ordered: [...tied].sort(byId), unparted: [tied.map(({ teamId }) => teamId)] };
  const isMutual = typeof criterion !== 'string';
  const parts = isMutual ? partedByMatches(tied, criterion, season) : partedBy(tied, figures[criterion]);
  const next = isMutual && parts.length > 1 && (criterion.again ?? true) ? criteria : rest;
  const arranged = parts.map((part) => arrange(part, next, season));
  return { ordered: arranged.flatMap(({ ordered }) => ordered), unparted: arranged.flatMap(({ unparted }) => unparted) };
}
