import { SiteClient } from '../database/siteClient.ts';
import type { Line, LineEvents } from './relay.ts';

/** One database is one site, so that one channel serves. */
const channel = 'pitchside';
/** Milliseconds between two tries to connect, and between two checks of the connection. */
const pace = { retry: 250, beat: 5_000 };

/**
 * A connection by LISTEN and NOTIFY, on a session of its own: a listening session must not be handed to anybody else.
 * @param warn called with the cause of a cut, once a cut
 */
export function openPostgresLine(url: string, { heard, back }: LineEvents, warn: (error: unknown) => void): Line {
  let client: SiteClient | undefined;
  let isClosed = false;
  let isCut = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new SiteClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 1_500,
      application_name: 'pitchside bus',
    });
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await next.connect();
      // A wake-up is not worth a wait for the disk.
      await next.query(`set synchronous_commit to off; listen ${channel}`);
    } catch (error) {
      if (!isCut) warn(error);
      isCut = true;
      await next.end().catch(() => undefined);
      return later();
    }
    if (isClosed) return void next.end().catch(() => undefined);
    next.once('end', () => {
      client = undefined;
      later();
    });
    client = next;
    isCut = false;
    back();
  }

  function later(): void {
    if (!isClosed) retry = setTimeout(() => void connecting(), pace.retry).unref();
  }

  let connection = Promise.resolve();
  const connecting = () => (connection = connect());

  // The client notices a silently lost peer: it ends a connection that does not answer.
  const beat = setInterval(() => void client?.query('select 1').catch(() => undefined), pace.beat).unref();

  void connecting();
  return {
    async send(text) {
      if (!client) throw new Error('the line to the database is cut');
      await client.query('select pg_notify($1, $2)', [channel, text]);
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      clearTimeout(retry);
      await connection;
      await client?.end().catch(() => undefined);
    },
  };
}
