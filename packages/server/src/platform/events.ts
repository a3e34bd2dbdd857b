import type { TopicEventData, TopicEventType } from '@pitchside/api/realtime';
import { and, asc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { randomBytes, randomInt } from 'node:crypto';
import type { Database, Transaction } from '../ports/database/database.ts';
import type { Localizable } from '../text/local.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import { topicEvents, topics } from './events.tables.ts';

/** Where a topic stands: the next event has `seq + 1`. */
export interface TopicPosition {
  epoch: string;
  seq: number;
}

export interface StoredEvent extends TopicPosition {
  type: TopicEventType;
  data: unknown;
}

/** Appends an event to a topic; it is written at the end of the running transaction. */
export type Emit = <T extends TopicEventType>(topic: string, type: T, data: Localizable<TopicEventData<T>>) => void;

interface Emitted {
  topic: string;
  type: TopicEventType;
  data: unknown;
}

/** The record of realtime: events live in the database with the change that caused them, the bus only says that there is something to read. */
export interface EventLog {
  /**
   * Runs a transaction, again when it met a deadlock; subscribers are woken after it has committed.
   * @param closing a statement that goes with the events, so that rows others wait for are held a trip less
   */
  transaction<T>(work: (tx: Transaction, emit: Emit) => Promise<T>, closing?: (value: T) => SQL | undefined): Promise<T>;
  /** Position of a topic; a topic begins when first asked for. */
  position(topic: string): Promise<TopicPosition>;
  /** Events after `seq`, in order, `eventsAtOnce` at most; undefined when some were trimmed already, or the topic never came so far. */
  after(topic: string, seq: number): Promise<StoredEvent[] | undefined>;
  /** Forgets events older than an instant (ms UTC). */
  trim(before: number): Promise<void>;
}

/** Events that are read in one go. */
export const eventsAtOnce = 1_000;

const newEpoch = () => randomBytes(6).toString('base64url');

/** What PostgreSQL says of a transaction that only has to be run again: a serialization failure, a deadlock, a lock that was not had within its second. */
const passing = new Set(['40001', '40P01', '55P03']);
const isPassing = (error: unknown): boolean => typeof error === 'object' && error !== null && (('code' in error && passing.has(String(error.code))) || ('cause' in error && isPassing(error.cause)));

/** Runs a transaction again, at most three times, after a pause that grows by chance. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > 3 || !isPassing(error)) throw error;
      await new Promise((resume) => setTimeout(resume, randomInt(1, 10 * 2 ** attempt)));
    }
  }
}

export function createEventLog(db: Database, bus: Bus, clock: Clock): EventLog {
  /** Writes all events of a transaction in one statement: each topic's number rises once, in the order of names, so that transactions cannot lock each other out. */
  async function write(tx: Transaction, emitted: readonly Emitted[], closing: SQL | undefined): Promise<void> {
    if (emitted.length === 0) return void (closing && (await tx.execute(closing)));
    await tx.execute(sql`
      with given as (
        select value->>'topic' as topic, value->>'type' as type, value->'data' as data, ordinality as n
        from jsonb_array_elements(${JSON.stringify(emitted)}::jsonb) with ordinality),
      places as (
        insert into ${topics} as t (name, epoch, seq) select topic, ${newEpoch()}, count(*) from given group by topic order by topic
        on conflict (name) do update set seq = t.seq + excluded.seq returning t.name, t.seq)${closing ? sql`, closing as (${closing})` : sql``}
      insert into ${topicEvents} (topic, seq, type, data, at)
      select topic, places.seq - count(*) over (partition by topic) + row_number() over (partition by topic order by n), type, data, ${clock.now()}
      from given join places on places.name = given.topic`);
  }

  return {
    async transaction(work, closing) {
      const emitted: Emitted[] = [];
      const result = await retrying(() =>
        db.transaction(async (tx) => {
          emitted.length = 0;
          const value = await work(tx, (topic, type, data) => void emitted.push({ topic, type, data }));
          await write(tx, emitted, closing?.(value));
          return value;
        }),
      );
      for (const topic of new Set(emitted.map((event) => event.topic))) bus.wake(topic);
      return result;
    },
    async position(topic) {
      const [known] = await db.select({ epoch: topics.epoch, seq: topics.seq }).from(topics).where(eq(topics.name, topic));
      if (known) return known;
      await db.insert(topics).values({ name: topic, epoch: newEpoch(), seq: 0 }).onConflictDoNothing();
      const [begun] = await db.select({ epoch: topics.epoch, seq: topics.seq }).from(topics).where(eq(topics.name, topic));
      return begun ?? { epoch: '', seq: 0 };
    },
    async after(topic, seq) {
      // Topics are read a dozen times a second: position and events in one trip.
      const rows = await db
        .select({ epoch: topics.epoch, last: topics.seq, seq: topicEvents.seq, type: topicEvents.type, data: topicEvents.data })
        .from(topics)
        .leftJoin(topicEvents, and(eq(topicEvents.topic, topics.name), gt(topicEvents.seq, seq)))
        .where(eq(topics.name, topic))
        .orderBy(asc(topicEvents.seq))
        .limit(eventsAtOnce);
      const [first] = rows;
      const last = first?.last ?? 0;
      // Somebody stands beyond the end: the topic began anew.
      if (seq > last) return undefined;
      if (!first || seq === last) return [];
      if (first.seq !== seq + 1) return undefined;
      return rows.flatMap(({ epoch, seq: number, type, data }) => (number === null ? [] : [{ epoch, seq: number, type: type as TopicEventType, data }]));
    },
    async trim(before) {
      await db.delete(topicEvents).where(lt(topicEvents.at, before));
    },
  };
}
