import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { visitsRetention } from './space.service.ts';

let site: TestSite;
let owner: TestPerson;
let fan: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  const people = testPeople(site);
  [owner, fan] = [await people.newcomer(), await people.newcomer()];
});
afterAll(() => site.close());

const spaceOf = async (id: number) => (await site.call('GET', 'User/space', { query: `?id=${id}` })).data;
const set = ({ token }: TestPerson, body: object) => site.call('POST', 'User/setSpace', { token, body });
const visit = ({ token }: TestPerson, id: number) => site.call('POST', 'User/visit', { token, body: { id: String(id) } });
const visitors = async ({ token }: TestPerson) =>
  (await site.call('GET', 'User/visitors', { token })).data as { list: { id: string }[]; total: number; week: number };

test('a page stands in the usual order until its owner changes it, and a cover is theirs alone to give and to take away', async () => {
  expect(await spaceOf(owner.id)).toMatchObject({ cover: null, order: ['posts', 'videos', 'live'] });
  expect(await set(owner, { order: ['live', 'posts', 'videos'] })).toMatchObject({ code: 0, data: { order: ['live', 'posts', 'videos'] } });
  for (const order of [['live', 'live', 'posts'], ['live'], ['money', 'posts', 'live']])
    expect(await set(owner, { order })).toMatchObject({ code: 1 });
  const { key } = await testUpload(site, owner.token, 'cover');
  expect(await set(fan, { cover: key })).toMatchObject({ code: 1 });
  expect(await set(owner, { cover: key })).toMatchObject({ code: 0 });
  const shown = (await spaceOf(owner.id)) as { cover: string };
  expect(shown).toMatchObject({ cover: expect.stringContaining(key), order: ['live', 'posts', 'videos'] });
  expect(await site.site.uploads.readPublic(shown.cover.replace('/u/', ''))).toBeInstanceOf(Buffer);
  expect(await set(owner, { is_plain: true })).toMatchObject({ data: { cover: null } });
  expect(await site.call('GET', 'User/space', { query: '?id=999999' })).toMatchObject({ code: 1 });
});

test('its owner alone sees who looked, each once, and after thirty days no more', async () => {
  expect(await visit(owner, owner.id)).toMatchObject({ data: { is_kept: false } });
  const kept = { data: { is_kept: true } };
  expect([await visit(fan, owner.id), await visit(fan, owner.id)]).toMatchObject([kept, kept]);
  expect(await visitors(owner)).toMatchObject({ list: [{ id: String(fan.id) }], total: 1, week: 1 });
  expect(await visitors(fan)).toMatchObject({ list: [], total: 0 });
  expect(await visit(fan, 999_999)).toMatchObject({ code: 1 });
  const later = async (span: number) => {
    site.clock.set(site.clock.now() + span);
    // The earlier session has expired.
    const token = await site.site.account.sessions.begin(owner.id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
    return visitors({ id: owner.id, token: token ?? '' });
  };
  expect(await later(visitsRetention / 2)).toMatchObject({ total: 1, week: 0 });
  expect(await later(visitsRetention / 2)).toMatchObject({ total: 0, week: 0 });
});
