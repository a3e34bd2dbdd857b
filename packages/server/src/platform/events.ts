import type { TopicEventData, TopicEventType } from '@pitchside/api/realtime';
import { sql, type SQL } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { builtOnce } from '../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../ports/database/database.ts';
import type { Localizable } from '../text/local.ts';
import type { Bus } from '../ports/bus/index.ts';
import type { Clock } from './clock.ts';
import { topicEvents, topics } from './events.tables.ts';

/** Position of a topic: its next event has `seq + 1`. */
export interface TopicPosition {
  epoch: string;
  seq: number;
}

/** Position of a topic when it was last read. */
export interface Place extends TopicPosition {
  topic: string;
}

export interface StoredEvent extends TopicPosition {
  type: TopicEventType;
  data: unknown;
}

/** Appends an event to a topic; it is written at the end of the running transaction. */
export type Emit = <T extends TopicEventType>(topic: string, type: T, data: Localizable<TopicEventData<T>>) => void;

/**
 * Arguments of `events_append` besides the events: a name for the numbering of new topics, the moment (ms UTC), and the precision of a
 * topic's last change.
 */
export interface Appending {
  epoch: string;
  at: number;
  freshFor: number;
}

/** Result of a statement that writes its own events: newest numbers of the topics that it moved. */
export interface Moving {
  moved?: Readonly<Record<string, number>>;
}

/** Events in the format of the database function `events_append`; their data are checked by the type of `emit`. */
const emittedEvents = z.array(z.object({ topic: z.string(), type: z.string(), data: z.unknown() }));

/** Rows of `events_append`: newest numbers of topics. */
const appendedTopics = z.array(z.object({ topic_name: z.string(), newest: z.int() }));

/**
 * Event log of realtime: events are stored in the database with the change that caused them, the bus only says that there is something to
 * read.
 */
export interface EventLog {
  /**
   * Runs a transaction and retries it after a deadlock; subscribers are woken after the commit.
   * @param closing a statement that is sent with the events, so that contended rows are locked for one round trip less
   */
  transaction<T>(work: (tx: Transaction, emit: Emit) => Promise<T>, closing?: (value: T) => SQL | undefined): Promise<T>;
  /**
   * Runs one statement that commits by itself and has written its events with `events_append`; retries it after a deadlock. Subscribers are
   * woken afterwards.
   * @param ask gives one row with one column `result`
   * @param result its schema; in `moved` stand the newest numbers of topics
   */
  single<T extends Moving>(ask: (appending: Appending) => SQL, result: z.ZodMiniType<T>): Promise<T>;
  /** Position of a topic; starts a topic that has not begun yet, so it must exist. */
  position(topic: string): Promise<TopicPosition>;
  /** Positions of topics, in one query; topics that have not begun are left out, or started with `begin`. */
  positions(topics: readonly string[], options?: { begin?: boolean }): Promise<Map<string, TopicPosition>>;
  /** Topics whose position has changed; `news` reads their new events. */
  moved(known: readonly Place[]): Promise<string[]>;
  /** Events after `seq`, in order, `eventsAtOnce` at most; undefined when some were trimmed already, or the topic never came so far. */
  after(topic: string, seq: number): Promise<StoredEvent[] | undefined>;
  /** The same of several topics in one question; a topic that is gone is left out. */
  news(since: readonly Omit<Place, 'epoch'>[]): Promise<Map<string, StoredEvent[] | undefined>>;
  /** Conflicts of this process's transactions since its start, retried or given up, by PostgreSQL's code. */
  conflicts(): Conflicts;
}

/**
 * PostgreSQL's codes for a transaction that only has to be run again: serialization failure, deadlock, and a lock that was not granted
 * within its second.
 */
export const conflictCodes = ['40001', '40P01', '55P03'] as const;
export type Conflicts = Readonly<Record<(typeof conflictCodes)[number], number>>;

/** Precision of a topic's last change, ms: its column is indexed, and a row whose indexed columns stay the same is rewritten in place. */
const freshFor = 3_600_000;

/** Events that are read in one go. */
export const eventsAtOnce = 1_000;

const newEpoch = () => randomBytes(6).toString('base64url');

/** Code of a conflict, anywhere in the chain of an error. */
export function conflictOf(error: unknown): keyof Conflicts | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const own = 'code' in error ? conflictCodes.find((code) => code === error.code) : undefined;
  return own ?? ('cause' in error ? conflictOf(error.cause) : undefined);
}

/** Runs a transaction again, at most three times, after a pause that grows by chance; each conflict is counted, also the last. */
async function retrying<T>(work: () => Promise<T>, counts: Record<keyof Conflicts, number>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const conflict = conflictOf(error);
      if (conflict) counts[conflict] += 1;
      if (attempt > 3 || !conflict) throw error;
      await new Promise((resume) => setTimeout(resume, randomInt(1, 10 * 2 ** attempt)));
    }
  }
}

