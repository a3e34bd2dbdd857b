import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/ahead/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { enterRoom } from '../../stage/room.store.ts';
import { ahead } from './ahead.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('a room takes what was asked ahead for it', () => expectTaken(ahead, 'id=7', 5, () => enterRoom('7')));
