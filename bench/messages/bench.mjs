// Messages: a conversation of 100,000 on the server beside the bare query, and on a page: opened, read backwards, flooded; a list of
// 1,000. Usage: npm run bench -- messages
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { testBrowser } from '../../scripts/browser.mjs';
import { amounts, measureServer } from './server.mjs';

const repeats = 3;
/** Messages a second into an open conversation, and the pages of 15 that it holds then. */
const rate = 50;
const heldPages = { new: 1, 'read back for 200 pages': 200 };
const [warmMs, windowMs] = [1_000, 3_000];
const goals = { share: 30, longTask: 50, jump: 1, longToShort: 1.25 };
const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
const origin = 'http://bench.invalid';
const look = `html,body{margin:0;background:#fff}#stage{width:420px;height:620px;display:flex;flex-direction:column;font:14px/22px 'Noto Sans SC Variable',sans-serif}#stage>*{flex:1;min-height:0}
.bare-list{height:100%;overflow-y:auto}.bare-list.reversed{display:flex;flex-direction:column-reverse;overflow-anchor:none;contain:strict}
.bare-row{padding:6px 12px;overflow-wrap:anywhere;contain:content}.bare-row span{margin-right:6px}.bare-row.own{text-align:right}`;

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values) => at(values, 0.5);

/** The page's script and the styles of our parts, as production builds them. */
async function bundle() {
  // Read by the plugins as well, which else compile for development.
  process.env.NODE_ENV = 'production';
  const { module: shared } = await runnerImport(fileURLToPath(new URL('../../vite.shared.ts', import.meta.url)));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: shared.rendering(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      lib: { entry: fileURLToPath(new URL('./page.js', import.meta.url)), formats: ['iife'], name: 'bench', fileName: 'page' },
    },
  });
  const { output } = [result].flat()[0];
  const text = (file) => (typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source));
  const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(text);
  return {
    script: output.find(({ type }) => type === 'chunk').code,
    html: `<!doctype html><link rel="stylesheet" href="/fonts/index.css"><style>${styles.join('\n')}</style><style>${look}</style><div id="stage"></div>`,
  };
}

const types = { '.css': 'text/css', '.woff2': 'font/woff2' };

/** Does something on a fresh page; `busy` gives seconds for which its main thread worked. */
async function onPage(browser, { script, html }, work) {
  const page = await browser.newPage({ viewport: { width: 460, height: 660 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/fonts/')) return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ contentType: types[extname(pathname)], body: await readFile(join(fonts, pathname.slice('/fonts/'.length))) });
    });
    await page.goto(origin);
    await page.addScriptTag({ content: script });
    const busy = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    return await work(page, busy);
  } finally {
    await page.close();
  }
}

/** Does something on a page while it is traced; adds the longest task of its main thread by that thread's own time, ms. */
async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) => (name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [])),
  );
  const tasks = traceEvents.flatMap(({ ph, pid, tid, tdur }) =>
    ph === 'X' && tdur !== undefined && mains.has(`${pid} ${tid}`) ? [tdur / 1_000] : [],
  );
  if (tasks.length === 0) throw new Error('the trace has no task');
  return { ...result, work: Math.max(...tasks) };
}

/** Share of the main thread that a flood takes, percent, and the distance of the list from its end afterwards. */
const flooded = (name, pages) => async (page, busy) => {
  const opened = await page.evaluate(([list, count]) => globalThis.openTalk(list, count), [name, pages]);
  await page.evaluate((perSecond) => globalThis.flood(perSecond), rate);
  await page.waitForTimeout(warmMs);
  const [before, began] = [await busy(), performance.now()];
  await page.waitForTimeout(windowMs);
  const share = (((await busy()) - before) * 1e5) / (performance.now() - began);
  return { opened, share, nodes: await page.evaluate(() => globalThis.nodes()), gap: await page.evaluate(() => globalThis.gap()) };
};

async function measurePages({ log }) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  const made = await bundle();
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const samples = new Map();
  const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  try {
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      for (const [held, pages] of Object.entries(heldPages))
        for (const name of ['empty', 'ours', 'floor']) add(`${name} ${held}`, await onPage(browser, made, flooded(name, pages)));
      add(
        'back',
        await onPage(browser, made, async (page) => {
          await page.evaluate(() => globalThis.openTalk('ours'));
          return traced(browser, page, () => page.evaluate(() => globalThis.readBack(60)));
        }),
      );
      add('list', await onPage(browser, made, (page) => traced(browser, page, () => page.evaluate(() => globalThis.openList()))));
      log(`pages, round ${repeat + 1}/${repeats}`);
    }
  } finally {
    await browser.close();
  }
  return samples;
}

