import type { MatchEventKind, MatchStatus } from '@pitchside/api/matches';
import { divisionOf } from '../../../catalogue/football/divisions.ts';
import type { MatchCounts, Pair, SportDetail, FeedEvent, FeedFixture } from '../../../modules/sport/index.ts';
import { createEleven, type Eleven } from './eleven.ts';
import { otherSide, planIncidents, type Incident, type Side } from './incidents.ts';
import { randomFor } from '../../../platform/random.ts';
import { squadOf, type Player } from './squad.ts';

/** One change of a match: how it stands from then on, and what happened. */
export interface Moment {
  /** Milliseconds UTC. */
  at: number;
  status: MatchStatus;
  minute: number | null;
  added: number;
  score: Pair;
  half: Pair | null;
  /** Null in other sports than football. */
  counts: MatchCounts | null;
  /** What only its sport has; none in football. */
  detail?: SportDetail;
  event: FeedEvent | null;
}

/** A whole match, planned ahead. */
export interface Timeline {
  fixture: FeedFixture;
  /** In order of time, from the kick-off to the full-time whistle. */
  moments: readonly Moment[];
}

/** What an event says of itself; minute, score and id are added when it is recorded. */
interface Happening {
  kind: MatchEventKind;
  side?: Side;
  player?: Player | null;
  otherPlayer?: Player | null;
}

const minuteLength = 60_000;
const regularMinutes = 45;
const breakLength = 15 * minuteLength;

/** Names a second of a half as the match clock does: 45+2, 67. */
const clockAt = (half: 0 | 1, second: number, stoppage: number) => {
  const played = Math.floor(second / 60) + 1;
  return {
    minute: half * regularMinutes + Math.min(played, regularMinutes),
    added: Math.min(Math.max(played - regularMinutes, 0), stoppage),
  };
};

const scoringKinds: readonly MatchEventKind[] = ['goal', 'penalty_goal', 'own_goal'];
/** Which count a card raises. A second yellow card is counted as the red one that it leads to. */
const counted: Partial<Record<MatchEventKind, keyof MatchCounts>> = {
  yellow: 'yellow',
  second_yellow: 'red',
  red: 'red',
  corner: 'corner',
};

const raise = (pair: Pair, side: Side, by = 1): Pair => ({ ...pair, [side]: pair[side] + by });

/** Puts moments behind each other and keeps the running score. */
function createRecord(fixture: FeedFixture) {
  const moments: Moment[] = [];
  const nothing: Pair = { home: 0, away: 0 };
  let now: Omit<Moment, 'at' | 'event' | 'counts'> & { counts: MatchCounts } = {
    status: 'first_half',
    minute: 1,
    added: 0,
    score: nothing,
    half: null,
    counts: { yellow: nothing, red: nothing, corner: nothing },
  };
  let events = 0;

  return {
    moments,
    /** Writes down that the match stands otherwise from an instant on, with what happened. */
    note(
      at: number,
      change: Partial<Pick<Moment, 'status' | 'minute' | 'added' | 'half'>>,
      clock: { minute: number; added: number },
      happening?: Happening,
    ): void {
      now = { ...now, ...change };
      if (!happening) return void moments.push({ ...now, at, event: null });
      const { kind, side, player, otherPlayer } = happening;
      if (side && scoringKinds.includes(kind)) now.score = raise(now.score, side);
      if (side && kind === 'goal_cancelled') now.score = raise(now.score, side, -1);
      const count = counted[kind];
      if (side && count) now.counts = { ...now.counts, [count]: raise(now.counts[count], side) };
      const event: FeedEvent = {
        id: `${fixture.id}-${String(events).padStart(2, '0')}`,
        kind,
        side: side ?? null,
        ...clock,
        player: player?.name ?? null,
        otherPlayer: otherPlayer?.name ?? null,
        homeScore: now.score.home,
        awayScore: now.score.away,
        at,
      };
      events += 1;
      moments.push({ ...now, at, event });
    },
    score: () => now.score,
  };
}

