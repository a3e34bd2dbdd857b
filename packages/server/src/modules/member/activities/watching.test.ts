import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveWorld, type LiveWorld } from '../../live/live/live.fixtures.ts';
import { taskProgress } from './activities.tables.ts';
import { createProgress } from './progress.ts';
import { createWatching, watchStep, type Viewer } from './watching.ts';

let world: LiveWorld;
let fan: number;
let room: number;
let present: Viewer[];
let watching: ReturnType<typeof createWatching>;

beforeAll(async () => {
  world = await liveWorld();
  room = await world.room(await world.member('主播'), { status: 'live' });
});
afterAll(() => world.close());
beforeEach(async () => {
  fan = await world.member('球迷');
  present = [];
  watching = createWatching(world.platform, createProgress(world.platform), () => present);
});

const here = (roomId = room): Viewer => ({ userId: fan, roomId });
const seconds = async () => {
  const rows = await world.platform.db.select().from(taskProgress).where(eq(taskProgress.userId, fan));
  return rows.find(({ task }) => task === 'watch')?.amount ?? 0;
};
async function step(viewers: Viewer[], elapsed = watchStep): Promise<void> {
  present = viewers;
  world.clock.at += elapsed;
  await watching.look();
}

test('who is there at two looks has watched in between; tabs count once', async () => {
  await step([here()]);
  expect(await seconds()).toBe(0);
  await step([here(), here()]);
  await step([here()]);
  expect(await seconds()).toBe(30);
});

test('a second node that sees the same member adds nothing', async () => {
  const other = createWatching(world.platform, createProgress(world.platform), () => present);
  await step([here()]);
  await other.look();
  for (let index = 0; index < 4; index += 1) {
    await step([here()]);
    await other.look();
  }
  expect(await seconds()).toBe(60);
});

test('a room that is not live, and an absence, bring nothing', async () => {
  const ended = await world.room(await world.member('下播'), { status: 'ended' });
  for (const viewers of [[here(ended)], [here(ended)], [here()], [], [here()]]) await step(viewers);
  expect(await seconds()).toBe(0);
});

test('a clock that jumps is no watched time, and counting goes on after it', async () => {
  await step([here()]);
  await step([here()]);
  await step([here()], 3_600_000);
  expect(await seconds()).toBe(15);
  await step([here()], -1_800_000);
  expect(await seconds()).toBe(15);
  await step([here()]);
  await step([here()]);
  expect(await seconds()).toBe(45);
});
