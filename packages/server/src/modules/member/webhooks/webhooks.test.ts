import { createWebhook, deliveryList, mostWebhooks, webhookEvents, webhookList } from '@pitchside/api/member/webhooks';
import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRetention } from '../../../platform/retention.ts';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { isSignedHook, startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { rechargeWorld, type RechargeWorld } from '../../money/orders/orders.fixtures.ts';
import { goal, playing, world } from '../../scores/matches/matches.fixtures.ts';
import { webhookDeliveries, webhookEndpoints } from './webhooks.tables.ts';

const [hour, day] = [3_600_000, 86_400_000];
let site: RechargeWorld;
let people: TestPeople;
let receiver: WebhookReceiver;
beforeAll(async () => {
  site = await rechargeWorld({ PITCHSIDE_WEBHOOK_LOOPBACK: 'on' });
  people = testPeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await receiver.close();
  await site.site.platform.db.delete(webhookEndpoints);
});

const send = () => site.site.webhooks.send();
async function make({ token }: TestPerson, events: readonly string[] = ['member.followed'], url = receiver.url) {
  return createWebhook.data.parse((await site.call('POST', 'Webhook/create', { token, body: { url, events } })).data);
}
/** An endpoint of the whole site, of an operator whose desk is open. */
async function makeForSite(events: readonly string[]) {
  const operator = await people.newcomer({ role: 'operator' });
  await site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });
  const { data } = await site.call('POST', 'admin/createWebhook', { token: operator.token, body: { url: receiver.url, events } });
  return { operator, ...createWebhook.data.parse(data) };
}
const stateOf = async ({ token }: TestPerson) => webhookList.data.parse((await site.call('GET', 'Webhook/list', { token })).data).list[0];
const deliveriesOf = async ({ token }: TestPerson, id: string) =>
  deliveryList.data.parse((await site.call('GET', 'Webhook/deliveries', { token, query: `?id=${id}` })).data).list;
const follow = async (anchor: TestPerson, by?: TestPerson) =>
  site.call('POST', 'Member/attention', { token: (by ?? (await people.newcomer())).token, body: { id: String(anchor.id) } });
/** Followers in the order of their follows, as the receiver heard of them. */
const heard = () => receiver.received.map(({ event: { data } }) => (data.follower as { id: string }).id);

test('an event comes once, signed as the standard says, and the secret is nowhere to be read', async () => {
  const anchor = await people.anchor();
  const { secret, item } = await make(anchor);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const fan = await people.newcomer();
  await follow(anchor, fan);
  // A repeat changes nothing, so it is no event.
  await follow(anchor, fan);
  await send();
  await send();
  expect(receiver.received).toHaveLength(1);
  const [hook] = receiver.received;
  if (!hook) throw new Error('nothing came');
  expect(hook.event).toMatchObject({
    type: 'member.followed',
    timestamp: new Date(site.clock.now()).toISOString(),
    data: { user_id: String(anchor.id), follower: { id: String(fan.id) } },
  });
  expect(Math.floor(site.clock.now() / 1_000)).toBe(Number(hook.headers['webhook-timestamp']));
  expect(isSignedHook(hook, secret)).toBe(true);
  expect([
    isSignedHook({ ...hook, body: `${hook.body} ` }, secret),
    isSignedHook({ ...hook, headers: { ...hook.headers, 'webhook-id': 'msg_other' } }, secret),
    isSignedHook(hook, `whsec_${Buffer.alloc(32).toString('base64')}`),
  ]).toEqual([false, false, false]);
  const rows = await site.site.platform.db.select().from(webhookEndpoints);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  expect(JSON.stringify([await stateOf(anchor), item])).not.toContain(secret.slice(6));
  expect(await deliveriesOf(anchor, item.id)).toMatchObject([
    { state: 'delivered', attempts: 1, status: 200, answer: 'thanks', message_id: hook.id },
  ]);
});

