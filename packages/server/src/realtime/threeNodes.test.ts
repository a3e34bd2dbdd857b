// @module-tag full
import { createRealtime } from '@pitchside/api/realtime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { goal, playing, world } from '../modules/scores/matches/matches.fixtures.ts';
import { openBus } from '../ports/bus/index.ts';
import { startNatsServer } from '../testing/natsProcess.ts';
import type { NatsServer } from '../testing/natsServer.ts';
import { buildSiteNode, type SiteNode } from '../testing/siteNode.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openTestRooms } from '../testing/testRooms.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';
import { openTestSocket, type TestFrame, type TestSocket } from '../testing/testSocket.ts';

const room = 25;
const has = (type: string, topic?: string) => (frames: readonly TestFrame[]) =>
  frames.some((frame) => frame.type === type && (topic === undefined || frame.data.topic === topic));

let program: Awaited<ReturnType<typeof buildSiteNode>>;
beforeAll(async () => {
  program = await buildSiteNode();
});
afterAll(() => program.remove());

describe.each(['LISTEN/NOTIFY', 'NATS'])('three nodes that wake each other by %s', (carrier) => {
  let nats: NatsServer | undefined;
  let site: TestSite;
  let others: SiteNode[];
  let origins: string[];
  let owner: number;
  let giver: number;

  beforeAll(async () => {
    nats = carrier === 'NATS' ? await startNatsServer() : undefined;
    const database = await openTestDatabase();
    const environment: Record<string, string> = { PITCHSIDE_CAPTCHA: 'off', ...(nats && { BUS_URL: nats.url }) };
    site = await openTestSite(environment, {
      database,
      limited: true,
      openBus: (log) => openBus({ sessionUrl: database.url, busUrl: nats?.url }, log),
    });
    const clock = new Date(site.clock.now()).toISOString();
    others = await Promise.all([1, 2].map(() => program.start(database.url, { ...environment, PITCHSIDE_CLOCK: clock })));
    origins = [site.origin, ...others.map(({ origin }) => origin)];
    [owner = 0] = await openTestRooms(database.db, [room]);
    await site.site.platform.db.execute("update room set status = 'live'");
    await site.site.matches.apply(world(site.clock.now() - 600_000, 1));
  });
  afterAll(async () => {
    await Promise.all(others.map((node) => node.stop()));
    await site.close();
    await nats?.stop();
  });

  /** A socket at each node, on the same topics, for a member or for a visitor. */
  const atAll = (topics: readonly string[], token?: string): Promise<TestSocket[]> =>
    Promise.all(
      origins.map(async (origin) => {
        const client = await openTestSocket(origin);
        client.send({ type: 'register', data: { info: 'web', lang: 'zh', ...(token !== undefined && { token }) } });
        for (const topic of topics) client.send({ type: 'subscribe', data: { topic } });
        for (const topic of topics) await client.until(has('subscribed', topic));
        return client;
      }),
    );
  const allHear = (clients: readonly TestSocket[], condition: (frames: readonly TestFrame[]) => boolean) =>
    Promise.all(clients.map((client) => client.until(condition)));
  const leave = (clients: readonly TestSocket[]) => Promise.all(clients.map((client) => client.close()));
  const speak = (at: string, token: string, text: string) =>
    site.call('GET', 'Barrage/send', { at, token, query: `?${new URLSearchParams({ id: String(room), text })}` });

  test('sockets everywhere hear a goal of one node, a gift of another and a comment of the third, each once', async () => {
    giver = await site.join('13800000001');
    const token = await site.signIn('13800000001');
    await site.site.platform.events.transaction((tx, emit) =>
      site.site.ledger.post(tx, emit, {
        kind: 'opening',
        member: giver,
        moves: [{ unit: 'diamond', from: 'issue', to: giver, amount: 500 }],
      }),
    );
    const clients = await atAll(['matches:football', `room:${room}`]);
    await site.site.matches.apply({ updates: [playing('m1', 5, 10, 1, [goal('g1', 10, 1, site.clock.now() - 1_000)])] });
    expect(
      await site.call('GET', 'member/handselGift', {
        at: origins[1] ?? '',
        token,
        query: `?${new URLSearchParams({ id: String(room), gift_id: 'scarf', count: '1' })}`,
      }),
    ).toMatchObject({ code: 0 });
    expect(await speak(origins[2] ?? '', token, '好球')).toMatchObject({ code: 0 });
    await allHear(clients, (frames) => ['goal', 'gift', 'barrage'].every((type) => has(type)(frames)));
    await Promise.all(clients.map((client) => client.settle()));
    for (const { frames } of clients)
      for (const type of ['goal', 'gift', 'barrage']) expect(frames.filter((frame) => frame.type === type)).toHaveLength(1);
    await leave(clients);
  });

  test('who is removed from a room, and who signs out, is told on every node', async () => {
    const fan = await site.join('13800000002');
    const token = await site.signIn('13800000002');
    const clients = await atAll([`room:${room}`, `user:${fan}`], token);
    await site.site.moderation.kick({ roomId: room, userId: fan, byId: owner }, '');
    await allHear(clients, has('liveKickout'));
    await site.call('POST', 'Member/SignOut', { at: origins[1] ?? '', token, body: {} });
    await allHear(clients, has('signed_out'));
    await leave(clients);
  });

  test('what a member may say, and how often a password may be guessed, is counted over all nodes', async () => {
    await site.join('13800000003');
    const token = await site.signIn('13800000003');
    // All at once, because the clocks of the other nodes run: if a window ended meanwhile, more would pass.
    const said = await Promise.all(Array.from({ length: 24 }, (_, index) => speak(origins[index % 3] ?? '', token, `第${index}句`)));
    expect(said.filter(({ status }) => status === 200)).toHaveLength(10);
    const guessed = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        site.call('POST', 'user/login', {
          at: origins[index % 3] ?? '',
          body: { mobile: '86-13800000003', password: 'wrong', device_type: 'pc' },
        }),
      ),
    );
    expect(guessed.filter(({ msg }) => msg === '手机号或密码不正确')).toHaveLength(10);
  });

  const online =
    (total: number, since = 0) =>
    (frames: readonly TestFrame[]) =>
      frames.slice(since).some(({ type, data }) => type === 'online' && data.total === total);

  /** Five people with the client of the site, at one node first, and at any other that answers once it is gone. */
  const watchFrom = (node: SiteNode | undefined) =>
    Array.from({ length: 5 }, (_, index) => {
      const heard: string[] = [];
      let dialled = 0;
      const client = createRealtime({
        // As a load balancer would: each new connection goes to a node that is up.
        url: () => `${((dialled += 1) === 1 && node ? node.origin : (origins[index % 2] ?? '')).replace('http', 'ws')}/ws`,
        hello: () => ({ lang: 'zh' }),
        WebSocket,
      });
      client.subscribe(`room:${room}`, {
        onEvent: (event) => {
          if (event.type === 'barrage') heard.push(event.data.text);
          if (event.type === 'gift') heard.push(event.data.gift.id);
        },
        onReset: () => undefined,
      });
      client.connect();
      return { heard, close: () => client.close() };
    });

  test('a room counts its people at all nodes; one node is killed: its people are back at the others and have missed nothing', async () => {
    const [lost, ...kept] = [...(await atAll([`room:${room}`]))].reverse();
    await allHear([...kept, ...(lost ? [lost] : [])], online(3));
    const watchers = watchFrom(others[1]);
    await allHear(kept, online(3 + watchers.length));
    await others[1]?.kill();
    await lost?.close();
    const since = performance.now();
    // Messages and gifts while the people of the killed node are offline; nobody publishes into the room, which ends after a while.
    await site.site.barrage.say(String(room), owner, '还在');
    await site.site.platform.events.transaction((tx, emit) =>
      site.site.gifts.send(tx, emit, giver, { giftId: 'scarf', count: 1, from: 'wallet', aim: { room }, offAir: true }),
    );
    const missed = ['还在', 'scarf'];
    for (const { heard } of watchers) await vi.waitFor(() => expect(heard).toEqual(missed), { timeout: 20_000, interval: 20 });
    process.stdout.write(`      back on another node after ${((performance.now() - since) / 1_000).toFixed(1)} s (${carrier})\n`);
    await site.site.barrage.say(String(room), owner, '又来了');
    for (const { heard } of watchers) await vi.waitFor(() => expect(heard).toEqual([...missed, '又来了']), { timeout: 20_000 });
    await allHear(kept, has('barrage'));
    for (const { close } of watchers) close();
    const before = kept.map(({ frames }) => frames.length);
    await Promise.all(kept.map((client, index) => client.until(online(2, before[index]))));
    await leave(kept);
  });
});
