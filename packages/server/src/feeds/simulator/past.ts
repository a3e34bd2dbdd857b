import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import {
  matches as matchTable,
  matchSheets,
  type FeedDetail,
  type FeedEvent,
  type FeedFixture,
  type FeedOdds,
  type FeedTarget,
  type MatchUpdate,
} from '../../modules/scores/sport/index.ts';
import { playoffs } from '../../catalogue/basketball/playoffs.data.ts';
import { matchParts } from '../../modules/scores/matches/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Running } from '../../platform/running.types.ts';
import type { Database } from '../../ports/database/database.ts';
import { dayOf } from './football/calendar.ts';
import { planStory } from './football/detail/story.ts';
import { inClockTime } from './clockTime.ts';
import { inTurn } from './inTurn.ts';
import { bookmakers } from './odds/companies.data.ts';
import { planQuotes } from './odds/quotes.ts';
import { createPace, type Pace } from './pace.ts';
import { dayLength, type Season } from './season/days.ts';
import type { Plan } from './sport.ts';
import { planDay, planOf, simulated } from './sports.ts';
import { endOf, stateAt } from './state.ts';

/** Days of past results for every league, so that form and head-to-head have data. */
const daysBehind = 60;
/** Number of past days that the simulator itself delivers, besides today. */
export const daysWithStory = 1;
/** Lowest tier whose leagues get their whole past season, because people look up their tables. */
export const seasonTier = 2;
/** Matches in one delivery. */
const atOnce = 25;
/**
 * Rest after a query or a delivery: at least so many ms, and so many times its duration, so that a busy database is left alone the more.
 */
const usualRest = { least: 100, times: 2 } as const;

/** Events that are not needed of a match long past. */
const left: readonly FeedEvent['kind'][] = ['corner', 'lead_change', 'objective', 'map_start'];

/** All competitions of the simulated world, with their seasons. */
export const competitions = Object.values(simulated).flatMap(({ foundation, seasonsBy, fixturesOf }) =>
  (foundation.competitions ?? []).map(({ id, tier }) => ({
    id,
    tier,
    seasonsBy: (day: number) => seasonsBy(id, day),
    fixturesOf: (seed: string, season: Season, at?: number) => fixturesOf(seed, id, season, at),
  })),
);
const tiers = new Map(competitions.map(({ id, tier }) => [id, tier]));
const seasonOf = ({ competitionId, season }: FeedFixture) => `${competitionId} ${season}`;

/** The past of a simulated world; instants are simulated ones. */
export interface Past {
  /** Day on which it is now. */
  today: number;
  /** Its days (since 1970, UTC), the latest first. */
  days: readonly number[];
  /** Matches of a day to deliver: all of the last weeks, before them those of running seasons. */
  fixturesOf(day: number): FeedFixture[];
}

/** The past of a world as it is at an instant of the simulated time, ms UTC. */
export function pastOf(seed: string, at: number): Past {
  const today = dayOf(at);
  const on = competitions.flatMap(({ id, seasonsBy }) => {
    const [season] = seasonsBy(today) ?? [];
    return season ? [{ name: `${id} ${season.id}`, from: season.from }] : [];
  });
  const seasons = new Set(on.map(({ name }) => name));
  const first = Math.min(today - daysBehind, ...on.map(({ from }) => from));
  return {
    today,
    days: Array.from({ length: today - daysWithStory - first }, (_, index) => today - daysWithStory - 1 - index),
    fixturesOf: (day) => planDay(seed, day).filter((fixture) => day >= today - daysBehind || seasons.has(seasonOf(fixture))),
  };
}

/** Whether player data of a match are needed: player seasons are made from line-ups. */
const hasPlayers = ({ competitionId, sport }: FeedFixture) => sport !== 'esports' && (tiers.get(competitionId) ?? Infinity) <= seasonTier;

/**
 * Result of a past match, in time of the clock. Substitutions and players' actions are included where player seasons are made from them.
 */
export function resultOf(pace: Pace, fixture: FeedFixture, { timeline, sheetAt }: Plan = planOf(pace.seed, fixture)): MatchUpdate {
  const result = stateAt(timeline, Infinity);
  const isLookedUp = hasPlayers(fixture);
  const sheet = isLookedUp ? sheetAt?.(result.version) : undefined;
  const isKept = ({ kind }: FeedEvent) => !left.includes(kind) && (kind !== 'substitution' || isLookedUp);
  return inClockTime({ ...result, events: result.events.filter(isKept), ...(sheet && { sheet }) }, pace);
}

