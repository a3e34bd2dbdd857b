import { beforeAll, expect, test, vi } from 'vitest';

// The module reads the address of the window when it loads; this environment has none.
let readPlace: (typeof import('./place.store.ts'))['readPlace'];
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/', search: '' });
  ({ readPlace } = await import('./place.store.ts'));
});

test.each([
  ['/m', '/', 'home'],
  ['/m/', '/', 'home'],
  ['/', '/', 'home'],
  ['/m/qr', '/qr', 'qr'],
  ['/qr', '/qr', 'qr'],
  ['/m/anchor', '/anchor', 'rooms'],
  ['/m/live', '/live', 'rooms'],
  ['/m/login', '/login', 'me'],
  ['/m/score-detail', '/score-detail', 'home'],
  ['/match', '/match', 'home'],
])('%s is the path %s of the page %s', (pathname, path, page) => {
  expect(readPlace({ pathname, search: '?type=1' })).toEqual({ path, page, search: '?type=1' });
});
