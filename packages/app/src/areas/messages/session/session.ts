import { userSig } from '@pitchside/api/messages/im';
import { getSystemConfig } from '@pitchside/api/desk/system';
import { proxy, ref, subscribe } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { line, realtime } from '../../../platform/realtime/realtime.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { session } from '../../../platform/session/session.store.ts';
import { system } from '../../../platform/system/system.store.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import { uploadFile } from '../../../platform/upload/upload.ts';
import { createEmbedded } from '../client/embedded/embedded.ts';
import type { ImClient } from '../client/im.ts';
import { clearDrafts, openDrafts } from '../talk/drafts.store.ts';
import { filePurposes } from '../talk/purposes.ts';
import { createMessenger, type Messenger } from '../talk/messenger.ts';
import { forgetTourist, takeTourist } from './tourist.ts';
import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson, writeText } from '../../../platform/storage/storage.ts';
import type { StoredParcel } from '../talk/outbox.ts';

const draft = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('custom'), data: z.string(), description: z.string(), extension: z.string() }),
]);
const parcels = z.object({
  user: z.string(),
  list: z.array(z.object({ key: z.string(), conversation: z.string(), draft, at: z.number(), hasFailed: z.boolean() })),
});

/** Store of a member's undelivered messages; it survives a reload. Those of another member are not read. */
const parcelShelf = (user: string): { read: () => readonly StoredParcel[]; write: (list: readonly StoredParcel[]) => void } => ({
  read: () => {
    const saved = readJson(storageKeys.messageOutbox, parcels, { user, list: [] });
    return saved.user === user ? saved.list : [];
  },
  write: (list) => (list.length > 0 ? writeJson(storageKeys.messageOutbox, { user, list }) : writeText(storageKeys.messageOutbox, null)),
});

/** Milliseconds from the sign-in of the service to telling it name and picture: the specification has them 500 and 1000 after the start. */
const profilePause = 500;

interface MessagesState {
  /** Messenger of the signed-in member; null for a visitor, and until the sign-in has begun. */
  messenger: Messenger | null;
}

export const messages = proxy<MessagesState>({ messenger: null });

/** The messaging service of Tencent with its SDK; only where the site uses it. */
const tencentEngine = () => import('../client/tencent/engine.ts');

const newest = latestOnly();
let client: ImClient | undefined;
let followed: string | null | undefined;
let stop = () => {};

const embedded = () =>
  createEmbedded({
    api,
    line: realtime,
    isOpen: () => line.open,
    upload: (kind, file, options) => uploadFile(filePurposes[kind], file, options),
  });

/** Under which name and picture the member writes. */
function ownProfile(): { name: string; avatar: string } | undefined {
  const { user } = session;
  return user ? { name: user.user_nickname, avatar: user.avatar } : undefined;
}

/** Sets the member's name and picture at the service, once it is ready for it. */
function publishProfile(service: ImClient, id: string): void {
  const update = () => {
    const profile = ownProfile();
    // Sent again with the next sign-in.
    if (profile && session.user?.id === id) void service.updateProfile(profile).catch(() => undefined);
  };
  if (service.status().state === 'ready') return update();
  const stopHearing = service.onStatus(({ state }) => {
    if (state !== 'ready' && state !== 'idle') return;
    stopHearing();
    if (state === 'ready') update();
  });
}

/** Passes on the engine of the service named in the site's settings. */
function choose(enter: (service: ImClient) => void): void {
  if (client) return enter(client);
  newest.retry(
    async (signal) => {
      const { im, im_server: server } = system.config ?? (await api.call(getSystemConfig, {}, { signal, quiet: true }));
      return im === 'tencent' ? (await tencentEngine()).tencentBeside({ site: embedded(), server, me: ownProfile }) : embedded();
    },
    (made) => {
      client ??= made;
      enter(client);
    },
  );
}

/** Signs a visitor in with the tourist account of this browser, with a new one once it has run out. */
function enterAsTourist(service: ImClient): void {
  takeTourist(({ sdk_app_id: appId, id, sig }) => {
    if (session.user) return;
    service.login({ appId, id, sig, isTourist: true }, () => {
      forgetTourist();
      enterAsTourist(service);
    });
  });
}

/** Signs a member in; the server issues a new signature each time. */
function enterAsMember(service: ImClient): void {
  newest.retry(
    (signal) => api.call(userSig, {}, { signal, quiet: true }),
    ({ sdk_app_id: appId, id, sig }) => {
      service.login({ appId, id, sig, isTourist: false }, () => enterAsMember(service));
      setTimeout(publishProfile, profilePause, service, id);
    },
  );
}

function open(): void {
  const { user } = session;
  const token = user?.token ?? null;
  if (token === followed) return;
  followed = token;
  stop();
  messages.messenger = null;
  pageTitle.unread = 0;
  choose(
    (service) =>
      void service.logout().then(() => {
        if (followed !== token) return;
        if (!user) return enterAsTourist(service);
        const messenger = createMessenger({
          client: service,
          me: () => ({ id: user.id, name: '', avatar: '', ...ownProfile() }),
          shelf: parcelShelf(user.id),
        });
        openDrafts(user.id);
        stop = () => messenger.stop();
        messages.messenger = ref(messenger);
        enterAsMember(service);
      }),
  );
}

/** Signs in with the messaging service, and again with everybody who signs in from now on; a second time changes nothing. */
export function enterMessages(): void {
  if (followed !== undefined) return;
  subscribe(session, () => {
    // What was written and not sent is nobody else's to see.
    if (!session.user && followed) clearDrafts();
    open();
  });
  open();
}

/** Signs in again after another device has signed this one out. */
export function enterAgain(): void {
  if (client && session.user) enterAsMember(client);
}
