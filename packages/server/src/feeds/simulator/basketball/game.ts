import type { BasketballState, MatchEventKind, MatchStatus } from '@pitchside/api/scores/matches';
import { basketballDivisionOf, type BasketballDivision } from '../../../catalogue/basketball/divisions.ts';
import type { Pair, FeedEvent, FeedFixture } from '../../../modules/scores/sport/index.ts';
import type { Side } from '../football/incidents.ts';
import { randomFor } from '../../../platform/random.ts';
import type { Moment, Timeline } from '../football/timeline.types.ts';
import { drawPossession, type Court, type Play } from './plays.ts';
import { fiveOf, rosterOf, type CourtPlayer } from './roster.ts';

/** Time that players of both teams spent on the court together, in seconds of play. */
export interface Stint {
  from: number;
  to: number;
  /** Number of plays before it. */
  firstPlay: number;
  fives: Court['fives'];
}

/** A whole game, planned ahead, with the data of its box score. */
export interface Game extends Timeline {
  rosters: Readonly<Record<Side, readonly CourtPlayer[]>>;
  plays: readonly Play[];
  stints: readonly Stint[];
  /** Number of plays and seconds played at each moment. */
  marks: readonly { plays: number; played: number }[];
}

const overtime = 5 * 60;
const second = 1_000;
/** Breaks after the quarters, s; the one at half-time is the long one. */
const breaks = [130, 15 * 60, 130, 130] as const;
/** Points that one more of strength is worth over a game of 113 points, and home advantage. */
const perStrength = 0.36;
const homeEdge = 2.4;
/** Average points of a league's possession: with higher scores possessions are faster and more efficient. */
const worthOf = (points: number) => 0.86 + 0.0024 * points;

/** Points by which the home side of a pair is better on average. */
export function edgeOf({ teams, rules }: Pick<BasketballDivision, 'teams' | 'rules'>, homeId: string, awayId: string): number {
  const strength = (id: string) => teams.find((team) => team.id === id)?.strength ?? 60;
  return ((strength(homeId) - strength(awayId)) * perStrength + homeEdge) * (rules.points / 113);
}

const statuses: readonly MatchStatus[] = ['q1', 'q2', 'q3', 'q4'];
const breakStatuses: readonly MatchStatus[] = ['q1_end', 'half_time', 'q3_end', 'overtime'];

/**
 * Plans a game from the tip-off to the buzzer, possession by possession, with overtimes until there is a winner: the same seed and fixture
 * give the same game. Each change of the score and each stop of the clock is a change of its own.
 */
