import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { loader } from './loader.ts';
import { openAttention } from '../../follows/attention.store.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the list of the followed takes what was prefetched for it', () => expectTaken(loader, '', 1, openAttention));
