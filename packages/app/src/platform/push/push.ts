import {
  pushState,
  removePushDevice,
  savePushDevice,
  testPushDevice,
  usualPushWishes,
  type PushDevice,
  type PushWishes,
} from '@pitchside/api/messages/push';
import type { Api } from '@pitchside/api';
import { proxy } from 'valtio';
import { session } from '../session/session.store.ts';
import { storageKeys, writeText } from '../storage/storage.ts';
import { registerWorker } from './serviceWorker.ts';

/** State of push in this browser; `install`: it exists once the site is installed (iOS). */
export type PushHere = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

interface PushView {
  status: 'loading' | 'ready' | 'error';
  here: PushHere;
  /** The member's devices. */
  devices: PushDevice[];
  /** Id of this browser among them; null while it receives nothing. */
  own: string | null;
  wishes: PushWishes;
  pending: boolean;
}

const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** Whether this browser can receive push messages at all, and whether the person allows it. */
function capability(): PushHere {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return isApple() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}

/** SHA-256 of an endpoint, by which the server names a device: 22 characters of base64url. */
async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

const isSame = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean => {
  const bytes = one ? new Uint8Array(one) : undefined;
  return bytes?.length === other.length && bytes.every((byte, index) => byte === other[index]);
};

/** Subscribes with the site's key; a subscription with an older key is given up. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const known = await registration.pushManager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Fields of a subscription as the server takes them. */
function fieldsOf(subscription: PushSubscription): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Push messages in this browser. @param api client of the page: the site's, or the mobile page's */
export function createPush(api: Pick<Api, 'call'>) {
  const view = proxy<PushView>({ status: 'loading', here: 'off', devices: [], own: null, wishes: usualPushWishes, pending: false });

  /** Remembers whose this browser's messages are, so that the next page keeps them up to date. */
  const keep = (memberId: string | null) => writeText(storageKeys.push, memberId);

  async function take(devices: PushDevice[]): Promise<void> {
    const subscription = await subscriptionHere();
    const fingerprint = subscription && (await fingerprintOf(subscription.endpoint));
    const own = devices.find((device) => device.fingerprint === fingerprint);
    view.devices = devices;
    view.own = own?.id ?? null;
    if (own) view.wishes = own.wishes;
    const able = capability();
    view.here = own && able === 'off' ? 'on' : able;
    view.status = 'ready';
  }

  /** Does an act once at a time; its refusal came as a toast. */
  async function alone(act: () => Promise<void>): Promise<void> {
    if (view.pending) return;
    view.pending = true;
    try {
      await act();
    } finally {
      view.pending = false;
    }
  }

  async function save(wishes: PushWishes): Promise<void> {
    const { public_key, devices } = await api.call(pushState, {});
    const { device } = await api.call(savePushDevice, { ...fieldsOf(await subscribe(public_key)), wishes });
    keep(session.user?.id ?? null);
    await take([device, ...devices.filter(({ id }) => id !== device.id)]);
  }

  return {
    view,
    /** Reads the devices of the member and the state of this browser. */
    async load(): Promise<void> {
      try {
        await take((await api.call(pushState, {})).devices);
      } catch {
        view.status = view.status === 'ready' ? 'ready' : 'error';
      }
    },
    /** Asks the browser and turns push on; false when the person or the browser says no. */
    async turnOn(): Promise<boolean> {
      let isOn = false;
      await alone(async () => {
        if (capability() !== 'off') return void (view.here = capability());
        // The browser asks only as the answer to a press, so it comes before anything else.
        const permission = await Notification.requestPermission();
        if (permission !== 'granted') return void (view.here = capability());
        await save(view.wishes);
        isOn = true;
      });
      return isOn;
    },
    /** Turns push off in this browser. */
    turnOff: (): Promise<void> =>
      alone(async () => {
        const { own } = view;
        if (own !== null) await take((await api.call(removePushDevice, { id: own })).devices);
        await (await subscriptionHere())?.unsubscribe();
        keep(null);
        view.own = null;
        view.here = capability();
      }),
    /** Changes what this browser wants: at once on the screen, and taken back when the server refuses. */
    async setWishes(wishes: PushWishes): Promise<void> {
      const before = view.wishes;
      view.wishes = wishes;
      const subscription = await subscriptionHere();
      if (!subscription) return;
      try {
        await api.call(savePushDevice, { ...fieldsOf(subscription), wishes });
      } catch {
        view.wishes = before;
      }
    },
    /** Sends a message to this browser for a try. */
    async test(): Promise<void> {
      if (view.own !== null) await api.call(testPushDevice, { id: view.own });
    },
    /** Removes a device; this one is turned off. */
    async remove(id: string): Promise<void> {
      await take((await api.call(removePushDevice, { id })).devices);
    },
    /** Saves this browser again for the session, language and address that it has now. */
    async renew(): Promise<void> {
      if (Notification.permission !== 'granted') return keep(null);
      const { devices } = await api.call(pushState, {});
      const subscription = await subscriptionHere();
      const fingerprint = subscription && (await fingerprintOf(subscription.endpoint));
      const known = devices.find((device) => device.fingerprint === fingerprint);
      await save(known?.wishes ?? view.wishes);
    },
  };
}
export type Push = ReturnType<typeof createPush>;
