import type { FeedBatch, FeedFixture, MatchUpdate } from '../../modules/scores/sport/index.ts';
import { dayOf } from './football/calendar.ts';
import { inClockTime } from './clockTime.ts';
import type { Pace } from './pace.ts';
import type { Plan } from './sport.ts';
import { planDay, planOf, simulated } from './sports.ts';
import { stateAt, versionAt } from './state.ts';

/** State of a match at an instant of the simulated time, with all that is stored of it. */
function updateAt({ timeline, sheetAt }: Plan, at: number, since = 0): MatchUpdate {
  const update = stateAt(timeline, at, since);
  return sheetAt && update.version > 0 ? { ...update, sheet: sheetAt(update.version) } : update;
}

/** Days from today whose fixtures are delivered: a schedule shows a week. */
const daysAhead = 7;

/** A match that has begun, and its delivered version. */
interface Followed {
  taken: number;
  /** The version of its end. */
  last: number;
  versionAt(at: number): number;
  /** State at an instant, with the events since it was last delivered. */
  updateAt(at: number): MatchUpdate;
}

/**
 * Follows a match from its last delivered version. Of a finished one only the result is kept, not the way to it: a start plans hundreds of
 * those.
 */
function follow(plan: Plan, at: number, taken: number): Followed {
  const last = plan.timeline.moments.length;
  if (versionAt(plan.timeline, at) === last) {
    const result = updateAt(plan, at, taken);
    return { taken, last, versionAt: () => last, updateAt: () => result };
  }
  const match: Followed = {
    taken,
    last,
    versionAt: (now) => versionAt(plan.timeline, now),
    updateAt: (now) => updateAt(plan, now, match.taken),
  };
  return match;
}

/** Changes to deliver; they come again, with later ones, until they are taken. */
export interface News {
  batch: FeedBatch;
  taken(): void;
}

/** The simulated world as one feed sees it: delivered versions, and the next changes. Instants are the clock's, ms UTC. */
export interface World {
  /** The static data: all competitions and teams. */
  foundation(): FeedBatch;
  /**
   * Changes since the last call: new fixtures from yesterday to a week ahead, and every match of those days that moved.
   * @param most matches that begin to be followed at once, default all: a start goes through two days of them in pieces, so that their
   * plans never lie in memory together
   */
  news(now: number, most?: number): News;
  /** Whether matches that have begun are not followed yet. */
  isBehind(now: number): boolean;
  /** Whether a match is among the fixtures from yesterday to a week ahead. */
  holds(matchId: string): boolean;
  /** Whether a match is one of this world, whatever its day: ids begin with the seed of their world. */
  owns(matchId: string): boolean;
  /** State of a match of any day, by its id and kick-off; null when this world never had it. */
  recall(matchId: string, kickoffAt: number, now: number): MatchUpdate | null;
}

/**
 * A world that remembers only which versions were taken from it; all the rest follows from seed and time. Deliveries of an earlier run of
 * the same world are given by match id and version, and are not repeated; finished matches are not even planned.
 */
export function createWorld(pace: Pace, delivered: ReadonlyMap<string, number> = new Map(), over: ReadonlySet<string> = new Set()): World {
  const planned = new Map<number, readonly FeedFixture[]>();
  const recallable = new Map<number, ReadonlyMap<string, FeedFixture>>();
  let unpublished: FeedFixture[] = [];
  let waiting: FeedFixture[] = [];
  let followed: Followed[] = [];

  /** Plans the missing days from yesterday to a week ahead, drops older ones, starts to follow due matches. */
  function moveTo(at: number, most: number): void {
    const today = dayOf(at);
    for (const day of planned.keys()) if (day < today - 1) planned.delete(day);
    for (const day of Array.from({ length: daysAhead + 2 }, (_, index) => today - 1 + index).filter((each) => !planned.has(each))) {
      const fixtures = planDay(pace.seed, day);
      planned.set(day, fixtures);
      unpublished.push(...fixtures);
      waiting.push(...fixtures);
    }
    const begun = waiting.filter(({ kickoffAt }) => kickoffAt <= at);
    if (begun.length === 0) return;
    const due = begun.filter(({ id }) => !over.has(id)).slice(0, most);
    const left = new Set(begun.filter(({ id }) => !over.has(id)).slice(most));
    waiting = waiting.filter((fixture) => fixture.kickoffAt > at || left.has(fixture));
    followed.push(...due.map((fixture) => follow(planOf(pace.seed, fixture), at, delivered.get(fixture.id) ?? 0)));
  }

  const owns = (matchId: string) => matchId.startsWith(`${pace.seed}-`);

  /** Matches of a day by id; a start after a standstill asks for many of the same day. */
  function recalled(day: number): ReadonlyMap<string, FeedFixture> {
    const known = recallable.get(day) ?? new Map(planDay(pace.seed, day).map((fixture) => [fixture.id, fixture]));
    recallable.set(day, known);
    return known;
  }

  return {
    foundation: () => ({
      competitions: Object.values(simulated).flatMap(({ foundation }) => foundation.competitions ?? []),
      teams: Object.values(simulated).flatMap(({ foundation }) => foundation.teams ?? []),
    }),
    news(now, most = Infinity) {
      const at = pace.toSimulated(now);
      moveTo(at, most);
      // Pairings are not delivered before they are known.
      const fixtures = unpublished.filter(({ drawnAt = -Infinity }) => drawnAt <= at);
      const moved = followed
        .map((match) => ({ match, version: match.versionAt(at) }))
        .filter(({ match, version }) => version > match.taken);
      return {
        batch: {
          ...(fixtures.length > 0 && { fixtures: fixtures.map((fixture) => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) })) }),
          ...(moved.length > 0 && { updates: moved.map(({ match }) => inClockTime(match.updateAt(at), pace)) }),
        },
        taken() {
          const published = new Set(fixtures);
          unpublished = unpublished.filter((fixture) => !published.has(fixture));
          for (const { match, version } of moved) match.taken = version;
          followed = followed.filter(({ taken, last }) => taken < last);
        },
      };
    },
    isBehind: (now) => waiting.some(({ id, kickoffAt }) => kickoffAt <= pace.toSimulated(now) && !over.has(id)),
    holds: (matchId) => [...planned.values()].some((fixtures) => fixtures.some(({ id }) => id === matchId)),
    owns,
    recall(matchId, kickoffAt, now) {
      if (!owns(matchId)) return null;
      // A kick-off in whole milliseconds of the clock may have been rounded over midnight.
      const day = dayOf(pace.toSimulated(kickoffAt));
      const fixture = [day, day - 1, day + 1].map((each) => recalled(each).get(matchId)).find((each) => each !== undefined);
      return fixture ? inClockTime(updateAt(planOf(pace.seed, fixture), pace.toSimulated(now)), pace) : null;
    },
  };
}