test('a receiver that was dead for hours gets everything afterwards, in order, and nothing twice', async () => {
  const anchor = await people.anchor();
  const { item } = await make(anchor);
  const begun = site.clock.now();
  receiver.answerWith((response) => response.writeHead(503).end('down'));
  const fans: string[] = [];
  const tries: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    if (round % 4 === 0) {
      const fan = await people.newcomer();
      await follow(anchor, fan);
      fans.push(String(fan.id));
    }
    await send();
    tries.push(receiver.requests());
    site.clock.set(site.clock.now() + 10 * 60_000);
  }
  expect(await stateOf(anchor)).toMatchObject({ state: 'failing', failing_since: begun });
  // Only the head is tried, at pauses that grow: in 400 minutes the pauses of 5, 20, 80 and 320 s, 21 and 85 min, and four hours fit.
  expect(receiver.requests()).toBe(tries.at(-1));
  expect(receiver.requests()).toBeLessThan(12);
  expect((await deliveriesOf(anchor, item.id)).map(({ attempts }) => attempts).filter((count) => count > 0)).toHaveLength(1);
  receiver.answerWith();
  site.clock.set(site.clock.now() + 4 * hour);
  await send();
  expect(heard()).toEqual(fans);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(fans.length);
  expect(await stateOf(anchor)).toMatchObject({ state: 'active', failing_since: null, next_at: null });
  site.clock.set(begun);
});

test('after a day the endpoint is paused and its owner told; resumed, it goes on behind what was given up', async () => {
  const anchor = await people.anchor();
  const { item } = await make(anchor);
  const begun = site.clock.now();
  receiver.answerWith((response) => response.writeHead(500).end());
  const fans = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  for (const fan of fans.slice(0, 2)) await follow(anchor, fan);
  await send();
  site.clock.set(begun + day - 1);
  await send();
  expect(await stateOf(anchor)).toMatchObject({ state: 'failing', next_at: begun + day });
  site.clock.set(begun + day);
  await send();
  expect(await stateOf(anchor)).toMatchObject({ state: 'paused', failing_since: begun });
  const notices = (await site.call('GET', 'Push/getList', { token: anchor.token })).data as { list: { kind: string }[] };
  expect(notices.list.filter(({ kind }) => kind === 'webhook_paused')).toMatchObject([{ target: { type: 'developer' } }]);
  // What happens while it is paused is not kept for it.
  await follow(anchor, fans[2]);
  receiver.answerWith();
  await send();
  expect(receiver.received).toEqual([]);
  expect(await site.call('POST', 'Webhook/test', { token: anchor.token, body: { id: item.id } })).toMatchObject({ code: codes.failed });
  for (let time = 0; time < 2; time += 1)
    expect((await site.call('POST', 'Webhook/resume', { token: anchor.token, body: { id: item.id } })).code).toBe(codes.ok);
  await send();
  expect(heard()).toEqual([String(fans[1]?.id)]);
  expect((await deliveriesOf(anchor, item.id)).map(({ state }) => state)).toEqual(['delivered', 'failed']);
  site.clock.set(begun);
});

test('a receiver that is gone for good is paused at once', async () => {
  const anchor = await people.anchor();
  await make(anchor);
  receiver.answerWith((response) => response.writeHead(410).end());
  await follow(anchor);
  await send();
  expect(await stateOf(anchor)).toMatchObject({ state: 'paused' });
});

test('two nodes that send at once do not double anything, nor change the order', async () => {
  const other = await site.secondNode();
  const anchors = await Promise.all([people.anchor(), people.anchor(), people.anchor()]);
  for (const anchor of anchors) await make(anchor);
  const fans = await Promise.all(Array.from({ length: 8 }, () => people.newcomer()));
  for (const fan of fans) for (const anchor of anchors) await follow(anchor, fan);
  await Promise.all([site.site.webhooks.send(), other.site.webhooks.send(), site.site.webhooks.send(), other.site.webhooks.send()]);
  expect(receiver.received).toHaveLength(24);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(24);
  for (const { id } of anchors)
    expect(
      receiver.received.filter(({ event: { data } }) => data.user_id === String(id)).map(({ event: { data } }) => data.follower),
    ).toMatchObject(fans.map((fan) => ({ id: String(fan.id) })));
});

