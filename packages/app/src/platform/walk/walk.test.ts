import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalk, type Screen } from './walk.ts';

/** A window with a history of its own. */
function createWindow(address: string) {
  const entries: { url: string; state: unknown }[] = [{ url: address, state: null }];
  const listeners = new Set<() => void>();
  let at = 0;
  const url = () => new URL(entries[at]?.url ?? '/', 'https://site.test');
  return {
    addresses: () => entries.map((entry) => entry.url),
    back: () => {
      at -= 1;
      for (const listener of listeners) listener();
    },
    globals: {
      scrollY: 0,
      addEventListener: (_: 'popstate', listener: () => void) => listeners.add(listener),
      location: {
        get pathname() {
          return url().pathname;
        },
        get search() {
          return url().search;
        },
        get hash() {
          return url().hash;
        },
      },
      history: {
        get state() {
          return entries[at]?.state ?? null;
        },
        pushState: (state: unknown, _: string, to: string) => void entries.splice(++at, Infinity, { url: to, state }),
        replaceState: (state: unknown, _: string, to: string) => void (entries[at] = { url: to, state }),
      },
    },
  };
}

const screenOf = (name: string): Screen => ({ Component: Object.assign(() => null, { displayName: name }) });
const main = screenOf('main');
let site: ReturnType<typeof createWindow>;
/** Screens that are on their way, by their path. */
let underway: Record<string, PromiseWithResolvers<Screen>>;

function open() {
  return createWalk(({ pathname }) => {
    if (pathname === '/main') return main;
    if (pathname === '/') return { redirect: '/main' };
    return (underway[pathname] ??= Promise.withResolvers<Screen>()).promise;
  });
}
function begin(address: string) {
  site = createWindow(address);
  for (const [name, value] of Object.entries(site.globals)) vi.stubGlobal(name, value);
  return open();
}

beforeEach(() => {
  underway = {};
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

test('a place that leads on is not left behind in the history', () => {
  const walk = begin('/');
  expect(walk.now()?.screen).toBe(main);
  expect(site.addresses()).toEqual(['/main']);
  walk.go('/', { replace: false });
  expect(site.addresses()).toEqual(['/main', '/main']);
});

test('what stands goes on to stand, and of several places wanted the last is reached', async () => {
  const walk = begin('/main');
  const heard: (string | undefined)[] = [];
  walk.listen(({ place, underway: isUnderway }) => heard.push(isUnderway ? `${place.pathname} …` : place.pathname));
  walk.go('/live?id=1');
  walk.go('/news');
  expect(walk.now()?.screen).toBe(main);
  expect(site.addresses()).toEqual(['/main']);
  const news = screenOf('news');
  underway['/news']?.resolve(news);
  underway['/live']?.resolve(screenOf('live'));
  await expect.poll(() => walk.now()?.screen).toBe(news);
  expect(site.addresses()).toEqual(['/main', '/news']);
  expect(heard).toEqual(['/main', '/main …', '/main …', '/news']);
});

test('back leads to the entry that was there before, by its key', () => {
  const walk = begin('/main');
  walk.go('/main?tab=1', { state: { from: 'here' } });
  const key = walk.now()?.place.key;
  walk.go('/main?tab=2', { replace: true });
  expect(walk.now()?.place.key).not.toBe(key);
  expect(site.addresses()).toEqual(['/main', '/main?tab=2']);
  site.back();
  expect(walk.now()).toMatchObject({ place: { search: '', state: null } });
  expect(site.globals.history.state).toBeNull();
});

test('a screen whose code did not come says why, and is tried again at its place', async () => {
  const walk = begin('/main');
  walk.go('/news');
  const lost = new Error('lost');
  underway['/news']?.reject(lost);
  await expect.poll(() => walk.now()?.failure).toBe(lost);
  expect(walk.now()).toMatchObject({ screen: undefined, underway: false, place: { pathname: '/news' } });
  delete underway['/news'];
  walk.retry();
  expect(walk.now()).toMatchObject({ underway: true, place: { pathname: '/news' } });
  const news = screenOf('news');
  underway['/news']?.resolve(news);
  await expect.poll(() => walk.now()?.screen).toBe(news);
  expect(site.addresses()).toEqual(['/main', '/news']);
});
