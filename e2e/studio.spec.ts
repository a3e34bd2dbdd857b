import type { Page } from '@playwright/test';
import { openDesk } from './fixtures/desk.ts';
import { expect, test } from './fixtures/journey.ts';
import { pushPattern } from './fixtures/pusher.ts';

const experience = '做过三年英超解说，每周两场，熟悉推流软件';

/** Opens the waiting application of a member on the desk. */
async function applicationOf(operator: Page, nickname: string) {
  const queue = await openDesk(operator);
  await queue.getByRole('radio', { name: /主播申请/ }).click();
  await queue
    .getByRole('row', { name: new RegExp(nickname) })
    .getByRole('button', { name: /主播申请/ })
    .click();
  return operator.getByRole('region', { name: /^主播申请 / });
}

test('a member applies, is refused and told why, applies again and becomes an anchor while the page stands open', async ({ visit }) => {
  test.setTimeout(90_000);
  const [member, operator] = [await visit({ as: 'expert' }), await visit({ as: 'operator' })];
  await member.goto('/member?type=9');
  await expect(member).toHaveURL(/type=7/);
  const card = member.getByRole('region', { name: '申请主播' });
  const submit = card.getByRole('button', { name: /提交/ });
  await card.getByRole('textbox', { name: '真实姓名' }).fill('周建国');
  await card.getByRole('textbox', { name: '证件号码' }).fill('310101198802147719');
  await card.getByRole('textbox', { name: '联系方式' }).fill('qq 10001');
  await card.getByRole('textbox', { name: '直播经历' }).fill('播过球');
  await card.getByRole('checkbox').check();
  await expect(card.getByText('还差 12 个字')).toBeVisible();
  await expect(submit).toBeDisabled();
  await card.getByRole('textbox', { name: '直播经历' }).fill(experience);
  await submit.click();
  await expect(card.getByText('申请正在审核')).toBeVisible();
  await expect(card.getByText('周*国')).toBeVisible();
  await expect(card.getByText('310101198802147719')).toHaveCount(0);

  let opened = await applicationOf(operator, '铁口周指导');
  await expect(opened.getByText(experience)).toBeVisible();
  await opened.getByRole('textbox', { name: '退回原因' }).fill('联系方式无法联系');
  await opened.getByRole('button', { name: '退回', exact: true }).click();
  await expect(card.getByText(/：联系方式无法联系$/)).toBeVisible();
  await expect(card.getByRole('textbox', { name: '直播经历' })).toHaveValue(experience);
  await card.getByRole('textbox', { name: '真实姓名' }).fill('周建国');
  await card.getByRole('textbox', { name: '证件号码' }).fill('310101198802147719');
  await card.getByRole('textbox', { name: '联系方式' }).fill('zhou@example.org');
  await card.getByRole('checkbox').check();
  await submit.click();
  await expect(card.getByText('申请正在审核')).toBeVisible();

  opened = await applicationOf(operator, '铁口周指导');
  await opened.getByRole('button', { name: '通过', exact: true }).click();
  await expect(card.getByText('你已经是主播了')).toBeVisible();
  await card.getByRole('link', { name: '去直播台' }).click();
  await expect(member.getByRole('group', { name: '直播状态' }).getByText('未开播')).toBeVisible();
  await member.goto('/member?type=7');
  await expect(member).toHaveURL(/type=9/);
});

