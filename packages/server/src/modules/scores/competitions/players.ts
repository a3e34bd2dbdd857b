import type { PlayerOrder, SeasonPlayer } from '@pitchside/api/scores/competitions';
import type { Names } from '../../../text/local.ts';
import type { CompetitionsRepository, SeasonMatch } from './competitions.repository.ts';

export type SeasonEvent = Awaited<ReturnType<CompetitionsRepository['events']>>[number];

/** Statistics of a player. The same name in another team is another player. */
export interface PlayerTally extends Record<'goals' | 'penalties' | 'own_goals' | 'assists' | 'yellow' | 'red', number> {
  names: Names;
  teamId: string;
}

const scoring = ['goal', 'penalty_goal', 'own_goal'];

/** Leaves out disallowed goals together with the event that disallows them. */
function standing(events: readonly SeasonEvent[]): SeasonEvent[] {
  const kept: SeasonEvent[] = [];
  for (const event of events) {
    if (event.kind !== 'goal_cancelled') {
      kept.push(event);
      continue;
    }
    const taken = kept.findLastIndex(
      ({ matchId, side, kind }) => matchId === event.matchId && side === event.side && scoring.includes(kind),
    );
    if (taken >= 0) kept.splice(taken, 1);
  }
  return kept;
}

/** Sums up goals and cards of a season; events are sorted by time. */
export function playersOf(events: readonly SeasonEvent[]): PlayerTally[] {
  const players = new Map<string, PlayerTally>();
  const of = (names: Names, teamId: string): PlayerTally => {
    const key = `${teamId} ${names.en}`;
    const found = players.get(key) ?? { names, teamId, goals: 0, penalties: 0, own_goals: 0, assists: 0, yellow: 0, red: 0 };
    players.set(key, found);
    return found;
  };
  for (const { kind, side, player, otherPlayer, homeId, awayId } of standing(events)) {
    if (!player || !side) continue;
    const [own, other] = side === 'home' ? [homeId, awayId] : [awayId, homeId];
    if (kind === 'own_goal') of(player, other).own_goals += 1;
    if (kind === 'goal' || kind === 'penalty_goal') of(player, own).goals += 1;
    if (kind === 'penalty_goal') of(player, own).penalties += 1;
    if (kind === 'goal' && otherPlayer) of(otherPlayer, own).assists += 1;
    if (kind === 'yellow') of(player, own).yellow += 1;
    if (kind === 'red' || kind === 'second_yellow') of(player, own).red += 1;
  }
  return [...players.values()];
}

/** Sort keys of each list, most important first. */
const orders: Readonly<Record<PlayerOrder, readonly ((player: PlayerTally) => number)[]>> = {
  goals: [({ goals }) => goals, ({ assists }) => assists, ({ penalties }) => -penalties],
  assists: [({ assists }) => assists, ({ goals }) => goals],
  cards: [({ red, yellow }) => red * 3 + yellow, ({ red }) => red],
};

export type RankedPlayer = PlayerTally & Pick<SeasonPlayer, 'rank'>;

/** The top players of a list. Players without the counted value are left out, and ties share a rank. */
export function rankPlayers(players: readonly PlayerTally[], by: PlayerOrder, limit: number): RankedPlayer[] {
  const order = orders[by];
  const [first = () => 0] = order;
  const sorted = players
    .filter((player) => first(player) > 0)
    .sort((a, b) => order.map((value) => value(b) - value(a)).find((difference) => difference !== 0) ?? (a.names.en < b.names.en ? -1 : 1));
  return sorted.slice(0, limit).map((player) => ({ ...player, rank: sorted.findIndex((other) => first(other) === first(player)) + 1 }));
}

/** Number of finished matches with an event for every goal. */
export function knownMatches(matches: readonly SeasonMatch[], events: readonly SeasonEvent[]): number {
  if (events.length === 0) return 0;
  const goals = new Map<string, number>();
  for (const { matchId, kind } of standing(events)) if (scoring.includes(kind)) goals.set(matchId, (goals.get(matchId) ?? 0) + 1);
  return matches.filter(
    ({ id, status, homeScore, awayScore }) => status === 'finished' && (homeScore ?? 0) + (awayScore ?? 0) === (goals.get(id) ?? 0),
  ).length;
}
