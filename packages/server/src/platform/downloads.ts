import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from './platform.ts';

/** Addresses to download files from, good for some minutes on every node. */
export interface Downloads {
  sign(name: string, expiresAt: number): string;
  allows(name: string, ticket: string): boolean;
}

/** @param secret secret of the site for this purpose alone */
export function createDownloads(secret: string, { clock }: Pick<Platform, 'clock'>): Downloads {
  const mac = (name: string, expiresAt: number) => createHmac('sha256', secret).update(`${name} ${expiresAt}`).digest();
  return {
    sign: (name, expiresAt) => `${expiresAt}.${mac(name, expiresAt).toString('base64url')}`,
    allows(name, ticket) {
      const [, expires = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? [];
      const expiresAt = Number(expires);
      return given !== '' && expiresAt > clock.now() && timingSafeEqual(Buffer.from(given, 'base64url'), mac(name, expiresAt));
    },
  };
}
