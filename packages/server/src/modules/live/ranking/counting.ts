import { tryTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import { counting, type Moved, type Touched } from './counting.repository.ts';

/** Transfers read per transaction. */
const atOnce = 2_000;
/** Maximum duration of a transaction that writes a transfer, ms; until then a lower id may still appear. */
const settles = 20_000;
/** Maximum time between a tally and its transfer, ms: around midnight of the site they may have different days. */
const apart = 5_000;

/** Daily sums that a transfer affects, on its day and on that of a moment before. */
const touchedBy = ({ memberId, peerId, at }: Moved, anchors: readonly number[]): Touched[] =>
  memberId === null || (peerId === null && anchors.length === 0)
    ? []
    : [...new Set([dayAt(at), dayAt(at - apart)])].flatMap((day) => anchors.map((anchor) => ({ anchor, member: memberId, day })));

const gathered = (touched: readonly Touched[]): Touched[] => [...new Map(touched.map((each) => [JSON.stringify(each), each])).values()];

/**
 * Counts for the rankings outside the transaction of a gift, so that gifts do no extra work. New ledger entries say which sums to recompute
 * from their source.
 * Entries that have not settled are read again each time, which is idempotent.
 */
export function createCounting({ clock, db }: Pick<Platform, 'clock' | 'db'>) {
  /** Processes one batch. Returns whether there may be more. */
  const piece = () =>
    db.transaction(async (tx) => {
      // Another node is counting.
      if (!(await tryTurn(tx, 'ranking'))) return false;
      const now = clock.now();
      const { seen, at } = await counting.cursor(tx);
      const moved = await counting.after(tx, seen, atOnce);
      const of = (kind: string) => moved.filter((each) => each.kind === kind);
      const gifts = of('gift').flatMap((each) => touchedBy(each, each.peerId === null ? [] : [each.peerId]));
      const guards = of('noble').flatMap((each) => touchedBy(each, each.peerId === null ? [0] : [0, each.peerId]));
      await counting.gifts(tx, gathered(gifts), now);
      await counting.guards(tx, gathered(guards), now);
      await counting.fans(tx, await counting.grown(tx, at - settles), now);
      const settled = moved.findLast((each) => each.at <= now - settles)?.id ?? seen;
      await counting.advance(tx, settled, now);
      return moved.length === atOnce && settled > seen;
    });

  return async (): Promise<void> => {
    let isMore = true;
    while (isMore) isMore = await piece();
  };
}
