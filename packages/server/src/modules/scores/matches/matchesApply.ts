import { mayPopUp } from '@pitchside/api/scores/matches';
import type { FeedBatch, MatchUpdate } from '../sport/index.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { linesOf } from './detail/commentary.ts';
import { createDetailApply, publishDetail } from './detail/detailApply.ts';
import type { DetailRepository } from './detail/detail.repository.ts';
import { withoutOverride, splitOverridden } from './overrides/manualOverrides.ts';
import { createOddsApply } from './odds/oddsApply.ts';
import type { OddsRepository } from './odds/odds.repository.ts';
import { describeEvent, describeGoal } from './matchesGoals.ts';
import { replayAge } from './matchesLimits.ts';
import type { MatchesRepository } from './matches.repository.ts';
import { describeMatch, type MatchRow } from './matches.presenter.ts';
import { storeUpdates, type StoredEvent } from './matches.store.ts';
import { matchTopic, sportTopic } from './matches.topics.ts';

/** Changes of one match by a delivery. */
export interface MatchNews {
  row: MatchRow;
  /** Whether the row itself changed. */
  isChanged: boolean;
  /** Events that are new. */
  events: readonly StoredEvent[];
}
/** Hears of news in the transaction that stores them; not of what is imported about past days. */
export type NewsListener = (tx: Transaction, news: readonly MatchNews[]) => Promise<void>;

/** Updates per transaction, so that readers of a topic never wait long for its lock. */
const batchSize = 100;
/** Changes of odds and details per transaction. */
const extrasSize = 400;

/** Emits nothing, for imports of past days. */
const nobody: Emit = () => undefined;

/** Splits a list into chunks of a size. */
const pieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/**
 * The only way to change matches, for every source: rows and topic events commit together.
 * Repeats, out-of-order updates and older versions change and publish nothing.
 */
export function createApply(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  repository: MatchesRepository,
  odds: OddsRepository,
  details: DetailRepository,
) {
  const listeners: NewsListener[] = [];
  const applyOdds = createOddsApply(odds, () => clock.now());
  const applyDetails = createDetailApply(details, repository.rowsById, () => clock.now());

  function publish(emit: Emit, row: MatchRow, changed: boolean, news: readonly StoredEvent[]): void {
    const { id, sport } = row.match;
    if (changed) {
      const match = describeMatch(row);
      emit(sportTopic(sport), 'match', match);
      emit(matchTopic(id), 'match', match);
    }
    const recent = news.filter(({ at }) => clock.now() - at <= replayAge);
    for (const event of recent) {
      emit(matchTopic(id), 'match_event', describeEvent(row, event));
      if (mayPopUp(event.kind, clock.now() - event.at)) emit(sportTopic(sport), 'goal', describeGoal(row, event));
    }
    publishDetail(emit, id, { commentary: linesOf(row, recent, []) });
  }

  /** Stores updates; without `emit` nothing is published. */
  async function store(tx: Transaction, emit: Emit | undefined, updates: readonly MatchUpdate[]): Promise<void> {
    const { changed, offered, added } = await storeUpdates(tx, repository, updates, clock.now());
    if (!emit) return;
    const heard: MatchNews[] = [];
    const touched = [...new Set([...changed, ...offered.filter((event) => added.has(event.id)).map((event) => event.matchId)])];
    for (const row of await repository.rowsById(touched, tx)) {
      const news = offered.filter((event) => event.matchId === row.match.id && added.has(event.id));
      publish(emit, row, changed.has(row.match.id), news);
      heard.push({ row, isChanged: changed.has(row.match.id), events: news });
    }
    if (heard.length > 0) for (const listener of listeners) await listener(tx, heard);
  }

  /** Applies updates of a source, except to matches under a manual override. */
  const applyUpdates = async (tx: Transaction, emit: Emit | undefined, updates: readonly MatchUpdate[]): Promise<void> =>
    store(tx, emit, await splitOverridden(tx, updates, clock.now()));

  async function apply(batch: FeedBatch): Promise<void> {
    const { competitions = [], teams = [], fixtures = [], updates = [], companies = [], withdrawn = [] } = batch;
    await repository.upsertCompetitions(competitions);
    await repository.upsertTeams(teams);
    await repository.upsertFixtures(fixtures, clock.now());
    await odds.upsertCompanies(companies);
    for (const some of pieces(updates, batchSize))
      await events.transaction((tx, emit) => applyUpdates(tx, batch.isPast ? undefined : emit, some));
    for (const some of pieces(batch.odds ?? [], extrasSize))
      await events.transaction((tx, emit) => applyOdds(tx, batch.isPast ? nobody : emit, some));
    for (const some of pieces(batch.details ?? [], extrasSize))
      await events.transaction((tx, emit) => applyDetails(tx, batch.isPast ? nobody : emit, some));
    for (const some of pieces(withdrawn, batchSize))
      await events.transaction(async (tx, emit) => {
        const free = await withoutOverride(tx, some);
        for (const row of await repository.rowsById([...(await repository.withdraw(tx, free, clock.now()))], tx))
          publish(emit, row, true, []);
      });
  }

  return { apply, store, onNews: (listener: NewsListener) => void listeners.push(listener) };
}