/** What an incident becomes with the players who are on the pitch; nothing when it cannot happen. */
function happen({ kind, side }: Incident, elevens: Readonly<Record<Side, Eleven>>): Happening | null {
  const own = elevens[side];
  if (kind === 'corner') return { kind, side };
  if (kind === 'own_goal') return { kind, side, player: elevens[otherSide[side]].unlucky() };
  if (kind === 'substitution') {
    const change = own.change();
    return change && { kind, side, player: change.on, otherPlayer: change.off };
  }
  if (kind === 'yellow') {
    const booked = own.book();
    return booked && { kind: booked.again ? 'second_yellow' : 'yellow', side, player: booked.player };
  }
  if (kind === 'red') {
    const player = own.sendOff();
    return player && { kind, side, player };
  }
  const player = own.scorer();
  return { kind, side, player, otherPlayer: kind === 'goal' ? own.assistTo(player) : null };
}

/**
 * Plans a match from its kick-off, some seconds after the appointed time, to the final whistle: the same seed and
 * fixture give the same match. The `side` of a goal is the one it counts for, of an own goal too, whose `player` is of
 * the other team; `player` of a substitution comes on, `otherPlayer` goes off; `otherPlayer` of a goal made the pass.
 */
export function planMatch(seed: string, fixture: FeedFixture): Timeline {
  const random = randomFor(seed, 'match', fixture.id);
  const division = divisionOf(fixture.competitionId);
  const strengthOf = (id: string) => division.teams.find((team) => team.id === id)?.strength ?? 50;
  const elevenOf = (id: string) => createEleven(random, squadOf(seed, division, id));
  const elevens = { home: elevenOf(fixture.homeId), away: elevenOf(fixture.awayId) };

  const stoppage = [random.between(1, 5), random.between(2, 8)] as const;
  const lengths = [
    (regularMinutes + stoppage[0]) * 60 + random.between(0, 40),
    (regularMinutes + stoppage[1]) * 60 + random.between(0, 40),
  ] as const;
  const incidents = planIncidents(random, lengths, { home: strengthOf(fixture.homeId), away: strengthOf(fixture.awayId) });
  const record = createRecord(fixture);

  const playHalf = (half: 0 | 1, begins: number): number => {
    const clock = (second: number) => clockAt(half, second, stoppage[half]);
    record.note(begins, { status: half === 0 ? 'first_half' : 'second_half', ...clock(0) }, clock(0), {
      kind: half === 0 ? 'kick_off' : 'second_half',
    });
    let ticks = 1;
    const tickUntil = (second: number) => {
      for (; ticks * 60 <= second && ticks < regularMinutes + stoppage[half]; ticks += 1)
        record.note(begins + ticks * minuteLength, clock(ticks * 60), clock(ticks * 60));
    };
    const tell = (second: number, happening: Happening) => {
      tickUntil(second - 1);
      // What happens as a minute begins moves the clock itself: two changes never share an instant.
      if (ticks * 60 === second) ticks += 1;
      record.note(begins + second * 1000, clock(second), clock(second), happening);
    };
    for (const incident of incidents[half]) {
      const happening = happen(incident, elevens);
      if (!happening) continue;
      tell(incident.second, happening);
      if (incident.reviewed !== undefined)
        tell(incident.second + incident.reviewed, { kind: 'goal_cancelled', side: incident.side, player: happening.player ?? null });
    }
    tickUntil(lengths[half] - 1);
    const ends = begins + lengths[half] * 1000;
    const stopped = { minute: null, added: 0 };
    const last = { minute: (half + 1) * regularMinutes, added: stoppage[half] };
    if (half === 0) record.note(ends, { ...stopped, status: 'half_time', half: record.score() }, last, { kind: 'half_time' });
    else record.note(ends, { ...stopped, status: 'finished' }, last, { kind: 'full_time' });
    return ends;
  };

  const interval = playHalf(0, fixture.kickoffAt + random.between(5, 85) * 1000);
  playHalf(1, interval + breakLength + random.between(0, 60) * 1000);
  return { fixture, moments: record.moments };
}
