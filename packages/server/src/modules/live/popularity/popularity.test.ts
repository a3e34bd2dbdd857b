import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestAnchor, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket } from '../../../testing/testSocket.ts';
import { barrages } from '../barrage/index.ts';
import { follows } from '../../member/follow/index.ts';
import { rooms } from '../room/index.ts';
import { decay, watching, weights } from './popularity.data.ts';
import { popularityModule } from './index.ts';

const hour = 3_600_000;

let site: TestSite;
let people: TestPeople;
let anchors: TestAnchor[];
let fans: TestPerson[];
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  anchors = [await people.anchor(), await people.anchor(), await people.anchor('live', { source: 'demo' })];
  fans = [await people.newcomer(), await people.newcomer(), await people.newcomer()];
  for (const fan of fans) await people.fund(fan, 100_000_000);
});
afterAll(() => site.close());

type Act = { kind: 'account' | 'network' | 'comment' | 'gift' | 'follow'; room: number; who: number; ago: number; count: number };

const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('account', 'network', 'comment', 'gift', 'follow'),
  room: fc.nat(2),
  who: fc.nat(2),
  ago: fc.nat(decay.window + 2 * 60_000),
  count: fc.integer({ min: 1, max: 4 }),
});

/** Expected popularity of a room, computed directly. */
function expected(acts: readonly Act[], room: number): number {
  const here = acts.filter((each) => each.room === room);
  const left = (ago: number) => (ago < decay.window ? 0.5 ** (ago / decay.half) : 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const watchers = new Set(
    here.filter(({ kind, ago }) => ['account', 'network'].includes(kind) && ago < watching.for).map(({ kind, who }) => `${kind} ${who}`),
  );
  const said = fans.map((_, who) =>
    sum(here.flatMap((each) => (each.kind === 'comment' && each.who === who ? Array<number>(each.count).fill(left(each.ago)) : []))),
  );
  // Each of these gifts costs one diamond; a follow counts once, at its latest time.
  const given = sum(here.map(({ kind, count, ago }) => (kind === 'gift' ? count * left(ago) : 0)));
  const followed = fans.map((_, who) => here.find((each) => each.kind === 'follow' && each.who === who));
  return Math.round(
    watchers.size * weights.watcher +
      sum(said.map((one) => Math.min(one, weights.mostOfOne))) * weights.comment +
      given * weights.diamond +
      sum(followed.map((one) => (one ? left(one.ago) : 0))) * weights.follow,
  );
}

async function perform(acts: readonly Act[], now: number): Promise<void> {
  const { db, events } = site.site.platform;
  for (const { kind, room, who, ago, count } of acts.toSorted((a, b) => b.ago - a.ago)) {
    const [anchor, fan] = [anchors[room], fans[who]];
    if (!anchor || !fan) continue;
    site.clock.set(now - ago);
    const roomId = Number(anchor.room);
    if (kind === 'account') await site.site.popularity.note([{ roomId, who: { member: fan.id } }]);
    if (kind === 'network') await site.site.popularity.note([{ roomId, who: { network: `10.0.${who}.0` } }]);
    if (kind === 'comment')
      await db
        .insert(barrages)
        .values(Array.from({ length: count }, () => ({ roomId, userId: fan.id, text: '好球', role: 'viewer' as const, at: now - ago })));
    if (kind === 'gift')
      await events.transaction((tx, emit) =>
        site.site.ledger.post(tx, emit, {
          kind: 'gift',
          member: fan.id,
          peer: anchor.id,
          moves: [{ unit: 'diamond', from: fan.id, to: 'spent', amount: count }],
        }),
      );
    if (kind === 'follow')
      await db
        .insert(follows)
        .values({ memberId: fan.id, targetId: anchor.id, remind: false, at: now - ago })
        .onConflictDoNothing();
  }
  site.clock.set(now);
}

const shown = async () => {
  const { db } = site.site.platform;
  const rows = await db.select({ id: rooms.id, heat: rooms.heat }).from(rooms);
  return anchors.map(({ room }) => rows.find(({ id }) => id === Number(room))?.heat ?? -1);
};
let worlds = 0;

test(
  'popularity is what watches, speaks, gives and follows lately, each half as much every three minutes; the list of the hottest is in its order',
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const now = Date.UTC(2026, 10, 21, 12) + (worlds += 1) * hour;
        await site.site.platform.db.delete(follows);
        const kept = acts.filter(
          (each, at) =>
            each.kind !== 'follow' ||
            acts.findIndex((one) => one.kind === 'follow' && one.room === each.room && one.who === each.who) === at,
        );
        await perform(kept, now);
        await site.site.popularity.count();
        const heats = await shown();
        for (const [room, heat] of heats.entries()) {
          const wanted = expected(kept, room);
          // Small changes are not published.
          expect(Math.abs(heat - wanted)).toBeLessThanOrEqual(Math.max(1, wanted * 0.021));
        }
        const { data } = await site.call('GET', 'live_streaming/getLiveList');
        const listed = (data as { list: { id: string; heat: number }[] }).list.map(({ heat }) => heat);
        expect(listed).toEqual(heats.toSorted((a, b) => b - a));
        // Without activity the popularity decays to zero.
        site.clock.set(now + decay.window + watching.for);
        await site.site.popularity.count();
        expect(await shown()).toEqual([0, 0, 0]);
      }),
      { numRuns: process.env.PITCHSIDE_DEEP ? 300 : 15 },
    ),
  120_000,
);

