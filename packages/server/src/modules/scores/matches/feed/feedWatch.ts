import { matchPhase, matchStatuses, sports, type FeedState, type MatchStatus, type Sport } from '@pitchside/api/scores/matches';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Emit } from '../../../../platform/events.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { sportTopic } from '../matches.topics.ts';
import { matches } from '../../sport/index.ts';
import { feedStates } from './feed.tables.ts';

/** Silence (ms) after which a source counts as down while matches are running. Source: reliability of the feed, a minute. */
export const feedSilence = 60_000;
/** Silence (ms) after which a running match of a live source counts as lost: in play, and during a break. */
export const matchSilence = { play: 5 * 60_000, pause: 35 * 60_000 };
/** Interval at which the last contact with a source is stored, ms. */
const writeEvery = 5_000;

/** Emits the current rows of matches within a transaction. */
type PublishRows = (tx: Transaction, emit: Emit, ids: readonly string[]) => Promise<void>;

const pauses: readonly MatchStatus[] = ['half_time', 'q1_end', 'q3_end', 'between_maps', 'interrupted'];
const on = [...new Set(Object.values(matchStatuses).flat())].filter((status) => matchPhase(status) === 'playing');
const inPlay = on.filter((status) => !pauses.includes(status));

export interface FeedWatch {
  /** Records that the source of a sport is up to date. */
  heard(sport: Sport): Promise<void>;
  /** Last contact with the source of a sport while clients are notified that it is down; else null. */
  staleSince(sport: Sport): Promise<number | null>;
  /** Last contact with the source of each sport. */
  states(): Promise<(typeof feedStates.$inferSelect)[]>;
  /** Checks once for sources and matches that went silent, and publishes them. */
  look(): Promise<void>;
}

/** Detects when a source, or a single match of it, goes silent, and notifies viewers since when. */
export function createFeedWatch({ db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>, publishRows: PublishRows): FeedWatch {
  const written = new Map<Sport, number>();
  const publish = (emit: Emit, sport: Sport, state: FeedState) => emit(sportTopic(sport), 'feed', state);

  async function silence(sport: Sport): Promise<void> {
    await events.transaction(async (tx, emit) => {
      const [silent] = await tx
        .update(feedStates)
        .set({ staleSince: sql`${feedStates.heardAt}` })
        .where(
          and(
            eq(feedStates.sport, sport),
            isNull(feedStates.staleSince),
            lt(feedStates.heardAt, clock.now() - feedSilence),
            sql`exists (select 1 from ${matches} where ${eq(matches.sport, sport)} and ${inArray(matches.status, [...on])})`,
          ),
        )
        .returning({ heardAt: feedStates.heardAt });
      if (silent) publish(emit, sport, { sport, stale_since: silent.heardAt });
    });
  }

  /** While a source is down, its matches are not marked as lost individually. */
  async function loseMatches(): Promise<void> {
    const now = clock.now();
    const speaking = (await db.select({ sport: feedStates.sport }).from(feedStates).where(isNull(feedStates.staleSince))).map(
      ({ sport }) => sport,
    );
    if (speaking.length === 0) return;
    const isLost = or(
      and(inArray(matches.status, inPlay), lt(matches.updatedAt, now - matchSilence.play)),
      and(inArray(matches.status, [...on]), lt(matches.updatedAt, now - matchSilence.pause)),
    );
    await events.transaction(async (tx, emit) => {
      const lost = await tx
        .update(matches)
        .set({ staleSince: sql`${matches.updatedAt}` })
        .where(and(inArray(matches.sport, speaking), isNull(matches.staleSince), isLost))
        .returning({ id: matches.id });
      if (lost.length > 0)
        await publishRows(
          tx,
          emit,
          lost.map(({ id }) => id),
        );
    });
  }

  const watch: FeedWatch = {
    async heard(sport) {
      const now = clock.now();
      if (now - (written.get(sport) ?? -Infinity) < writeEvery) return;
      await events.transaction(async (tx, emit) => {
        const [before] = await tx
          .select({ staleSince: feedStates.staleSince })
          .from(feedStates)
          .where(eq(feedStates.sport, sport))
          .for('update');
        await tx
          .insert(feedStates)
          .values({ sport, heardAt: now })
          .onConflictDoUpdate({ target: feedStates.sport, set: { heardAt: now, staleSince: null } });
        if (before?.staleSince != null) publish(emit, sport, { sport, stale_since: null });
      });
      written.set(sport, now);
    },
    async staleSince(sport) {
      const [state] = await db.select({ staleSince: feedStates.staleSince }).from(feedStates).where(eq(feedStates.sport, sport));
      return state?.staleSince ?? null;
    },
    states: () => db.select().from(feedStates),
    async look() {
      for (const sport of sports) await silence(sport);
      await loseMatches();
    },
  };
  return watch;
}
