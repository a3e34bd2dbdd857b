import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Line, LineEvents } from './relay.ts';

/** Milliseconds between two tries to connect, and between two pings of the server. */
const pace = { retry: 250, beat: 5_000 };

/** Subject of a site: sites that share a server differ by the path of its address. */
export const subjectOf = (url: string): string => ['pitchside', ...new URL(url).pathname.split('/').filter(Boolean)].join('.');

/**
 * A connection over NATS.
 * @param url `nats://` or `tls://`, with `user:password@` where the server asks for it
 * @param warn called with the cause of a cut, once a cut
 */
export function openNatsLine(url: string, { heard, back }: LineEvents, warn: (error: unknown) => void): Line {
  const { protocol, host, username, password } = new URL(url);
  const subject = subjectOf(url);
  let isClosed = false;
  let client: NatsConnection | undefined;

  async function watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') warn(new Error('the line to NATS is cut'));
      if (type === 'reconnect') back();
    }
  }

  /** The first connection; from then on the client comes back by itself. */
  async function open(): Promise<void> {
    for (let isFirst = true; !isClosed; isFirst = false) {
      try {
        return await begin();
      } catch (error) {
        if (isFirst) warn(error);
        await new Promise((resume) => setTimeout(resume, pace.retry).unref());
      }
    }
  }

  async function begin(): Promise<void> {
    const connection = await connect({
      servers: host,
      name: 'pitchside',
      noEcho: true,
      timeout: 2_000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: pace.retry,
      pingInterval: pace.beat,
      maxPingOut: 2,
      ...(protocol === 'tls:' && { tls: {} }),
      ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    });
    if (isClosed) return connection.close();
    connection.subscribe(subject, { callback: (error, message) => (error ? warn(error) : heard(message.string())) });
    // Messages published after this flush is answered are received.
    await connection.flush();
    client = connection;
    back();
    void watch(connection).catch(warn);
  }

  void open();
  return {
    async send(text) {
      if (!client) throw new Error('the line to NATS is cut');
      client.publish(subject, text);
    },
    async close() {
      isClosed = true;
      // Drain first, so that the last messages are sent.
      await client?.drain().catch(() => client?.close());
    },
  };
}
