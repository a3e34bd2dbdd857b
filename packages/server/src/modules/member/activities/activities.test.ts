import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { auditLedger, ledgerTransfers } from '../../money/ledger/index.ts';
import { signIns, taskClaims } from './activities.tables.ts';
import { milestones, runOf } from './signIn.data.ts';

let site: TestSite;
let people = 0;

beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const hour = 3_600_000;
const dayLength = 24 * hour;
/** An instant in the server's calendar: Asia/Shanghai. */
const shanghai = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}+08:00`);

interface Week {
  list: { is_sign: number; lz_num: number; weekday: number }[];
  is_sign: number;
  today_index: number;
  streak: number;
  next: { days: number; reward: number };
  refresh_at: number;
  today: Item[];
}
interface Item {
  id: string;
  is_complete: number;
  state: string;
  lz_num: number;
  progress: { done: number; total: number };
}
interface Lists {
  daily: Item[];
  newbie: Item[];
  earned: number;
  offered: number;
  refresh_at: number;
}
interface Done {
  lz_num: number;
  milestone: number;
  streak: number;
  balance: number;
}

/** A member whose token survives changes of the clock. */
async function fan(at = shanghai('2026-11-16')) {
  site.clock.set(at);
  const mobile = `139${String((people += 1)).padStart(8, '0')}`;
  const id = await site.join(mobile);
  let token = await site.signIn(mobile);
  const post = async (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    site.call('POST', path, { token, body, headers });
  return {
    id,
    token,
    /** Signs in again, after the clock has outrun the token. */
    renew: async () => void (token = await site.signIn(mobile)),
    act: (task: string, headers?: Record<string, string>) => post('Activity/task_handle_sign', { id: task }, headers),
    done: async (task: string) => (await post('Activity/task_handle_sign', { id: task })).data as Done,
    week: async () => (await post('Activity/pcSignTaskList')).data as Week,
    lists: async () => (await post('Activity_Config/user_task_list')).data as Lists,
    calendar: async (month?: string) =>
      (await site.call('GET', 'Activity/signCalendar', { token, query: month ? `?month=${month}` : '' })).data as {
        signed: { day: string; lz_num: number }[];
        longest: number;
        longest_ever: number;
        streak: number;
        run: number;
        since: string;
        today: string;
        milestones: { days: number; reached: boolean }[];
      },
    count: (what: 'danmaku' | 'gift' | 'recharge' | 'watch' | 'sign', amount?: number) =>
      site.site.platform.events.transaction((tx) => site.site.activities.progress.count(tx, id, what, amount)),
    watch: (seconds: number) =>
      site.site.platform.events.transaction((tx) =>
        site.site.activities.progress.countTime(tx, 'watch', [{ userId: id, amount: seconds }]),
      ),
  };
}
const find = ({ daily, newbie }: Lists, id: string) => [...daily, ...newbie].find((item) => item.id === id);

test('a week of signing in pays 10 to 100 and the milestone of the seventh day', async () => {
  const one = await fan();
  const paid: number[] = [];
  for (let day = 0; day < 7; day += 1) {
    site.clock.set(shanghai('2026-11-16') + day * dayLength);
    expect(await one.week()).toMatchObject({ is_sign: 0, today_index: day, streak: day, next: { days: 7 - day, reward: 160 } });
    paid.push((await one.done('sign')).lz_num);
  }
  expect(paid).toEqual([10, 20, 30, 40, 50, 60, 260]);
  const week = await one.week();
  expect(week).toMatchObject({ is_sign: 1, streak: 7, next: { days: 7, reward: 300 } });
  expect(week.list.map(({ is_sign, lz_num, weekday }) => [weekday, lz_num, is_sign])).toEqual(
    [10, 20, 30, 40, 50, 60, 100].map((reward, index) => [index + 1, reward, 1]),
  );
  expect((await site.site.ledger.state(one.id)).balance).toBe(470);
});

test('fifty at once, and any number later, bring one reward; every answer is good', async () => {
  for (let round = 0; round < (process.env.PITCHSIDE_DEEP ? 20 : 3); round += 1) {
    const one = await fan();
    const all = await Promise.all(Array.from({ length: 50 }, () => one.act('sign')));
    expect(all.map(({ code }) => code)).toEqual(all.map(() => 0));
    expect(all.reduce((sum, { data }) => sum + (data as Done).lz_num, 0)).toBe(10);
    expect(await one.done('sign')).toMatchObject({ lz_num: 0, streak: 1, balance: 10 });
    expect(await site.site.platform.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.memberId, one.id))).toHaveLength(1);
  }
});

test('a copy of a request gets the answer of the first', async () => {
  const one = await fan();
  const key = { 'idempotency-key': 'once' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => one.act('sign', key)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 0, data: { lz_num: 10, balance: 10 } });
  expect(await one.act('watch', key)).toMatchObject({ code: 1, msg: '请求编号已用于另一次操作' });
});

test('the day turns at midnight in Shanghai, wherever the reader is', async () => {
  const one = await fan(shanghai('2026-11-20', '23:59:59'));
  expect(await one.week()).toMatchObject({ today_index: 4, since_index: 4, refresh_at: shanghai('2026-11-21', '00:00:00') });
  expect((await one.done('sign')).lz_num).toBe(50);
  site.clock.set(shanghai('2026-11-20', '23:59:59') + 999);
  expect((await one.done('sign')).lz_num).toBe(0);
  site.clock.set(shanghai('2026-11-21', '00:00:00'));
  expect(await one.week()).toMatchObject({ is_sign: 0, today_index: 5, streak: 1 });
  expect(await one.done('sign')).toMatchObject({ lz_num: 60, streak: 2 });
  // In UTC the day has not changed.
  expect(new Date(site.clock.now()).toISOString().slice(0, 10)).toBe('2026-11-20');
});

test('a missed day ends the run and shows as missed; what was won stays', async () => {
  const one = await fan();
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-19']) {
    site.clock.set(shanghai(day));
    await one.done('sign');
  }
  expect(await one.week()).toMatchObject({ streak: 1, today_index: 3 });
  expect((await one.week()).list.map(({ is_sign }) => is_sign)).toEqual([1, 1, 0, 1, 0, 0, 0]);
  expect(await one.calendar()).toMatchObject({ longest: 2, longest_ever: 2, streak: 1, since: '2026-11-16', today: '2026-11-19' });
  site.clock.set(shanghai('2026-11-25'));
  expect(await one.week()).toMatchObject({ streak: 0, since_index: 0, next: { days: 7, reward: 160 } });
  expect((await site.site.ledger.state(one.id)).balance).toBe(70);
});

test('a clock that is set back opens no day again, and loses no run', async () => {
  const one = await fan(shanghai('2026-11-18'));
  await one.done('sign');
  site.clock.set(shanghai('2026-11-18', '00:30:00') - hour);
  expect(await one.done('sign')).toMatchObject({ lz_num: 0, streak: 1 });
  expect(await one.week()).toMatchObject({ is_sign: 1 });
  site.clock.set(shanghai('2026-11-19'));
  expect(await one.done('sign')).toMatchObject({ lz_num: 40, streak: 2 });
});

test('thirty days in a row pass every milestone once, then the way begins anew', async () => {
  const one = await fan(shanghai('2026-03-01'));
  const bonuses: [number, number][] = [];
  for (let day = 0; day < 37; day += 1) {
    site.clock.set(shanghai('2026-03-01') + day * dayLength);
    if (day === 25) await one.renew();
    const { milestone, streak } = await one.done('sign');
    if (milestone > 0) bonuses.push([streak, milestone]);
  }
  expect(bonuses).toEqual([...milestones.map(({ days, reward }) => [days, reward]), [37, 160]]);
  expect(runOf(37)).toBe(7);
  const march = await one.calendar('2026-03');
  expect(march.signed).toHaveLength(31);
  expect(march).toMatchObject({
    longest: 31,
    longest_ever: 37,
    run: 7,
    milestones: [
      { days: 7, reached: true },
      { days: 14, reached: false },
      { days: 21, reached: false },
      { days: 30, reached: false },
    ],
  });
  expect((await one.calendar('2026-05')).signed).toEqual([]);
});

test.each(['2026-13', '26-11', '2026-1', '2026-11-01', 'x'])('a month such as %s is refused', async (month) => {
  const one = await fan();
  expect(await site.call('GET', 'Activity/signCalendar', { token: one.token, query: `?month=${month}` })).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/^输入错误：/),
  });
});

test('a task is paid when it is done, once, and only for what was done', async () => {
  const one = await fan();
  expect(await one.act('gift')).toMatchObject({ code: 1, msg: '任务还没有完成' });
  expect(await one.act('nothing')).toMatchObject({ code: 1, msg: '没有找到' });
  await one.count('gift');
  expect(find(await one.lists(), 'gift')).toMatchObject({ state: 'ready', is_complete: 1, progress: { done: 1, total: 1 } });
  const claims = await Promise.all(Array.from({ length: 20 }, () => one.act('gift')));
  expect(claims.map(({ code }) => code)).toEqual(claims.map(() => 0));
  expect(claims.reduce((sum, { data }) => sum + (data as Done).lz_num, 0)).toBe(50);
  expect(await one.lists()).toMatchObject({ earned: 50, offered: 180 });
  expect(find(await one.lists(), 'gift')).toMatchObject({ state: 'claimed' });
  expect(await site.site.platform.db.select().from(taskClaims).where(eq(taskClaims.userId, one.id))).toHaveLength(1);
});

test('danmaku said over HTTP count, at most one in ten seconds, and refused ones do not', async () => {
  const one = await fan(shanghai('2026-11-16', '10:00:00'));
  const [{ id: room } = { id: 0 }] = (
    await site.site.platform.db.execute<{ id: number }>(
      `insert into room (owner_id, title, category, status) values (${one.id}, '房', 'football', 'live') returning id`,
    )
  ).rows;
  const say = (text: string) =>
    site.call('GET', 'Barrage/send', { token: one.token, query: `?id=${room}&text=${encodeURIComponent(text)}` });
  for (const text of ['一', '二', '三']) expect(await say(text)).toMatchObject({ code: 0 });
  expect(find(await one.lists(), 'danmaku')).toMatchObject({ state: 'open', progress: { done: 1, total: 5 } });
  expect(find(await one.lists(), 'first_danmaku')).toMatchObject({ state: 'ready' });
  for (let index = 0; index < 6; index += 1) {
    site.clock.set(site.clock.now() + 10_000);
    await say(`第${index}句`);
    expect(await say(`第${index}句`)).toMatchObject({ code: 1 });
  }
  expect(find(await one.lists(), 'danmaku')).toMatchObject({ state: 'ready', progress: { done: 5, total: 5 } });
});

test('what was not taken by midnight has lapsed, first tasks stay until the day after', async () => {
  const one = await fan(shanghai('2026-11-16', '23:50:00'));
  await one.count('gift');
  await one.count('danmaku');
  site.clock.set(shanghai('2026-11-17', '00:00:00'));
  expect(find(await one.lists(), 'gift')).toMatchObject({ state: 'open', progress: { done: 0 } });
  expect(await one.act('gift')).toMatchObject({ code: 1 });
  expect(find(await one.lists(), 'first_danmaku')).toMatchObject({ state: 'ready' });
  expect(await one.done('first_danmaku')).toMatchObject({ lz_num: 20 });
  expect(find(await one.lists(), 'first_danmaku')).toMatchObject({ state: 'claimed' });
  site.clock.set(shanghai('2026-11-18'));
  expect(find(await one.lists(), 'first_danmaku')).toBeUndefined();
  expect(await one.done('first_danmaku')).toMatchObject({ lz_num: 0 });
});

test('time is counted once, however many tabs and nodes report it', async () => {
  const one = await fan(shanghai('2026-11-16', '10:00:00'));
  const step = async (seconds: number) => {
    site.clock.set(site.clock.now() + seconds * 1_000);
    await Promise.all([one.watch(seconds), one.watch(seconds), one.watch(seconds)]);
  };
  for (let index = 0; index < 20; index += 1) await step(15);
  expect(find(await one.lists(), 'watch')).toMatchObject({ state: 'open', progress: { done: 5, total: 10 } });
  for (let index = 0; index < 30; index += 1) await step(15);
  expect(find(await one.lists(), 'watch')).toMatchObject({ state: 'ready', progress: { done: 10, total: 10 } });
  expect(find(await one.lists(), 'first_hour')).toMatchObject({ progress: { done: 12, total: 60 } });
  expect(await one.done('watch')).toMatchObject({ lz_num: 30 });
});

test('the ledger is sound, and every sign-in has its transfer', async () => {
  const { db } = site.site.platform;
  expect(await auditLedger(db)).toMatchObject({ isSound: true });
  const signed = await db.select().from(signIns);
  const paid = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'sign_in'));
  expect(new Set(paid.map(({ ref }) => ref))).toEqual(new Set(signed.map(({ userId, day }) => `${userId}:${day}`)));
});

test('where the current activity is stands in the settings, and is null without one', async () => {
  expect(await site.call('GET', 'Activity_Config/getActivityUrl')).toMatchObject({ code: 0, data: { url: null } });
});
