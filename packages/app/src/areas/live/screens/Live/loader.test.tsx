import { afterEach, test, vi } from 'vitest';
import { expectTaken } from '../../../../platform/prefetch/testing.ts';
import { forgetUser } from '../../../../platform/session/session.store.ts';
import { enterRoom } from '../../stage/room.store.ts';
import { loader } from './loader.ts';

afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

test('a room takes what was prefetched for it', () => expectTaken(loader, 'id=7', 5, () => enterRoom('7')));
