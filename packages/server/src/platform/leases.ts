import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Bus } from '../ports/bus/index.ts';
import type { Database } from '../ports/database/database.ts';
import type { Faults } from './faults.ts';
import { leases as table } from './leases.tables.ts';
import { coalesce } from './coalesce.ts';
import { createKeyedQueue } from './keyedQueue.ts';
import type { Running } from './running.types.ts';

/**
 * Times in ms: how long a silent node keeps its leases, how often leases are renewed, and how often a lease that another holder has is
 * retried.
 */
export const leaseTimes = { life: 8_000, renew: 2_000, retry: 2_000 };

/** Name on the bus: a lease was taken away or given back. */
const wakeName = 'leases';

/** Now on the clock of the database, ms UTC. */
export const databaseNow: SQL = sql.raw('(extract(epoch from clock_timestamp()) * 1000)::bigint');

/** A lease of this node, until it is released. */
export interface Lease {
  /** Releases the lease; others may take it at once. */
  release(): Promise<void>;
}

/**
 * Leases for work of one node at a time. A row names the holder, which renews it while it lives, so that another node takes over from a
 * dead one.
 */
export interface Leases {
  /**
   * Takes a free lease; undefined when any node holds it, this one too.
   * @param onLost called once, when it was revoked or taken by another node after a silence of ours
   */
  take(name: string, onLost: () => void): Promise<Lease | undefined>;
  /** Internal origin of the node that holds a lease; undefined when none does, or this one. */
  addressOf(name: string): Promise<string | undefined>;
  /** Takes a lease from its holder, which notices at once where the bus reaches it, and within two seconds elsewhere. */
  revoke(name: string): Promise<void>;
  /** Ms since the leases with a prefix were released or lost, no more than `within` ago; 0 for those that are held. */
  silences(beginning: string, within: number): Promise<Map<string, number>>;
  /** Names with a prefix that are held, or were released or lost at most `within` ms ago. */
  alive(beginning: string, within: number): Promise<string[]>;
  /** Does some work on one node at a time, this one at once if nobody does it; rejects when its first start fails. Stopping hands it on. */
  hold(name: string, start: () => Promise<Running>): Promise<Running>;
}

/**
 * @param node a name that survives a restart of the process: leases of the previous process are its own
 * @param address internal origin at which other nodes reach this one; empty where they do not
 */
export function createLeases(
  { db, bus, faults }: { db: Database; bus: Bus; faults: Faults },
  node: string = randomUUID(),
  address: () => string = () => '',
): Leases {
  const held = new Map<string, () => void>();
  // A release and a new take of one name in quick succession must reach the database in that order.
  const queue = createKeyedQueue();
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  async function renewAll(): Promise<void> {
    const asked = [...held];
    const { rows } = await db.execute<{ name: string }>(
      sql`update ${table} set until = ${databaseNow} + ${leaseTimes.life}::bigint where holder = ${node} and name = any(${sql.param(asked.map(([name]) => name))}::text[]) returning name`,
    );
    const kept = new Set(rows.map(({ name }) => name));
    for (const [name, onLost] of asked) {
      if (kept.has(name) || held.get(name) !== onLost) continue;
      forget(name);
      onLost();
    }
  }

  // One that nobody had in the meantime stays ours, however long the database was away.
  const renew = coalesce(() => renewAll().catch(faults.inJob('leases could not be renewed')));

  function remember(name: string, onLost: () => void): void {
    held.set(name, onLost);
    timer ??= setInterval(() => void renew(), leaseTimes.renew).unref();
    stopListening ??= bus.onWake((woken) => void (woken === wakeName && renew()));
  }

  function forget(name: string): void {
    held.delete(name);
    if (held.size > 0) return;
    clearInterval(timer);
    stopListening?.();
    timer = stopListening = undefined;
  }

  async function giveBack(name: string, onLost: () => void): Promise<void> {
    if (held.get(name) !== onLost) return;
    forget(name);
    await db.execute(sql`update ${table} set holder = '', until = ${databaseNow} where name = ${name} and holder = ${node}`);
    bus.wake(wakeName);
  }

  const leases: Leases = {
    take: (name, onLost) =>
      queue.wait(name, async () => {
        if (held.has(name)) return undefined;
        const { rowCount } = await db.execute(sql`
          insert into ${table} as l (name, holder, address, until) values (${name}, ${node}, ${address()}, ${databaseNow} + ${leaseTimes.life}::bigint)
          on conflict (name) do update set holder = excluded.holder, address = excluded.address, until = excluded.until where l.until <= ${databaseNow} or l.holder = excluded.holder`);
        if (rowCount !== 1) return undefined;
        remember(name, onLost);
        return { release: () => queue.wait(name, () => giveBack(name, onLost)) };
      }),
    async addressOf(name) {
      const { rows } = await db.execute<{ address: string }>(
        sql`select address from ${table} where name = ${name} and holder <> ${node} and holder <> '' and until > ${databaseNow}`,
      );
      return rows[0]?.address || undefined;
    },
    async revoke(name) {
      await db.execute(sql`update ${table} set holder = '', until = ${databaseNow} where name = ${name}`);
      bus.wake(wakeName);
    },
    async silences(beginning, within) {
      // Leases of this node's previous process that this one does not hold are free.
      const { rows } = await db.execute<{ name: string; silence: number }>(sql`
        select name, case when holder <> ${node} or name = any(${sql.param([...held.keys()])}::text[]) then greatest(0, ${databaseNow} - until)
          else greatest(1, ${databaseNow} - until) end::float8 as silence
        from ${table} where starts_with(name, ${beginning}) and until > ${databaseNow} - ${within}::bigint`);
      return new Map(rows.map(({ name, silence }) => [name, silence]));
    },
    async alive(beginning, within) {
      // Leases of this node's previous process that this one does not hold are free.
      const { rows } = await db.execute<{ name: string }>(sql`
        select name from ${table} where starts_with(name, ${beginning}) and until > ${databaseNow} - ${within}::bigint and (holder <> ${node} or name = any(${sql.param([...held.keys()])}::text[]))`);
      return rows.map(({ name }) => name);
    },
    hold: (name, start) => holdWork(leases, bus, faults, name, start),
  };
  return leases;
}

async function holdWork(leases: Leases, bus: Bus, faults: Faults, name: string, start: () => Promise<Running>): Promise<Running> {
  let work: Running | undefined;
  let lease: Lease | undefined;
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();

  async function end(): Promise<void> {
    const [ending, given] = [work, lease];
    work = lease = undefined;
    await ending?.stop();
    await given?.release().catch(faults.inJob('a lease could not be given back; it ends by itself', { lease: name }));
  }

  async function attempt(): Promise<void> {
    if (isStopped || lease) return;
    lease = await leases.take(
      name,
      () => void (turn = turn.then(end).catch(faults.inJob('work that another node does now could not be stopped', { lease: name }))),
    );
    if (!lease) return;
    try {
      work = await start();
    } catch (error) {
      await end();
      throw error;
    }
  }

  const retry = () => {
    if (!lease) turn = turn.then(attempt).catch(faults.inJob('work of one node could not be begun; it is tried again', { lease: name }));
  };

  await attempt();
  const timer = setInterval(retry, leaseTimes.retry).unref();
  const stopListening = bus.onWake((woken) => void (woken === wakeName && retry()));
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await turn;
      await end();
    },
  };
}
