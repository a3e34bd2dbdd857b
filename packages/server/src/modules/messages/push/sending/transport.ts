import { createHash } from 'node:crypto';
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { isOwnMachine } from '../../../../platform/address.ts';
import { leadsOutside, lookupPublic } from '../../../../platform/publicAddress.ts';
import type { VapidKeys } from './vapid.ts';

/** Milliseconds that a push service may take to answer. */
const patience = 8_000;
/** Connections to one push service at most. */
const mostConnections = 48;
/** Seconds for which a signature for a push service is used; it is valid for twelve hours. */
const [signatureUse, signatureLife] = [6 * 3_600, 12 * 3_600];
/** Longest pause that a push service may ask for, ms. */
const longestPause = 3_600_000;
/** Octets of an answer that are read; nobody needs it. */
const mostRead = 4_096;

/** Result of sending a message. `later`: it may be tried again, in so many ms where the push service says when. */
export type SendResult =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; status: number }
  | { outcome: 'later'; after?: number; reason: string };

/** A message with what a push service is to know of it. */
export interface Letter {
  text: string;
  /** Seconds for which it is worth being delivered. */
  ttl: number;
  urgency: 'low' | 'normal' | 'high';
  /** A waiting message of the same tag is replaced by it. */
  tag: string;
}

/** Whether an address may be one of a push service: https to a public name. @param onLoopback lets one of this machine through (tests) */
export function isPushEndpoint(endpoint: string, onLoopback: boolean): boolean {
  if (!leadsOutside(endpoint, onLoopback)) return false;
  const { hostname, port, pathname } = new URL(endpoint);
  return pathname.length >= 2 && (port === '' || (onLoopback && isOwnMachine(hostname.replace(/^\[|\]$/g, ''))));
}

/** A push service as a log may name it: the rest of the address is a secret. */
export const maskEndpoint = (endpoint: string): string =>
  `${URL.canParse(endpoint) ? new URL(endpoint).origin : 'none'}/… ${createHash('sha256').update(endpoint).digest('base64url').slice(0, 6)}`;

/** Topic of a tag (RFC 8030, 5.4): at most 32 characters of base64url. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

function afterOf({ headers }: IncomingMessage, now: number): number | undefined {
  const given = headers['retry-after'];
  if (given === undefined) return undefined;
  const wait = /^\d{1,9}$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - now;
  return Number.isNaN(wait) ? undefined : Math.min(longestPause, Math.max(0, wait));
}

function resultOf(response: IncomingMessage, now: number): SendResult {
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  // 403: the browser subscribed with another key than the site has now.
  if (status === 404 || status === 410 || status === 403) return { outcome: 'gone' };
  if (status === 429 || status >= 500) {
    const after = afterOf(response, now);
    return { outcome: 'later', reason: `status ${status}`, ...(after !== undefined && { after }) };
  }
  return { outcome: 'refused', status };
}

/** Encrypts messages (RFC 8291) and hands them to push services, which are never followed elsewhere. */
export function createTransport({ keys, contact, onLoopback }: { keys: VapidKeys; contact: () => string; onLoopback: boolean }) {
  const options = { keepAlive: true, maxSockets: mostConnections, maxFreeSockets: 8, timeout: patience };
  const agents = { https: new Agent({ ...options, lookup: lookupPublic }), http: new PlainAgent(options) };
  const signatures = new Map<string, { header: string; until: number }>();

  function signature(audience: string, now: number): string {
    const known = signatures.get(audience);
    if (known && known.until > now) return known.header;
    if (signatures.size > 200) signatures.clear();
    const expiration = Math.floor(now / 1_000) + signatureLife;
    const { Authorization } = webPush.getVapidHeaders(audience, contact(), keys.publicKey, keys.privateKey, 'aes128gcm', expiration);
    signatures.set(audience, { header: Authorization, until: now + signatureUse * 1_000 });
    return Authorization;
  }

  function post(endpoint: string, body: Buffer, headers: Record<string, string | number>, now: number): Promise<SendResult> {
    const url = new URL(endpoint);
    // Only an address of this machine may come without TLS, which the guard of addresses lets through in tests alone.
    const [send, agent] = url.protocol === 'http:' ? [plainRequest, agents.http] : [request, agents.https];
    return new Promise((resolve) => {
      const failed = (error: Error) => resolve({ outcome: 'later', reason: 'code' in error ? String(error.code) : error.name });
      const asked = send(
        url,
        { method: 'POST', headers: { ...headers, 'content-length': body.length }, agent, signal: AbortSignal.timeout(patience) },
        (response) => {
          resolve(resultOf(response, now));
          let read = 0;
          response.on('data', (chunk: Buffer) => {
            read += chunk.length;
            if (read > mostRead) response.destroy();
          });
          response.on('error', () => undefined);
        },
      );
      asked.on('error', failed);
      asked.end(body);
    });
  }

  return {
    publicKey: keys.publicKey,
    mayUse: (endpoint: string) => isPushEndpoint(endpoint, onLoopback),
    /** Sends a message. Failures are values, so that one device never ends a round. @param now ms UTC */
    async send(
      { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
      { text, ttl, urgency, tag }: Letter,
      now = Date.now(),
    ): Promise<SendResult> {
      if (!isPushEndpoint(endpoint, onLoopback)) return { outcome: 'gone' };
      let body: Buffer;
      try {
        body = webPush.encrypt(p256dh, auth, text, 'aes128gcm').cipherText;
      } catch {
        // Keys that nothing can be encrypted for never get better.
        return { outcome: 'gone' };
      }
      const headers = {
        authorization: signature(new URL(endpoint).origin, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: Math.max(0, ttl),
        urgency,
        topic: topicOf(tag),
      };
      return post(endpoint, body, headers, now);
    },
    stop(): void {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
export type Transport = ReturnType<typeof createTransport>;