export function planGame(seed: string, fixture: FeedFixture): Game {
  const random = randomFor(seed, 'game', fixture.id);
  const division = basketballDivisionOf(fixture.competitionId);
  const { rules } = division;
  const rosters = { home: rosterOf(seed, division, fixture.homeId), away: rosterOf(seed, division, fixture.awayId) };
  const scale = rules.points / 113;
  const edge = edgeOf(division, fixture.homeId, fixture.awayId);
  // A day has its own form: the same two teams do not always end so far apart.
  const form = (random.unit() + random.unit() - 1) * 9 * scale;
  const usualWorth = worthOf(rules.points);
  const each = rules.points / usualWorth;
  const worth = { home: usualWorth + (edge + form) / 2 / each, away: usualWorth - (edge + form) / 2 / each };
  const shotTime = (rules.quarter * 60 * 4) / (2 * each);

  const moments: Moment[] = [];
  const marks: { plays: number; played: number }[] = [];
  const plays: Play[] = [];
  const stints: Stint[] = [];
  let at = fixture.kickoffAt + random.between(20, 140) * second;
  let score: Pair = { home: 0, away: 0 };
  let half: Pair | null = null;
  let periods: [number, number][] = [];
  let leads: number[] = [];
  let fouls: [number, number] = [0, 0];
  let timeouts: [number, number] = rules.quarter === 12 ? [7, 7] : [5, 5];
  let leader: Side | null = null;
  let played = 0;
  let emitted = 0;

  /** Records the state of the game, and an event. */
  function note(
    status: MatchStatus,
    clock: { left: number; runs: boolean } | null,
    happening?: { kind: MatchEventKind; side?: Side; player?: CourtPlayer },
  ): void {
    const basketball: BasketballState = { periods, clock: clock && { ...clock, at }, leads, fouls, timeouts, quarter: rules.quarter };
    const event: FeedEvent | null = happening
      ? {
          id: `${fixture.id}-${String(emitted).padStart(2, '0')}`,
          kind: happening.kind,
          side: happening.side ?? null,
          minute: Math.ceil(played / 60),
          added: 0,
          player: happening.player?.name ?? null,
          otherPlayer: null,
          homeScore: score.home,
          awayScore: score.away,
          at,
          part: periods.length,
        }
      : null;
    if (event) emitted += 1;
    moments.push({ at, status, minute: null, added: 0, score, half, counts: null, detail: { basketball }, event });
    marks.push({ plays: plays.length, played });
  }

  function scored(side: Side, points: number): boolean {
    score = { ...score, [side]: score[side] + points };
    const last = periods.at(-1) ?? [0, 0];
    periods = [...periods.slice(0, -1), side === 'home' ? [last[0] + points, last[1]] : [last[0], last[1] + points]];
    const ahead = score.home > score.away ? 'home' : score.away > score.home ? 'away' : null;
    const turned = ahead !== null && leader !== null && ahead !== leader;
    leader = ahead ?? leader;
    return turned;
  }

  /** Team fouls count until the period is over. */
  const countFouls = (made: readonly Play[]) => {
    for (const { kind, side } of made) if (kind === 'foul') fouls = side === 'home' ? [fouls[0] + 1, fouls[1]] : [fouls[0], fouls[1] + 1];
  };

  function playPeriod(index: number): void {
    const length = index < 4 ? rules.quarter * 60 : overtime;
    const status = statuses[index] ?? 'overtime';
    periods = [...periods, [0, 0]];
    fouls = [0, 0];
    if (index === 4) timeouts = [2, 2];
    let left = length;
    let third = -1;
    let court: Court = { rosters, fives: { home: [], away: [] } };
    let ball: Side = random.happens(0.5) ? 'home' : 'away';
    const began = played;
    note(status, { left, runs: true }, index === 0 ? { kind: 'tip_off' } : undefined);

    const run = (seconds: number) => {
      at += seconds * second;
      left -= seconds;
      played += seconds;
      const minutes = Math.floor(played / 60);
      if (minutes > leads.length) leads = [...leads, ...Array.from({ length: minutes - leads.length }, () => score.home - score.away)];
    };
    while (left > 0) {
      const now = Math.min(2, Math.floor(((length - left) * 3) / length));
      if (now !== third) {
        third = now;
        const lead = score.home - score.away;
        court = { rosters, fives: { home: fiveOf(random, index, third, lead), away: fiveOf(random, index, third, lead) } };
        stints.push({
          from: began + Math.round((length * third) / 3),
          to: began + Math.round((length * (third + 1)) / 3),
          fives: court.fives,
          firstPlay: plays.length,
        });
      }
      const wanted = Math.max(3, Math.min(24, Math.round(shotTime * (0.35 + 1.3 * random.unit()))));
      // The last shot of a period is taken at the buzzer, if there is time for one at all.
      if (left < 4) {
        run(left);
        break;
      }
      // Nobody throws a shot with two seconds to come back: the horn waits for it.
      run(left - wanted < 4 ? left : wanted);
      const { plays: made, free, stops, next } = drawPossession(random, court, ball, worth[ball]);
      plays.push(...made);
      countFouls(made);
      const basket = made.find((play) => play.kind === 'made');
      const turned = basket ? scored(basket.side, basket.points) : false;
      const isStopped = (stops || free.length > 0) && left > 0;
      const shooter = basket && rosters[basket.side][basket.player];
      if (basket || isStopped)
        note(
          status,
          { left, runs: !isStopped && left > 0 },
          turned && basket && shooter ? { kind: 'lead_change', side: basket.side, player: shooter } : undefined,
        );
      for (const shot of free) {
        if (shot.kind !== 'free') continue;
        at += random.between(18, 28) * second;
        plays.push(shot);
        const thrower = rosters[shot.side][shot.player];
        if (!shot.made) continue;
        const leads = scored(shot.side, 1);
        note(status, { left, runs: false }, leads && thrower ? { kind: 'lead_change', side: shot.side, player: thrower } : undefined);
      }
      if (isStopped && left > 0) {
        const caller = random.happens(0.5) ? 0 : 1;
        const calls = timeouts[caller] > 0 && random.happens(0.17);
        if (calls) {
          at += 4 * second;
          timeouts = caller === 0 ? [timeouts[0] - 1, timeouts[1]] : [timeouts[0], timeouts[1] - 1];
          note(status, { left, runs: false });
        }
        at += (calls ? random.between(75, 100) : random.between(18, 38)) * second;
        note(status, { left, runs: true });
      }
      ball = next;
    }
    at += 2 * second;
  }

  for (let index = 0; index < 4 || score.home === score.away; index += 1) {
    playPeriod(index);
    if (index === 1) half = score;
    const ends = index >= 3 && score.home !== score.away;
    const pause = breakStatuses[Math.min(index, 3)] ?? 'overtime';
    note(ends ? 'finished' : pause, null, { kind: ends ? 'game_end' : 'period_end' });
    at += ((breaks[Math.min(index, 3)] ?? 130) + random.between(0, 25)) * second;
  }
  return { fixture, moments, rosters, plays, stints, marks };
}
