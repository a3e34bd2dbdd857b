import type { Fixture, Tie } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import type { FixtureRow } from './competitions.repository.ts';
import { leaderOf } from './describe.ts';

/** A pairing of a knockout round with its matches, before formatting. */
export interface PlannedTie extends Pick<Tie, 'id' | 'total' | 'penalties' | 'winner' | 'decided' | 'next'> {
  /** Empty while unknown. */
  homeId: string;
  awayId: string;
  legs: FixtureRow[];
}

const idOf = (a: string, b: string) => [a, b].sort().join('_');

const turned = <Value>(pair: { home: Value; away: Value }, isTurned: boolean) =>
  isTurned ? { home: pair.away, away: pair.home } : { home: pair.home, away: pair.away };

type Verdict = Pick<PlannedTie, 'total' | 'penalties' | 'winner' | 'decided'>;

/** Result of a tie: over two legs by goals, then extra time, penalties, away goals. */
function judge(legs: readonly FixtureRow[], homeId: string): Verdict {
  const total = { home: 0, away: 0 };
  const away = { home: 0, away: 0 };
  let penalties: Verdict['penalties'] = null;
  for (const {
    row: { match },
  } of legs) {
    if (match.homeScore === null || match.awayScore === null) continue;
    const isTurned = match.homeId !== homeId;
    const score = turned({ home: match.homeScore, away: match.awayScore }, isTurned);
    total.home += score.home;
    total.away += score.away;
    away[isTurned ? 'home' : 'away'] += match.awayScore;
    if (match.penalties) penalties = turned(match.penalties, isTurned);
  }
  const begun = legs.some(({ row: { match } }) => match.homeScore !== null);
  const isOver = legs.every(({ row: { match } }) => match.status === 'finished');
  if (!begun || !isOver) return { total: begun ? total : null, penalties, winner: null, decided: null };
  const byGoals = leaderOf(total);
  const byAwayGoals = legs.length > 1 ? leaderOf(away) : null;
  const winner = byGoals ?? (penalties ? leaderOf(penalties) : byAwayGoals);
  const last = legs.at(-1)?.row.match;
  const onThePitch: Fixture['decided'] = last?.regular ? 'extra' : 'regular';
  const decided = legs.some(({ placing }) => placing?.isAwarded)
    ? 'awarded'
    : byGoals
      ? onThePitch
      : penalties
        ? 'penalties'
        : byAwayGoals
          ? 'away_goals'
          : null;
  return { total, penalties, winner, decided };
}

/** State of a series, won by whoever wins more than half of its games: counts games, not points. */
function judgeSeries(games: readonly FixtureRow[], homeId: string, bestOf: number): Verdict {
  const total = { home: 0, away: 0 };
  for (const {
    row: { match },
  } of games) {
    const lead = match.status === 'finished' && leaderOf({ home: match.homeScore ?? 0, away: match.awayScore ?? 0 });
    if (lead) total[(lead === 'home') === (match.homeId === homeId) ? 'home' : 'away'] += 1;
  }
  const begun = games.some(({ row: { match } }) => match.homeScore !== null);
  const winner = Math.max(total.home, total.away) > bestOf / 2 ? leaderOf(total) : null;
  return { total: begun ? total : null, penalties: null, winner, decided: winner && 'regular' };
}

/**
 * Ties of a round, in the order of their first matches.
 * @param bestOf maximum games of a series; undefined where goals are added up
 */
export function tiesOf(roundId: string, legs: readonly FixtureRow[], bestOf?: number): PlannedTie[] {
  const pairs = new Map<string, FixtureRow[]>();
  for (const leg of legs) {
    const { homeId, awayId, status } = leg.row.match;
    // A match called off and replayed on another day is represented by the second.
    if (
      matchPhase(status) === 'off' &&
      legs.some((other) => other !== leg && idOf(other.row.match.homeId, other.row.match.awayId) === idOf(homeId, awayId))
    )
      continue;
    const id = idOf(homeId, awayId);
    pairs.set(id, [...(pairs.get(id) ?? []), leg]);
  }
  return [...pairs].map(([id, own]) => {
    const { homeId = '', awayId = '' } = own[0]?.row.match ?? {};
    return {
      id: `${roundId}_${id}`,
      homeId,
      awayId,
      legs: own,
      ...(bestOf ? judgeSeries(own, homeId, bestOf) : judge(own, homeId)),
      next: null,
    };
  });
}

const winnerOf = ({ winner, homeId, awayId }: PlannedTie) => (winner === null ? undefined : winner === 'home' ? homeId : awayId);

/** The side of a level tie that advances: decided by a rule of its season, such as the better place. */
function sideThatGoesOn({ homeId, awayId }: PlannedTie, after: readonly PlannedTie[]): 'home' | 'away' | null {
  const goesOn = (teamId: string) => after.some((next) => next.homeId === teamId || next.awayId === teamId);
  if (goesOn(homeId) === goesOn(awayId)) return null;
  return goesOn(homeId) ? 'home' : 'away';
}

/** Resolves a tie that goals and penalties leave open from the next round; away goals decide if that is not drawn. */
function decidedByNext(tie: PlannedTie, after: readonly PlannedTie[]): PlannedTie {
  const isLevel = tie.decided === 'away_goals' || (tie.winner === null && tie.legs.every(({ row }) => row.match.status === 'finished'));
  const side = isLevel ? sideThatGoesOn(tie, after) : null;
  return side === null || side === tie.winner ? tie : { ...tie, winner: side, decided: null };
}

/** Links every winner to the next tie, and sorts each round by the following one, so that opponents are adjacent. */
export function joinRounds(rounds: readonly PlannedTie[][]): PlannedTie[][] {
  const joined: PlannedTie[][] = [];
  for (const ties of [...rounds].reverse()) {
    const after = joined[0] ?? [];
    const placed = ties.map((played, index) => {
      const tie = decidedByNext(played, after);
      const winner = winnerOf(tie);
      const at = winner === undefined ? -1 : after.findIndex(({ homeId, awayId }) => homeId === winner || awayId === winner);
      const next = after[at];
      const place = next ? at * 2 + Number(next.awayId === winner) : after.length * 2 + index;
      return { tie: { ...tie, next: next?.id ?? null }, place };
    });
    joined.unshift(placed.sort((a, b) => a.place - b.place).map(({ tie }) => tie));
  }
  return joined;
}

/** A final, after which there is no round; seasons with two championships have two. */
const lastRound = /(?:^|, )Final$/;

/** Rounds of each bracket of a season. */
export function bracketsOf<Round extends { round: { names: { en: string } } }>(rounds: readonly Round[]): Round[][] {
  const brackets: Round[][] = [[]];
  for (const each of rounds) {
    brackets.at(-1)?.push(each);
    if (lastRound.test(each.round.names.en)) brackets.push([]);
  }
  return brackets;
}