test('an anchor names the room, changes the key, goes on the air and off it', async ({ visit, page: viewer }) => {
  test.setTimeout(120_000);
  const page = await visit({ as: 'anchor' });
  await page.goto('/member?type=9');
  const bar = page.getByRole('group', { name: '直播状态' });
  const info = page.getByRole('region', { name: '直播信息' });
  await info.getByRole('textbox', { name: '标题' }).fill('三机位陪你看榜首大战');
  await info.getByRole('button', { name: '保存' }).click();
  await expect(bar.getByRole('heading', { name: '三机位陪你看榜首大战' })).toBeVisible();

  const placard = page.getByRole('region', { name: '公告', exact: true });
  await placard.getByRole('textbox', { name: '公告内容' }).fill('中场抽两条签名围巾');
  await placard.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('公告已发布')).toBeVisible();

  const push = page.getByRole('region', { name: '推流地址' });
  const key = push.getByRole('textbox', { name: '串流密钥' });
  await expect(key).toHaveValue(/^•+$/);
  await push.getByRole('button', { name: '显示密钥' }).click();
  await expect(key).toHaveValue(/key=/);
  const first = await key.inputValue();
  await push.getByRole('button', { name: '换一个新密钥' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '更换' }).click();
  await expect(key).not.toHaveValue(first);
  await expect(key).toHaveValue(/key=/);

  await bar.getByRole('button', { name: '开播' }).click();
  await expect(bar.getByText('等待画面')).toBeVisible();
  const href = (await bar.getByRole('link', { name: '看直播间' }).getAttribute('href')) ?? '';
  const stop = pushPattern({
    id: new URL(href, 'http://site').searchParams.get('id') ?? '',
    server: await push.getByRole('textbox', { name: '服务器' }).inputValue(),
    key: await key.inputValue(),
  });
  try {
    await expect(bar.getByText('直播中')).toBeVisible({ timeout: 30_000 });
    await viewer.goto(href);
    await expect(viewer.getByRole('heading', { name: '三机位陪你看榜首大战' })).toBeVisible();
    await expect(viewer.getByText('中场抽两条签名围巾')).toBeVisible();
    await bar.getByRole('button', { name: '结束直播' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '结束直播' }).click();
    await expect(bar.getByText('未开播')).toBeVisible();
  } finally {
    stop();
  }
  // Other journeys of the same site find the room open, as it was.
  await bar.getByRole('button', { name: '开播' }).click();
  await expect(bar.getByText('等待画面')).toBeVisible();
  await page.goto('/member?type=9&tab=records');
  await expect(page.getByRole('region', { name: '直播记录' }).getByRole('row', { name: /三机位陪你看榜首大战/ })).toBeVisible();
});

test('an anchor announces a stream, takes it back and thinks better of it, and finds an assistant', async ({ visit }) => {
  const page = await visit({ as: 'anchor' });
  await page.goto('/member?type=9&tab=plan');
  const form = page.getByRole('region', { name: '预告一场直播' });
  await form.getByRole('radio', { name: '其他内容' }).click();
  await form.getByRole('textbox', { name: '标题' }).fill('周末聊聊积分榜');
  // A day in the zone of the page, after tomorrow's midnight.
  const day = new Date(Date.now() + (26 + 8) * 3_600_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-').map(Number);
  await form.getByRole('button', { name: /^开播日期/ }).click();
  const calendar = page.getByRole('dialog', { name: '日期' });
  const wanted = calendar.getByRole('button', { name: new RegExp(`^${year}年${month}月${date}日`) });
  if (!(await wanted.isVisible())) await calendar.getByRole('button', { name: /下个?月/ }).click();
  await wanted.click();
  for (const [field, choice] of [
    ['小时', '20'],
    ['分钟', '35'],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await form.getByRole('button', { name: '发布预告' }).click();
  const row = page.getByRole('region', { name: '直播计划' }).getByRole('row', { name: /周末聊聊积分榜/ });
  await expect(row).toContainText('20:35');
  await row.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: '删除' }).click();
  const gone = page.waitForResponse((response) => /deleteReserveLiveNew$/i.test(response.url()));
  await gone;
  await page.reload();
  await expect(page.getByText('还没有预告')).toBeVisible();

  await page.goto('/member?type=9&tab=assist');
  const found = page.getByRole('region', { name: '添加助理' });
  await found.getByRole('textbox', { name: 'ID 或昵称' }).fill('铁口');
  await found.getByRole('listitem').filter({ hasText: '铁口周指导' }).getByRole('button', { name: '设为助理' }).click();
  const list = page.getByRole('region', { name: '助理', exact: true });
  const assistant = list.getByRole('row', { name: /铁口周指导/ });
  await expect(assistant).toBeVisible();
  await expect(found.getByText('已是助理')).toBeVisible();
  await assistant.getByRole('button', { name: '移除' }).click();
  await expect(assistant).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(assistant).toBeVisible();
  await page.goto('/member?type=9&tab=room');
  await expect(page.getByText('没有人被禁言')).toBeVisible();
  const acts = page.getByRole('region', { name: '操作记录' });
  await expect(acts.getByRole('row', { name: /撤掉助理.*铁口周指导/ })).toBeVisible();
  await expect(acts.getByRole('row', { name: /设为助理.*铁口周指导/ })).toHaveCount(2);
});
