// Service worker: shows push messages, opens their pages, and shows a page of its own where there is no network. It keeps nothing else: pages,
// answers and files come from the network as if it were not there. Its address names the reader's language: `/sw.js?lang=vi`.
const language = new URL(location.href).searchParams.get('lang') ?? 'zh';
const store = 'offline-1';
const offlinePage = `/offline?lang=${language}`;
/** Milliseconds that open tabs may take to tell how far their pictures are. */
const patience = 250;

self.addEventListener('install', (event) => {
  // Without the page there is the browser's own.
  event.waitUntil(
    caches
      .open(store)
      .then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' })))
      .catch(() => undefined),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
    // The browser asks for a page while this worker starts.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const load = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(request));
    } catch (error) {
      const page = await caches.match(offlinePage);
      if (page) return page;
      throw error;
    }
  };
  event.respondWith(load());
});

/** Whether a picture of a match is open in this browser and has not come as far as an instant; its tab shows the news in time. */
function isAheadOfPicture(matchId, at) {
  if (matchId === null || !('BroadcastChannel' in self)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('pictures');
    const end = (isAhead) => {
      clearTimeout(timer);
      channel.close();
      resolve(isAhead);
    };
    const timer = setTimeout(() => end(false), patience);
    channel.addEventListener('message', ({ data }) => {
      if (data.kind === 'picture' && data.isGuarded && data.matchId === matchId && data.programmeAt < at) end(true);
    });
    channel.postMessage({ kind: 'ask' });
  });
}

async function show({ notification }) {
  const { title, navigate, data, ...options } = notification;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The page itself tells its reader.
  if (data.key !== 'test' && !data.key.startsWith('test:') && pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  if (pages.length > 0 && (await isAheadOfPicture(data.match_id, options.timestamp))) return;
  const shown = await self.registration.getNotifications({ tag: options.tag });
  // A message may come twice, such as when a server was cut off while it sent.
  if (shown.some((each) => each.data?.key === data.key)) return;
  await self.registration.showNotification(title, {
    ...options,
    badge: '/icon-192.png',
    renotify: !data.is_correction,
    data: { ...data, navigate },
  });
}

self.addEventListener('push', (event) => {
  let message;
  try {
    message = event.data?.json();
  } catch {
    return;
  }
  if (message?.notification) event.waitUntil(show(message));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = pages.find(({ url }) => url === address);
  if (same) return same.focus();
  return self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { navigate } = event.notification.data ?? {};
  // A message leads to pages of this site alone.
  if (typeof navigate === 'string' && new URL(navigate, location.origin).origin === location.origin) event.waitUntil(open(navigate));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const old = event.oldSubscription;
    if (!old) return;
    const next = event.newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
    const { endpoint, keys } = next.toJSON();
    await fetch('/api/Push/renew', {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: language },
      body: JSON.stringify({ old_endpoint: old.endpoint, endpoint, keys }),
    });
  };
  event.waitUntil(renew());
});
