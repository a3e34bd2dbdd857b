// Effects: the whole stage, canvas-confetti and a bare floor under 30 gifts a second, alternating. Usage: node bench/effects/bench.mjs
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { testBrowser } from '../../scripts/browser.mjs';

const rate = 30;
const contenders = ['ours', 'floor', 'canvas-confetti'];
/** Runs in every round as well: the gifts are made, and nobody shows them. */
const baseline = 'empty';
const repeats = 3;
const warmMs = 1500;
const windowMs = 10_000;
const origin = 'http://bench.invalid';
const names = {
  ours: 'ours (whole stage)',
  floor: 'floor (a node and an animation a gift)',
  'canvas-confetti': 'canvas-confetti 1.9 (particles alone)',
};
const html =
  '<!doctype html><link rel="stylesheet" href="/page.css"><style>html,body{margin:0;background:#123}#stage{position:relative;width:1280px;height:720px;overflow:hidden;color:#fff}.floor{position:absolute;left:16px;height:44px;padding:0 16px;background:#0a2018;line-height:44px;white-space:nowrap}</style><div id="stage"></div><script src="/page.js"></script>';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Builds the page as the product is built: styles taken out, components compiled. */
async function bundle(folder) {
  // Read by the plugins as well, which else compile for development.
  process.env.NODE_ENV = 'production';
  const { module: shared } = await runnerImport(fileURLToPath(new URL('../../vite.shared.ts', import.meta.url)));
  await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: shared.rendering(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      lib: {
        entry: fileURLToPath(new URL('./page.js', import.meta.url)),
        formats: ['iife'],
        name: 'bench',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
    },
  });
}

const types = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** One contender on a fresh page. */
async function measure(browser, folder, engine, length = windowMs) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({
        contentType: types[extname(pathname)] ?? 'application/octet-stream',
        body: await readFile(join(folder, pathname.slice(1))).catch(() => ''),
      });
    });
    await page.goto(origin);
    await page.evaluate(([name, perSecond]) => globalThis.startRun(name, perSecond), [engine, rate]);
    await page.waitForTimeout(warmMs);
    const busy = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    const [busyBefore, began] = [await busy(), performance.now()];
    await page.waitForTimeout(length);
    const main = (((await busy()) - busyBefore) * 1_000_000) / (performance.now() - began);
    const { frames, shown, nodes } = await page.evaluate(() => globalThis.finish());
    if (faults.length > 0) throw new Error(`${engine}: ${faults[0]}`);
    return { main, p95: percentile(frames, 0.95), p99: percentile(frames, 0.99), shown, nodes };
  } finally {
    await page.close();
  }
}

/** Runs everything, about three minutes; answers the table as Markdown, or why it cannot run here. */
export async function run({ log = () => {}, length = windowMs } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  const folder = await mkdtemp(join(tmpdir(), 'bench-effects-'));
  await bundle(folder);
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const samples = new Map();
  const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      add(baseline, await measure(browser, folder, baseline, length / 4));
      // Each round begins with another contender, so that none always runs on the warmer machine.
      for (let turn = 0; turn < contenders.length; turn++) {
        const engine = contenders[(turn + repeat) % contenders.length];
        add(engine, await measure(browser, folder, engine, length));
        log(`round ${repeat + 1}/${repeats}: ${engine}`);
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
  const middle = (key, name) => median(samples.get(key).map((sample) => sample[name]));
  const main = (key) => Math.max(0, middle(key, 'main') - middle(baseline, 'main'));
  const table = [
    '| engine | main ms/s | frame p95 ms | frame p99 ms | most nodes |',
    '|---|---|---|---|---|',
    ...contenders.map(
      (engine) =>
        `| ${names[engine]} | ${main(engine).toFixed(1)} | ${middle(engine, 'p95').toFixed(1)} | ${middle(engine, 'p99').toFixed(1)} | ${middle(engine, 'nodes')} |`,
    ),
  ];
  const verdict = `${rate} gifts a second for ${windowMs / 1000} s, six of seven with an effect. What the page takes by itself, drawing every frame, is subtracted. canvas-confetti draws one burst of 220 particles at a time and no banner. 1280x720, medians of ${repeats}.`;
  return ['## Effects', '', ...table, '', verdict].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const markdown = await run({ log: (line) => process.stderr.write(`${line}\n`) });
  process.stdout.write(`${markdown}\n`);
}
