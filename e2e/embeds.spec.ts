import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures/journey.ts';

/** Largest sum of an embed's page, its styles and its script as they come over the wire, bytes. */
const bound = 30 * 1_024;

/** Opens a page of another site, on another host of this machine, that runs no script of its own. */
async function hostPage(html: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-security-policy', "script-src 'none'");
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Host</title>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

// Nothing but the embeds themselves may write to the storage.
test.use({ followsConnection: true });

test(
  'embeds stand on a foreign page that runs no script: small, current, and without a trace',
  { tag: '@scores' },
  async ({ page, site, request }) => {
    const list = (await (await request.get('/api/hot_match/initial_list')).json()) as { data: { list: { id: string; status: string }[] } };
    const id = list.data.list.find(({ status }) => /half$/.test(status))?.id ?? list.data.list[0]?.id ?? '';
    const firstOf = async (path: string) =>
      ((await (await request.get(`/api/${path}`)).json()) as { data: { list: { id: string }[] } }).data.list[0]?.id;
    const room = await firstOf('live_streaming/getLiveList?page=1&limit=1');
    // The demo world continues to fill after the site is ready.
    let expert: string | undefined;
    await expect.poll(async () => (expert = await firstOf('expert/list')), { timeout: 60_000 }).toBeTruthy();
    const embeds = [
      `scorebug/${id}`,
      `match/${id}?lang=en&theme=dark`,
      'league/epl?lang=vi&color=c8102e',
      'team/arsenal?lang=en',
      `room/${room}?lang=en`,
      `poll/${room}?lang=vi`,
      `expert/${expert}?theme=dark`,
    ];
    for (const embed of embeds)
      await expect.poll(async () => (await request.get(`/embed/${embed}`)).status(), { timeout: 30_000 }).toBe(200);
    const host = await hostPage(
      embeds
        .map((embed) => `<iframe src="${site.origin}/embed/${embed.replaceAll('&', '&amp;')}" width="420" height="400"></iframe>`)
        .join(''),
    );
    const requested: string[] = [];
    page.on('request', (each) => requested.push(each.url()));
    await page.goto(host.address);
    const frames = page.frames().filter((frame) => frame.url().startsWith(site.origin));
    expect(frames).toHaveLength(embeds.length);
    for (const frame of frames) {
      await frame.waitForLoadState();
      const seen = await frame.evaluate(async () => ({
        bytes: (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])
          .concat(performance.getEntriesByType('resource'))
          .filter(({ name }) => /\/embed[./]/.test(name))
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        cookie: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        databases: (await indexedDB.databases()).length,
        inert: document.querySelectorAll('button').length,
        links: [...document.links].map(({ target, rel, origin }) => `${target} ${rel} ${origin}`),
      }));
      expect(seen.bytes, frame.url()).toBeGreaterThan(1_000);
      expect(seen.bytes, frame.url()).toBeLessThan(bound);
      expect(seen).toMatchObject({ cookie: '', stored: 0, databases: 0, inert: 0 });
      expect(new Set(seen.links)).toEqual(new Set([`_blank noopener ${site.origin}`]));
    }
    expect(await page.context().cookies()).toEqual([]);
    // Crests of teams are pictures of their own.
    expect(requested.filter((url) => url.startsWith(site.origin) && !/\/embed[./]|\.(svg|webp|png|jpg)(\?|$)/.test(url))).toEqual([]);
    await expect(page.frameLocator('iframe').nth(2).getByRole('table')).toBeVisible();

    // A running match is fetched again by itself.
    const again = page.waitForRequest((each) => each.url().includes(`/embed/scorebug/${id}`), { timeout: 60_000 });
    await again;

    const [opened] = await Promise.all([page.waitForEvent('popup'), page.frameLocator('iframe').first().getByRole('link').click()]);
    await expect(opened).toHaveURL(`${site.origin}/score-detail?id=${id}`);
    await opened.close();
    host.close();
  },
);

test.describe('a page that may not be framed', () => {
  // The browser says so in the console.
  test.use({ tolerated: [/frame-ancestors 'none'/] });
  test('no other page of the site stands in a frame', { tag: '@scores' }, async ({ page, site }) => {
    const host = await hostPage(`<iframe src="${site.origin}/main"></iframe>`);
    await page.goto(host.address);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
    host.close();
  });
});

test('the page of a match leads to its code, which another site shows', { tag: '@scores' }, async ({ page, site, request }) => {
  const list = (await (await request.get('/api/hot_match/initial_list')).json()) as { data: { list: { id: string }[] } };
  const id = list.data.list[0]?.id ?? '';
  await page.goto(`/embed?kind=match&id=${id}`);
  const code = page.getByRole('textbox', { name: '嵌入代码' });
  await expect(code).toHaveValue(new RegExp(`^<iframe src="${site.origin}/embed/match/${id}" title="`));
  await expect(page.frameLocator('iframe').getByRole('img').first()).toBeVisible();
  await page.getByRole('radio', { name: '比分条' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('radio', { name: '深色' }).click();
  await page.getByRole('textbox', { name: '品牌色' }).fill('C8102E');
  await page.getByRole('switch', { name: '不显示比分' }).click();
  await expect(code).toHaveValue(new RegExp(`/embed/scorebug/${id}\\?theme=dark&amp;color=c8102e&amp;score=0&amp;lang=en"`));
  const host = await hostPage(await code.inputValue());
  await page.goto(host.address);
  await expect(page.frameLocator('iframe').getByRole('link')).toHaveAttribute('href', `/score-detail?id=${id}&score=0&lang=en`);
  host.close();
});
