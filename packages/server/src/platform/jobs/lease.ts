import { drizzle } from 'drizzle-orm/node-postgres';
import type { OpenDatabase } from '../../ports/database/database.ts';
import { SiteClient } from '../../ports/database/site.client.ts';
import { tryTurn } from '../locks.ts';
import type { Platform, Running } from '../platform.ts';

/** Milliseconds between two tries for a lease, and between two looks whether it is still held. */
const pace = 2_000;

/**
 * Has something run on one node at a time for as long as that node lives: what keeps a pace finer than a job's, such as a simulated world.
 * The lease is a lock of an open transaction on a connection of its own: PostgreSQL frees it the moment the node is gone, and another takes over.
 * Resolves once it runs here, or is known to run elsewhere.
 */
export async function underLease({ faults }: Pick<Platform, 'faults'>, { url }: Pick<OpenDatabase, 'url'>, name: string, begin: () => Promise<Running>): Promise<Running> {
  let held: { client: SiteClient; running: Running } | undefined;
  let isStopping = false;

  async function take(): Promise<void> {
    const client = new SiteClient({ connectionString: url, keepAlive: true, application_name: 'pitchside lease' });
    try {
      await client.connect();
      await client.query('begin');
      if (await tryTurn(drizzle(client), 'lease', name)) held = { client, running: await begin() };
    } finally {
      if (!held) await client.end().catch(() => undefined);
    }
  }

  async function drop(): Promise<void> {
    const { client, running } = held ?? {};
    held = undefined;
    await running?.stop();
    await client?.end().catch(() => undefined);
  }

  async function look(): Promise<void> {
    if (!held) return take();
    // A connection that is gone took the lock with it.
    await held.client.query('select 1').catch(drop);
  }

  await take();
  let inHand: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    inHand = inHand.then(() => (isStopping ? undefined : look())).catch(faults.inJob(`the lease of ${name} could not be looked after`));
  }, pace).unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await inHand;
      await drop();
    },
  };
}
