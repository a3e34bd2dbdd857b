import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EventLog, Emit } from '../../../../platform/events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import type { Names } from '../../../../text/local.ts';
import { matches, matchPlacings, type MatchUpdate, type Pair } from '../../sport/index.ts';
import { manualOverrides } from './manualOverrides.tables.ts';

/** A manual override of a match. */
export type ManualOverride = typeof manualOverrides.$inferSelect;

/** Override by an operator: the match is frozen, or has another score. */
export interface OverrideRequest {
  matchId: string;
  kind: ManualOverride['kind'];
  /** The overriding score; null for a frozen match. */
  score: Pair | null;
  reasons: Names;
  by: string;
}

const current = eq(manualOverrides.isReleased, false);

/**
 * Splits a delivery: updates of matches under a manual override are stored with the override, the rest is returned. Overridden matches keep
 * their lead over the source.
 */
export async function splitOverridden(tx: Transaction, updates: readonly MatchUpdate[], now: number): Promise<readonly MatchUpdate[]> {
  if (updates.length === 0) return updates;
  const ids = [...new Set(updates.map(({ matchId }) => matchId))];
  const rows = await tx.select().from(manualOverrides).where(inArray(manualOverrides.matchId, ids));
  if (rows.length === 0) return updates;
  const overrides = new Map(rows.map((row) => [row.matchId, row]));
  const free: MatchUpdate[] = [];
  for (const update of updates) {
    const override = overrides.get(update.matchId);
    if (!override) free.push(update);
    else if (override.isReleased) free.push({ ...update, version: update.version + override.ahead });
    else overrides.set(update.matchId, { ...override, said: latest(override.said, update), saidAt: now });
  }
  for (const { matchId, isReleased, said, saidAt } of overrides.values())
    if (!isReleased && saidAt === now) await tx.update(manualOverrides).set({ said, saidAt }).where(eq(manualOverrides.matchId, matchId));
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
export async function withoutOverride(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const rows = await tx
    .select({ id: manualOverrides.matchId })
    .from(manualOverrides)
    .where(and(inArray(manualOverrides.matchId, [...ids]), current));
  const overridden = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !overridden.has(id));
}

/** Manual overrides of matches by operators. */
export interface ManualOverrides {
  /** Freezes a match, or overrides its score, until it is released; false for an unknown match. */
  put(word: OverrideRequest): Promise<boolean>;
  /** Releases a match: updates of the source since then apply at once. False where there is no override. */
  release(matchId: string): Promise<boolean>;
  /** Active overrides, newest first. */
  list(limit: number): Promise<ManualOverride[]>;
  /** Active override of a match. */
  of(matchId: string): Promise<ManualOverride | undefined>;
}

interface OverrideParts {
  db: Database;
  events: EventLog;
  clock: Clock;
  /** Stores the states of matches and publishes them. */
  store: (tx: Transaction, emit: Emit, updates: readonly MatchUpdate[]) => Promise<void>;
}

export function createManualOverrides({ db, events, clock, store }: OverrideParts): ManualOverrides {
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
        const [before] = await tx.select().from(manualOverrides).where(eq(manualOverrides.matchId, matchId)).for('update');
        const own = { kind, reasons, by, at: clock.now(), isReleased: false, ahead: (before?.ahead ?? 0) + (score ? 1 : 0) };
        const meanwhile = before && !before.isReleased ? {} : { said: null, saidAt: null };
        await tx
          .insert(manualOverrides)
          .values({ matchId, ...own })
          .onConflictDoUpdate({ target: manualOverrides.matchId, set: { ...own, ...meanwhile } });
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
        const [override] = await tx
          .select()
          .from(manualOverrides)
          .where(and(eq(manualOverrides.matchId, matchId), current))
          .for('update');
        if (!override) return false;
        const ahead = override.ahead + 1;
        await tx
          .update(manualOverrides)
          .set({ isReleased: true, ahead, said: null, saidAt: null })
          .where(eq(manualOverrides.matchId, matchId));
        if (override.kind === 'awarded') await award(tx, matchId, false);
        if (override.said) await store(tx, emit, [{ ...override.said, version: override.said.version + ahead }]);
        return true;
      }),
    list: (limit) => db.select().from(manualOverrides).where(current).orderBy(desc(manualOverrides.at)).limit(limit),
    async of(matchId) {
      const [override] = await db
        .select()
        .from(manualOverrides)
        .where(and(eq(manualOverrides.matchId, matchId), current));
      return override;
    },
  };
}
