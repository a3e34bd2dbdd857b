import type { OwnPost } from '@pitchside/api/content/community';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let reader: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  [author, reader] = [await world.somebody(), await world.somebody()];
});
afterAll(() => site.close());

const about = async (topic: string) =>
  ((await world.get('anchor_dynamics/userPostList', {}, { topic })).data as { list: OwnPost[] }).list.map(({ id }) => id);
const hot = async () =>
  ((await world.get('circle/topics', {}, {})).data as { list: { topic: string; posts: number; heat: number }[] }).list;

test('posts are found by the topics that they name, to the letter, and the hot ones are those that are read and liked', async () => {
  const first = await world.write(author, '今晚#英超争冠夜#真响');
  const second = await world.write(author, '#英超争冠夜# 和 #Away Days#');
  const none = await world.write(author, '10 号 #10 进球');
  expect(await about('英超争冠夜')).toEqual([second.id, first.id]);
  expect(await about('Away Days')).toEqual([second.id]);
  expect(await about('away days')).toEqual([]);
  expect(await about('10')).toEqual([]);
  for (const { id } of [first, second, none]) await world.post('anchor_dynamics_user/likes', reader, { id });
  await world.post('anchor_dynamics_user/favorites', reader, { id: first.id });
  expect(await hot()).toEqual([
    { topic: '英超争冠夜', posts: 2, heat: 10 },
    { topic: 'Away Days', posts: 1, heat: 3 },
  ]);
  // Deleted posts do not count for a topic.
  await world.post('anchor_dynamics/deletePost', author, { id: second.id });
  expect(await about('英超争冠夜')).toEqual([first.id]);
  // The ranking is cached for a second.
  site.clock.set(site.clock.now() + 2_000);
  await expect.poll(hot).toEqual([{ topic: '英超争冠夜', posts: 1, heat: 7 }]);
});
