import { sports } from '@pitchside/api/scores/matches';
import type { Platform } from '../../platform/platform.ts';
import type { Running } from '../../platform/running.types.ts';
import { hour } from '../../platform/retention.ts';
import type { FeedBatch, FeedTarget } from '../../modules/scores/sport/index.ts';
import { createExtras } from './extras.ts';
import { bookmakers } from './odds/companies.data.ts';
import { createPace } from './pace.ts';
import { leftovers, storedExtras, storedMatches } from './stored.ts';
import { createWorld } from './world.ts';

/** Milliseconds between two deliveries. */
const beat = 1_000;

/**
 * Approximate number of changes of odds and details in one delivery. A start catches up in small pieces and rests after each for as long as
 * it took, so that visitors find the database free half the time.
 */
const extrasAtOnce = 150;

/** Matches that a start begins to follow at once. */
const followedAtOnce = 80;

/** Deliveries of a start before the site is ready: so many changes at a time, and no longer than so many ms. */
const prepared = { atOnce: 1_500, within: 8_000 };

/** Finished matches that began within so many simulated ms are in the first table: their prices are delivered at once. */
const closedWithin = 12 * hour;

/** Reach of a start's search for deliveries of an earlier run, ms: over all of yesterday. */
const resumeFrom = 48 * 3_600_000;

const isEmpty = (batch: FeedBatch) => Object.keys(batch).length === 0;

/**
 * Runs the simulated world of all sports by `settings.seed` and `settings.simSpeed`. First it catches up with what has happened since
 * yesterday and no earlier run delivered, then it delivers changes every second. A delivery that fails is repeated with the next. Stopping
 * waits for the current delivery. See `createPace` for the meaning of the speed.
 */
export async function runSimulator(
  { settings, clock, faults, db }: Pick<Platform, 'settings' | 'clock' | 'faults' | 'db'>,
  matches: FeedTarget,
): Promise<Running> {
  const stored = await storedMatches(db, clock.now() - resumeFrom);
  const pace = createPace(settings.seed, settings.simSpeed);
  const world = createWorld(
    pace,
    new Map(stored.map(({ id, version }) => [id, version])),
    new Set(stored.filter(({ isFinished }) => isFinished).map(({ id }) => id)),
  );

  let stopped = false;
  let wake: (() => void) | undefined;
  /** Rests so many ms, less when it is stopped. */
  const rest = (ms: number) =>
    new Promise<void>((resume) => {
      wake = resume;
      setTimeout(resume, ms);
    });

  async function deliver(): Promise<void> {
    const { batch, taken } = world.news(clock.now());
    if (isEmpty(batch)) return;
    await matches.apply(batch);
    taken();
  }

  /** Catches up in pieces: two days hold a thousand matches. */
  async function catchUp(): Promise<void> {
    const now = clock.now();
    do {
      const { batch, taken } = world.news(now, followedAtOnce);
      if (!isEmpty(batch)) await matches.apply(batch);
      taken();
    } while (world.isBehind(now));
  }

  const extras = createExtras(pace, settings.simSpeed, await storedExtras(db, clock.now() - resumeFrom));

  async function deliverExtras(): Promise<void> {
    const begun = performance.now();
    while (!stopped && performance.now() - begun < beat) {
      const since = performance.now();
      const { batch, taken } = extras.news(clock.now(), extrasAtOnce);
      if (!isEmpty(batch)) await matches.apply(batch);
      taken();
      if (isEmpty(batch)) return;
      await rest(performance.now() - since);
    }
  }

  /** Delivers data whose places would otherwise be empty for minutes; the rest comes little by little. */
  async function prepare(): Promise<void> {
    const begun = performance.now();
    const closed = settings.simAhead > 0 ? extras.closings(closedWithin, clock.now()) : {};
    if (closed.odds) await matches.apply(closed);
    while (settings.simAhead > 0 && performance.now() - begun < prepared.within) {
      const { batch, taken } = extras.newsOf(settings.simAhead * hour, clock.now(), prepared.atOnce);
      if (!isEmpty(batch)) await matches.apply(batch);
      taken();
      if (isEmpty(batch)) return;
    }
  }

  async function deliverAll(): Promise<void> {
    await deliver();
    for (const sport of sports) await matches.heard(sport);
    await deliverExtras();
  }

  await matches.apply({ ...world.foundation(), companies: bookmakers });
  await catchUp();
  const left = leftovers(stored, world, clock.now());
  if (left.length > 0) await matches.apply({ updates: left });

  await prepare();

  let inHand: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      inHand = deliverAll().catch(faults.inJob('simulated matches were not delivered; the next delivery repeats them')).finally(wait);
    }, beat);
  };
  wait();

  return {
    async stop() {
      stopped = true;
      wake?.();
      clearTimeout(timer);
      await inHand;
    },
  };
}
