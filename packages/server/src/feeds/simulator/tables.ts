import { setImmediate } from 'node:timers/promises';
import type { FeedBatch, FeedFixture, FeedTarget, MatchUpdate } from '../../modules/scores/sport/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPace, type Pace } from './pace.ts';
import { briefResultOf, competitions, daysWithStory, inClock, resultOf, knownOf, seasonTier } from './past.ts';
import { dayLength, dayOf } from './season/days.ts';

/** Matches in one delivery before the site is ready: few enough that their plans never lie in memory with those of the next. */
const atOnce = 100;
/** Leagues up to this tier get their goals and cards at once too, for their scorers. */
const wholeTier = 1;
/** Longest time of a start for results, ms; the rest is delivered beside the running site. */
const longest = 25_000;

/** Matches that are played without looking up. */
const playedAtOnce = 8;

interface Unpublished {
  fixture: FeedFixture;
  tier: number;
}

/**
 * Delivers the data of tables before the site is ready: every round of the running seasons, and the results of the most visited leagues.
 * Stored matches are skipped. Line-ups and older results are delivered beside the running site.
 * @param onStep called with the name of each step
 */
export async function publishTables(
  { settings, clock, db }: Pick<Platform, 'settings' | 'clock' | 'db'>,
  matches: Pick<FeedTarget, 'apply'>,
  onStep: (step: string) => void,
): Promise<void> {
  const pace = createPace(settings.seed, settings.simSpeed);
  const now = pace.toSimulated(clock.now());
  const today = dayOf(now);
  const until = (today - daysWithStory) * dayLength;
  const begun = performance.now();
  const unpublished: Unpublished[] = [];
  for (const { tier, seasonsBy, fixturesOf } of competitions) {
    const season = seasonsBy(today)?.[0];
    const fixtures = season ? fixturesOf(pace.seed, season, now) : [];
    const known = await knownOf(db, fixtures);
    const missing = fixtures.filter(({ id }) => known.get(id) !== true);
    // Past matches are delivered with their result: none of them ever appears as a coming match.
    const ahead = fixtures.filter(({ id, kickoffAt }) => kickoffAt >= until && !known.has(id));
    if (ahead.length > 0) await matches.apply({ fixtures: ahead.map((fixture) => inClock(fixture, pace)) });
    if (tier <= seasonTier) unpublished.push(...missing.filter(({ kickoffAt }) => kickoffAt < until).map((fixture) => ({ fixture, tier })));
  }
  if (unpublished.length === 0) return;
  onStep(`tables: ${unpublished.length} results`);
  unpublished.sort((one, other) => one.tier - other.tier);
  // While the database writes some, the next are played.
  let written: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < unpublished.length && performance.now() - begun < longest; from += atOnce) {
    const batch = await play(pace, unpublished.slice(from, from + atOnce));
    await written;
    written = matches.apply(batch);
    // The waiting caller gets the error, also when it comes first.
    written.catch(() => undefined);
  }
  await written;
}

/** Plays matches to their end; pending database answers are handled first, so that they do not time out. */
async function play(pace: Pace, some: readonly Unpublished[]): Promise<FeedBatch> {
  const updates: MatchUpdate[] = [];
  for (const { fixture, tier } of some) {
    updates.push(tier <= wholeTier && fixture.sport === 'football' ? resultOf(pace, fixture) : briefResultOf(pace, fixture));
    if (updates.length % playedAtOnce === 0) await setImmediate();
  }
  return { isPast: true, fixtures: some.map(({ fixture }) => inClock(fixture, pace)), updates };
}
