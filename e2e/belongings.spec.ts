import { expect, test } from './fixtures/journey.ts';
import { callerOf } from './fixtures/paid.ts';

test('a member blows a horn from their own page, every room hears it, and it stands in the list with what it cost', async ({ visit }) => {
  const hearer = await visit({ as: 'secondFan' });
  await hearer.goto('/live?id=2');
  await expect(hearer.getByRole('tab', { name: /聊天/ })).toBeVisible();

  const member = await visit({ as: 'fan' });
  await member.goto('/member?type=10');
  const box = member.getByRole('region', { name: '发喇叭' });
  const words = '从自己的页面喊一声';
  await box.getByRole('textbox', { name: '说什么' }).fill(words);
  await expect(box.getByRole('figure', { name: '全站喇叭' })).toContainText(words);
  await box.getByRole('button', { name: /黄钻发送$/ }).click();
  await expect(hearer.getByRole('status', { name: '全站喇叭' }).filter({ hasText: words })).toBeVisible();

  const row = member.getByRole('region', { name: '我的喇叭' }).getByRole('row').filter({ hasText: words });
  await expect(row).toBeVisible();
  await expect(box.getByRole('textbox', { name: '说什么' })).toHaveValue('');
  await expect(row.getByText(/播出/)).toBeVisible();
  const call = await callerOf(member);
  const { list, price } = await call<{ list: { text: string; room_id: string }[]; price: number }>('GET', 'Member/hornList', {
    of: 'mine',
  });
  const [newest] = list;
  expect(newest?.text).toBe(words);
  await expect(row).toContainText(String(price));
  await expect(row.getByRole('link')).toHaveAttribute('href', `/live?id=${newest?.room_id}`);
});

test('what a member gives out of the backpack is gone from it, and the backpack says to whom it went', async ({ visit }) => {
  const page = await visit({ as: 'fan' });
  await page.goto('/member?type=13');
  const backpack = page.getByRole('region', { name: '背包', exact: true });
  const call = await callerOf(page);
  /** Number of claps by expiry, the earliest first: gifts are taken from those. */
  const held = async () => {
    const { list } = await call<{ list: { gift: { id: string }; owned: number }[] }>('GET', 'Gift/getUserGiftList');
    return list.filter(({ gift }) => gift.id === 'clap').map(({ owned }) => owned);
  };
  const sum = (lots: number[]) => lots.reduce((total, owned) => total + owned, 0);
  const before = await held();
  const clap = backpack.getByRole('listitem').filter({ hasText: '喝彩' }).first();
  await expect(clap).toContainText(`×${before[0]}`);
  await call('GET', 'member/handselGift', { id: '2', gift_id: 'clap', count: 1, from: 'backpack' });
  const after = await held();
  expect(sum(after)).toBe(sum(before) - 1);
  await page.reload();
  await expect(clap).toContainText(`×${after[0]}`);
  await backpack.getByRole('radio', { name: '收支' }).click();
  const line = backpack.getByRole('row').filter({ hasText: /送给/ }).filter({ hasText: '喝彩' }).first();
  await expect(line).toContainText('−1');

  // Paid gifts are listed below, sent and received apart.
  await call('GET', 'member/handselGift', { id: '2', gift_id: 'football', count: 1, from: 'wallet' });
  await page.reload();
  const records = page.getByRole('region', { name: '礼物记录' });
  await expect(records.getByRole('row').filter({ hasText: '足球' }).first()).toBeVisible();
  await records.getByRole('radio', { name: '收到' }).click();
  await expect(records.getByText('列表为空')).toBeVisible();
});

test('an anchor sees the own wall with what it earned and what never came yet', async ({ visit }) => {
  const anchor = await visit({ as: 'anchor' });
  await anchor.goto('/member?type=13');
  const wall = anchor.getByRole('region', { name: /^我的礼物墙/ });
  await expect(wall.getByText(/^点亮 \d+\/\d+，收益 /)).toBeVisible();
});

test('the hall of trophies shows the event that runs and who won those before, and a winner has the trophy on their own page', async ({
  visit,
}) => {
  const page = await visit({ as: 'fan' });
  await page.goto('/trophy/home');
  const call = await callerOf(page);
  // Ended events are counted a few job runs after the demo world is complete.
  test.slow();
  await expect
    .poll(async () => (await call<{ past: { winners: unknown[] }[] }>('GET', 'trophy/home')).past.length, { timeout: 60_000 })
    .toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole('region', { name: '冬季送礼赛' }).getByRole('timer', { name: '距结束' })).toBeVisible();
  const winners = page.getByRole('list', { name: '秋季送礼赛的得主' });
  await expect(winners.getByRole('img', { name: '第 1 名的奖杯' })).toBeVisible();
  await winners.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/persona\?id=/);
  await expect(page.getByRole('main').getByRole('region', { name: '奖杯' }).getByText('秋季送礼赛')).toBeVisible();
});
