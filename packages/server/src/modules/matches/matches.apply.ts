import type { FeedBatch, FeedEvent, MatchUpdate } from '../../feeds/feed.types.ts';
import type { Emit } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Transaction } from '../../ports/database/database.ts';
import { describeEvent, describeGoal, popsUp } from './matches.goals.ts';
import type { MatchesRepository } from './matches.repository.ts';
import { describeMatch, type MatchRow } from './matches.rows.ts';

/** Updates that one transaction takes, so that readers of a topic never wait long for its lock. */
const batchSize = 100;

/** Events older than this (ms) are beyond every replay: whoever was away so long fetches the match again. */
const replayAge = 15 * 60_000;

type StoredEvent = FeedEvent & { matchId: string };

/** Topic of a sport's live table. */
export const sportTopic = (sport: string) => `matches:${sport}`;
/** Topic of one match. */
export const matchTopic = (id: string) => `match:${id}`;

/**
 * The one path by which matches change, whatever the source: database and topic events commit together.
 * Repeats, updates out of order and versions that go backwards change nothing and tell nobody.
 */
export function createApply({ events, clock }: Pick<Platform, 'events' | 'clock'>, repository: MatchesRepository) {
  function tell(emit: Emit, row: MatchRow, changed: boolean, news: readonly StoredEvent[]): void {
    const { id, sport } = row.match;
    if (changed) {
      emit(sportTopic(sport), 'match', describeMatch(row));
      emit(matchTopic(id), 'match', describeMatch(row));
    }
    for (const event of news.filter(({ at }) => clock.now() - at <= replayAge)) {
      emit(matchTopic(id), 'match_event', describeEvent(event));
      if (popsUp(event, clock.now())) emit(sportTopic(sport), 'goal', describeGoal(row, event));
    }
  }

  async function applyUpdates(tx: Transaction, emit: Emit, updates: readonly MatchUpdate[]): Promise<void> {
    const changed = await repository.applyUpdates(tx, updates, clock.now());
    const known = new Set((await repository.rowsById(updates.map((update) => update.matchId), tx)).map((row) => row.match.id));
    await repository.upsertSheets(tx, updates.filter(({ matchId }) => known.has(matchId)).flatMap(({ matchId, version, sheet }) => (sheet ? [{ matchId, version, sheet }] : [])));
    const offered = updates.filter((update) => known.has(update.matchId)).flatMap((update) => update.events.map((event): StoredEvent => ({ ...event, matchId: update.matchId })));
    const added = await repository.insertEvents(tx, offered);
    const touched = [...new Set([...changed, ...offered.filter((event) => added.has(event.id)).map((event) => event.matchId)])];
    for (const row of await repository.rowsById(touched, tx)) {
      const news = offered.filter((event) => event.matchId === row.match.id && added.has(event.id));
      tell(emit, row, changed.has(row.match.id), news);
    }
  }

  return async function apply({ competitions = [], teams = [], fixtures = [], updates = [] }: FeedBatch): Promise<void> {
    await repository.upsertCompetitions(competitions);
    await repository.upsertTeams(teams);
    await repository.upsertFixtures(fixtures, clock.now());
    for (let from = 0; from < updates.length; from += batchSize) {
      const some = updates.slice(from, from + batchSize);
      await events.transaction((tx, emit) => applyUpdates(tx, emit, some));
    }
  };
}
