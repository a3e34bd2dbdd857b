import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { followReservations } from '../../reserve/reserve.store.ts';
import { loader } from './loader.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the reservations take what was prefetched for them', () => expectTaken(loader, '', 1, followReservations));
