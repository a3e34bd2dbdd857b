import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { openable } from './fixtures/routes.ts';

/** Routes that the server draws. */
const drawn = [
  '/main',
  '/news',
  '/detail?id={article}',
  '/football',
  '/basketball',
  '/score-detail?id={match}',
  '/schedule',
  '/circle',
  '/circle-detail?id={post}',
  '/rank',
  '/base-football',
  '/base-basketball',
  '/video-player?id={video}',
  '/specialist-home?id={expert}',
  '/specialist-detail?id={plan}',
  '/trophy/home',
  '/football?sport=esports',
  '/anchor',
  '/live?id={room}',
  '/specialist',
  '/specialist-news',
  '/specialist-info',
  '/search?name=arsenal',
  '/about-user?type=2',
  '/downLoad',
];

const languages = ['zh', 'en', 'vi'] as const;
type Language = (typeof languages)[number];

/** A word of the frame in each language. */
const frame: Record<Language, string> = { zh: '赛程', en: 'Schedule', vi: 'Lịch đấu' };

/** HTML of the app's place, and the answers that came with it; asked until a drawn page comes, as a busy site sends some undrawn. */
async function pageOf(request: APIRequestContext, address: string, lang: Language): Promise<{ root: string; answers: string }> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = await (await request.get(address, { headers: { cookie: `lang=${lang}` } })).text();
        return html.includes('data-drawn=');
      },
      { message: `${address} in ${lang} is drawn`, timeout: 30_000 },
    )
    .toBe(true);
  const [, root = '', answers = ''] =
    /<div id="root" data-drawn="[^"]*">(.*)<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
  return { root, answers };
}

/** Words between the tags. */
const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_all, sign: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[sign] ?? "'")
    .replaceAll(/\s+/g, ' ');

for (const lang of languages)
  test(
    `the server draws every public page with its text and its links: ${lang}`,
    { tag: lang === 'zh' ? '@gate' : [] },
    async ({ page, request }) => {
      test.setTimeout(240_000);
      for (const address of await openable(page, drawn)) {
        const { root, answers } = await pageOf(request, address, lang);
        const text = words(root);
        expect(text, address).toContain(frame[lang]);
        expect(root, address).toMatch(/<a [^>]*href="\/(football|news|schedule)/);
        expect(root, `${address} has styles of its own in a sheet alone`).not.toMatch(/<[^>]* style="/);
        // Names that the first answers bring stand in the text.
        const names = [...answers.matchAll(/"(?:title|short_name|user_nickname)":"((?:[^"\\]|\\.){2,40})"/g)].map(
          ([, name = '']) => JSON.parse(`"${name}"`) as string,
        );
        const shown = names.filter((name) => text.includes(name.replaceAll(/\s+/g, ' ')));
        if (names.length > 0) expect(shown.length, `${address}: none of ${names.slice(0, 5).join()}`).toBeGreaterThan(0);
      }
    },
  );

test('what is pressed and typed before the app has the page is not lost', { tag: '@gate' }, async ({ page }) => {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await pageOf(page.request, '/football', 'zh');
  await expect(async () => {
    expect(await (await page.goto('/football', { waitUntil: 'commit' }))?.text()).toContain('data-drawn=');
  }).toPass({ timeout: 30_000 });
  await page.waitForFunction(() => 'releasePresses' in globalThis);
  const star = page
    .getByRole('grid', { name: '足球即时比分' })
    .getByRole('button', { name: /^收藏 / })
    .first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('阿森纳');
  go();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('阿森纳');
});