export function createEventLog(db: Database, bus: Bus, clock: Clock): EventLog {
  const counts = { '40001': 0, '40P01': 0, '55P03': 0 };
  const appending = (): Appending => ({ epoch: newEpoch(), at: clock.now(), freshFor });
  /**
   * Writes all events of a transaction in one statement and returns the newest number of each topic. Each topic's number rises once, in
   * order of names, so that transactions cannot deadlock.
   */
  async function write(tx: Transaction, emitted: z.output<typeof emittedEvents>, closing: SQL | undefined): Promise<Map<string, number>> {
    if (emitted.length === 0) {
      if (closing) await tx.execute(closing);
      return new Map();
    }
    const { epoch, at } = appending();
    const given = JSON.stringify(emittedEvents.parse(emitted));
    const { rows } = await tx.execute(
      sql`${closing ? sql`with closing as (${closing}) ` : sql``}select * from events_append(${given}::jsonb, ${epoch}, ${at}::bigint, ${freshFor}::bigint)`,
    );
    return new Map(appendedTopics.parse(rows).map(({ topic_name, newest }) => [topic_name, newest]));
  }

  const places = builtOnce(() =>
    db
      .select()
      .from(topics)
      .where(sql`${topics.name} = any(${sql.placeholder('names')}::text[])`),
  );
  const positions: EventLog['positions'] = async (names, { begin = false } = {}) => {
    const read = async () =>
      new Map(
        names.length === 0 ? [] : (await places().execute({ names: [...names] })).map(({ name, epoch, seq }) => [name, { epoch, seq }]),
      );
    const known = await read();
    // In the order of names, so that two that begin the same topics never lock each other out.
    const missing = begin ? [...new Set(names.filter((name) => !known.has(name)))].sort() : [];
    if (missing.length === 0) return known;
    await db.execute(
      sql`insert into ${topics} (name, epoch, seq, at) select *, 0, ${clock.now()}::bigint from unnest(${sql.param(missing)}::text[], ${sql.param(missing.map(newEpoch))}::text[]) on conflict do nothing`,
    );
    return read();
  };

  const news: EventLog['news'] = async (since) => {
    if (since.length === 0) return new Map();
    // Topics are read a dozen times a second: positions and events of all in one trip.
    const { rows } = await db.execute<{
      name: string;
      from: number;
      epoch: string;
      last: number;
      seq: number | null;
      type: TopicEventType;
      data: unknown;
    }>(sql`
      select t.name, given.seq as "from", t.epoch, t.seq as last, e.seq, e.type, e.data
      from unnest(${sql.param(since.map(({ topic }) => topic))}::text[], ${sql.param(since.map(({ seq }) => seq))}::bigint[]) as given (name, seq)
      join ${topics} as t on t.name = given.name
      left join lateral (select * from ${topicEvents} as later where later.topic = given.name and later.seq > given.seq order by later.seq limit ${eventsAtOnce}) as e on true
      order by t.name, e.seq`);
    const found = new Map<string, StoredEvent[] | undefined>();
    for (const { name, from, epoch, last, seq, type, data } of rows) {
      const known = found.get(name);
      if (known && seq !== null) known.push({ epoch, seq, type, data });
      if (found.has(name)) continue;
      // A position beyond the end means that the topic began anew; a gap means that the next events were trimmed.
      const isLost = from > last || (from < last && seq !== from + 1);
      found.set(name, isLost ? undefined : seq === null ? [] : [{ epoch, seq, type, data }]);
    }
    return found;
  };

  return {
    async transaction(work, closing) {
      const emitted: z.output<typeof emittedEvents> = [];
      let newest = new Map<string, number>();
      const attempt = () =>
        db.transaction(async (tx) => {
          emitted.length = 0;
          const value = await work(tx, (topic, type, data) => void emitted.push({ topic, type, data }));
          newest = await write(tx, emitted, closing?.(value));
          return value;
        });
      const result = await retrying(attempt, counts);
      for (const [topic, seq] of newest) bus.wake(topic, seq);
      return result;
    },
    async single(ask, result) {
      const { rows } = await retrying(() => db.execute<{ result: unknown }>(ask(appending())), counts);
      const [row] = rows;
      if (!row) throw new Error('a statement of one row gave none');
      const value = result.parse(row.result);
      for (const [topic, seq] of Object.entries(value.moved ?? {})) bus.wake(topic, seq);
      return value;
    },
    async position(topic) {
      return (await positions([topic], { begin: true })).get(topic) ?? { epoch: '', seq: 0 };
    },
    positions,
    async moved(known) {
      if (known.length === 0) return [];
      const { rows } = await db.execute<{ name: string }>(sql`
        select given.name from unnest(${sql.param(known.map(({ topic }) => topic))}::text[], ${sql.param(known.map(({ epoch }) => epoch))}::text[], ${sql.param(known.map(({ seq }) => seq))}::bigint[]) as given (name, epoch, seq)
        left join ${topics} as t on t.name = given.name where t.seq is distinct from given.seq or t.epoch <> given.epoch`);
      return rows.map(({ name }) => name);
    },
    async after(topic, seq) {
      const found = await news([{ topic, seq }]);
      // A topic that has not begun has no events, and no position beyond its start is valid.
      return found.has(topic) ? found.get(topic) : seq > 0 ? undefined : [];
    },
    news,
    conflicts: () => ({ ...counts }),
  };
}
