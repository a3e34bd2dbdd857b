import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { uploadPurpose, type UploadPurpose } from '@pitchside/api/content/uploads';

/** Policy of a token, in Qiniu's format. */
const policySchema = z.object({
  /** `bucket:key`; the bucket is the purpose. */
  scope: z.string(),
  /** Expiry, seconds UTC. */
  deadline: z.int(),
  /** Maximum bytes. */
  fsizeLimit: z.int(),
  /** Content types, joined by `;`. */
  mimeLimit: z.string(),
  /** The member. */
  endUser: z.string(),
});

/** Content of a valid token. */
export interface UploadGrant {
  purpose: UploadPurpose;
  key: string;
  userId: number;
  maxSize: number;
}

const sign = (secret: string, policy: string): string => createHmac('sha1', secret).update(policy).digest('base64url');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates and verifies upload tokens `AK:HMAC-SHA1(policy):policy`, in the format of Qiniu's SDKs. */
export function createUploadTokens(secret: string) {
  const accessKey = createHash('sha256').update(`access ${secret}`).digest('base64url').slice(0, 40);
  const secretKey = createHash('sha256').update(`secret ${secret}`).digest('base64url').slice(0, 40);
  return {
    make({ purpose, key, userId, maxSize }: UploadGrant, accept: readonly string[], expiresAt: number): string {
      const policy = Buffer.from(
        JSON.stringify({
          scope: `${purpose}:${key}`,
          deadline: Math.floor(expiresAt / 1_000),
          fsizeLimit: maxSize,
          mimeLimit: accept.join(';'),
          endUser: String(userId),
        }),
      ).toString('base64url');
      return `${accessKey}:${sign(secretKey, policy)}:${policy}`;
    },
    /** Verifies a token and returns what it allows; undefined if it is forged, expired or for another key. */
    read(token: string, now: number): UploadGrant | undefined {
      const [ak, signature, policy, ...more] = token.split(':');
      if (ak !== accessKey || !signature || !policy || more.length > 0) return undefined;
      if (!timingSafeEqual(digest(signature), digest(sign(secretKey, policy)))) return undefined;
      // The signature is our own, so the content is trusted; the schema only narrows it.
      const { scope, deadline, fsizeLimit, endUser } = policySchema.parse(JSON.parse(Buffer.from(policy, 'base64url').toString('utf8')));
      if (deadline * 1_000 <= now) return undefined;
      const [purpose = '', key = ''] = scope.split(':');
      return { purpose: uploadPurpose.parse(purpose), key, userId: Number(endUser), maxSize: fsizeLimit };
    },
  };
}
