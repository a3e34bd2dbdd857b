import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

const day = 86_400_000;
let site: TestSite;
let fan: number;
let token: string;

const post = (kind: 'horn' | 'task' | 'opening', amount: number, experience: number, detail = {}) =>
  site.site.platform.events.transaction((tx, emit) =>
    site.site.ledger.post(tx, emit, {
      kind,
      member: fan,
      detail,
      experience,
      moves: [kind === 'horn' ? { unit: 'diamond', from: fan, to: 'spent', amount } : { unit: 'diamond', from: 'issue', to: fan, amount }],
    }),
  );
const log = async (query = '') =>
  (await site.call('GET', 'Member/experienceLog', { token, query })).data as {
    list: { kind: string; experience: number; about: string | null; gift: unknown }[];
    total: number;
    sums: unknown[];
    gained: number;
  };

beforeAll(async () => {
  site = await openTestSite();
  fan = await site.join('13900000001');
  for (let other = 0; other < 4; other += 1) await site.join(`1390000001${other}`, { experience: other * 1_000 });
  const anchor = await site.join('13900000099', { isAnchor: true, nickname: '阿飞说球' });
  const now = site.clock.now();
  site.clock.set(now - 100 * day);
  await post('opening', 5_000, 0);
  await post('horn', 7, 70);
  site.clock.set(now - 40 * day);
  await post('horn', 20, 200);
  site.clock.set(now);
  await post('task', 4, 85, { names: { zh: '看直播 10 分钟', en: 'Watch for 10 minutes', vi: 'Xem 10 phút' } });
  token = await site.signIn('13900000001');
  await site.call('GET', 'member/handselGift', { token, query: `?anchor_id=${anchor}&gift_id=basketball&count=6` });
});
afterAll(() => site.close());

test('the level says where it began, what comes next and how many are behind', async () => {
  const { data } = await site.call('GET', 'Member/level', { token });
  expect(data).toMatchObject({ level: 1, experience: 95.5, begins: 0, next: 190, ahead_percent: 40, gained: 68.5 });
  expect((data as { perks: { level: number }[] }).perks.map(({ level }) => level)).toEqual([5, 10, 15, 20, 25, 28, 30, 50, 80]);
});

test('the log is newest first, in tenths, and says what it was for', async () => {
  const { list, total, sums, gained } = await log();
  expect(list).toMatchObject([
    { kind: 'gift', experience: 60, about: '阿飞说球', gift: { id: 'basketball', name: '篮球', count: 6 } },
    { kind: 'task', experience: 8.5, about: '看直播 10 分钟', gift: null },
  ]);
  expect({ total, gained, sums }).toEqual({
    total: 2,
    gained: 68.5,
    sums: [
      { kind: 'gift', count: 1, experience: 60 },
      { kind: 'task', count: 1, experience: 8.5 },
    ],
  });
  expect((await log('?group=task')).list.map(({ kind }) => kind)).toEqual(['task']);
  expect((await log('?group=spend&limit=1&page=1')).list).toHaveLength(1);
});

test('it reaches back three months and no further', async () => {
  expect((await log('?days=92')).list.map(({ experience }) => experience)).toEqual([60, 8.5, 20]);
  expect(await site.call('GET', 'Member/experienceLog', { token, query: '?days=93' })).toMatchObject({
    code: 1,
    msg: expect.stringMatching(/^输入错误：/),
  });
});