/** Final result of a past match and nothing else: enough for a table. */
export function briefResultOf(pace: Pace, fixture: FeedFixture): MatchUpdate {
  return inClockTime({ ...stateAt(planOf(pace.seed, fixture).timeline, Infinity), events: [] }, pace);
}

/** A fixture in time of the clock. */
export const inClock = (fixture: FeedFixture, pace: Pace): FeedFixture => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) });

/** Line-ups and ratings of a past football match; none where nobody needs them. */
function lineupsOf(pace: Pace, fixture: FeedFixture, { timeline }: Plan): FeedDetail[] {
  if (fixture.sport !== 'football' || !hasPlayers(fixture)) return [];
  const story = planStory(pace.seed, fixture, timeline).between(-Infinity, endOf(timeline));
  const { lineups, ratings } = story?.parts ?? {};
  return story && lineups && ratings ? [{ matchId: story.matchId, version: story.version, parts: { lineups, ratings }, plays: [] }] : [];
}

/** Days before today with odds: as far back as the strip of days reaches. */
const pricedDays = 8;

/** Opening and closing odds of a match of the last days; none of an older one. */
function oddsOf(pace: Pace, fixture: FeedFixture, today: number): FeedOdds[] {
  if (dayOf(fixture.kickoffAt) < today - pricedDays) return [];
  return bookmakers
    .filter(({ sports }) => sports.includes(fixture.sport))
    .flatMap((company) => planQuotes(pace.seed, fixture, company, undefined, 1).bounds())
    .map((change) => ({ ...change, at: pace.toClock(change.at) }));
}

