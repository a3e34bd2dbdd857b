import type { BrowserContext, Locator, Page } from '@playwright/test';
import { storageStateOf } from '../scripts/product/storageState.mjs';
import { startProduct, type Product } from '../scripts/product/start.mjs';
import { watchContext } from '../scripts/product/watch.mjs';
import { expect as usual, test } from './fixtures/journey.ts';
import { openLine, type Line } from './fixtures/line.ts';
import { sessionOf } from './fixtures/members.ts';

/** Over so many steps some fall in a moment when the machine is busy. */
const expect = usual.configure({ timeout: 30_000 });

/** Speed of football in times of real time, and the length of the evening: two hours of football. */
const pace = 12;
const evening = (120 / pace) * 60_000;
/** Most that the heap of a page may have grown at the end of the evening, of what it was once every page had been seen. */
const growth = 0.2;

interface MatchOfList {
  id: string;
  status: string;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
}

/** Console messages of a connection that is cut. */
const lineIsCut = [/net::ERR_/, /WebSocket connection to .* failed/];

let line: Line;
let site: Product;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  line = await openLine();
  site = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: String(pace), PITCHSIDE_ORIGIN: line.origin });
  line.leadTo(site);
});
test.afterAll(async () => {
  await line.close();
  await site.stop();
});

const say = (text: string) => process.stdout.write(`      ${text}\n`);

/** Matches of today as the server knows them, whatever becomes of the line. */
async function matchesNow(): Promise<Map<string, MatchOfList>> {
  const answer = await fetch(`${site.origin}/api/hot_match/initial_list?sport=football`);
  const { data } = (await answer.json()) as { data: { list: MatchOfList[] } };
  return new Map(data.list.map((match) => [match.id, match]));
}

/** Scores by match as the rows in view show them. */
const scoresIn = (page: Page) =>
  page.locator('[data-match]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [, home, away] = /(\d+) ?[-比] ?(\d+)/.exec(row.querySelector('[data-match-link]')?.textContent ?? '') ?? [];
      return home === undefined || away === undefined ? [] : [[row.getAttribute('data-match') ?? '', `${home}-${away}`] as const];
    }),
  );

