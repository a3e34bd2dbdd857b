import { firstPairs, playoffs } from '../../../catalogue/basketball/playoffs.data.ts';
import type { PlayoffRound } from '../../../catalogue/season.types.ts';
import { tiesOf, type PlannedTie } from './bracket.ts';
import type { FixtureRow, SeasonMatch } from './competitions.repository.ts';
import { groupsOf } from './seasonStandings.ts';
import { roundId } from './rounds.ts';
import type { SeasonKey } from '../../../catalogue/seasonOrder.ts';
import type { SeasonRules } from './ruleBook.ts';

/** A series with its position in the play-offs. */
export interface PlannedSeries extends PlannedTie {
  bestOf: number;
  /** Seeds of both sides; null while a side is unknown. */
  seeds: { home: number | null; away: number | null };
}

/** A round of the play-offs; the series of the first half come first. */
export interface SeriesRound {
  round: PlayoffRound;
  ties: PlannedSeries[];
}

/** Maximum games of a series in a round, where a competition has series. */
export const bestOfIn = (competitionId: string, id: string): number | undefined =>
  [...(playoffs[competitionId]?.playIn ?? []), ...(playoffs[competitionId]?.rounds ?? [])].find(({ names }) => roundId(names) === id)
    ?.bestOf;

const winnerOf = ({ winner, homeId, awayId }: PlannedTie) => (winner === null ? '' : winner === 'home' ? homeId : awayId);

/** Table places of the teams in each half. */
function placesIn(key: SeasonKey, rules: SeasonRules, matches: readonly SeasonMatch[]): Map<string, number> {
  return new Map(
    groupsOf(key, rules, matches, [], false).flatMap(({ overall }) => overall.map(({ team_id, position }) => [team_id, position] as const)),
  );
}

/**
 * The play-offs of a season with every series of every round, including those without known sides; undefined where a competition has none,
 * or none of this season have been drawn.
 */
export function seriesOf(
  key: SeasonKey,
  rules: SeasonRules,
  matches: readonly SeasonMatch[],
  rows: readonly FixtureRow[],
): { playIn: SeriesRound[]; rounds: SeriesRound[] } | undefined {
  const plan = playoffs[key.competitionId];
  if (!plan || rows.length === 0) return undefined;
  const { halves } = plan;
  const places = placesIn(key, rules, matches);
  const halfOf = (teamId: string) => halves.findIndex(({ teams }) => teams.includes(teamId));
  const byRound = Map.groupBy(rows, ({ row }) => roundId(row.match.roundNames));

  const playedIn = ({ names, bestOf }: PlayoffRound) => tiesOf(roundId(names), byRound.get(roundId(names)) ?? [], bestOf);
  const placed = (tie: PlannedTie, { bestOf }: PlayoffRound, seedOf: (teamId: string) => number | undefined): PlannedSeries => ({
    ...tie,
    bestOf,
    seeds: { home: seedOf(tie.homeId) ?? null, away: seedOf(tie.awayId) ?? null },
  });

  const playIn = plan.playIn.map((round) => ({
    round,
    ties: playedIn(round)
      .map((tie) => placed(tie, round, (id) => places.get(id)))
      .sort((a, b) => halfOf(a.homeId) - halfOf(b.homeId) || (a.seeds.home ?? 0) - (b.seeds.home ?? 0)),
  }));

  const seeds = new Map([...places].filter(([, place]) => place <= 6));
  const rounds: SeriesRound[] = [];
  for (const [index, round] of plan.rounds.entries()) {
    const before = rounds[index - 1]?.ties ?? [];
    const known = playedIn(round);
    // The winner of the play-in takes the free place beside its opponent.
    if (index === 0)
      for (const { homeId, awayId } of known)
        for (const [one, other] of [
          [homeId, awayId],
          [awayId, homeId],
        ] as const) {
          const place = seeds.get(one);
          if (place !== undefined && !seeds.has(other)) seeds.set(other, 9 - place);
        }
    const count = index === 0 ? firstPairs.length * 2 : before.length / 2;
    const ties = Array.from({ length: count }, (_, at): PlannedSeries => {
      // Expected pairs: by places in the first round, by winners in later ones.
      const best = firstPairs[at % firstPairs.length]?.[0];
      const half = Math.floor(at / firstPairs.length);
      const [homeId = '', awayId = ''] = before.slice(2 * at, 2 * at + 2).map(winnerOf);
      const isIt = (teamId: string) =>
        index === 0 ? seeds.get(teamId) === best && halfOf(teamId) === half : [homeId, awayId].includes(teamId);
      const found = known.find((tie) => isIt(tie.homeId) || isIt(tie.awayId));
      const open: PlannedTie = {
        ...{ id: `${roundId(round.names)}_${at}`, homeId, awayId, legs: [] },
        ...{ total: null, penalties: null, winner: null, decided: null, next: null },
      };
      return placed(found ?? open, round, (id) => seeds.get(id));
    });
    rounds.push({ round, ties });
  }
  return {
    playIn,
    rounds: rounds.map((each, index) => ({
      ...each,
      ties: each.ties.map((tie, at) => ({ ...tie, next: rounds[index + 1]?.ties[Math.floor(at / 2)]?.id ?? null })),
    })),
  };
}
