import { and, gte, inArray } from 'drizzle-orm';
import { divisions, type Division } from '../../demo/football/divisions.ts';
import { createMatchesRepository } from '../../modules/matches/matches.repository.ts';
import { matches } from '../../modules/matches/matches.tables.ts';
import type { Platform, Running } from '../../platform/platform.ts';
import type { FeedFixture } from '../feed.types.ts';
import { dayOf, planDay } from './calendar.ts';
import { createPace, type Pace } from './pace.ts';
import { stateAt } from './state.ts';
import { planMatch } from './timeline.ts';

/** Divisions whose season is told from its first day: the first squads of the leagues that people look up. */
const remembered: readonly Division[] = divisions.filter(({ squad, competition }) => squad === 'first' && competition.tier <= 2);
/** Pause between two days, ms, so that people of the running site wait for none of it. */
const usualPause = 150;
/** Days before now that the simulator itself delivers. */
const delivered = 2;
/** Days over which the longest season may stretch. */
const longestSeason = 120;

/** Fixtures of a past day in seasons that are still on. */
const dayOfSeason = (seed: string, day: number, seasons: ReadonlySet<string>): FeedFixture[] => planDay(seed, day).filter(({ competitionId, season }) => seasons.has(`${competitionId} ${season}`));

/** The seasons of some divisions that are on, by competition and name. */
function seasonsAt(seed: string, day: number, of: readonly Division[]): Set<string> {
  const ids = new Set(of.map(({ competition }) => competition.id));
  const near = [-2, -1, 0, 1, 2].flatMap((distance) => planDay(seed, day + distance)).filter(({ competitionId }) => ids.has(competitionId));
  return new Set(near.map(({ competitionId, season }) => `${competitionId} ${season}`));
}

/** Stores past matches of the simulated world with their goals, cards and substitutions; no topic is told of them. */
async function storeDay({ db, clock }: Pick<Platform, 'db' | 'clock'>, pace: Pace, fixtures: readonly FeedFixture[]): Promise<void> {
  const now = clock.now();
  const known = fixtures.length === 0 ? [] : await db.select({ id: matches.id }).from(matches).where(and(inArray(matches.id, fixtures.map(({ id }) => id)), gte(matches.version, 1)));
  const missing = fixtures.filter(({ id }) => !known.some((stored) => stored.id === id));
  if (missing.length === 0) return;
  const updates = missing.map((fixture) => stateAt(planMatch(pace.seed, fixture), pace.toSimulated(now)));
  const events = updates.flatMap(({ matchId, events: all }) => all.filter(({ kind }) => kind !== 'corner').map((event) => ({ ...event, at: pace.toClock(event.at), matchId })));
  await db.transaction(async (tx) => {
    const repository = createMatchesRepository(tx);
    await repository.upsertFixtures(missing.map((fixture) => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) })), now);
    await repository.applyUpdates(tx, updates, now);
    await repository.insertEvents(tx, events);
  });
}

/** How the past is told; whoever runs it may shorten it. */
export interface Telling {
  /** Default: the first squads of the first two tiers. */
  of?: readonly Division[];
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
