import { expect, test } from 'vitest';
import { getLiveList } from '@pitchside/api/live/live';
import { createPace } from './pace.ts';
import { createWorld } from './world.ts';

test.each([1, 40.0066])('matches of a world of speed %d can be asked for by their number', { tags: ['full'] }, (speed) => {
  const { fixtures = [] } = createWorld(createPace(2026, speed)).news(Date.UTC(2026, 10, 20, 12)).batch;
  expect(fixtures.length).toBeGreaterThan(20);
  const asked = (match_id: string) => getLiveList.input.safeParse({ match_id }).success;
  expect(fixtures.map(({ id }) => id).filter((id) => !asked(id))).toEqual([]);
});