test('a round that died in the middle is taken over, with the same id of the message', async () => {
  const anchor = await people.anchor();
  const { item } = await make(anchor);
  await follow(anchor);
  const { db } = site.site.platform;
  const claimed = { claim: 'a node that died', claimedUntil: Date.now() + 60_000 };
  await db
    .update(webhookEndpoints)
    .set(claimed)
    .where(eq(webhookEndpoints.id, Number(item.id)));
  await send();
  expect(receiver.received).toEqual([]);
  await db
    .update(webhookEndpoints)
    .set({ claimedUntil: Date.now() - 1 })
    .where(eq(webhookEndpoints.id, Number(item.id)));
  await send();
  expect(receiver.received).toHaveLength(1);
});

test('a receiver that never answers keeps nobody else waiting', async () => {
  const [slow, quick] = [await people.anchor(), await people.anchor()];
  const silent = await startWebhookReceiver();
  silent.answerWith(() => undefined);
  await make(slow, ['member.followed'], silent.url);
  await make(quick);
  await follow(slow);
  const round = send();
  await expect.poll(() => silent.requests()).toBe(1);
  // What happens while the round waits is sent by the same round.
  await follow(quick);
  await expect.poll(() => receiver.received.length).toBe(1);
  await silent.close();
  await round;
});

