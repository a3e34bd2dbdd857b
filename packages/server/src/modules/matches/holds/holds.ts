import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EventLog, Emit } from '../../../platform/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Names } from '../../../text/local.ts';
import { matches, matchPlacings, type MatchUpdate, type Pair } from '../../sport/index.ts';
import { matchHolds } from './holds.tables.ts';

/** A manual override of a match. */
export type MatchHold = typeof matchHolds.$inferSelect;

/** Override by an operator: the match is frozen, or has another score. */
export interface HoldWord {
  matchId: string;
  kind: MatchHold['kind'];
  /** The overriding score; null for a frozen match. */
  score: Pair | null;
  reasons: Names;
  by: string;
}

const current = eq(matchHolds.isReleased, false);

/**
 * Splits a delivery: updates of matches under a manual override are stored with the override, the rest is returned. Overridden matches keep
 * their lead over the source.
 */
export async function partHeld(tx: Transaction, updates: readonly MatchUpdate[], now: number): Promise<readonly MatchUpdate[]> {
  if (updates.length === 0) return updates;
  const ids = [...new Set(updates.map(({ matchId }) => matchId))];
  const rows = await tx.select().from(matchHolds).where(inArray(matchHolds.matchId, ids));
  if (rows.length === 0) return updates;
  const holds = new Map(rows.map((row) => [row.matchId, row]));
  const free: MatchUpdate[] = [];
  for (const update of updates) {
    const hold = holds.get(update.matchId);
    if (!hold) free.push(update);
    else if (hold.isReleased) free.push({ ...update, version: update.version + hold.ahead });
    else holds.set(update.matchId, { ...hold, said: latest(hold.said, update), saidAt: now });
  }
  for (const { matchId, isReleased, said, saidAt } of holds.values())
    if (!isReleased && saidAt === now) await tx.update(matchHolds).set({ said, saidAt }).where(eq(matchHolds.matchId, matchId));
  return free;
}

/** Merges two updates: the state of the newer, and the events of both. */
function latest(before: MatchUpdate | null, update: MatchUpdate): MatchUpdate {
  if (!before) return update;
  const newer = update.version > before.version ? update : before;
  const events = new Map([...before.events, ...update.events].map((event) => [event.id, event]));
  return { ...newer, events: [...events.values()] };
}

/** Those of some matches without a manual override. */
export async function notHeld(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await tx
    .select({ id: matchHolds.matchId })
    .from(matchHolds)
    .where(and(inArray(matchHolds.matchId, [...ids]), current));
  const held = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !held.has(id));
}

/** Manual overrides of matches by operators. */
export interface MatchHolds {
  /** Freezes a match, or overrides its score, until it is released; false for an unknown match. */
  put(word: HoldWord): Promise<boolean>;
  /** Releases a match: updates of the source since then apply at once. False where there is no override. */
  release(matchId: string): Promise<boolean>;
  /** Active overrides, newest first. */
  list(limit: number): Promise<MatchHold[]>;
  /** Active override of a match. */
  of(matchId: string): Promise<MatchHold | undefined>;
}

interface HoldsParts {
  db: Database;
  events: EventLog;
  clock: Clock;
  /** Stores the states of matches and publishes them. */
  store: (tx: Transaction, emit: Emit, updates: readonly MatchUpdate[]) => Promise<void>;
}

export function createHolds({ db, events, clock, store }: HoldsParts): MatchHolds {
  const award = (tx: Transaction, matchId: string, isAwarded: boolean) =>
    tx
      .insert(matchPlacings)
      .values({ matchId, stage: 'league', roundOrder: 0, isAwarded })
      .onConflictDoUpdate({ target: matchPlacings.matchId, set: { isAwarded } });

  return {
    put: ({ matchId, kind, score, reasons, by }) =>
      events.transaction(async (tx, emit) => {
        const [match] = await tx.select().from(matches).where(eq(matches.id, matchId)).for('update');
        if (!match) return false;
        const [before] = await tx.select().from(matchHolds).where(eq(matchHolds.matchId, matchId)).for('update');
        const own = { kind, reasons, by, at: clock.now(), isReleased: false, ahead: (before?.ahead ?? 0) + (score ? 1 : 0) };
        const meanwhile = before && !before.isReleased ? {} : { said: null, saidAt: null };
        await tx
          .insert(matchHolds)
          .values({ matchId, ...own })
          .onConflictDoUpdate({ target: matchHolds.matchId, set: { ...own, ...meanwhile } });
        if (!score) return true;
        const { minute, added, half, penalties, regular, counts, version } = match;
        const isOver = kind === 'awarded';
        const word = {
          matchId,
          version: version + 1,
          status: isOver ? ('finished' as const) : match.status,
          score,
          minute: isOver ? null : minute,
          added: isOver ? 0 : added,
          half,
          penalties: isOver ? null : penalties,
          regular: isOver ? null : regular,
          counts,
          events: [],
        };
        if (isOver) await award(tx, matchId, true);
        await store(tx, emit, [word]);
        return true;
      }),
    release: (matchId) =>
      events.transaction(async (tx, emit) => {
        const [hold] = await tx
          .select()
          .from(matchHolds)
          .where(and(eq(matchHolds.matchId, matchId), current))
          .for('update');
        if (!hold) return false;
        const ahead = hold.ahead + 1;
        await tx.update(matchHolds).set({ isReleased: true, ahead, said: null, saidAt: null }).where(eq(matchHolds.matchId, matchId));
        if (hold.kind === 'awarded') await award(tx, matchId, false);
        if (hold.said) await store(tx, emit, [{ ...hold.said, version: hold.said.version + ahead }]);
        return true;
      }),
    list: (limit) => db.select().from(matchHolds).where(current).orderBy(desc(matchHolds.at)).limit(limit),
    async of(matchId) {
      const [hold] = await db
        .select()
        .from(matchHolds)
        .where(and(eq(matchHolds.matchId, matchId), current));
      return hold;
    },
  };
}
