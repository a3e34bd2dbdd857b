import { and, gte, inArray } from 'drizzle-orm';
import { basketballDivisions } from '../../demo/basketball/divisions.ts';
import { divisions } from '../../demo/football/divisions.ts';
import { createMatchesRepository } from '../../modules/matches/matches.repository.ts';
import { matches } from '../../modules/matches/matches.tables.ts';
import type { Platform, Running } from '../../platform/platform.ts';
import type { FeedCompetition, FeedFixture, MatchUpdate } from '../feed.types.ts';
import { basketball } from './basketball/index.ts';
import { dayOf } from './calendar.ts';
import { football } from './football.ts';
import { createPace, type Pace } from './pace.ts';
import type { SimulatedSport } from './sport.ts';
import { stateAt } from './state.ts';

/** A competition whose past is told. */
interface Remembered {
  competition: FeedCompetition;
}

/** The sports whose seasons people look up. */
const sports: Readonly<Partial<Record<FeedFixture['sport'], SimulatedSport>>> = { football, basketball };
const planDay = (seed: string, day: number): FeedFixture[] => Object.values(sports).flatMap((sport) => sport.planDay(seed, day));

/** Divisions whose season is told from its first day: the first squads of the leagues that people look up. */
const remembered: readonly Remembered[] = [...divisions.filter(({ squad }) => squad === 'first'), ...basketballDivisions].filter(({ competition }) => competition.tier <= 2);
/** Pause between two days, ms, so that people of the running site wait for none of it. */
const usualPause = 150;
/** Days before now that the simulator itself delivers. */
const delivered = 2;
/** Days over which the longest season may stretch. */
const longestSeason = 120;

/** Fixtures of a past day in seasons that are still on. */
const dayOfSeason = (seed: string, day: number, seasons: ReadonlySet<string>): FeedFixture[] => planDay(seed, day).filter(({ competitionId, season }) => seasons.has(`${competitionId} ${season}`));

/** The seasons of some divisions that are on, by competition and name. */
function seasonsAt(seed: string, day: number, of: readonly Remembered[]): Set<string> {
  const ids = new Set(of.map(({ competition }) => competition.id));
  const near = [-2, -1, 0, 1, 2].flatMap((distance) => planDay(seed, day + distance)).filter(({ competitionId }) => ids.has(competitionId));
  return new Set(near.map(({ competitionId, season }) => `${competitionId} ${season}`));
}

/** How a match of the past ended, with the figures of its players where its sport keeps them. */
function endOf(pace: Pace, fixture: FeedFixture, now: number): MatchUpdate[] {
  const plan = sports[fixture.sport]?.plan(pace.seed, fixture);
  if (!plan) return [];
  const update = stateAt(plan.timeline, pace.toSimulated(now));
  const events = update.events.filter(({ kind }) => kind !== 'corner').map((event) => ({ ...event, at: pace.toClock(event.at) }));
  return [{ ...update, events, ...(plan.sheetAt && update.version > 0 && { sheet: plan.sheetAt(update.version) }) }];
}

/** Stores past matches of the simulated world with what tables and lists of players are made from; no topic is told of them. */
async function storeDay({ db, clock }: Pick<Platform, 'db' | 'clock'>, pace: Pace, fixtures: readonly FeedFixture[]): Promise<void> {
  const now = clock.now();
  const known = fixtures.length === 0 ? [] : await db.select({ id: matches.id }).from(matches).where(and(inArray(matches.id, fixtures.map(({ id }) => id)), gte(matches.version, 1)));
  const missing = fixtures.filter(({ id }) => !known.some((stored) => stored.id === id));
  if (missing.length === 0) return;
  const updates: MatchUpdate[] = [];
  for (const fixture of missing) {
    updates.push(...endOf(pace, fixture, now));
    // A game of basketball takes several milliseconds to plan: the site answers in between.
    await new Promise((resume) => setImmediate(resume));
  }
  await db.transaction(async (tx) => {
    const repository = createMatchesRepository(tx);
    await repository.upsertFixtures(missing.map((fixture) => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) })), now);
    await repository.applyUpdates(tx, updates, now);
    await repository.upsertSheets(tx, updates.flatMap(({ matchId, version, sheet }) => (sheet ? [{ matchId, version, sheet }] : [])));
    await repository.insertEvents(tx, updates.flatMap(({ matchId, events }) => events.map((event) => ({ ...event, matchId }))));
  });
}

/** How the past is told; whoever runs it may shorten it. */
export interface Telling {
  /** Default: the first squads of the first two tiers. */
  of?: readonly Remembered[];
  /** Pause between two days, ms. */
  pause?: number;
  /** Asked before each day. */
  goesOn?: () => boolean;
}

/** Stores what has been played in the seasons that are on, newest day first; what is stored already is passed over. */
export async function tellHistory(platform: Pick<Platform, 'settings' | 'clock' | 'db'>, { of = remembered, pause = usualPause, goesOn = () => true }: Telling = {}): Promise<void> {
  const { settings, clock } = platform;
  const pace = createPace(settings.seed, settings.simSpeed);
  const today = dayOf(pace.toSimulated(clock.now()));
  const seasons = seasonsAt(pace.seed, today, of);
  for (let day = today - delivered; day > today - longestSeason && goesOn(); day -= 1) {
    await storeDay(platform, pace, dayOfSeason(pace.seed, day, seasons));
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

/** Tells the past beside the running site, so that the tables of a fresh demo world are those of a season and not of two days. Stopping waits for the day in hand. */
export function runHistory(platform: Pick<Platform, 'settings' | 'clock' | 'log' | 'db'>): Running {
  let stopped = false;
  const told = tellHistory(platform, { goesOn: () => !stopped }).catch((error: unknown) => platform.log.warn({ error }, 'past matches of the simulated world were not stored; the next start goes on'));
  return {
    async stop() {
      stopped = true;
      await told;
    },
  };
}
