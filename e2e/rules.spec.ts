import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { callerOf } from './fixtures/paid.ts';

const column = (page: Page) => page.getByRole('region', { name: '聊天与赛况' });
const field = (page: Page) => column(page).getByRole('textbox', { name: '聊天内容' });
const talk = (page: Page) => column(page).getByRole('log');

test('an anchor asks for followers and slow mode and puts words on the wall; a viewer is told at once, follows where they would speak, speaks, and sees when they may again', async ({
  visit,
}) => {
  const anchor = await visit({ as: 'anchor' });
  await anchor.goto('/member?type=9');
  const room = (await anchor.getByRole('main').getByRole('link', { name: '看直播间' }).getAttribute('href')) ?? '';
  const [call, id] = [await callerOf(anchor), new URL(room, 'http://site').searchParams.get('id') ?? ''];
  const nothing = { slow: 0, is_followers_only: false, has_no_links: false, holds_contacts: false, is_quiet: false };
  await call('POST', 'RoomManage/setTalkRules', { id, rules: nothing });

  // Somebody who speaks in no other journey: what was said here a moment ago counts for slow mode as well.
  const fan = await visit({ as: 'expert' });
  await fan.goto(room);
  const asFan = await callerOf(fan);
  const { room: shown } = await asFan<{ room: { anchor: { id: string } } }>('GET', 'Live_streaming/getRoomInfo', { id });
  await asFan('POST', 'Member/attention', { id: shown.anchor.id, follow: false });
  await fan.reload();
  await expect(field(fan)).toBeVisible();

  await anchor.goto(room);
  await column(anchor).getByRole('tab', { name: '管理' }).click();
  await column(anchor)
    .getByRole('switch', { name: /仅关注者发言/ })
    .click();
  await expect(field(fan)).toBeHidden();
  await expect(column(fan).getByText('关注主播后可以发言').first()).toBeVisible();
  await column(anchor).getByRole('radio', { name: '60', exact: true }).click();
  await expect(talk(fan).getByText('慢速模式，两条之间隔 60 秒 · 关注主播后可以发言')).toBeVisible();

  await column(fan).getByRole('button', { name: '关注', exact: true }).click();
  await expect(field(fan)).toBeVisible();
  await expect(column(fan).getByText('慢速模式 60 秒', { exact: true })).toBeVisible();
  await field(fan).fill('先看清规则再说话');
  await field(fan).press('Enter');
  await expect(talk(fan).getByText('先看清规则再说话')).toBeVisible();
  // It is counted down before anybody is refused, in every field of the room.
  await expect(field(fan)).toHaveAttribute('placeholder', /慢速模式，\d+ 秒后可以再发/);
  await expect(fan.getByRole('textbox', { name: '弹幕内容' })).toHaveAttribute('placeholder', /慢速模式，\d+ 秒后可以再发/);

  await column(anchor)
    .getByRole('switch', { name: /全员禁言/ })
    .click();
  await expect(field(fan)).toBeHidden();
  await expect(column(fan).getByText('全员禁言中，主播和房管在说话')).toBeVisible();
  await call('POST', 'Live/setPlacard', { placard: '中场抽三件球衣' });
  await expect(talk(fan).getByText('主播发公告：中场抽三件球衣')).toBeVisible();
  await expect(column(fan).getByRole('note', { name: '公告' })).toHaveText('中场抽三件球衣');

  await call('POST', 'RoomManage/setTalkRules', { id, rules: nothing });
  await expect(field(fan)).toBeVisible();
  await expect(field(fan)).toHaveAttribute('placeholder', '说点什么，Enter 发送');
});

/** Everything that a room asks for beside itself and its picture. */
const beside =
  /\/api\/(?:Barrage\/getList|Barrage\/talkRules|Live\/getUserStatus|Gift\/getList|Gift\/getUserGiftList|hot_match\/battle|live_streaming\/(?:roomRanking|getLiveList)|Live_streaming\/getLivePlaybackList|member\/webgetAnchorgiftlist|live\/getLiveGroupList|anchor_dynamics\/userPostList)(?:\?|$)/i;

test('a room of which nothing but itself comes plays on, says in each block what is missing, and has it all at the next try', async ({
  visit,
}) => {
  const fan = await visit({ as: 'fan' });
  const refuse = (route: { fulfill: (answer: { json: unknown }) => Promise<void> }) =>
    route.fulfill({ json: { code: 1, msg: '没送到', data: null } });
  await fan.route(beside, refuse);
  await fan.goto('/live?id=2');
  await expect(fan.getByRole('region', { name: '播放器' })).toBeVisible();
  const tabs: readonly [tab: RegExp, lost: string][] = [
    [/聊天/, '之前的聊天没能送到'],
    [/贡献榜/, '榜单没能送到'],
    [/赛况/, '赛况没能送到'],
  ];
  for (const [tab, lost] of tabs) {
    await column(fan).getByRole('tab', { name: tab }).click();
    await expect(column(fan).getByText(lost)).toBeVisible();
    await expect(column(fan).getByRole('button', { name: '重试' }).first()).toBeVisible();
  }
  const gifts = fan.getByRole('group', { name: '礼物栏' });
  await gifts.scrollIntoViewIfNeeded();
  await expect(gifts.getByText('礼物没能送到')).toBeVisible();

  await fan.unroute(beside, refuse);
  await gifts.getByRole('button', { name: '重试' }).click();
  await expect(gifts.getByText('礼物没能送到')).toBeHidden();
  for (const [tab, lost] of tabs.toReversed()) {
    await column(fan).getByRole('tab', { name: tab }).click();
    // Panels that follow a match retry by themselves, and may have been quicker.
    await expect(async () => {
      const again = column(fan).getByRole('button', { name: '重试' }).first();
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(column(fan).getByText(lost)).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }
  // Messages of others are left to chance, but one's own must appear.
  await field(fan).fill('都回来了');
  await field(fan).press('Enter');
  await expect(talk(fan).getByText('都回来了')).toBeVisible();
});
