import { callerOf } from './fixtures/paid.ts';
import { expect, test } from './fixtures/journey.ts';
import { anchorsRoom, pushPattern } from './fixtures/pusher.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'an anchor copies the address of the overlays: another program shows score, chat, gifts and tests over nothing, until it is revoked',
  { tag: ['@live'] },
  async ({ page: program, visit, site, request }) => {
    test.setTimeout(240_000);
    const target = await anchorsRoom(site, request);
    const stop = pushPattern(target);
    const anchor = await visit({ as: 'anchor' });
    await anchor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await anchor.goto('/member?type=9&tab=overlays');
    const own = await callerOf(anchor);
    const { list } = await own<{ list: { id: string; status: string; home: { short_name: string } }[] }>('GET', 'hot_match/initial_list');
    const match = list.find(({ status }) => /half$/.test(status)) ?? list[0];
    await own('POST', 'Live/setLiveInfo', { title: '叠加层之夜', category: 'football', match_id: match?.id ?? '' });

    await anchor.getByRole('button', { name: '生成地址' }).click();
    await anchor.getByRole('button', { name: '复制合成场景的地址' }).click();
    const address = await anchor.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`^${site.origin}/overlay/\\d+-[\\w-]{32}$`));

    const asked: string[] = [];
    program.on('request', (each) => asked.push(new URL(each.url()).origin));
    await program.setViewportSize({ width: 1920, height: 1080 });
    await program.goto(address);
    await expect(program.getByRole('img', { name: new RegExp(match?.home.short_name ?? '') }).first()).toBeVisible();

    const fan = await visit({ as: 'fan' });
    await fan.goto(`/live?id=${target.id}`);
    const call = await callerOf(fan);
    const words = `叠加层你好 ${Date.now() % 100_000}`;
    await call('GET', 'Barrage/send', { id: target.id, text: words });
    await expect(program.getByRole('group', { name: '聊天' })).toContainText(words);
    // Only in a room on the air.
    await expect(() => call('GET', 'member/handselGift', { id: target.id, gift_id: 'football', count: 1 })).toPass({ timeout: 60_000 });
    await expect(program.getByText('送出 足球').first()).toBeVisible();

    await anchor.getByRole('button', { name: '试一个进球' }).click();
    await expect(program.getByRole('img', { name: /测试射手/ })).toBeVisible();
    await anchor.getByRole('button', { name: '试一条弹幕' }).click();
    await expect(program.getByRole('group', { name: '聊天' })).toContainText('这是一条测试弹幕');
    await expect(anchor.frameLocator('iframe').getByText('这是一条测试弹幕').first()).toBeVisible();
    await expect(fan.getByText('这是一条测试弹幕')).toHaveCount(0);

    // Where nothing is shown the picture shines through: the middle of the page has no colour of its own.
    const seen = await program.evaluate(() => ({
      ground: [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
      stored: Object.keys(localStorage)
        .concat(Object.keys(sessionStorage))
        .filter((key) => key !== 'dataSaver'),
      cookie: document.cookie,
    }));
    expect(seen).toEqual({ ground: ['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'], stored: [], cookie: '' });
    expect(new Set(asked)).toEqual(new Set([site.origin]));

    // One kind has an address of its own.
    await program.goto(`${address}/chat`);
    await expect(program.getByRole('group', { name: '聊天' })).toContainText(words);
    await expect(program.getByRole('img', { name: new RegExp(match?.home.short_name ?? '') })).toHaveCount(0);

    await anchor.getByRole('button', { name: '作废地址' }).click();
    await anchor.getByRole('alertdialog').getByRole('button', { name: '作废' }).click();
    await expect(program.locator('#root')).toBeEmpty();
    await program.reload();
    await expect(program.locator('#root')).toBeEmpty();
    stop();
  },
);
