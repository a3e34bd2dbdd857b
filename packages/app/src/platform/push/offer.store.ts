import { proxy } from 'valtio';
import { inBrowser } from '../host/host.ts';
import { session } from '../session/session.store.ts';
import { readTextNow, storageKeys, writeText } from '../storage/storage.ts';

/** The offer to turn notifications on. */
export const offer = proxy({ open: false });

/** Offers notifications after a star or a reservation, once in a browser, to a member whom the browser may still ask. */
export function offerPush(): void {
  if (!inBrowser || !session.user || !('Notification' in globalThis) || !('PushManager' in globalThis)) return;
  if (Notification.permission !== 'default' || readTextNow(storageKeys.pushOffered) !== null) return;
  writeText(storageKeys.pushOffered, '1');
  offer.open = true;
}

/** Takes the offer away. */
export const endOffer = (): void => void (offer.open = false);
