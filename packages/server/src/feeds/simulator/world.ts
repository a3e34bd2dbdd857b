import { divisions } from '../../demo/football/divisions.ts';
import type { FeedBatch, FeedFixture, MatchUpdate } from '../feed.types.ts';
import { dayOf, planDay } from './calendar.ts';
import type { Pace } from './pace.ts';
import { endOf, stateAt, versionAt } from './state.ts';
import { planMatch, type Timeline } from './timeline.ts';

/** A match that has been delivered up to a version. */
interface Followed {
  timeline: Timeline;
  version: number;
}

/** The simulated world as one feed sees it: what it has told, and what it has to tell next. Times are the clock's, ms UTC. */
export interface World {
  /** Everything that stands still: competitions, teams, and the fixtures of yesterday, today and tomorrow. */
  foundation(now: number): FeedBatch;
  /** What changed since the last call; the first call tells every match of those days that has begun. */
  news(now: number): FeedBatch;
}

/** A world that remembers nothing but what it has delivered; all the rest follows from seed and time. */
export function createWorld(pace: Pace): World {
  const planned = new Set<number>();
  let waiting: FeedFixture[] = [];
  let followed: Followed[] = [];

  /** Plans the days around an instant that are not planned yet; gives their fixtures. */
  function planAround(at: number): FeedFixture[] {
    const today = dayOf(at);
    for (const day of planned) if (day < today - 1) planned.delete(day);
    const fresh = [today - 1, today, today + 1].filter((day) => !planned.has(day));
    const fixtures = fresh.flatMap((day) => planDay(pace.seed, day));
    for (const day of fresh) planned.add(day);
    waiting.push(...fixtures);
    return fixtures;
  }

  const told = (fixture: FeedFixture): FeedFixture => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) });
  const toldUpdate = (update: MatchUpdate): MatchUpdate => ({ ...update, events: update.events.map((event) => ({ ...event, at: pace.toClock(event.at) })) });

  return {
    foundation: (now) => ({
      competitions: divisions.map(({ competition }) => competition),
      teams: divisions.flatMap(({ teams }) => teams.map(({ strength: _, ...team }) => team)),
      fixtures: planAround(pace.toSimulated(now)).map(told),
    }),
    news(now) {
      const at = pace.toSimulated(now);
      const fixtures = planAround(at).map(told);
      const begun = waiting.filter(({ kickoffAt }) => kickoffAt <= at);
      waiting = waiting.filter(({ kickoffAt }) => kickoffAt > at);
      followed.push(...begun.map((fixture) => ({ timeline: planMatch(pace.seed, fixture), version: 0 })));
      const updates = followed.flatMap((match) => {
        const version = versionAt(match.timeline, at);
        if (version <= match.version) return [];
        const update = stateAt(match.timeline, at, match.version);
        match.version = version;
        return [toldUpdate(update)];
      });
      followed = followed.filter(({ timeline }) => endOf(timeline) > at);
      return { ...(fixtures.length > 0 && { fixtures }), ...(updates.length > 0 && { updates }) };
    },
  };
}
