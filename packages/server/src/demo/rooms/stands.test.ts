import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFollow, fanGrowth, follows, type Follow } from '../../modules/member/follow/index.ts';
import { createLedger } from '../../modules/money/ledger/index.ts';
import { liveWorld, type LiveWorld } from '../../modules/live/live/live.fixtures.ts';
import { demoMemberMaker, seedDemoMembers } from '../members.ts';
import { demoAnchors } from './anchors.data.ts';
import { seedCast, seedPeople } from './seeding.ts';
import { demoStands, standMobile } from './stands.data.ts';
import { seedStands } from './stands.ts';

let world: LiveWorld;
let follow: Follow;
beforeAll(async () => {
  world = await liveWorld({ PITCHSIDE_DEMO: 'on' });
  follow = createFollow(world.platform, {
    live: world.live,
    noble: { nobleOf: async () => null },
    notices: { notify: async () => undefined },
    countAct: async () => undefined,
  });
});
afterAll(() => world.close());

test('those who only watch have a name and a number each', () => {
  const names = demoStands.map(({ language, nickname }) => `${language} ${nickname}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(demoStands.map((_, index) => standMobile(index))).size).toBe(demoStands.length);
});

test('anchors have followers of their language, the hottest most; the counts are those of the rows; once', { tags: ['full'] }, async () => {
  const { platform } = world;
  const { db, clock } = platform;
  const ensureMember = demoMemberMaker(platform);
  await seedDemoMembers(platform, createLedger(platform));
  const cast = await seedCast(world.live, ensureMember);
  const people = await seedPeople(platform, ensureMember);
  const seed = () => seedStands(platform, follow, cast, people, ensureMember);
  await seed();
  const rows = await db.select().from(follows);
  expect(rows.every(({ at }) => at < clock.now())).toBe(true);
  const [fan, anchor] = [
    await ensureMember({ mobile: '13800000001', nickname: '' }),
    await ensureMember({ mobile: '13800000003', nickname: '' }),
  ];
  // No invented member is notified of a broadcast.
  expect(new Set(rows.filter(({ remind }) => remind).map(({ memberId }) => memberId))).toEqual(new Set([fan]));
  const fansOf = async (id: number) => (await follow.fansOf(id, undefined)).fans;
  for (const id of [...cast.keys(), anchor]) {
    const [counted] = await db.select({ fans: count() }).from(follows).where(eq(follows.targetId, id));
    expect(await fansOf(id)).toBe(counted?.fans);
    const [grown] = await db
      .select({ gained: sql<number>`sum(gained)::int` })
      .from(fanGrowth)
      .where(eq(fanGrowth.memberId, id));
    expect(grown?.gained).toBe(counted?.fans);
    expect(counted?.fans).toBeGreaterThan(20);
  }
  const byPopularity = await Promise.all(
    [...cast].filter(([, { language }]) => !language).map(async ([id, { heat }]) => ({ heat, fans: await fansOf(id) })),
  );
  const [hottest, coldest] = [Math.max(...byPopularity.map(({ heat }) => heat)), Math.min(...byPopularity.map(({ heat }) => heat))];
  const fansAt = (wanted: number) => byPopularity.find(({ heat }) => heat === wanted)?.fans ?? 0;
  expect(fansAt(hottest)).toBeGreaterThan(2 * fansAt(coldest));
  expect(cast.size).toBe(demoAnchors.length);

  await db.delete(follows).where(eq(follows.memberId, fan));
  await seed();
  expect(await db.select().from(follows).where(eq(follows.memberId, fan))).toEqual([]);
});