/** Matches with missing data: the result, and the line-ups where they are needed. */
async function missingOf(db: Database, fixtures: readonly FeedFixture[]): Promise<FeedFixture[]> {
  if (fixtures.length === 0) return [];
  const rows = await db
    .select({ id: matchTable.id, parts: matchParts.matchId, sheet: matchSheets.matchId })
    .from(matchTable)
    .leftJoin(matchParts, eq(matchParts.matchId, matchTable.id))
    .leftJoin(matchSheets, eq(matchSheets.matchId, matchTable.id))
    .where(
      and(
        inArray(
          matchTable.id,
          fixtures.map(({ id }) => id),
        ),
        eq(matchTable.status, 'finished'),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  return fixtures.filter((fixture) => {
    const row = known.get(fixture.id);
    return !row || (hasPlayers(fixture) && (fixture.sport === 'football' ? row.parts : row.sheet) === null);
  });
}

/** Stored matches of a season: by id whether they have their final result. */
export async function knownOf(db: Database, fixtures: readonly FeedFixture[]): Promise<ReadonlyMap<string, boolean>> {
  const [first] = fixtures;
  if (!first) return new Map();
  const rows = await db
    .select({ id: matchTable.id, status: matchTable.status })
    .from(matchTable)
    .where(and(eq(matchTable.competitionId, first.competitionId), eq(matchTable.season, first.season)));
  return new Map(rows.map(({ id, status }) => [id, status === 'finished']));
}

/** Progress of delivering the past. */
export interface PastProgress {
  /** Delivered days, of all. */
  days: number;
  of: number;
  /** Matches that were missing and are delivered now. */
  matches: number;
}

/** Options for delivering the past; the caller may narrow it. */
export interface PastOptions {
  /** Rest after each query and delivery: `least` ms, and `times` its duration; default 250 and 4. */
  rest?: { least: number; times: number };
  /** Which matches; default all. */
  of?: (fixture: FeedFixture) => boolean;
}

/** The running delivery of the past. */
export interface RunningPast extends Running {
  /** Settles when all is delivered, or when it was stopped. */
  done: Promise<void>;
  progress(): PastProgress;
}

/**
 * Delivers, beside the running site, the past of the simulated world: results of some weeks for form and head-to-head, whole seasons for
 * tables. It goes from yesterday backwards in small deliveries through the path of all sources, emits no events, and rests longer than it
 * works. Stored matches are skipped, so that a start resumes where the last one stopped; a delivery that fails is repeated. Stopping waits
 * for the current delivery.
 */
export function runPast(
  { settings, clock, log, faults, db }: Pick<Platform, 'settings' | 'clock' | 'log' | 'faults' | 'db'>,
  matches: Pick<FeedTarget, 'apply'>,
  { rest = usualRest, of = () => true }: PastOptions = {},
): RunningPast {
  const pace = createPace(settings.seed, settings.simSpeed);
  const past = pastOf(pace.seed, pace.toSimulated(clock.now()));
  const progress: PastProgress = { days: 0, of: past.days.length, matches: 0 };
  let stopped = false;
  let wake: (() => void) | undefined;

  const pause = (length: number) =>
    new Promise<void>((resume) => {
      wake = resume;
      if (stopped) resume();
      else setTimeout(resume, length).unref();
    });

  /** Makes an attempt again and again until it succeeds, resting after each; undefined once it was stopped. */
  async function insist<Value>(attempt: () => Promise<Value>): Promise<Value | undefined> {
    while (!stopped) {
      const begun = performance.now();
      try {
        return await attempt();
      } catch (error) {
        faults.inJob('the past of the simulated world was not stored; it is tried again')(error);
      } finally {
        await pause(Math.max(rest.least, rest.times * (performance.now() - begun)));
      }
    }
    return undefined;
  }

  async function deliverBatch(some: readonly FeedFixture[]): Promise<void> {
    const details: FeedDetail[] = [];
    const odds: FeedOdds[] = [];
    const updates = await inTurn(some, (fixture) => {
      const plan = planOf(pace.seed, fixture);
      details.push(...lineupsOf(pace, fixture, plan));
      odds.push(...oddsOf(pace, fixture, past.today));
      return resultOf(pace, fixture, plan);
    });
    await matches.apply({
      isPast: true,
      fixtures: some.map((fixture) => inClock(fixture, pace)),
      updates,
      details,
      odds,
    });
  }

  async function deliverAll(): Promise<void> {
    const lookedUp = competitions.filter(({ tier }) => tier <= seasonTier);
    // Winners of a series are looked up as much as the table of the running season.
    for (const each of lookedUp.filter(({ id }) => playoffs[id])) await deliverLastSeason(each);
    for (const day of stopped ? [] : past.days) {
      const missing = await insist(() => missingOf(db, past.fixturesOf(day).filter(of)));
      for (let from = 0; missing && from < missing.length; from += atOnce) {
        const some = missing.slice(from, from + atOnce);
        await insist(() => deliverBatch(some).then(() => (progress.matches += some.length)));
      }
      if (stopped) return;
      progress.days += 1;
    }
    for (const each of lookedUp.filter(({ id }) => !playoffs[id])) await deliverLastSeason(each);
    if (!stopped) log.info(progress, 'the past of the simulated world is told');
  }

  /**
   * Delivers the results of the season before the current one, for its champion: all rounds first, so that no table counts as complete too
   * early.
   */
  async function deliverLastSeason({ id, seasonsBy, fixturesOf }: (typeof competitions)[number]): Promise<void> {
    const season = seasonsBy(dayOf(pace.toSimulated(clock.now())))?.[1];
    if (!season || stopped) return;
    // Play-offs follow from the results of the league, which are cached once they were planned.
    for (const at of playoffs[id] ? [season.from * dayLength, Infinity] : [Infinity]) {
      const fixtures = fixturesOf(pace.seed, season, at).filter(of);
      if (fixtures.length === 0) return;
      const known = await insist(() => knownOf(db, fixtures));
      const missing = fixtures.filter((fixture) => known?.get(fixture.id) !== true);
      if (known && fixtures.some((fixture) => !known.has(fixture.id)))
        await insist(() => matches.apply({ fixtures: fixtures.map((fixture) => inClock(fixture, pace)) }));
      for (let from = 0; !stopped && from < missing.length; from += atOnce) {
        const some = missing.slice(from, from + atOnce);
        await insist(async () => matches.apply({ isPast: true, updates: await inTurn(some, (fixture) => briefResultOf(pace, fixture)) }));
        progress.matches += some.length;
      }
      if (stopped || !playoffs[id]) return;
      // An earlier run has delivered these: they are planned in pieces, so that pending requests go first.
      for (const fixture of fixtures.filter((each) => known?.get(each.id) === true)) {
        if (stopped) return;
        planOf(pace.seed, fixture);
        await setImmediate();
      }
    }
  }

  const done = deliverAll();
  return {
    done,
    progress: () => ({ ...progress }),
    async stop() {
      stopped = true;
      wake?.();
      await done;
    },
  };
}