test('a drawn page holds nothing of the one before, nor of whoever reads it', { tag: '@gate' }, async ({ page, visit, request }) => {
  const list = (await (await request.get('/api/hot_match/recommend?sport=football')).json()) as {
    data: { list: { id: string; home: { short_name: string }; away: { short_name: string } }[] };
  };
  const [one, other] = list.data.list;
  if (!one || !other) throw new Error('the world has no two matches');
  const headOf = ({ root }: { root: string }) => words(/<h1.*?<\/h1>/s.exec(root)?.[0] ?? '');
  for (const match of [one, other, one]) {
    const head = headOf(await pageOf(request, `/score-detail?id=${match.id}`, 'zh'));
    expect(head).toContain(match.home.short_name);
    expect(head).toContain(match.away.short_name);
  }
  const member = await visit({ as: 'fan' });
  await member.goto('/news');
  // All that a member's browser sends with a page.
  await expect(member.getByRole('main')).toBeVisible();
  const [own, visitors] = [await pageOf(member.request, '/rank?board=fans', 'zh'), await pageOf(page.request, '/rank?board=fans', 'zh')];
  expect(own.root.replaceAll(/\d+/g, '')).toBe(visitors.root.replaceAll(/\d+/g, ''));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a match, a table, an article and a post can be read, and links lead on', { tag: '@gate' }, async ({ page, request }) => {
    const [match = '', article = '', post = ''] = await openable(page, [
      '/score-detail?id={match}',
      '/detail?id={article}',
      '/circle-detail?id={post}',
    ]);
    for (const address of [match, article, post, '/football']) await pageOf(request, address, 'zh');
    // An answer that is late on a busy machine stands in the page once it is there.
    await expect(async () => {
      await page.goto(match);
      await expect(page.getByRole('heading', { name: '积分榜' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('img', { name: /比|对/ }).first()).toBeVisible();
    await expect(page.locator('noscript p')).toBeVisible();
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.goto(post);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/football');
    await expect(page.locator('[data-match]').first()).toBeVisible();
    await page.getByRole('link', { name: '头条' }).first().click();
    await expect(page).toHaveURL(/\/news$/);
  });
});

/** Place and look of everything on a page. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, fontWeight, opacity, borderTopColor } = getComputedStyle(element);
      return [
        element.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        fontFamily,
        fontSize,
        fontWeight,
        opacity,
        borderTopColor,
      ].join();
    }),
  );

for (const [lang, theme] of [
  ['zh', 'day'],
  ['vi', 'night'],
] as const)
  test(`a drawn page looks the same with its own styles as with whole sheets: ${lang}, ${theme}`, async ({ page, context, site }) => {
    test.setTimeout(240_000);
    await context.addCookies(Object.entries({ lang, theme }).map(([name, value]) => ({ name, value, url: site.origin })));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The app would change it, and never comes.
    await page.route(/\/assets\/[^/]+\.js$/, () => undefined);
    for (const address of await openable(page, [
      '/main',
      '/football',
      '/score-detail?id={match}',
      '/schedule',
      '/rank',
      '/live?id={room}',
      '/detail?id={article}',
    ])) {
      await expect(async () => {
        expect(await (await page.goto(address, { waitUntil: 'commit' }))?.text(), address).toContain('data-drawn=');
      }).toPass({ timeout: 30_000 });
      await page.waitForFunction(() => {
        const late = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
        return late.length > 5 && late.every(({ sheet }) => sheet) && document.querySelector('script[type="module"]');
      });
      await page.evaluate(() => document.fonts.ready);
      const before = await looks(page);
      expect(before.length, address).toBeGreaterThan(100);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')) link.media = 'all';
      });
      await page.evaluate(() => document.fonts.ready);
      expect(await looks(page), address).toEqual(before);
    }
  });

/** A question, whether its parameters lie in the address or in the body. */
function questionOf(path: string, more: object = {}): string {
  const { pathname, searchParams } = new URL(path, 'http://site/api/');
  for (const [name, value] of Object.entries(more)) searchParams.append(name, String(value));
  searchParams.sort();
  return `${pathname.toLowerCase()}?${searchParams.toString()}`;
}

declare global {
  /** Notes of the page of this journey. */
  var seen: { shifts: number; screen: Element | undefined } | undefined;
}

interface Watched {
  /** Questions that the page asks. */
  asked: string[];
  /** Sum of its layout shifts. */
  shifts: () => Promise<number>;
  /** Whether the screen is the very element that the server drew. */
  stands: () => Promise<boolean>;
}

/** Watches a page from before its first script. */
async function watched(page: Page): Promise<Watched> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isJson = request.postData()?.startsWith('{') ?? false;
    if (pathname.startsWith('/api/')) asked.push(questionOf(`${pathname}${search}`, isJson ? (request.postDataJSON() as object) : {}));
  });
  await page.addInitScript(() => {
    const seen = (globalThis.seen = { shifts: 0, screen: undefined as Element | undefined });
    // Before any script of the page has run.
    document.addEventListener('readystatechange', () => (seen.screen ??= document.querySelector('#root [data-ready]') ?? undefined));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shifts += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    asked,
    shifts: () => page.evaluate(() => globalThis.seen?.shifts ?? Number.NaN),
    stands: () => page.evaluate(() => globalThis.seen?.screen?.isConnected === true),
  };
}

