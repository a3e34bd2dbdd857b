import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessCounts } from '../modules/member/account/index.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { addCounts } from './counts.ts';

let world: TestPlatform;
beforeAll(async () => void (world = await testPlatform(0)));
afterAll(() => world.close());

const add = async (subjects: readonly string[], now: number) =>
  [
    ...(
      await addCounts(
        world.platform.db,
        guessCounts,
        subjects.map((subject) => ({ subject, add: 1, span: 1_000 })),
        now,
      )
    ).values(),
  ].map(({ used }) => used);

test('counts of several subjects in any order meet no deadlock and lose none', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => add(index % 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a'], 0)));
  expect(await add(['a', 'b', 'c'], 999)).toEqual([61, 61, 61]);
});

test('a count begins anew when its time is over', async () => {
  expect(await add(['a', 'd'], 1_000)).toEqual([1, 1]);
  expect(
    (await world.platform.db.select().from(guessCounts).orderBy(asc(guessCounts.subject))).map(({ subject, until }) => [subject, until]),
  ).toEqual([
    ['a', 2_000],
    ['b', 1_000],
    ['c', 1_000],
    ['d', 2_000],
  ]);
});
