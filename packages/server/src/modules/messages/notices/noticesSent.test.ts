import { pushList, type Notice } from '@pitchside/api/messages/notices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { tendNobles } from '../../money/noble/index.ts';

const day = 86_400_000;
let site: TestSite;
let people: TestPeople;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
});
afterAll(() => site.close());

/** Notices of some kinds in a member's message centre. */
async function noticesOf({ token }: Pick<TestPerson, 'token'>, kinds: readonly string[], lang = 'zh'): Promise<Notice[]> {
  const { list } = pushList.data.parse((await site.call('GET', 'Push/getList', { token, lang })).data);
  return list.filter(({ kind }) => kinds.includes(kind));
}

test('followers are told that an anchor went live, one notice a room, which leads there', async () => {
  const anchor = await people.anchor('not_started', { title: '今晚的德比' });
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  expect(await site.call('POST', 'Member/attention', { token: fan.token, body: { id: String(anchor.id) } })).toMatchObject({ code: 0 });
  await site.site.live.streamStarted(Number(anchor.room));
  await Promise.all([site.site.follow.notifyFollowers(), site.site.follow.notifyFollowers()]);
  const [first, ...rest] = await noticesOf(fan, ['anchor_live']);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    subject: 'live',
    title: expect.stringMatching(/ 开播了$/),
    text: '今晚的德比',
    target: { type: 'room', id: anchor.room },
    people: [{ id: String(anchor.id) }],
    is_read: false,
  });
  expect(await noticesOf(other, ['anchor_live'])).toEqual([]);
  await site.site.live.streamEnded(Number(anchor.room));
  site.clock.set(site.clock.now() + day / 24);
  await site.site.live.streamStarted(Number(anchor.room));
  await site.site.follow.notifyFollowers();
  expect(await noticesOf(fan, ['anchor_live'])).toMatchObject([{ count: 1, at: site.clock.now() }]);
  await site.site.live.streamEnded(Number(anchor.room));
});

test('a rank that ends is told three days ahead, once, and its end takes the place of that; not to whoever renews by themselves', async () => {
  const mobiles = ['13911110001', '13911110002'] as const;
  for (const mobile of mobiles) await site.join(mobile);
  const tokens = await Promise.all(mobiles.map((mobile) => site.signIn(mobile)));
  const [one = '', keen = ''] = tokens;
  for (const token of tokens) {
    const { data } = await site.call('GET', 'User/getUserInfo', { token });
    await people.fund({ id: Number((data as { id: string }).id), token }, 1_000);
    expect(await site.call('GET', 'guard_user/buy', { token, query: '?rank=captain&months=1' })).toMatchObject({ code: 0 });
  }
  await site.call('POST', 'Member/setNoble', { token: keen, body: { auto_renew: true, entry_hint: true } });
  const { until } = (await site.call('GET', 'Member/nobleState', { token: one })).data as { until: number };
  const tend = () => tendNobles(site.site.platform, site.site.noble, site.site.notices);
  const kinds = ['noble_ends', 'noble_ended'];
  const signIn = (mobile: string) => site.signIn(mobile);
  site.clock.set(until - 4 * day);
  await tend();
  expect(await noticesOf({ token: await signIn(mobiles[0]) }, kinds)).toEqual([]);
  site.clock.set(until - 3 * day);
  await Promise.all([tend(), tend()]);
  await tend();
  const token = await signIn(mobiles[0]);
  expect(await noticesOf({ token }, kinds)).toMatchObject([
    { kind: 'noble_ends', text: '队长 三天内到期，现在续费更便宜', target: { type: 'noble' }, count: 1 },
  ]);
  expect(await noticesOf({ token }, kinds, 'en')).toMatchObject([{ text: expect.stringContaining('Captain') }]);
  expect(await noticesOf({ token }, kinds, 'vi')).toMatchObject([{ text: expect.stringContaining('Đội trưởng') }]);
  expect(await noticesOf({ token: await signIn(mobiles[1]) }, kinds)).toEqual([]);
  site.clock.set(until);
  await Promise.all([tend(), tend()]);
  expect(await noticesOf({ token: await signIn(mobiles[0]) }, kinds)).toMatchObject([{ kind: 'noble_ended', is_read: false }]);
});

test('whoever has too few diamonds for the renewal that they asked for hears so once, and no more once it has gone through', async () => {
  const mobile = '13911110003';
  await site.join(mobile);
  const token = await site.signIn(mobile);
  const { id } = (await site.call('GET', 'User/getUserInfo', { token })).data as { id: string };
  await people.fund({ id: Number(id), token }, 1_000);
  expect(await site.call('GET', 'guard_user/buy', { token, query: '?rank=captain&months=1' })).toMatchObject({ code: 0 });
  await site.call('POST', 'Member/setNoble', { token, body: { auto_renew: true, entry_hint: true } });
  const { until } = (await site.call('GET', 'Member/nobleState', { token })).data as { until: number };
  const tend = () => tendNobles(site.site.platform, site.site.noble, site.site.notices);
  const found = async () => noticesOf({ token: await site.signIn(mobile) }, ['noble_short']);
  site.clock.set(until - day + 1);
  await Promise.all([tend(), tend()]);
  await tend();
  expect(await found()).toMatchObject([
    { title: '贵族没能自动续费', text: '黄钻不够，队长 一天内到期，充值后会再试', subject: 'money', target: { type: 'noble' }, count: 1 },
  ]);
  await people.fund({ id: Number(id), token }, 5_000);
  expect((await tend()).renewed).toBe(1);
  expect(await found()).toEqual([]);
});

