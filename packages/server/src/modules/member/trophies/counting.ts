import { trophyPlaces } from '@pitchside/api/member/trophies';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { tryTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import { addDays } from '../../../platform/serverDay.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { isSettledWithin, pointsWithin } from '../../experts/guesses/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { rankScores, type Ranking } from '../../live/ranking/index.ts';
import { boardOf, spanOf, stateOf, type EventRow } from './states.ts';
import type { TrophiesRepository } from './trophies.repository.ts';
import { eventsWake } from './trophies.service.ts';

/** Maximum wait for results of guesses after an event, retention of its full table, and time during which winners are notified, ms. */
const [patience, tableKept, newsFor] = [2 * day, 92 * day, 3 * day];

/** Daily periods of an event that counts by a ranking. */
function daysOf({ firstDay, lastDay }: EventRow): string[] {
  const periods: string[] = [];
  for (let each = firstDay; each <= lastDay; each = addDays(each, 1)) periods.push(`D${each}`);
  return periods;
}

/** SQL source of an event's scores: columns member_id, value and tries. */
function sourceOf(event: EventRow): SQL {
  const { starts, ends } = spanOf(event);
  if (event.kind === 'guesses') return pointsWithin(starts, ends);
  return sql`
    select member_id, sum(value)::bigint as value, 0 as tries from ${rankScores}
    where board = ${boardOf[event.kind]} and anchor_id = 0 and ${inArray(sql`period`, daysOf(event))} group by member_id`;
}

interface CountingParts {
  notices: Pick<Notices, 'notify'>;
  ranking: Pick<Ranking, 'isCounted'>;
}

/**
 * Updates the scores of running events and awards the trophies of finished ones, once each: a lock keeps nodes apart, and an awarded event
 * is skipped.
 * An event is finished when none of its days can change any more: the ledger is read and the guesses are settled.
 */
export function createEventCounting(platform: Platform, repository: TrophiesRepository, { notices, ranking }: CountingParts) {
  const { db, clock, events, bus } = platform;

  async function isComplete(event: EventRow, now: number): Promise<boolean> {
    const { starts, ends } = spanOf(event);
    if (event.kind !== 'guesses') return ranking.isCounted(ends);
    return now >= ends + patience || isSettledWithin(db, starts, ends);
  }

  async function bring(tx: Transaction, event: EventRow, now: number): Promise<void> {
    await repository.bring(tx, event.id, sourceOf(event), spanOf(event).ends + tableKept);
    await repository.change(tx, event.id, { countedAt: now });
  }

  /** Updates an event's scores, and awards its trophies if it is complete. Returns whether it did. */
  const one = (id: number, isWhole: boolean) =>
    events.transaction(async (tx, emit) => {
      if (!(await tryTurn(tx, 'events'))) return false;
      const now = clock.now();
      // Another node may have closed it, or an operator cancelled it or moved its end.
      const event = await repository.find(id, tx);
      const state = event && stateOf(event, now);
      if (!event || (state !== 'running' && state !== 'counting')) return false;
      await bring(tx, event, now);
      if (state !== 'counting' || !isWhole) return false;
      await repository.change(tx, id, { closedAt: now });
      const winners = await repository.firsts(tx, id, trophyPlaces);
      await repository.give(
        tx,
        winners.map((winner) => ({ ...winner, eventId: id, at: now })),
      );
      if (now < spanOf(event).ends + newsFor)
        await notices.notify(
          tx,
          emit,
          ...winners.map(({ memberId, place }) => ({
            memberId,
            kind: 'trophy_won' as const,
            values: { name: event.names, sum: String(place) },
            target: { type: 'trophies' as const },
          })),
        );
      return true;
    });

  return {
    /** Runs once. Returns the number of awarded events. */
    async count(): Promise<number> {
      let closed = 0;
      for (const event of await repository.current()) {
        const now = clock.now();
        const state = stateOf(event, now);
        if (state === 'ahead') continue;
        if (await one(event.id, state === 'counting' && (await isComplete(event, now)))) closed += 1;
      }
      if (closed > 0) bus.wake(eventsWake);
      return closed;
    },
  };
}
