import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseNow } from '../platform/leases.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { createPresence } from './presence.ts';
import { presence } from '../platform/presence.tables.ts';

let world: TestPlatform;
beforeAll(async () => {
  world = await testPlatform(0);
});
afterAll(() => world.close());
const node = () => createPresence(world.platform.db);
const rooms = (counts: Record<string, number>) => new Map(Object.entries(counts));

test('nodes hear how many are in their own rooms elsewhere, until those leave or fall silent', async () => {
  const [one, two, three] = [node(), node(), node()];
  await one.exchange(rooms({ 'room:1': 2, 'room:2': 1 }));
  await two.exchange(rooms({ 'room:1': 3 }));
  expect(await three.exchange(rooms({ 'room:1': 1, 'room:3': 9 }))).toEqual(rooms({ 'room:1': 5 }));
  await one.leave();
  expect(await three.exchange(rooms({ 'room:1': 1 }))).toEqual(rooms({ 'room:1': 3 }));
  await world.platform.db.execute(sql`update ${presence} set until = ${databaseNow} - 1 where rooms->>'room:1' = '3'`);
  expect(await three.exchange(rooms({ 'room:1': 1 }))).toEqual(new Map());
});
