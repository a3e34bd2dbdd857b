import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { loader } from './loader.ts';
import { loadMember } from './member.store.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the pages of the member take what was prefetched for them', () =>
  expectTaken(loader, 'type=2', 1, () => {
    void loadMember();
    return () => undefined;
  }));
