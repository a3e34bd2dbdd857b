import type { adminDay } from '@pitchside/api/desk/operations';
import type { CallData } from '@pitchside/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt, startOfDay } from '../../../../platform/serverDay.ts';
import { testPeople, type TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { broadcasts } from '../../../live/studio/index.ts';

type Day = CallData<typeof adminDay>;
const hour = 3_600_000;

let site: TestSite;
let people: ReturnType<typeof testPeople>;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  // Noon in Beijing: an hour more or less is the same day.
  site.clock.set(startOfDay(dayAt(site.clock.now())) + 12 * hour);
  operator = await people.newcomer({ role: 'operator' });
  await unlock();
});
afterAll(() => site.close());

const unlock = () => site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });
const read = async (): Promise<Day> => {
  const { code, msg, data } = await site.call('GET', 'admin/day', { token: operator.token });
  if (code !== 0) throw new Error(msg);
  return data as Day;
};
/** The same from another node. */
const readAt = async (origin: string): Promise<Day> =>
  ((await (await fetch(`${origin}/api/admin/day`, { headers: { token: operator.token } })).json()) as { data: Day }).data;
/** Figures of the day, freshly counted. */
const counted = async (): Promise<Day> => {
  await site.site.operations.day.run();
  return read();
};
const flow = ({ diamonds }: Day, kind: string) => diamonds.find((each) => each.kind === kind);

test('is for the open desk alone', async () => {
  const member = await people.newcomer();
  for (const token of [undefined, member.token])
    expect((await site.call('GET', 'admin/day', token === undefined ? {} : { token })).code).not.toBe(0);
});

test('counts who joined and was seen, what was on the air and the diamonds of the day, with the day before beside', async () => {
  const now = site.clock.now();
  const anchor = await people.anchor();
  const air = { roomId: Number(anchor.room), title: '一', category: 'football' as const };
  // Half of it was yesterday and is counted there.
  await site.site.platform.db
    .insert(broadcasts)
    .values({ ...air, openedAt: now - 13 * hour, startedAt: now - 13 * hour, endedAt: now - 11 * hour });
  const first = await counted();
  const one = await people.newcomer();
  await people.fund(one, 500);
  await site.site.platform.db.insert(broadcasts).values([
    // One hour that ended today, and one that is running.
    { ...air, openedAt: now - 3 * hour, startedAt: now - 3 * hour, endedAt: now - 2 * hour },
    { ...air, openedAt: now - hour / 2, startedAt: now - hour / 2 },
  ]);
  const day = await counted();
  expect(day.day).toBe(dayAt(now));
  expect(day.members.total - first.members.total).toBe(1);
  expect(day.members.joined.today - first.members.joined.today).toBe(1);
  expect(day.members.active.today - first.members.active.today).toBe(1);
  expect(day.members.joined.yesterday).toBe(0);
  expect([day.rooms.live, day.rooms.minutes]).toEqual([1, { today: 150, yesterday: 60 }]);
  expect((flow(day, 'opening')?.in.today ?? 0) - (flow(first, 'opening')?.in.today ?? 0)).toBe(500);
  expect(flow(day, 'opening')?.out).toEqual({ today: 0, yesterday: 0 });
});

test('is the same on two nodes, which share what one of them counted', async () => {
  const day = await counted();
  const other = await site.secondNode();
  await people.newcomer();
  // Without a new count both nodes show the same figures.
  expect((await readAt(other.origin)).members).toEqual(day.members);
  await Promise.all([site.site.operations.day.run(), other.site.operations.day.run()]);
  const [mine, theirs] = [await read(), await readAt(other.origin)];
  expect({ ...mine, server_at: 0 }).toEqual({ ...theirs, server_at: 0 });
  expect(mine.members.joined.today).toBe(day.members.joined.today + 1);
});

test('becomes yesterday as it was counted, with the number of those seen that cannot be counted afterwards', async () => {
  const day = await counted();
  site.clock.set(startOfDay(day.day) + 24 * hour + 60_000);
  await unlock();
  const next = await read();
  expect(next.day).toBe(dayAt(site.clock.now()));
  expect(next.members.active.yesterday).toBe(day.members.active.today);
  expect(next.members.joined).toEqual({ today: 0, yesterday: day.members.joined.today });
  // A broadcast over midnight counts on both days in proportion.
  expect(next.rooms.minutes.yesterday).toBe(day.rooms.minutes.today + 12 * 60);
  expect(next.rooms.minutes.today).toBe(1);
  expect(flow(next, 'opening')?.in).toEqual({ today: 0, yesterday: flow(day, 'opening')?.in.today });
});

test('names every queue of the desk, with how many wait and since when', async () => {
  const before = await read();
  expect(before.queues.map(({ kind }) => kind)).toEqual([
    'withdrawal',
    'verification',
    'anchor',
    'expert',
    'plan',
    'report',
    'content',
    'result',
    'feedback',
    'shipping',
  ]);
  const at = site.clock.now();
  const member = await people.newcomer();
  for (const text of ['想要一个日历按钮', '比分表能不能横着看'])
    await site.call('POST', 'feedback/insert', { token: member.token, body: { kind: 'idea', text } });
  expect((await read()).queues.find(({ kind }) => kind === 'feedback')).toEqual({ kind: 'feedback', total: 2, oldest_at: at });
});
