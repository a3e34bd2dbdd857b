import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../ports/database/database.ts';
import { matches, matchEvents, matchPlacings, matchSheets, type FeedBatch, type FeedEvent, type MatchUpdate } from '../sport/index.ts';
import { createMatchesRepository, type MatchesRepository } from './matches.repository.ts';

/** An event with the match that it happened in. */
export type StoredEvent = FeedEvent & { matchId: string };

/** Stores states and events of matches. Returns the ids of changed rows, and the new events. */
export async function storeUpdates(
  tx: Transaction,
  repository: MatchesRepository,
  updates: readonly MatchUpdate[],
  now: number,
): Promise<{ changed: Set<string>; offered: StoredEvent[]; added: Set<string> }> {
  const changed = await repository.applyUpdates(tx, updates, now);
  const known = await repository.known(
    tx,
    updates.map(({ matchId }) => matchId),
  );
  await repository.upsertSheets(
    tx,
    updates
      .filter(({ matchId }) => known.has(matchId))
      .flatMap(({ matchId, version, sheet }) => (sheet ? [{ matchId, version, sheet }] : [])),
  );
  const offered = updates
    .filter((update) => known.has(update.matchId))
    .flatMap((update) => update.events.map((event): StoredEvent => ({ ...event, matchId: update.matchId })));
  return { changed, offered, added: await repository.insertEvents(tx, offered) };
}

/** File content about past matches. */
export interface PastBatch extends Pick<FeedBatch, 'competitions' | 'teams' | 'fixtures' | 'updates'> {
  /** Complete event lists of matches: they replace the stored events. */
  revised?: ReadonlyMap<string, readonly FeedEvent[]>;
}

/**
 * Bulk variant for whole files: runs inside the caller's transaction, all or nothing. Publishes no events, since nobody follows matches of
 * past years.
 */
export async function applyPast(
  tx: Transaction,
  now: number,
  { competitions = [], teams = [], fixtures = [], updates = [], revised = new Map() }: PastBatch,
): Promise<void> {
  const repository = createMatchesRepository(tx);
  await repository.upsertCompetitions(competitions);
  await repository.upsertTeams(teams);
  await repository.upsertFixtures(fixtures, now);
  await storeUpdates(tx, repository, updates, now);
  if (revised.size === 0) return;
  await tx.delete(matchEvents).where(inArray(matchEvents.matchId, [...revised.keys()]));
  await repository.insertEvents(
    tx,
    [...revised].flatMap(([matchId, events]) => events.map((event) => ({ ...event, matchId }))),
  );
}

const foreignKey = '23503';

/**
 * Removes matches that were imported by mistake. Those that members or rooms already use are cancelled instead and keep their page; the
 * others are deleted with all their data. Returns the deleted ids.
 */
export async function takeBack(tx: Transaction, ids: readonly string[], now: number): Promise<{ gone: Set<string> }> {
  const gone = new Set<string>();
  for (const id of ids) {
    try {
      await tx.transaction(async (inner) => {
        await inner.delete(matchEvents).where(eq(matchEvents.matchId, id));
        await inner.delete(matchPlacings).where(eq(matchPlacings.matchId, id));
        await inner.delete(matchSheets).where(eq(matchSheets.matchId, id));
        await inner.delete(matches).where(eq(matches.id, id));
      });
      gone.add(id);
    } catch (error) {
      if ((error as { cause?: { code?: string } }).cause?.code !== foreignKey) throw error;
      await tx
        .update(matches)
        .set({ status: 'cancelled', homeScore: null, awayScore: null, half: null, penalties: null, regular: null, updatedAt: now })
        .where(eq(matches.id, id));
      await tx.delete(matchEvents).where(eq(matchEvents.matchId, id));
    }
  }
  return { gone };
}
