import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { loader } from './loader.ts';
import { openWall } from './anchor.store.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the wall takes what was prefetched for it, by category and order', () =>
  expectTaken(loader, 'type=3&id=talk&sort=new', 1, () => {
    openWall({ category: 'talk', sort: 'new' });
    return () => undefined;
  }));