/** Runs both halves, about three minutes; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const asked = await measureServer({ log });
  const samples = await measurePages({ log });
  const middle = (key, field) => median(samples.get(key).map((sample) => sample[field]));
  const net = (name, held) => Math.max(0, middle(`${name} ${held}`, 'share') - middle(`empty ${held}`, 'share'));
  const frames = samples.get('back').flatMap((sample) => sample.frames);
  const most = (key, field) => Math.max(...samples.get(key).map((sample) => sample[field]));
  const of = (label) => asked.find((each) => each.label === label);
  const [short, long] = [of('a conversation of 15 messages opens'), of('one of 100,000 opens')];
  const ratio = median(long.ours) / median(short.ours);
  const share = Math.max(...Object.keys(heldPages).map((held) => net('ours', held)));
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const task = (ms) => (ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`);
  return [
    '## Messages',
    '',
    '| asked of the server | p50 ms | p99 ms | bare query, p50 ms | p99 ms |',
    '|---|---|---|---|---|',
    ...asked.map(
      ({ label, ours, floor }) =>
        `| ${label} | **${median(ours).toFixed(1)}** | ${at(ours, 0.99).toFixed(1)} | ${median(floor).toFixed(1)} | ${at(floor, 0.99).toFixed(1)} |`,
    ),
    '',
    `| an open conversation, ${rate} messages a second | opens in ms | main thread % | nodes | px from its end |`,
    '|---|---|---|---|---|',
    ...Object.keys(heldPages).flatMap((held) =>
      ['ours', 'floor'].map(
        (name) =>
          `| ${name}, ${held} | ${middle(`${name} ${held}`, 'opened').toFixed(0)} | **${net(name, held).toFixed(1)}** | ${middle(`${name} ${held}`, 'nodes')} | ${most(`${name} ${held}`, 'gap').toFixed(0)} |`,
      ),
    ),
    '',
    '| on a page | p50 ms | p95 ms | longest task, by the clock | by its own work, ms | nodes | words in sight moved by themselves, px |',
    '|---|---|---|---|---|---|---|',
    `| 60 pages read backwards, a frame | ${median(frames).toFixed(1)} | ${at(frames, 0.95).toFixed(1)} | ${task(most('back', 'longest'))} | ${most('back', 'work').toFixed(0)} | ${middle('back', 'nodes')} | ${most('back', 'jumped').toFixed(1)} |`,
    `| the list of 1,000 conversations stands, then 20 move to the top | ${middle('list', 'stood').toFixed(0)} | | ${task(most('list', 'longest'))} | ${most('list', 'work').toFixed(0)} | ${middle('list', 'nodes')} | |`,
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('opening 100,000 messages, to opening 15', `<= ${goals.longToShort}x`, `${ratio.toFixed(2)}x`, ratio <= goals.longToShort),
    aim(`${rate} messages a second, main thread`, `<= ${goals.share} %`, `${share.toFixed(1)} %`, share <= goals.share),
    aim(
      'the list of 1,000: longest task',
      `< ${goals.longTask} ms`,
      task(most('list', 'longest')),
      most('list', 'longest') < goals.longTask,
    ),
    aim(
      'reading backwards: longest task',
      `< ${goals.longTask} ms`,
      task(most('back', 'longest')),
      most('back', 'longest') < goals.longTask,
    ),
    aim(
      'words in sight that move when a page comes',
      `<= ${goals.jump} px`,
      `${most('back', 'jumped').toFixed(1)} px`,
      most('back', 'jumped') <= goals.jump,
    ),
    '',
    `Of the built product on embedded PostgreSQL with fsync, one question at a time, ours by HTTP with session, guard and schemas, the bare query prepared on one connection; in turns, after each other. ${amounts.long.toLocaleString('en')} messages in one conversation of 64 members, ${amounts.others.toLocaleString('en')} conversations of one of them. On the page the library's own parts, built for production; the floor has three spans a message and its newest 120 alone have nodes, ours bubbles with acts, receipts, dates and places that hold. New words are handed over twelve times a second, as the messenger does it. What the page takes by itself is subtracted. Medians of ${repeats}; longest tasks and moves are the worst of all, a task by the clock having the time for which other processes had the core.`,
  ].join('\n');
}