test('one account at two nodes and many sockets, and all visitors of one network, are one each; the anchor of the room is none', async () => {
  const [anchor] = anchors;
  if (!anchor) throw new Error('no anchor');
  site.clock.set(site.clock.now() + hour);
  const other = await site.secondNode();
  const topic = `room:${anchor.room}`;
  const sockets = await Promise.all(
    [
      { at: site.origin, token: fans[0]?.token },
      { at: other.origin, token: fans[0]?.token },
      { at: site.origin, token: fans[0]?.token },
      { at: site.origin, token: anchor.token },
      { at: site.origin, token: undefined },
      { at: other.origin, token: undefined },
    ].map(async ({ at, token }) => {
      const socket = await openTestSocket(at);
      socket.send({ type: 'register', data: { info: 'web', lang: 'zh', by_topic: true, ...(token !== undefined && { token }) } });
      socket.send({ type: 'subscribe', data: { topic } });
      await socket.until((frames) => frames.some(({ type }) => type === 'subscribed'));
      return socket;
    }),
  );
  for (const { site: node } of [site, other]) await node.popularity.note(node.hub.watchers());
  await site.site.popularity.count();
  expect((await shown())[0]).toBe(2 * weights.watcher);
  const [first] = sockets;
  await first?.until((frames) => frames.some(({ type, data }) => type === 'room' && data.heat === 2 * weights.watcher));
  await Promise.all(sockets.map((socket) => socket.close()));
});

test('it is counted by one node at a time, which its manifest says, and who watched long ago is forgotten', () => {
  const { retention } = popularityModule;
  expect(retention.map(({ keep }) => keep > watching.for)).toEqual([true]);
  expect(site.site.jobs.map(({ name }) => name)).toContain('popularity.count');
});

test('where nothing happens, rooms that show a match come first, then the more experienced anchor, then who began earlier', async () => {
  const { db } = site.site.platform;
  site.clock.set(site.clock.now() + hour);
  await db.update(rooms).set({ status: 'ended' });
  const quiet = [
    await people.anchor('live', { startedAt: 3 }),
    await people.anchor('live', { startedAt: 2 }),
    await people.anchor('live', { startedAt: 1 }),
  ];
  const old = await people.newcomer({ level: 9, isAnchor: true });
  await db.insert(rooms).values({ ownerId: old.id, title: '房间', category: 'football', status: 'live', startedAt: 4 });
  await site.site.popularity.count();
  const list = async () =>
    ((await site.call('GET', 'live_streaming/getLiveList')).data as { list: { anchor: { id: string } }[] }).list.map(({ anchor }) =>
      Number(anchor.id),
    );
  expect(await list()).toEqual([old.id, ...quiet.toReversed().map(({ id }) => id)]);
  await db.update(rooms).set({ status: 'ended' }).where(eq(rooms.ownerId, old.id));
});
