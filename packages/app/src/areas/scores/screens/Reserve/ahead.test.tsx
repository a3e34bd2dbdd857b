import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/ahead/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { followReservations } from '../../reserve/reserve.store.ts';
import { ahead } from './ahead.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the reservations take what was asked ahead for them', () => expectTaken(ahead, '', 1, followReservations));
