import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import type { PushMessage } from '@pitchside/api/messages/push';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A message as it came to the double, decrypted. */
export interface Received {
  /** Number of the subscription. */
  subscription: number;
  message: PushMessage;
  headers: IncomingMessage['headers'];
}

/** A subscription as a browser has one. */
export interface Subscription {
  number: number;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Decrypts a body (RFC 8188 and 8291) with the keys of a browser; independent of the library that encrypts. */
export function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Whether a request is signed by the owner of a VAPID key for this service (RFC 8292). */
export function isSigned(authorization: string, publicKey: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  return (
    isRight && key === publicKey && aud === audience && exp * 1_000 > Date.now() && exp * 1_000 < Date.now() + 86_400_000 && sub !== ''
  );
}

/** A push service on this machine that decrypts what it gets; answers may be changed, a subscription at a time. */
export async function startPushService() {
  const browsers = new Map<number, { curve: ECDH; auth: Buffer }>();
  const received: Received[] = [];
  /** Answer of a subscription, or of all. Default 201. */
  const answers = new Map<number | 'all', (response: ServerResponse) => void>();
  let requests = 0;
  let heard: ((count: number) => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests += 1;
      const number = Number(/^\/push\/(\d+)/.exec(request.url ?? '')?.[1]);
      const answer = answers.get(number) ?? answers.get('all');
      const browser = browsers.get(number);
      if (answer) return answer(response);
      if (!browser) return response.writeHead(404).end();
      const message = JSON.parse(decrypt(Buffer.concat(chunks), browser.curve, browser.auth)) as PushMessage;
      received.push({ subscription: number, message, headers: request.headers });
      response.writeHead(201).end();
      heard?.(received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    received,
    answers,
    requests: () => requests,
    /** Makes a browser's subscription. */
    subscribe(): Subscription {
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const number = browsers.size + 1;
      browsers.set(number, { curve, auth });
      // The address is as long as those of real services.
      const endpoint = `${origin}/push/${number}/${createHmac('sha256', 'endpoint').update(String(number)).digest('base64url')}`;
      return { number, endpoint, keys: { p256dh: curve.generateKeys('base64url'), auth: auth.toString('base64url') } };
    },
    /** Answers every request of a subscription, or of all, with a status. */
    answer(of: number | 'all', status: number | undefined, headers: Record<string, string> = {}): void {
      if (status === undefined) answers.delete(of);
      else answers.set(of, (response) => response.writeHead(status, headers).end());
    },
    /** Calls back with the number of messages after each. */
    onMessage: (listener: (count: number) => void) => void (heard = listener),
    /** Messages of a subscription, by what they say. */
    titles: (number: number): string[] =>
      received.filter(({ subscription }) => subscription === number).map(({ message }) => message.notification.title),
    clear: () => void received.splice(0),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
