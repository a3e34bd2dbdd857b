import { expect, test } from './fixtures/journey.ts';
import { callerOf } from './fixtures/paid.ts';

test('an anchor founds a fan club; a fan joins it in the room, speaks with its badge, leaves, joins again, and reads that it was dissolved', async ({
  visit,
}) => {
  const anchor = await visit({ as: 'anchor' });
  await anchor.goto('/member?type=9');
  const room = await anchor.getByRole('main').getByRole('link', { name: '看直播间' }).getAttribute('href');
  await anchor.goto('/member?type=9&tab=fans');
  const name = anchor.getByRole('textbox', { name: '徽章名' });
  await name.fill('一');
  await expect(anchor.getByRole('button', { name: '建粉丝团' })).toBeDisabled();
  await name.fill('阿飞团');
  await anchor.getByRole('button', { name: '建粉丝团' }).click();
  await expect(anchor.getByText('还没有成员')).toBeVisible();

  const fan = await visit({ as: 'secondFan' });
  await fan.goto(room ?? '');
  const call = await callerOf(fan);
  await fan.getByRole('tab', { name: '粉丝团' }).click();
  const club = fan.getByRole('region', { name: '阿飞说球的粉丝团' });
  await club.getByRole('button', { name: '加入粉丝团' }).click();
  await expect(club.getByText('亲密度 0')).toBeVisible();
  // A new member follows the anchor.
  await expect(fan.getByRole('button', { name: /^已关注|取消关注/ }).first()).toBeVisible();
  await expect(fan.getByRole('listitem').filter({ hasText: '南看台小林' })).toBeVisible();

  await fan.getByRole('tab', { name: /聊天/ }).click();
  await fan.getByRole('textbox', { name: '聊天内容' }).fill('戴着徽章说一句');
  await fan.keyboard.press('Enter');
  const line = fan.getByRole('log').locator('[data-row]').filter({ hasText: '戴着徽章说一句' });
  await expect(line.getByText('阿飞团')).toBeVisible();

  await anchor.reload();
  await expect(anchor.getByRole('row').filter({ hasText: '南看台小林' })).toBeVisible();

  await fan.getByRole('tab', { name: '粉丝团' }).click();
  await club.getByRole('button', { name: '退出粉丝团' }).click();
  await fan.getByRole('alertdialog').getByRole('button', { name: '退出粉丝团' }).click();
  await expect(club.getByRole('button', { name: '加入粉丝团' })).toBeVisible();

  // The anchor lets in whom they choose: one asks, and is in it once they have said yes.
  const rules = anchor.getByRole('region', { name: '加入方式' });
  await rules.getByRole('radio', { name: '要我通过' }).click();
  await expect(anchor.getByText('已保存').first()).toBeVisible();
  await fan.reload();
  await fan.getByRole('tab', { name: '粉丝团' }).click();
  await club.getByRole('button', { name: '申请加入' }).click();
  await expect(club.getByText('已申请，等主播通过')).toBeVisible();
  await anchor.reload();
  const requests = anchor.getByRole('region', { name: '加入申请' });
  await requests.getByRole('row').filter({ hasText: '南看台小林' }).getByRole('button', { name: '通过', exact: true }).click();
  await expect(requests).toBeHidden();
  await expect(anchor.getByRole('region', { name: '粉丝团成员' }).getByRole('row').filter({ hasText: '南看台小林' })).toBeVisible();
  await fan.reload();
  await fan.getByRole('tab', { name: '粉丝团' }).click();
  await expect(club.getByText('亲密度 0')).toBeVisible();
  // A club that the room does not show is still there for its members.
  await rules.getByRole('switch', { name: /在直播间显示粉丝团/ }).click();
  await expect(rules.getByRole('switch', { name: /在直播间显示粉丝团/ })).not.toBeChecked();
  await expect
    .poll(
      async () =>
        (
          await call<{ club: { is_shown: boolean } | null }>('POST', 'live/getLiveGroupList', {
            id: new URL(room ?? '', 'http://site').searchParams.get('id') ?? '',
          })
        ).club?.is_shown,
    )
    .toBe(false);
  await anchor.getByRole('region', { name: '解散粉丝团' }).getByRole('button', { name: '解散粉丝团' }).click();
  const question = anchor.getByRole('alertdialog', { name: '解散「阿飞团」粉丝团？' });
  await expect(question).toContainText('1 名成员的徽章立即摘下');
  await question.getByRole('button', { name: '解散粉丝团' }).click();
  await expect(anchor.getByRole('button', { name: '建粉丝团' })).toBeVisible();
  // Members get a notice where they are, and one stays in their list of followed anchors until they have read it.
  await expect(fan.getByText('阿飞说球 解散了「阿飞团」粉丝团')).toBeVisible();
  await fan.goto('/attention');
  const farewell = fan.getByRole('region', { name: '「阿飞团」粉丝团已解散' });
  await expect(farewell).toContainText('阿飞说球');
  await farewell.getByRole('button', { name: '知道了' }).click();
  await expect(farewell).toBeHidden();
  await fan.reload();
  await expect(fan.getByRole('heading', { name: '我的关注' })).toBeVisible();
  await expect(farewell).toBeHidden();
  const { list } = await call<{ list: { id: string; user_nickname: string }[] }>('GET', 'User/attentionList', { page: 1, limit: 20 });
  for (const { id } of list.filter(({ user_nickname }) => user_nickname === '阿飞说球'))
    await call('POST', 'Member/attention', { id, follow: false });
});
