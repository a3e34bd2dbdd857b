import { subscribe } from 'valtio';
import { unlessLost } from '../log/later.ts';
import { session } from '../session/session.store.ts';
import { readTextNow, storageKeys, tabKeys, writeText } from '../storage/storage.ts';

/** Keeps the push messages of this browser going for its member: once a tab and sign-in. An installed site has its worker in any case. */
export function followPush(): void {
  let followed: string | undefined;
  const look = () => {
    const { user } = session;
    if (!user || user.token === followed) return;
    followed = user.token;
    if (readTextNow(storageKeys.push) !== user.id || readTextNow(tabKeys.pushRenewed) === user.id) return;
    writeText(tabKeys.pushRenewed, user.id);
    unlessLost(import('./sitePush.ts').then(({ push }) => push.renew()));
  };
  look();
  subscribe(session, look);
  if ('serviceWorker' in navigator && matchMedia('(display-mode: standalone)').matches)
    unlessLost(import('./serviceWorker.ts').then(({ registerWorker }) => registerWorker()));
}
