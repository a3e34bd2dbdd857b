import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/ahead/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { openMatch } from '../../detail.store.ts';
import { ahead } from './ahead.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('a match takes what was asked ahead for it', () =>
  expectTaken(ahead, 'id=m1&sport=basketball', 1, () => openMatch('basketball', 'm1')));
