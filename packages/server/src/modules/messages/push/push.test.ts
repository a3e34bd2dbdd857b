import { pushState, savePushDevice, usualPushWishes, type PushDevice, type PushWishes } from '@pitchside/api/messages/push';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSigned, startPushService, type PushService, type Subscription } from '../../../testing/pushService.ts';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { goal, playing, world } from '../../scores/matches/matches.fixtures.ts';
import type { FeedEvent } from '../../scores/sport/index.ts';
import { pushDeliveries, pushDevices } from './push.tables.ts';

const second = 1_000;
const minute = 60 * second;
let service: PushService;
let site: TestSite;
let people: TestPeople;
let version = 0;

beforeAll(async () => {
  service = await startPushService();
  site = await openTestSite({ PITCHSIDE_PUSH_LOOPBACK: 'on' });
  people = testPeople(site);
});
afterAll(async () => {
  await site.close();
  await service.stop();
});
const begun = Date.UTC(2026, 10, 21, 12);
beforeEach(async () => {
  site.clock.set(begun);
  await site.site.matches.apply(world(begun + 40 * minute, 4));
});
afterEach(async () => {
  await site.site.platform.db.delete(pushDevices);
  await site.site.platform.db.execute('delete from push_news');
  await site.site.platform.db.execute('delete from push_watch');
  service.clear();
  service.answers.clear();
});

/** Saves a device of a member. */
async function device(
  { token }: TestPerson,
  wishes: Partial<PushWishes> = {},
  lang = 'zh',
): Promise<Subscription & { device: PushDevice }> {
  const subscription = service.subscribe();
  const { endpoint, keys } = subscription;
  const answer = await site.call('POST', 'Push/save', { token, lang, body: { endpoint, keys, wishes: { ...usualPushWishes, ...wishes } } });
  expect(answer).toMatchObject({ code: 0 });
  return { ...subscription, device: savePushDevice.data.parse(answer.data).device };
}
const star = ({ token }: TestPerson, id = 'm1') => site.call('POST', 'Footballuser/collect', { token, body: { id, collect: true } });
const apply = (match: string, home: number, ...events: FeedEvent[]) =>
  site.site.matches.apply({ updates: [playing(match, (version += 1), 10, home, events)] });
const send = () => site.site.push.send();
const goalNow = (id: string, score: number) => goal(id, 10, score, site.clock.now() - second);
const count = async () => (await site.site.platform.db.select().from(pushDeliveries)).length;

test('a goal of a starred match reaches each device of its fans once, encrypted, signed, in its language, and nobody else', async () => {
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  const [desk, phone, stranger] = [await device(fan), await device(fan, {}, 'vi'), await device(other)];
  await star(fan);
  await apply('m1', 1, goalNow('once', 1));
  await Promise.all([send(), send()]);
  await send();
  expect(service.titles(desk.number)).toEqual(['进球！a1 1–0 b1']);
  expect(service.titles(phone.number)).toEqual(['Vào! a1 (vi) 1–0 b1 (vi)']);
  expect(service.titles(stranger.number)).toEqual([]);
  const [{ headers, message } = expect.fail('nothing came')] = service.received.filter(({ subscription }) => subscription === desk.number);
  expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm', topic: expect.stringMatching(/^[\w-]{32}$/) });
  expect(Number(headers.ttl)).toBeGreaterThan(600);
  const { data } = await site.call('GET', 'Push/state', { token: fan.token });
  expect(isSigned(headers.authorization ?? '', pushState.data.parse(data).public_key, service.origin)).toBe(true);
  expect(message).toMatchObject({
    web_push: 8030,
    notification: {
      tag: 'match:m1',
      body: '10′ 周九 · 英超',
      navigate: expect.stringMatching(/\/score-detail\?id=m1$/),
      data: { key: 'goal:once', match_id: 'm1' },
    },
  });
});

