import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/testPlatform.ts';
import { createChampions } from './champions.ts';

const key = { competitionId: 'epl', season: '2021-22', sport: 'football' } as const;
const over = { matches: 380, endsAt: 1 };

test('the matches of a season are read once for its winner, and again when there is one more, when time has passed, or when they could not be read', async () => {
  const clock = createTestClock(1);
  let reads = 0;
  let winner: string | Error = 'mci';
  const champions = createChampions(clock, async () => {
    reads += 1;
    if (winner instanceof Error) throw winner;
    return winner;
  });
  expect(await Promise.all([champions.of(key, over), champions.of(key, over), champions.of(key, over)])).toEqual(['mci', 'mci', 'mci']);
  expect(reads).toBe(1);
  await champions.of(key, { ...over, matches: 381 });
  await champions.of({ ...key, season: '2020-21' }, over);
  expect(reads).toBe(3);

  clock.set(10 * 60_000 + 2);
  winner = new Error('away');
  await expect(champions.of(key, over)).rejects.toThrow('away');
  winner = 'liv';
  expect(await champions.of(key, over)).toBe('liv');
  expect(reads).toBe(5);
});
