import { divisions } from '../../demo/football/divisions.ts';
import type { FeedBatch, FeedFixture, MatchUpdate } from '../feed.types.ts';
import { dayOf, planDay } from './calendar.ts';
import type { Pace } from './pace.ts';
import { stateAt, versionAt } from './state.ts';
import { planMatch, type Timeline } from './timeline.ts';

/** Days ahead, from today, whose fixtures are told: a schedule shows a week. */
const daysAhead = 7;

/** A match that has begun, and the version that was taken of it. */
interface Followed {
  timeline: Timeline;
  taken: number;
}

/** Something to tell; it is told again, with what came after, until it is taken. */
export interface News {
  batch: FeedBatch;
  taken(): void;
}

/** The simulated world as one feed sees it: what it has told, and what it has to tell next. Instants are the clock's, ms UTC. */
export interface World {
  /** What stands still: all competitions and teams. */
  foundation(): FeedBatch;
  /** What changed since news were last taken: new fixtures from yesterday to a week ahead, and every match of those days that moved. */
  news(now: number): News;
  /** Whether a match is among the fixtures from yesterday to a week ahead. */
  holds(matchId: string): boolean;
  /** How a match of any day stands, by its id and kick-off; null when this world never had it. */
  recall(matchId: string, kickoffAt: number, now: number): MatchUpdate | null;
}

/**
 * A world that remembers nothing but what was taken from it; all the rest follows from seed and time. What an earlier
 * run of the same world has delivered is given by match id and version, and is not told again.
 */
export function createWorld(pace: Pace, delivered: ReadonlyMap<string, number> = new Map()): World {
  const planned = new Map<number, readonly FeedFixture[]>();
  let untold: FeedFixture[] = [];
  let waiting: FeedFixture[] = [];
  let followed: Followed[] = [];

  /** Plans yesterday to a week ahead where that is not done, forgets what is older, begins what is due. */
  function moveTo(at: number): void {
    const today = dayOf(at);
    for (const day of planned.keys()) if (day < today - 1) planned.delete(day);
    for (const day of Array.from({ length: daysAhead + 2 }, (_, index) => today - 1 + index).filter((each) => !planned.has(each))) {
      const fixtures = planDay(pace.seed, day);
      planned.set(day, fixtures);
      untold.push(...fixtures);
      waiting.push(...fixtures);
    }
    const due = waiting.filter(({ kickoffAt }) => kickoffAt <= at);
    if (due.length === 0) return;
    waiting = waiting.filter(({ kickoffAt }) => kickoffAt > at);
    followed.push(...due.map((fixture) => ({ timeline: planMatch(pace.seed, fixture), taken: delivered.get(fixture.id) ?? 0 })));
  }

  const inClockTime = (update: MatchUpdate): MatchUpdate => ({ ...update, events: update.events.map((event) => ({ ...event, at: pace.toClock(event.at) })) });

  return {
    foundation: () => ({
      competitions: divisions.map(({ competition }) => competition),
      teams: divisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
    }),
    news(now) {
      const at = pace.toSimulated(now);
      moveTo(at);
      const fixtures = untold;
      const moved = followed.map((match) => ({ match, version: versionAt(match.timeline, at) })).filter(({ match, version }) => version > match.taken);
      return {
        batch: {
          ...(fixtures.length > 0 && { fixtures: fixtures.map((fixture) => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) })) }),
          ...(moved.length > 0 && { updates: moved.map(({ match }) => inClockTime(stateAt(match.timeline, at, match.taken))) }),
        },
        taken() {
          untold = untold.filter((fixture) => !fixtures.includes(fixture));
          for (const { match, version } of moved) match.taken = version;
          followed = followed.filter(({ timeline, taken }) => taken < timeline.moments.length);
        },
      };
    },
    holds: (matchId) => [...planned.values()].some((fixtures) => fixtures.some(({ id }) => id === matchId)),
    recall(matchId, kickoffAt, now) {
      // A kick-off told in whole milliseconds of the clock may have been rounded over midnight.
      const day = dayOf(pace.toSimulated(kickoffAt));
      const fixture = [day, day - 1, day + 1].flatMap((each) => planDay(pace.seed, each)).find(({ id }) => id === matchId);
      return fixture ? inClockTime(stateAt(planMatch(pace.seed, fixture), pace.toSimulated(now))) : null;
    },
  };
}
