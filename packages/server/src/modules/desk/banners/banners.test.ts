import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { isOwnPage } from './bannersLinks.ts';

let site: TestSite;
let people: TestPeople;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  operator = await people.newcomer({ role: 'operator' });
  await unlock();
});
afterAll(() => site.close());

/** Unlocks the desk, which locks itself after a while. */
const unlock = () => site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });

const words = (text: string) => ({ zh: text, en: `${text} en`, vi: `${text} vi` });
const written = (more: object = {}) => ({
  kind: 'banner',
  place: 'news',
  titles: words('杯赛夜'),
  lines: words('八场连播'),
  art: 'cup',
  colors: ['#0b3d2e', '#f4c430'],
  link: '/schedule',
  ...more,
});
const save = (body: object, token = operator.token) => site.call('POST', 'admin/saveBanner', { token, body });
const listOf = async (place: string, options: { token?: string; lang?: string } = {}) =>
  (
    (await site.call('GET', 'banner/getAdvertisingList', { query: `?place=${place}`, ...options })).data as {
      list: { id: string; title: string }[];
    }
  ).list;
const titles = async (place: string, options = {}) => (await listOf(place, options)).map(({ title }) => title);

test('a place shows what is for whoever asks, in their language, in its order, and in its time alone', async () => {
  const now = site.clock.now();
  const fan = await people.newcomer();
  for (const body of [
    written({ titles: words('二'), rank: 20 }),
    written({ titles: words('一'), rank: 10 }),
    written({ titles: words('访客'), rank: 30, audience: 'visitors' }),
    written({ titles: words('会员'), rank: 30, audience: 'members' }),
    written({ titles: words('主播'), rank: 31, audience: 'anchors' }),
    written({ titles: words('越南'), rank: 32, languages: ['vi'] }),
    written({ titles: words('明天'), rank: 33, starts_at: now + 60_000, ends_at: now + 120_000 }),
    written({ titles: words('关'), rank: 1, is_open: false }),
  ])
    expect((await save(body)).code).toBe(0);
  expect(await titles('news')).toEqual(['一', '二', '访客']);
  expect(await titles('news', { token: fan.token })).toEqual(['一', '二', '会员']);
  expect(await titles('news', { token: (await people.anchor('ended')).token })).toEqual(['一', '二', '会员', '主播']);
  expect(await titles('news', { lang: 'vi' })).toEqual(['一 vi', '二 vi', '访客 vi', '越南 vi']);
  site.clock.set(now + 60_000);
  expect(await titles('news')).toContain('明天');
  site.clock.set(now + 120_000);
  expect(await titles('news')).not.toContain('明天');
});

test('an advertisement is the first of its kind in a place, and there may be none', async () => {
  const advert = async () => (await site.call('POST', 'banner/getAdvertisement', { body: { place: 'room' } })).data;
  await save(written({ place: 'room' }));
  expect(await advert()).toEqual({ advert: null });
  await save(written({ place: 'room', kind: 'advert', titles: words('广告') }));
  expect(await advert()).toMatchObject({ advert: { kind: 'advert', title: '广告', link: '/schedule' } });
});

test('each person is counted once a day, a visitor by address and browser, and a banner that is closed not at all', async () => {
  const { data } = await save(written({ place: 'video' }));
  const { id } = data as { id: string };
  const see = async (token?: string) =>
    ((await site.call('POST', 'banner/seen', { body: { id }, ...(token && { token }) })).data as { is_counted: boolean }).is_counted;
  const fan = await people.newcomer();
  expect(await Promise.all([see(fan.token), see(fan.token), see(fan.token)]).then((all) => all.filter(Boolean))).toHaveLength(1);
  expect([await see(), await see()]).toEqual([true, false]);
  site.clock.set(site.clock.now() + 86_400_000);
  await unlock();
  expect(await see(fan.token)).toBe(true);
  const { list } = (await site.call('GET', 'admin/banners', { token: operator.token })).data as { list: { id: string; seen: number }[] };
  expect(list.find((each) => each.id === id)?.seen).toBe(3);
  await save(written({ place: 'video', id, is_open: false }));
  expect(await see((await people.newcomer()).token)).toBe(false);
  expect((await site.call('POST', 'banner/seen', { body: { id: '0' } })).data).toEqual({ is_counted: false });
});

describe('a banner leads to a page of the site and nowhere else', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://example.com/main',
    '//example.com/main',
    '/\\example.com',
    '\\/example.com',
    '/main\\..\\..',
    '/api/user/login',
    '/nowhere',
    'main',
    '/../main/../x',
  ])('not to %s', async (link) => {
    expect(isOwnPage(link)).toBe(false);
    expect(await save(written({ link }))).toMatchObject({ code: 1 });
  });

  test.each(['/main', '/anchor?type=0', '/trophy/home', '/DownLoad', '/live?id=1#chat'])('to %s', (link) =>
    expect(isOwnPage(link)).toBe(true),
  );
});

test('only operators write; what does not fit is refused, and who did what is written down', async () => {
  const fan = await people.newcomer();
  expect((await save(written(), fan.token)).code).not.toBe(0);
  expect((await save(written({ colors: ['red', 'url(x)'] }))).code).toBe(1);
  expect((await save(written({ starts_at: 10, ends_at: 10 }))).code).toBe(1);
  expect((await save(written({ id: '999999' }))).code).toBe(1);
  const { data } = await site.call('GET', 'admin/acts', { token: operator.token, query: '?group=content' });
  expect(
    (data as { list: { subject: string; note: string }[] }).list.some(({ subject, note }) => subject === 'banner' && note === '杯赛夜'),
  ).toBe(true);
});
