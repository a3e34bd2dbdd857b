import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { userSigLength } from '@pitchside/api/messages/im';
import * as z from 'zod/mini';

/** Application id and key for signatures: ours, or those of the vendor's application. */
export interface ImApplication {
  appId: number;
  secret: string;
}

/** Content of a valid signature. */
export interface SignedAccount {
  id: string;
  /** ms UTC. */
  expiresAt: number;
}

/** Maximum bytes of an inflated document; ours take about 250. */
const mostBytes = 2_048;

const documentSchema = z.object({
  'TLS.ver': z.string(),
  'TLS.identifier': z.string().check(z.minLength(1), z.maxLength(80)),
  'TLS.sdkappid': z.int(),
  /** Time in seconds UTC, and lifetime in seconds. */
  'TLS.time': z.int().check(z.gte(0)),
  'TLS.expire': z.int().check(z.gte(1)),
  'TLS.sig': z.string(),
});

const toUrl = (base64: string) => base64.replaceAll('+', '*').replaceAll('/', '-').replaceAll('=', '_');
const fromUrl = (text: string) => text.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '=');

/** Creates and verifies signatures of messaging accounts (`userSig`), in the format of the vendor's library. */
export function createUserSig({ appId, secret }: ImApplication) {
  const signatureOf = (id: string, time: number, expire: number): string =>
    createHmac('sha256', secret)
      .update(`TLS.identifier:${id}\nTLS.sdkappid:${appId}\nTLS.time:${time}\nTLS.expire:${expire}\n`)
      .digest('base64');

  return {
    appId,
    /** Signs an account from an instant (ms UTC), for `life` ms. */
    sign(id: string, now: number, life: number): { sig: string; expiresAt: number } {
      const [time, expire] = [Math.floor(now / 1_000), Math.floor(life / 1_000)];
      const document = {
        'TLS.ver': '2.0',
        'TLS.identifier': id,
        'TLS.sdkappid': appId,
        'TLS.time': time,
        'TLS.expire': expire,
        'TLS.sig': signatureOf(id, time, expire),
      };
      return {
        sig: toUrl(deflateSync(JSON.stringify(document)).toString('base64')),
        expiresAt: (time + expire) * 1_000,
      };
    },
    /**
     * The account of a signature; undefined if it is forged, expired, of another application or malformed. Inflation is limited to the
     * maximum size.
     */
    read(sig: string, now: number): SignedAccount | undefined {
      if (sig.length > userSigLength) return undefined;
      let document: unknown;
      try {
        document = JSON.parse(
          inflateSync(Buffer.from(fromUrl(sig), 'base64'), {
            maxOutputLength: mostBytes,
          }).toString('utf8'),
        );
      } catch {
        // Outside input may be no archive, too large, or no JSON.
        return undefined;
      }
      const read = documentSchema.safeParse(document);
      if (!read.success) return undefined;
      const { 'TLS.identifier': id, 'TLS.sdkappid': app, 'TLS.time': time, 'TLS.expire': expire, 'TLS.sig': signature } = read.data;
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(id, time, expire))];
      if (app !== appId || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const expiresAt = (time + expire) * 1_000;
      return expiresAt > now ? { id, expiresAt } : undefined;
    },
  };
}
export type UserSig = ReturnType<typeof createUserSig>;
