import type { PushMessage } from '@pitchside/api/messages/push';
import type { Page } from '@playwright/test';
import { startPushService } from '../packages/server/src/testing/pushService.ts';
import { expect, test } from './fixtures/journey.ts';

/** Gives a page the permission and a push manager whose service is ours: headless browsers have neither. */
async function withPushService(page: Page, subscription: { endpoint: string; keys: { p256dh: string; auth: string } }): Promise<void> {
  await page.addInitScript(({ endpoint, keys }) => {
    const mark = 'subscribed';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    const own = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => (sessionStorage.removeItem(mark), true),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (sessionStorage.setItem(mark, '1'), own),
      getSubscription: async () => (sessionStorage.getItem(mark) === null ? null : own),
    });
  }, subscription);
}

/** Hands a message to the service worker of a page as a browser would. */
async function openDelivery(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  return (message: PushMessage) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** Notification as the worker shows it. */
interface Shown {
  title: string;
  tag: string;
  renotify: boolean;
}

/** Notes what the real service worker shows: a headless browser has no place for it. */
async function noteShown(page: Page): Promise<() => Promise<Shown[]>> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as typeof globalThis & { registration: object; shown: (Shown & { data: unknown })[] };
    scope.shown = [];
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: Omit<Shown, 'title'> & { data: unknown }) =>
        void (scope.shown = [...scope.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }]),
      getNotifications: async ({ tag }: { tag?: string } = {}) => scope.shown.filter((each) => tag === undefined || each.tag === tag),
    });
  });
  return () =>
    worker.evaluate(() =>
      (globalThis as typeof globalThis & { shown: Shown[] }).shown.map(({ title, tag, renotify }) => ({ title, tag, renotify })),
    );
}

test('a member turns notifications on, and a message of the site reaches the real service worker, which shows it once', async ({
  visit,
  site,
}) => {
  const service = await startPushService();
  const page = await visit({ as: 'expert' });
  await withPushService(page, service.subscribe());
  await page.goto('/member?type=21');
  const main = page.getByRole('main');
  const onHere = main.getByRole('switch', { name: '在这台设备上收通知' });
  await expect(onHere).toHaveAttribute('aria-checked', 'false');
  await onHere.click();
  await expect(onHere).toHaveAttribute('aria-checked', 'true');
  await expect(main.getByRole('list', { name: '收通知的设备' })).toContainText('当前设备');
  await main.getByRole('checkbox', { name: '方案出结果' }).click();
  await main.getByRole('switch', { name: '免打扰' }).click();
  await expect(main.getByRole('group', { name: '免打扰从几点' })).toBeVisible();
  await main.getByRole('switch', { name: '免打扰' }).click();

  await main.getByRole('button', { name: '发一条试试' }).click();
  await expect.poll(() => service.received.length, { timeout: 20_000 }).toBe(1);
  const message = service.received[0]?.message;
  if (!message) throw new Error('nothing came');
  const shown = await noteShown(page);
  const deliver = await openDelivery(page, site.origin);
  const trial = { title: '通知打开了', tag: 'test', renotify: true };
  await deliver(message);
  await expect.poll(shown).toEqual([trial]);
  // The same again, as after a cut, and a goal while the page is looked at.
  await deliver(message);
  const goal = (key: string, title: string, isCorrection = false): PushMessage => ({
    ...message,
    notification: { ...message.notification, title, tag: 'match:m', data: { key, match_id: 'm', is_correction: isCorrection } },
  });
  await deliver(goal('goal:1', '进球'));
  // In a browser with no page of the site open, it is shown, and replaced in silence once it is annulled.
  await page.goto('about:blank');
  await deliver(goal('goal:2', '进球'));
  await expect.poll(shown).toEqual([trial, { title: '进球', tag: 'match:m', renotify: true }]);
  await deliver(goal('goal:3', '进球取消', true));
  await expect.poll(shown).toEqual([trial, { title: '进球取消', tag: 'match:m', renotify: false }]);
  await page.goto('/member?type=21');

  // What was chosen is there again, on a page that came anew; then it is turned off.
  await expect(main.getByRole('checkbox', { name: '方案出结果' })).toBeChecked();
  await onHere.click();
  await expect(onHere).toHaveAttribute('aria-checked', 'false');
  await expect(main.getByRole('list', { name: '收通知的设备' })).toBeHidden();
  await service.stop();
});

test('where there is no network the worker shows a page of its own, and the site can be installed', async ({ visit, site }) => {
  const page = await visit({ as: 'expert' });
  await page.goto('/member?type=21');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '', { credentials: 'include' })).json() as Promise<{ icons: { src: string }[]; name: string }>;
  });
  expect(manifest.name).toBe('场边');
  for (const { src } of manifest.icons) expect([src, (await page.request.get(`${site.origin}${src}`)).status()]).toEqual([src, 200]);
  await page.evaluate(async () => {
    const { trustedTypes: policy } = globalThis as typeof globalThis & {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const address = '/sw.js?lang=zh';
    const trusted = policy?.createPolicy('service-worker', { createScriptURL: (url: string) => url }).createScriptURL(address) ?? address;
    await navigator.serviceWorker.register(trusted, { scope: '/', updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.context().setOffline(true);
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: '再试一次' }).click();
  await expect(page.getByRole('main')).toBeVisible();
});