test('matches are those that were starred or reserved, and those of starred teams and leagues, as far as the device wants them', async () => {
  const [reserver, ofTeam, ofLeague] = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  const scopes = ['collected', 'reserved', 'teams', 'leagues'] as const;
  const devices = [await device(reserver), await device(ofTeam), await device(ofLeague, { scopes: [...scopes] })];
  const deaf = await device(ofTeam, { scopes: ['collected'] });
  const silent = await device(ofTeam, { kinds: ['red'] });
  expect(await site.call('POST', 'live/reserveMatch', { token: reserver.token, body: { match_id: 'm2' } })).toMatchObject({ code: 0 });
  expect(await site.call('POST', 'scores/star', { token: ofTeam.token, body: { kind: 'team', id: 'b2' } })).toMatchObject({ code: 0 });
  expect(await site.call('POST', 'scores/star', { token: ofLeague.token, body: { kind: 'league', id: 'epl' } })).toMatchObject({ code: 0 });
  await apply('m2', 1, goalNow('team', 1));
  await send();
  for (const { number } of devices) expect(service.titles(number)).toEqual(['进球！a2 1–0 b2']);
  for (const { number } of [deaf, silent]) expect(service.titles(number)).toEqual([]);
});

test('an annulled goal takes the place of the goal; while nobody was told of the goal, it is taken back in silence', async () => {
  const fan = await people.newcomer();
  const { number } = await device(fan);
  await star(fan, 'm3');
  const annulled = (id: string): FeedEvent => ({ ...goalNow(id, 0), kind: 'goal_cancelled' });
  await apply('m3', 1, goalNow('var', 1));
  await send();
  await apply('m3', 0, annulled('var-off'));
  await send();
  const [first, second] = service.received;
  expect(service.titles(number)).toEqual(['进球！a3 1–0 b3', '进球取消：a3 0–0 b3']);
  expect(second?.message.notification).toMatchObject({ tag: first?.message.notification.tag, data: { is_correction: true } });
  expect(second?.headers.topic).toBe(first?.headers.topic);
  service.clear();
  await apply('m3', 1, goalNow('var2', 1));
  await apply('m3', 0, annulled('var2-off'));
  await send();
  expect(service.received).toEqual([]);
  // A goal that was waiting when the next one came says the same with an older score.
  await apply('m3', 1, goalNow('early', 1));
  await apply('m3', 2, goalNow('late', 2));
  await send();
  expect(service.titles(number)).toEqual(['进球！a3 2–0 b3']);
});

test('the beginning, a red card and the end are told once each', async () => {
  const fan = await people.newcomer();
  const { number } = await device(fan);
  await star(fan, 'm4');
  site.clock.set(begun + 40 * minute);
  await apply('m4', 0);
  await apply('m4', 0);
  await send();
  await apply('m4', 0, { ...goalNow('red', 0), kind: 'red', side: 'away' });
  await send();
  await apply('m4', 2, goalNow('2', 2));
  await send();
  for (const status of ['second_half', 'finished', 'finished'] as const)
    await site.site.matches.apply({ updates: [{ ...playing('m4', (version += 1), 90, 2), status }] });
  await send();
  expect(service.titles(number)).toEqual(['开赛：a4 – b4', '红牌：b4', '进球！a4 2–0 b4', '完场：a4 2–0 b4']);
});

test('a device that is gone is removed; one that fails is tried again after pauses that grow, until it is of no use', async () => {
  const fan = await people.newcomer();
  const [gone, busy, back] = [await device(fan), await device(fan), await device(fan)];
  await star(fan);
  service.answer(gone.number, 410);
  service.answer(busy.number, 503);
  service.answer(back.number, 429, { 'retry-after': '120' });
  await apply('m1', 3, goalNow('pauses', 3));
  await send();
  const ids = async () =>
    (await site.site.platform.db.select({ id: pushDevices.id }).from(pushDevices)).map(({ id }) => String(id)).toSorted();
  expect(await ids()).toEqual([busy.device.id, back.device.id].toSorted());
  expect(await count()).toBe(2);
  const before = service.requests();
  await send();
  expect(service.requests()).toBe(before);
  site.clock.set(site.clock.now() + 2 * second);
  await send();
  expect(service.requests()).toBe(before + 1);
  service.answer(back.number, undefined);
  site.clock.set(site.clock.now() + 120 * second);
  await send();
  expect(service.titles(back.number)).toEqual(['进球！a1 3–0 b1']);
  site.clock.set(site.clock.now() + 20 * minute);
  await send();
  expect(await count()).toBe(0);
  const [row] = await site.site.platform.db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.id, Number(busy.device.id)));
  expect(row?.failedSince).toBe(site.clock.now());
  expect(await site.site.push.figures()).toMatchObject({ devices: 2, failing: 1, waiting: 0, today: { gone: 1, failed: 1 } });
});