test('a fault of ours is counted and holds up only its own endpoint, for a moment', async () => {
  const [broken, whole] = [await people.anchor(), await people.anchor()];
  const { item } = await make(broken);
  await make(whole);
  const { db } = site.site.platform;
  await db
    .update(webhookEndpoints)
    .set({ secretSealed: 'nobody can open this' })
    .where(eq(webhookEndpoints.id, Number(item.id)));
  for (const anchor of [broken, whole]) await follow(anchor);
  site.expectFaults(1);
  await send();
  await send();
  expect(receiver.received.map(({ event: { data } }) => data.user_id)).toEqual([String(whole.id)]);
  expect(await deliveriesOf(broken, item.id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('each event is told of to those whose it is: a room, its match, its gifts and moderation; all of them to the site', async () => {
  await site.site.matches.apply(world(site.clock.now(), 1));
  const [anchor, other] = [await people.anchor('not_started', { matchId: 'm1' }), await people.anchor()];
  const own = webhookEvents.filter((event) => event !== 'order.paid');
  await make(anchor, own);
  await make(other, own);
  const types = () => receiver.received.map(({ event: { type } }) => type);
  await site.site.live.streamStarted(Number(anchor.room));
  const fan = await people.newcomer();
  await people.fund(fan, 100);
  expect(
    await site.call('GET', 'member/handselGift', { token: fan.token, query: `?id=${anchor.room}&gift_id=clap&count=2` }),
  ).toMatchObject({
    code: codes.ok,
  });
  await site.call('POST', 'Live/setTaboo', {
    token: anchor.token,
    body: { id: anchor.room, user_id: String(fan.id), minutes: 10, reason: '刷屏' },
  });
  await site.site.matches.apply({ updates: [playing('m1', 5, 1, 0)] });
  await site.site.matches.apply({ updates: [playing('m1', 6, 10, 1, [goal('g1', 10, 1, site.clock.now())])] });
  // The same delivery of a feed comes twice.
  await site.site.matches.apply({ updates: [playing('m1', 6, 10, 1, [goal('g1', 10, 1, site.clock.now())])] });
  await site.site.matches.apply({ updates: [{ ...playing('m1', 7, 90, 1), status: 'finished' }] });
  await site.site.live.streamEnded(Number(anchor.room));
  await send();
  expect(types()).toEqual(['room.live', 'gift.sent', 'moderation.acted', 'match.kick_off', 'match.goal', 'match.end', 'room.ended']);
  const dataOf = (type: string) => receiver.received.find(({ event }) => event.type === type)?.event.data;
  expect(dataOf('gift.sent')).toMatchObject({
    room_id: anchor.room,
    count: 2,
    gift: { id: 'clap', names: { zh: expect.any(String) } },
    sender: { id: String(fan.id) },
  });
  expect(dataOf('moderation.acted')).toMatchObject({ act: 'mute', reason: '刷屏', by_id: String(anchor.id), user_id: String(fan.id) });
  expect(dataOf('match.goal')).toMatchObject({ match_id: 'm1', kind: 'goal', score: { home: 1, away: 0 }, home: { names: { zh: 'a1' } } });
});

test('the site’s own endpoint hears of everybody’s, as long as its owner is an operator; members are refused its events', async () => {
  const { operator } = await makeForSite(['member.followed', 'order.paid']);
  const [anchor, other] = [await people.anchor(), await people.anchor()];
  await follow(anchor);
  await follow(other);
  await send();
  expect(receiver.received.map(({ event: { data } }) => data.user_id)).toEqual([String(anchor.id), String(other.id)]);
  const { order } = await site.order(anchor.token, '?amount=3000&channel=sandbox_alipay');
  await site.notify({ no: order.no, amount: order.price });
  // A provider tells it twice.
  await site.notify({ no: order.no, amount: order.price });
  await send();
  expect(receiver.received.slice(2).map(({ event }) => [event.type, event.data])).toEqual([
    ['order.paid', { no: order.no, user_id: String(anchor.id), price: 3_000, diamonds: order.diamonds, channel: 'sandbox_alipay' }],
  ]);
  const body = { url: receiver.url, events: ['order.paid'] };
  expect(await site.call('POST', 'Webhook/create', { token: anchor.token, body })).toMatchObject({ code: codes.failed });
  expect(await site.call('POST', 'admin/createWebhook', { token: anchor.token, body })).toMatchObject({
    code: codes.failed,
    msg: '没有权限',
  });
  expect((await stateOf(operator))?.is_site).toBe(true);
});

test('a test goes out, a delivery is sent again with its id, and nobody touches what is another’s', async () => {
  const [anchor, stranger] = [await people.anchor(), await people.newcomer()];
  const { item } = await make(anchor);
  expect(await site.call('POST', 'Webhook/test', { token: anchor.token, body: { id: item.id } })).toMatchObject({ code: codes.ok });
  await send();
  expect(receiver.received.map(({ event: { type } }) => type)).toEqual(['webhook.test']);
  const [delivery] = await deliveriesOf(anchor, item.id);
  const again = (token: string) => site.call('POST', 'Webhook/resend', { token, body: { id: delivery?.id } });
  for (const path of ['Webhook/test', 'Webhook/resend'] as const)
    expect(
      (await site.call('POST', path, { token: stranger.token, body: { id: path === 'Webhook/test' ? item.id : delivery?.id } })).msg,
    ).toBe('没有找到');
  expect((await site.call('GET', 'Webhook/deliveries', { token: stranger.token, query: `?id=${item.id}` })).msg).toBe('没有找到');
  await site.call('POST', 'Webhook/remove', { token: stranger.token, body: { id: item.id } });
  expect(await again(anchor.token)).toMatchObject({ code: codes.ok, data: { delivery: { state: 'waiting' } } });
  await send();
  expect(receiver.received.map(({ id }) => id)).toEqual([delivery?.message_id, delivery?.message_id]);
  expect(await site.call('POST', 'Webhook/remove', { token: anchor.token, body: { id: item.id } })).toMatchObject({ data: { list: [] } });
});

test('bad input is refused in words, nobody has more than ten, and deliveries are kept for thirty days', async () => {
  const member = await people.newcomer();
  const create = (body: unknown) => site.call('POST', 'Webhook/create', { token: member.token, body });
  expect((await create({ url: 'nonsense', events: ['room.live'] })).msg).toBe('输入错误：url');
  expect((await create({ url: receiver.url, events: ['nonsense'] })).msg).toMatch(/^输入错误：events/);
  for (const url of ['https://10.0.0.1/in', 'https://printer.local/', 'http://example.com/'])
    expect((await create({ url, events: ['room.live'] })).msg).toBe('接收地址要以 https:// 开头，指向公网上的域名');
  const answers = await Promise.all(Array.from({ length: mostWebhooks + 3 }, () => create({ url: receiver.url, events: ['room.live'] })));
  expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(mostWebhooks);
  const { db, clock } = site.site.platform;
  const [endpoint] = await db.select().from(webhookEndpoints);
  const row = { endpointId: endpoint?.id ?? 0, messageId: 'msg_1', event: 'webhook.test', body: '{}' };
  await db.insert(webhookDeliveries).values([
    { ...row, at: clock.now() - 31 * day },
    { ...row, at: clock.now() - 29 * day },
  ]);
  await createRetention(site.site.platform, [{ at: webhookDeliveries.at, keep: 30 * day }]).sweep();
  expect(await db.select().from(webhookDeliveries)).toHaveLength(1);
});
