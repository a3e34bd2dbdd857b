import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/ahead/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { ahead } from './ahead.ts';
import { openAttention } from '../../follows/attention.store.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('the list of the followed takes what was asked ahead for it', () => expectTaken(ahead, '', 1, openAttention));