test('in the quiet hours of its zone a device is told nothing, nor is a member who watches the match', async () => {
  const fan = await people.newcomer();
  // 12:00 UTC is 20:00 in Shanghai and 07:00 in New York.
  const quiet = { from: 19 * 60, until: 7 * 60 };
  const [asleep, awake] = [
    await device(fan, { quiet: { ...quiet, zone: 'Asia/Shanghai' } }),
    await device(fan, { quiet: { ...quiet, zone: 'America/New_York' } }),
  ];
  await star(fan);
  await apply('m1', 4, goalNow('quiet', 4));
  await send();
  expect([service.titles(asleep.number), service.titles(awake.number)]).toEqual([[], ['进球！a1 4–0 b1']]);
  service.clear();
  expect(await site.call('POST', 'Push/watch', { token: fan.token, body: { match_id: 'm1' } })).toMatchObject({ data: { devices: 2 } });
  await apply('m1', 5, goalNow('watched', 5));
  await send();
  expect(service.received).toEqual([]);
  site.clock.set(site.clock.now() + 91 * second);
  await apply('m1', 6, goalNow('seen', 6));
  await send();
  expect(service.titles(awake.number)).toEqual(['进球！a1 6–0 b1']);
});

test('of a match that a member watches later only the kick-off is told', async () => {
  const fan = await people.newcomer();
  const { number } = await device(fan);
  await star(fan);
  const later = (star: boolean) => site.call('POST', 'scores/star', { token: fan.token, body: { kind: 'later', id: 'm1', star } });
  expect(await later(true)).toMatchObject({ data: { kind: 'later', id: 'm1', is_starred: true } });
  await apply('m1', 7, goalNow('later', 7));
  await send();
  expect(service.titles(number)).toEqual([]);
  await later(false);
  await apply('m1', 8, goalNow('watched it', 8));
  await send();
  expect(service.titles(number)).toEqual(['进球！a1 8–0 b1']);
});

test('a broadcast of a followed anchor and a message are pushed; a muted conversation is not', async () => {
  const anchor = await people.anchor('not_started', { title: '今晚的德比' });
  const fan = await people.newcomer();
  const { number } = await device(fan);
  expect(await site.call('POST', 'Member/attention', { token: fan.token, body: { id: String(anchor.id) } })).toMatchObject({ code: 0 });
  await site.site.live.streamStarted(Number(anchor.room));
  await site.site.follow.notifyFollowers();
  await send();
  expect(service.titles(number)).toEqual([expect.stringMatching(/ 开播了$/)]);
  expect(service.received[0]?.message.notification).toMatchObject({ body: '今晚的德比', tag: `room:${anchor.room}` });
  service.clear();
  const say = (text: string) => site.site.messages.talk.send(anchor.id, `C2C${fan.id}`, `client-${text}`, { type: 'text', text });
  await say('你好');
  await send();
  expect(service.received[0]?.message.notification).toMatchObject({
    body: '你好',
    tag: `message:C2C${anchor.id}`,
    navigate: expect.stringContaining(`with=C2C${anchor.id}`),
  });
  expect(service.received.every(({ subscription }) => subscription === number)).toBe(true);
  service.clear();
  await site.site.platform.db.execute(`update conversation_member set is_muted = true where member_id = ${fan.id}`);
  await say('还在吗');
  await send();
  expect(service.received).toEqual([]);
});