for (const lang of languages)
  test(`the app takes a drawn page over in place: ${lang}`, { tag: lang === 'zh' ? '@gate' : [] }, async ({ visit, site }) => {
    test.setTimeout(240_000);
    const theme = lang === 'vi' ? 'night' : 'day';
    const page = await visit({ lang, theme });
    const cookies = Object.entries({ lang, theme }).map(([name, value]) => ({ name, value, url: site.origin }));
    await page.context().addCookies(cookies);
    const { asked, shifts, stands } = await watched(page);
    for (const address of await openable(page, [
      '/news',
      '/detail?id={article}',
      '/football',
      '/score-detail?id={match}',
      '/circle',
      '/anchor',
      '/about-user',
      '/live?id={room}',
    ])) {
      let html = '';
      // A busy site sends some pages undrawn.
      await expect(async () => {
        asked.length = 0;
        // While a picture is open, pages come undrawn.
        await page.context().clearCookies({ name: 'picture' });
        html = (await (await page.goto(address))?.text()) ?? '';
        expect(html, address).toContain('data-drawn=');
      }).toPass({ timeout: 30_000 });
      await expect(page.locator('[data-ready]').first(), address).toBeVisible();
      await expect(page.locator('[data-s]'), `${address} is taken over`).toHaveCount(0);
      const [, answers = '{}'] = /id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
      const { answers: ofAll, visitors } = JSON.parse(answers) as Record<'answers' | 'visitors', object>;
      const questions = [...Object.keys(ofAll), ...Object.keys(visitors)].map((path) => questionOf(path));
      expect(questions.length, address).toBeGreaterThan(1);
      // The last question of the start; whatever the page shows at once it has asked by then.
      await expect.poll(() => asked.some((question) => question.includes('getkefuinfo')), address).toBe(true);
      // A match whose topic has moved on too far since is asked for once more.
      if (!/^\/(score-detail|live)/.test(address))
        expect(
          asked.filter((question) => questions.includes(question)),
          `${address} asks nothing that it was told`,
        ).toEqual([]);
      expect(await stands(), `${address} keeps its elements`).toBe(true);
      // A machine without Chinese letters gets them late, which moves what stands beside them.
      if (lang !== 'zh') expect(await shifts(), `${address} stands still`).toBeLessThanOrEqual(0.05);
    }
  });

test.describe('in a zone of another day', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('the schedule stands still, and is the reader’s own from the second visit on', async ({ page, context }) => {
    test.setTimeout(120_000);
    const { asked, shifts } = await watched(page);
    const open = async (): Promise<{ zone: string; questions: string[] }> => {
      let html = '';
      await expect(async () => {
        asked.length = 0;
        html = (await (await page.goto('/schedule?lang=en'))?.text()) ?? '';
        expect(html).toContain('data-drawn=');
      }).toPass({ timeout: 30_000 });
      await expect(page.locator('[data-s]')).toHaveCount(0);
      await expect.poll(() => asked.some((question) => question.includes('getkefuinfo'))).toBe(true);
      const [, zone = ''] = /&quot;zone&quot;:&quot;([^&]+)/.exec(html) ?? [];
      const questions = [...html.matchAll(/"(schedule\/[^"]+)":\{/g)].map(([, path = '']) => questionOf(path));
      return { zone, questions };
    };
    expect((await open()).zone).toBe('UTC');
    await expect.poll(() => asked.filter((question) => question.includes('schedule/matches')).length).toBe(1);
    await expect(page.getByText('GMT-10')).toBeVisible();
    expect(await shifts(), 'the first visit').toBeLessThanOrEqual(0.05);
    expect((await context.cookies()).find(({ name }) => name === 'zone')?.value).toBe('Pacific/Honolulu');

    const { zone, questions } = await open();
    expect(zone).toBe('Pacific/Honolulu');
    expect(questions.length).toBe(2);
    expect(asked.filter((question) => questions.includes(question))).toEqual([]);
    expect(await shifts(), 'the second visit').toBeLessThanOrEqual(0.05);
  });
});
