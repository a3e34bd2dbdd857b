import { createECDH, createHash } from 'node:crypto';

/** Keys of the site for push services (RFC 8292), base64url: a point of P-256 and its scalar. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Keys that follow from a secret of the site: nothing else has to be stored, sealed or backed up. */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let turn = 0; ; turn += 1) {
    const scalar = createHash('sha256').update(`vapid ${turn} ${secret}`).digest();
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // One of 2^32 numbers is beyond the order of the curve.
      continue;
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
}

/** Whether a key of a browser is a point of the curve: nothing could be encrypted for any other. */
export function isPoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