test('a device ends with its session, belongs to whoever saved it last, and of eleven the oldest goes', async () => {
  const [fan, next] = [await people.newcomer(), await people.newcomer()];
  const first = await device(fan);
  await star(fan);
  await star(next);
  const { endpoint, keys, number } = first;
  const save = (token: string) => site.call('POST', 'Push/save', { token, body: { endpoint, keys, wishes: usualPushWishes } });
  expect(await save(next.token)).toMatchObject({ code: 0 });
  expect((await site.call('GET', 'Push/state', { token: fan.token })).data).toMatchObject({ devices: [] });
  await apply('m1', 7, goalNow('owner', 7));
  await send();
  expect(service.titles(number)).toHaveLength(1);
  await site.call('POST', 'Member/SignOut', { token: next.token, body: {} });
  await apply('m1', 8, goalNow('signed-out', 8));
  await send();
  expect(service.titles(number)).toHaveLength(1);
  for (let more = 0; more < 11; more += 1) {
    site.clock.set(site.clock.now() + second);
    await device(fan);
  }
  const { devices } = pushState.data.parse((await site.call('GET', 'Push/state', { token: fan.token })).data);
  expect(devices).toHaveLength(10);
  expect(Math.min(...devices.map(({ seen_at }) => seen_at))).toBe(begun + 2 * second);
});

test('only addresses of push services are taken, keys are points of the curve, and nobody’s device is another’s', async () => {
  const strict = await openTestSite();
  const { token } = await testPeople(strict).newcomer();
  const { keys } = service.subscribe();
  const save = (endpoint: string, given: object = keys) =>
    strict.call('POST', 'Push/save', { token, body: { endpoint, keys: given, wishes: usualPushWishes } });
  const path = '/wpush/v2/gAAAAABnexample';
  for (const bad of [
    `http://push.example.com${path}`,
    `https://127.0.0.1${path}`,
    `https://10.0.0.8${path}`,
    `https://[::1]${path}`,
    `https://0x7f000001${path}`,
    `https://2130706433${path}`,
    `https://localhost${path}`,
    `https://metadata.google.internal${path}`,
    `https://push.example.com:8443${path}`,
    `https://user:pass@push.example.com${path}`,
    'https://push.example.com/',
    `ftp://push.example.com${path}`,
    `${service.origin}/push/1/abcdefgh`,
  ])
    expect([bad, await save(bad)]).toMatchObject([bad, { code: 1 }]);
  expect(await save(`https://push.example.com${path}`, { ...keys, p256dh: `B${'A'.repeat(86)}` })).toMatchObject({ code: 1 });
  expect(await save(`https://push.example.com${path}`)).toMatchObject({ code: 0 });
  await strict.close();
  const [fan, thief] = [await people.newcomer(), await people.newcomer()];
  const mine = await device(fan);
  await site.call('POST', 'Push/removeDevice', { token: thief.token, body: { id: mine.device.id } });
  expect(await site.call('POST', 'Push/test', { token: thief.token, body: { id: mine.device.id } })).toMatchObject({
    data: { is_sent: false },
  });
  expect(await site.call('POST', 'Push/test', { token: fan.token, body: { id: mine.device.id } })).toMatchObject({
    data: { is_sent: true },
  });
  await send();
  expect(service.titles(mine.number)).toEqual(['通知打开了']);
  const next = service.subscribe();
  const renew = { old_endpoint: mine.endpoint, endpoint: next.endpoint, keys: next.keys };
  expect(await site.call('POST', 'Push/renew', { body: renew })).toMatchObject({ data: { is_renewed: true } });
  expect(await site.call('POST', 'Push/renew', { body: renew })).toMatchObject({ data: { is_renewed: false } });
  await site.call('POST', 'Push/test', { token: fan.token, body: { id: mine.device.id } });
  site.clock.set(site.clock.now() + second);
  await site.call('POST', 'Push/test', { token: fan.token, body: { id: mine.device.id } });
  await send();
  expect(service.titles(next.number)).toEqual(['通知打开了']);
});