/** Waits until every score in view is the one that the server tells. */
async function agrees(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const shown = await scoresIn(page);
        const matches = await matchesNow();
        return shown.filter(([id, score]) => {
          const match = matches.get(id);
          return match !== undefined && score !== `${match.home_score}-${match.away_score}`;
        });
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

/** Goals in the Chinese popups, by page, as they come. */
async function listen(context: BrowserContext): Promise<Map<Page, string[]>> {
  const heard = new Map<Page, string[]>();
  await context.exposeBinding('hearSentence', ({ page }, sentence: string) => {
    const before = heard.get(page) ?? [];
    // A popup that is open during a change of language is announced again when the language changes back.
    if (sentence.startsWith('进球！') && sentence !== before.at(-1)) heard.set(page, [...before, sentence]);
  });
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('gameSeting', JSON.stringify({ red: false, voice: false, yellow: false }));
    localStorage.setItem('preferences', JSON.stringify({ motion: 'system', goalScope: 'all' }));
    let last = '';
    const region = ['比赛提醒', 'Match alerts', 'Thông báo trận đấu'].map((name) => `section[aria-label="${name}"] [role="status"]`).join();
    new MutationObserver(() => {
      const sentence = document.querySelector(region)?.textContent ?? '';
      if (sentence === '' || sentence === last) return;
      last = sentence;
      void (Reflect.get(window, 'hearSentence') as (text: string) => Promise<void>)(sentence);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return heard;
}

/** Bytes that a page's scripts keep alive. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Objects that the first collection frees may hold others that only the second finds.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid', { name: '足球即时比分' });
const rowOf = (page: Page, id: string): Locator => page.locator(`[data-match="${id}"]`);
const lists = (page: Page, name: RegExp) => page.getByRole('navigation', { name: '即时、赛果、赛程、收藏' }).getByRole('link', { name });

async function speak(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /弹幕/ });
  await expect(box).toBeEnabled();
  await box.fill(words);
  await page.keyboard.press('Enter');
}

/** Opens a room from the first page, sends a message that the other tab gets, and leaves, past the mini player that stays. */
async function visitRoom(page: Page, room: string, words: string, elsewhere: Page): Promise<void> {
  await header(page, '首页').click();
  await expect(page).toHaveURL(/\/main$/);
  await page.getByRole('main').locator(`a[href="${room}"]`).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${room.replace('?', '\\?')}$`));
  await speak(page, words);
  for (const tab of [page, elsewhere]) await expect(tab.getByText(words).first()).toBeAttached({ timeout: 30_000 });
  await header(page, '比分').click();
  await expect(page).toHaveURL(/\/football/);
  const mini = page.getByRole('region', { name: '小窗播放' });
  // Its controls are there while the pointer moves.
  await mini.hover();
  await mini.getByRole('button', { name: '关闭小窗' }).click();
  await expect(mini).toHaveCount(0);
}

/** Opens the page of the favourite match and uses the browser's history; every page is as it was. */
async function goBackAndForward(page: Page, id: string): Promise<void> {
  const detail = new RegExp(`/score-detail\\?id=${id}`);
  const title = page.getByRole('heading', { level: 1, name: /\d-\d/ });
  await lists(page, /^收藏/).click();
  await expect(page).toHaveURL(/tab=collected/);
  await rowOf(page, id).locator('[data-match-link]').click();
  await expect(page).toHaveURL(detail);
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/tab=collected/);
  await expect(rowOf(page, id)).toBeVisible();
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(detail);
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, id)).toBeVisible();
}

/** Into another language and back, on the page where one is. */
async function changeLanguage(page: Page, language: 'English' | 'Tiếng Việt', gridName: string): Promise<void> {
  const choose = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click();
    await page.getByRole('menuitemradio', { name: to }).click();
  };
  const url = page.url();
  await choose('中文', language);
  await expect(page.getByRole('grid', { name: gridName })).toBeVisible();
  await expect(page).toHaveURL(url);
  await choose(language, '中文');
  await expect(grid(page)).toBeVisible();
}

/** The line is lost for a while: the page says so and keeps its scores, and has caught up when it is back. */
async function loseLine(page: Page): Promise<void> {
  const said = page.getByText(/^网络断开，比分停在.*重连$/).filter({ visible: true });
  line.cut();
  await expect(said.first()).toBeVisible({ timeout: 20_000 });
  expect((await scoresIn(page)).length).toBeGreaterThan(0);
  line.mend();
  await expect(said).toHaveCount(0, { timeout: 60_000 });
  await agrees(page);
}

test('two hours of football at twelve times its pace, in two tabs, leave no error and a flat heap @deep', async ({ browser }) => {
  test.setTimeout(evening + 300_000);
  const user = await sessionOf(line.origin, 'fan');
  const context = await browser.newContext({
    baseURL: line.origin,
    storageState: storageStateOf(line.origin, { lang: 'zh', user }),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  context.setDefaultTimeout(30_000);
  const { heard, settled } = await watchContext(context, lineIsCut);
  const sentences = await listen(context);

  // The match that has just begun ends before the evening does.
  const playing = [...(await matchesNow()).values()].filter(({ status }) => status === 'first_half');
  const { id } = playing.toSorted((one, other) => (one.minute ?? 0) - (other.minute ?? 0))[0] ?? { id: '' };
  const page = await context.newPage();
  await page.goto(`/football?match=${id}`);
  const star = rowOf(page, id).getByRole('button', { name: /^收藏 / });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await header(page, '首页').click();
  const room = await page.getByRole('main').locator('a[href^="/live?id="]').first().getAttribute('href');
  if (!room) throw new Error('the first page leads into no room');
  const second = await context.newPage();
  await second.goto(room);
  await expect(second.getByRole('region', { name: '播放器' })).toBeVisible();

  const begun = performance.now();
  const isOver = () => performance.now() - begun > evening;
  let first: readonly number[] | undefined;
  let rounds = 0;
  for (; rounds < 2 || !isOver(); rounds += 1) {
    await test.step(`round ${rounds + 1}`, async () => {
      await visitRoom(page, room, `今晚的第 ${rounds + 1} 句`, second);
      await goBackAndForward(page, id);
      await (rounds % 2 === 0
        ? changeLanguage(page, 'English', 'Football live scores')
        : changeLanguage(page, 'Tiếng Việt', 'Tỷ số bóng đá trực tiếp'));
      await lists(page, /^即时/).click();
      await expect(grid(page)).toBeVisible();
      await loseLine(page);
    });
    const heaps = [await heapOf(page), await heapOf(second)];
    first ??= heaps;
    say(
      `round ${rounds + 1} after ${Math.round((performance.now() - begun) / 1_000)} s: heaps ${heaps.map(megabytes).join(' and ')}, ${[page, second].map((tab) => sentences.get(tab)?.length ?? 0).join(' and ')} goals told`,
    );
  }

  // The collected match was played to its end meanwhile.
  await lists(page, /^收藏/).click();
  await expect.poll(async () => (await matchesNow()).get(id)?.status, { timeout: 60_000 }).toBe('finished');
  await expect(rowOf(page, id).getByText('完', { exact: true }).or(rowOf(page, id).getByText('完场')).first()).toBeVisible();
  await agrees(page);
  await lists(page, /^即时/).click();
  await expect(grid(page)).toBeVisible();

  for (const tab of [page, second]) {
    const spoken = sentences.get(tab) ?? [];
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.length - new Set(spoken).size, `a popup came twice among\n${spoken.join('\n')}`).toBe(0);
  }
  const last = [await heapOf(page), await heapOf(second)];
  say(`heaps from ${first?.map(megabytes).join(' and ')} to ${last.map(megabytes).join(' and ')} over ${rounds} rounds`);
  last.forEach((bytes, tab) => expect(bytes, `heap of tab ${tab + 1}`).toBeLessThan((first?.[tab] ?? 0) * (1 + growth)));
  await settled();
  expect(heard, 'errors in pages of the evening').toEqual([]);
  expect(site.faults()).toEqual([]);
  await context.close();
});
