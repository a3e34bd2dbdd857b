import type { Circle } from '@pitchside/api/content/community';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';

let site: TestSite;
let world: ContentWorld;
let operator: TestPerson;
let founder: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  founder = await world.somebody();
  operator = await world.somebody({ role: 'operator' });
  await world.post('admin/unlock', operator, { password: 'secret' });
});
afterAll(() => site.close());

const names = { zh: '有群的圈子', en: 'With a group', vi: 'Có nhóm' };
const found = async (join: 'open' | 'invited') =>
  ((await world.post('group/addgroup', founder, { name: '看台群聊', join })).data as { group: { id: string } }).group.id;

test('a circle has a chat group that anybody may join, until it is dissolved', async () => {
  const group_id = await found('open');
  const { data } = await world.post('admin/saveShelf', operator, { kind: 'circle', names, group_id });
  const { id } = data as { id: string };
  expect(data).toMatchObject({ group_id });
  const circle = async () => (await world.get('circle/detail', {}, { id })).data as Circle;
  expect(await circle()).toMatchObject({ group_id });
  expect(await world.post('group/destroyGroupNew', founder, { id: group_id })).toMatchObject({ code: 0 });
  site.clock.set(site.clock.now() + 2_000);
  await expect.poll(async () => (await circle()).group_id).toBeNull();
});

test('no group that is closed or not there, and none for what is no circle', async () => {
  const [open, closed] = [await found('open'), await found('invited')];
  for (const group_id of [closed, '999999999'])
    expect(await world.post('admin/saveShelf', operator, { kind: 'circle', names, group_id })).toMatchObject({ code: 1 });
  expect(await world.post('admin/saveShelf', operator, { kind: 'section', names, group_id: open })).toMatchObject({ code: 1 });
});