test('an announcement is told to every member once, in the words of each reader, and written down', async () => {
  await site.join('13911110004', { role: 'operator', nickname: '林审核' });
  const operator = await site.signIn('13911110004');
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  const post = (path: string, body: object) => site.call('POST', path, { token: operator, body });
  await post('admin/unlock', { password: 'secret' });
  const empty = { zh: '', en: '', vi: '' };
  const announce = (rest: object) => post('admin/announce', { title: { ...empty, zh: '今晚维护' }, text: empty, ...rest });
  for (const wrong of [
    { title: empty },
    { title: { ...empty, zh: '长'.repeat(41) } },
    { text: { ...empty, zh: '长'.repeat(301) } },
    { path: 'https://elsewhere.example/' },
    { path: '//elsewhere.example' },
    { path: 'javascript:alert(1)' },
  ])
    expect([wrong, await announce(wrong)]).toMatchObject([wrong, { code: 1, msg: expect.stringMatching(/^输入错误：/) }]);
  expect(
    await announce({ title: { zh: '今晚维护', en: 'Maintenance tonight', vi: '' }, text: { ...empty, zh: '两点到三点' }, path: '/news' }),
  ).toMatchObject({ code: 0 });
  await Promise.all([site.site.notices.announcements.publishDue(), site.site.notices.announcements.publishDue()]);
  await site.site.notices.announcements.publishDue();
  for (const member of [fan, other])
    expect(await noticesOf(member, ['announcement'])).toMatchObject([
      { title: '今晚维护', text: '两点到三点', subject: 'system', target: { type: 'page', id: '/news' }, count: 1, is_read: false },
    ]);
  expect(await noticesOf(fan, ['announcement'], 'en')).toMatchObject([{ title: 'Maintenance tonight', text: '两点到三点' }]);
  expect(await noticesOf(fan, ['announcement'], 'vi')).toMatchObject([{ title: '今晚维护' }]);
  expect(await noticesOf(await people.newcomer(), ['announcement'])).toEqual([]);
  const logged = (lang: string) => site.call('GET', 'admin/acts', { token: operator, query: '?group=content', lang });
  expect((await logged('en')).data).toMatchObject({ list: [{ note: 'Maintenance tonight' }] });
  expect((await logged('zh')).data).toMatchObject({
    list: [
      {
        act: 'announce',
        subject: expect.stringMatching(/^announcement \d+$/) as string,
        note: '今晚维护',
        actor: '林审核',
        has_failed: false,
      },
    ],
  });
});

test('tasks that are done are told in one notice with what can be had; what was claimed at once is not', async () => {
  const [one, quick] = [await people.newcomer(), await people.newcomer()];
  const count = ({ id }: TestPerson, act: 'gift' | 'recharge') =>
    site.site.platform.events.transaction((tx) => site.site.activities.progress.count(tx, id, act));
  const notifyDone = () => site.site.activities.notifyDone(site.site.notices);
  for (const person of [one, quick]) await count(person, 'gift');
  expect(await site.call('POST', 'Activity/task_handle_sign', { token: quick.token, body: { id: 'gift' } })).toMatchObject({ code: 0 });
  const counts = await Promise.all([notifyDone(), notifyDone()]);
  expect(counts.reduce((sum, some) => sum + some, 0)).toBe(1);
  expect(await noticesOf(quick, ['task'])).toEqual([]);
  expect(await noticesOf(one, ['task'])).toMatchObject([
    {
      title: '任务完成了',
      text: expect.stringContaining('送出任意礼物 1 次：可以领取 50 黄钻'),
      target: { type: 'tasks' },
      subject: 'activity',
    },
  ]);
  expect(await notifyDone()).toBe(0);
  await count(one, 'recharge');
  await notifyDone();
  expect(await noticesOf(one, ['task'])).toHaveLength(1);
});

test('a sign-in from a kind of browser that is new is told to the others; a new version of a known one is not', async () => {
  const agent = (name: string, system = 'Windows NT 10.0; Win64; x64') => ({
    headers: { 'user-agent': `Mozilla/5.0 (${system}; rv:140.0) ${name}` },
  });
  await site.join('13911110009');
  const first = await site.signIn('13911110009', agent('Gecko/20100101 Firefox/140.0'));
  expect(await noticesOf({ token: first }, ['new_device'])).toEqual([]);
  await site.signIn('13911110009', agent('Gecko/20100101 Firefox/141.0'));
  expect(await noticesOf({ token: first }, ['new_device'])).toEqual([]);
  await site.signIn(
    '13911110009',
    agent('AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'Macintosh; Intel Mac OS X 10_15_7'),
  );
  expect(await noticesOf({ token: first }, ['new_device'])).toMatchObject([
    { subject: 'security', text: 'Chrome 141 · macOS（本机）。不是你的话马上改密码', target: { type: 'sessions' } },
  ]);
});
