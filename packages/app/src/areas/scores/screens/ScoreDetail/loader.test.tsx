import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { openMatch } from '../../detail.store.ts';
import { loader } from './loader.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('a match takes what was prefetched for it', () =>
  expectTaken(loader, 'id=m1&sport=basketball', 1, () => openMatch('basketball', 'm1')));
