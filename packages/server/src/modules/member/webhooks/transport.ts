import { createHmac } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { leadsOutside, lookupPublic, NotPublic } from '../../../platform/publicAddress.ts';

/** Milliseconds that a receiver may take, from the connection to the end of its answer. */
const usualPatience = 10_000;
/** Octets of an answer that are read, and characters of it that are stored. */
const [mostRead, mostKept] = [4_096, 1_000];

/** Beginning of the secrets of endpoints (Standard Webhooks). */
export const secretPrefix = 'whsec_';

/** Result of a try. `isGone`: the receiver says that nobody will ever take messages there again. */
export interface Sent {
  isDelivered: boolean;
  isGone: boolean;
  status: number | null;
  answer: string;
}

/** A message as it is sent; the id stays the same at every try. */
export interface Letter {
  id: string;
  body: string;
}

/** Signature of a message (Standard Webhooks, v1). @param at seconds UTC @param secret with its prefix */
export const signatureOf = (secret: string, id: string, at: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
    .update(`${id}.${at}.${body}`)
    .digest('base64')}`;

/** An answer as it may be stored: no control characters, which text of the database cannot hold. */
const textOf = (chunks: readonly Buffer[]): string =>
  Buffer.concat(chunks)
    .subarray(0, mostRead)
    .toString('utf8')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .slice(0, mostKept);

function reasonOf(error: Error): string {
  if (error instanceof NotPublic) return 'not_public';
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable';
}

/** Signs messages and posts them to receivers. Nothing is followed elsewhere, and nothing is sent into one's own network. */
export function createWebhookTransport({
  onLoopback,
  lookup = lookupPublic,
  patience = usualPatience,
}: {
  onLoopback: boolean;
  lookup?: LookupFunction;
  patience?: number;
}) {
  // A new connection for each message, so that its address is checked each time.
  const agents = { https: new Agent({ keepAlive: false, lookup }), http: new PlainAgent({ keepAlive: false }) };
  const stopping = new AbortController();

  return {
    mayUse: (url: string) => leadsOutside(url, onLoopback),
    /** Sends a message; failures are values. @param now ms UTC */
    send(url: string, secret: string, { id, body }: Letter, now: number): Promise<Sent> {
      const failed = (answer: string): Sent => ({ isDelivered: false, isGone: false, status: null, answer });
      if (!leadsOutside(url, onLoopback)) return Promise.resolve(failed('not_public'));
      const at = Math.floor(now / 1_000);
      const [ask, agent] = url.startsWith('http:') ? [plainRequest, agents.http] : [request, agents.https];
      return new Promise((resolve) => {
        const text = Buffer.from(body, 'utf8');
        // An answer that breaks off has told its status, and with it what became of the message.
        let end = (error?: Error): void => resolve(failed(error ? reasonOf(error) : 'unreachable'));
        const asked = ask(
          url,
          {
            method: 'POST',
            agent,
            signal: AbortSignal.any([AbortSignal.timeout(patience), stopping.signal]),
            headers: {
              'content-type': 'application/json',
              'content-length': text.length,
              'user-agent': 'webhook/1',
              'webhook-id': id,
              'webhook-timestamp': at,
              'webhook-signature': signatureOf(secret, id, at, body),
            },
          },
          (response) => {
            const status = response.statusCode ?? 0;
            const chunks: Buffer[] = [];
            let read = 0;
            end = () => {
              const answer = status >= 300 && status < 400 ? 'redirect' : textOf(chunks);
              resolve({ isDelivered: status >= 200 && status < 300, isGone: status === 410, status, answer });
            };
            response.on('data', (chunk: Buffer) => {
              chunks.push(chunk);
              read += chunk.length;
              if (read >= mostRead) response.destroy();
            });
            response.on('error', () => undefined);
            response.on('close', () => end());
          },
        );
        asked.on('error', (error: Error) => end(error));
        asked.end(text);
      });
    },
    stop(): void {
      stopping.abort();
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
export type WebhookTransport = ReturnType<typeof createWebhookTransport>;
