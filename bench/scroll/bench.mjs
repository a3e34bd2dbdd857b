// /circle scrolled through 2,000 posts by the wheel: nodes and heap after each stretch, layout shift and long tasks in total. Usage:
// npm run bench -- scroll
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { testBrowser } from '../../scripts/browser.mjs';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';

const [posts, authors, aPage] = [2_000, 64, 10];
/** Posts after which the page is looked at; the first is what the others are compared with. */
const stretches = [100, 500, 1_000, 1_500, 2_000];
const goals = { nodes: 1.25, heap: 1.5 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Counts what shifts and what blocks, from the beginning of the page on. */
function count() {
  globalThis.counted = { shift: 0, tasks: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.counted.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      globalThis.counted.tasks += 1;
      globalThis.counted.longest = Math.max(globalThis.counted.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Scrolls on until so many pages of posts came, as fast as somebody who looks for something: six views a second. */
async function scrollUntil(page, isThere) {
  for (let turns = 0; !isThere(); turns += 1) {
    if (turns > 20_000) throw new Error('the end of the posts was not reached');
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)));
  }
}

async function look(page, cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const [nodes, standing] = await page.evaluate(() => [
    document.getElementsByTagName('*').length,
    document.querySelectorAll('main article').length,
  ]);
  return { nodes, standing, heap: usedSize / 1_048_576 };
}

async function measure(origin, browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(count);
  let answered = 0;
  page.on('response', (response) => void (answered += Number(response.url().includes('userPostList') && response.ok())));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  await page.goto(`${origin}/circle?feed=new`);
  await page.locator('main article').first().waitFor();
  await page.mouse.move(640, 600);
  // Activity of the page while it loads does not count as scrolling.
  const atStart = await page.evaluate(() => ({ ...globalThis.counted }));
  const looks = [];
  for (const many of stretches) {
    await scrollUntil(page, () => answered * aPage >= many);
    looks.push({ many, ...(await look(page, cdp)) });
  }
  const atEnd = await page.evaluate(() => ({ ...globalThis.counted }));
  await page.close();
  return { looks, shift: atEnd.shift - atStart.shift, tasks: atEnd.tasks - atStart.tasks, longest: atEnd.longest };
}

/** Fills a database, scrolls, and answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  const { world, database, close } = await openWorld(here('./world.ts'));
  try {
    const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off' });
    const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
    try {
      await world.fill(database.url, authors, 1);
      await world.write(database.url, authors, posts + 100);
      log('the database is filled');
      return section(await measure(site.origin, browser));
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    await close();
  }
}

function section({ looks, shift, tasks, longest }) {
  const [begin, end] = [looks[0], looks.at(-1)];
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const [nodes, heap] = [end.nodes / begin.nodes, end.heap / begin.heap];
  return [
    '## Scroll',
    '',
    '| after so many posts | nodes of the page | posts that stand | heap after a collection, MB |',
    '|---|---|---|---|',
    ...looks.map(
      ({ many, nodes: of, standing, heap: used }) => `| ${many.toLocaleString('en')} | ${of} | ${standing} | ${used.toFixed(1)} |`,
    ),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('nodes after 2,000 posts, to after 100', `<= ${goals.nodes}x`, `${nodes.toFixed(2)}x`, nodes <= goals.nodes),
    aim('heap after 2,000 posts, to after 100', `<= ${goals.heap}x`, `${heap.toFixed(2)}x`, heap <= goals.heap),
    aim('layout shift while scrolling', '0', shift.toFixed(4), shift < 0.00005),
    aim('long tasks while scrolling', '0', `${tasks}, the longest of the page ${Math.round(longest)} ms`, tasks === 0),
    '',
    `The newest posts of /circle, one to six lines each, at 1,440 x 900, scrolled by the wheel, 600 px every tenth of a second; posts that are far leave their room to groups of ${aPage}. ${cpus().length} cores for server, database and browser together; the load of the machine was ${loadavg()[0].toFixed(0)} at the end.`,
  ].join('\n');
}
