import { and, eq, lt } from 'drizzle-orm';
import { matches as matchTable } from '../../modules/matches/matches.tables.ts';
import type { Platform, Running } from '../../platform/platform.ts';
import type { FeedBatch, FeedEvent, FeedFixture, FeedTarget, MatchUpdate } from '../feed.types.ts';
import { dayOf, planDay } from './calendar.ts';
import { createPace, type Pace } from './pace.ts';
import { stateAt } from './state.ts';
import { planMatch } from './timeline.ts';

/** How many days of results a world has behind it, so that tables, form and meetings say something. */
const daysBehind = 60;
/** Matches told at once, and the pause between two deliveries (ms): filling the past must not be felt. */
const atOnce = 25;
const beat = 1_000;

/** What tables and lists of players are made from; corners and changes of days long past are of no use. */
const kept: readonly FeedEvent['kind'][] = ['goal', 'penalty_goal', 'own_goal', 'goal_cancelled', 'yellow', 'second_yellow', 'red'];

/** How a match of the past ended, in time of the clock. */
function resultOf(pace: Pace, fixture: FeedFixture): MatchUpdate {
  const { events, ...result } = stateAt(planMatch(pace.seed, fixture), Infinity);
  return { ...result, events: events.filter(({ kind }) => kept.includes(kind)).map((event) => ({ ...event, at: pace.toClock(event.at) })) };
}

/** Deliveries of matches before the day before yesterday, the latest first; those that are known already are left out. Instants are the clock's, ms UTC. */
export function* pastOf(pace: Pace, now: number, known: ReadonlySet<string>): Generator<FeedBatch> {
  const today = dayOf(pace.toSimulated(now));
  for (let day = today - 2; day >= today - daysBehind; day -= 1) {
    const fixtures = planDay(pace.seed, day).filter(({ id }) => !known.has(id));
    for (let from = 0; from < fixtures.length; from += atOnce) {
      const some = fixtures.slice(from, from + atOnce);
      yield { isPast: true, fixtures: some.map((fixture) => ({ ...fixture, kickoffAt: pace.toClock(fixture.kickoffAt) })), updates: some.map((fixture) => resultOf(pace, fixture)) };
    }
  }
}

/** Fills in, little by little, what the simulated world has behind it. A delivery that fails is made again. */
export async function runPast({ settings, clock, log, db }: Pick<Platform, 'settings' | 'clock' | 'log' | 'db'>, matches: Pick<FeedTarget, 'apply'>, pause = beat): Promise<Running & { done: Promise<void> }> {
  const now = clock.now();
  const rows = await db.select({ id: matchTable.id }).from(matchTable).where(and(eq(matchTable.isSimulated, true), eq(matchTable.status, 'finished'), lt(matchTable.kickoffAt, now)));
  const deliveries = pastOf(createPace(settings.seed, settings.simSpeed), now, new Set(rows.map(({ id }) => id)));
  let stopped = false;
  let wake: (() => void) | undefined;

  async function deliverAll(): Promise<void> {
    for (const batch of deliveries) {
      for (let delivered = false; !delivered && !stopped; ) {
        await new Promise<void>((resume) => {
          wake = resume;
          setTimeout(resume, pause).unref();
        });
        if (stopped) return;
        delivered = await matches.apply(batch).then(
          () => true,
          (error: unknown) => {
            log.warn({ err: error }, 'matches of the past were not delivered; the next delivery repeats them');
            return false;
          },
        );
      }
      if (stopped) return;
    }
  }

  const done = deliverAll();
  return {
    done,
    async stop() {
      stopped = true;
      wake?.();
      await done;
    },
  };
}
