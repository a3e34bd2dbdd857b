// Room chat: ours, a bare floor, virtua and react-virtuoso in one run, alternating. Usage: node bench/chat/bench.mjs
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { testBrowser } from '../../scripts/browser.mjs';

const rates = [50, 200];
const contenders = ['ours', 'floor', 'floor, 10 flushes a second', 'virtua', 'react-virtuoso'];
/** Runs in every round as well: the messages are made, and nobody shows them. */
const baseline = 'empty';
const repeats = 3;
const warmMs = 1500;
const windowMs = 2500;
const lookMs = 1000;
/** Most of our time as a share of the floor that flushes with every frame; ours flushes ten times a second. */
const goals = { floor: 1, tenth: 0.6, nodes: 400 };
const fonts = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
const origin = 'http://bench.invalid';
const look = `html,body{margin:0;background:#fff}#stage{width:356px;height:620px;font:13px/22px 'Noto Sans SC Variable',sans-serif}
.bare-list{height:100%;overflow-y:auto}.bare-list.reversed{display:flex;flex-direction:column-reverse;overflow-anchor:none;contain:strict}
.bare-row{padding:2px 8px;overflow-wrap:anywhere;contain:content}.bare-level{display:inline-flex;padding:0 5px;margin-right:4px;border-radius:3px;background:#357;color:#fff;font-size:11px;line-height:16px}.bare-name{color:#666}`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The page's script and the styles of our parts, as production builds them. */
async function bundle() {
  // Read by the plugins as well, which else compile for development.
  process.env.NODE_ENV = 'production';
  const { module: shared } = await runnerImport(fileURLToPath(new URL('../../vite.shared.ts', import.meta.url)));
  const entry = fileURLToPath(new URL('./page.js', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: shared.rendering(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, cssCodeSplit: false, lib: { entry, formats: ['iife'], name: 'bench', fileName: 'page' } },
  });
  const { output } = [result].flat()[0];
  const text = (file) => (typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source));
  return {
    script: output.find(({ type }) => type === 'chunk').code,
    styles: output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(text)
      .join('\n'),
  };
}

const types = { '.css': 'text/css', '.woff2': 'font/woff2' };

/** The page and its fonts, from the disk. */
const serve = (html) => async (route) => {
  const { pathname } = new URL(route.request().url());
  if (!pathname.startsWith('/fonts/')) return route.fulfill({ contentType: 'text/html', body: html });
  return route.fulfill({ contentType: types[extname(pathname)], body: await readFile(join(fonts, pathname.slice('/fonts/'.length))) });
};

/** One list at one rate on a fresh page. */
async function measure(browser, { script, html }, name, rate) {
  const page = await browser.newPage({ viewport: { width: 400, height: 660 } });
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route(`${origin}/**`, serve(html));
    await page.goto(origin);
    await page.addScriptTag({ content: script });
    await page.evaluate(([list, perSecond]) => globalThis.startRun(list, perSecond), [name, rate]);
    await page.waitForTimeout(warmMs);
    const busy = async () => (await session.send('Performance.getMetrics')).metrics.find((metric) => metric.name === 'TaskDuration').value;
    const [before, began] = [await busy(), performance.now()];
    await page.waitForTimeout(windowMs);
    const load = (((await busy()) - before) * 1e6) / (performance.now() - began);
    const nodes = await page.evaluate(() => globalThis.nodes());
    const off = await page.evaluate((milliseconds) => globalThis.offBottom(milliseconds), lookMs);
    return { load, nodes, off: off * 100 };
  } finally {
    await page.close();
  }
}

/** Runs everything, about four minutes; answers the table as Markdown, or why it cannot run here. */
export async function run({ log = () => {} } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  const { script, styles } = await bundle();
  const page = {
    script,
    html: `<!doctype html><link rel="stylesheet" href="/fonts/index.css"><style>${styles}</style><style>${look}</style><div id="stage"></div>`,
  };
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const samples = new Map();
  const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const rate of rates) {
        add(`${rate} ${baseline}`, await measure(browser, page, baseline, rate));
        // Each round begins with another list, so that none always runs on the warmer machine.
        for (let turn = 0; turn < contenders.length; turn++) {
          const name = contenders[(turn + repeat) % contenders.length];
          const sample = await measure(browser, page, name, rate);
          add(`${rate} ${name}`, sample);
          log(`round ${repeat + 1}/${repeats}: ${name} at ${rate}/s: ${sample.load.toFixed(1)} ms/s`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const middle = (rate, name, field) => median(samples.get(`${rate} ${name}`).map((sample) => sample[field]));
  const net = (rate, name) => Math.max(0, middle(rate, name, 'load') - middle(rate, baseline, 'load'));
  const cell = (value) => value.toFixed(1);
  const table = [
    '| list | main ms/s at 50/s | main ms/s at 200/s | off the bottom at 50/s % | off the bottom at 200/s % | nodes |',
    '|---|---|---|---|---|---|',
    ...contenders.map(
      (name) =>
        `| ${name} | ${cell(net(50, name))} | ${cell(net(200, name))} | ${cell(middle(50, name, 'off'))} | ${cell(middle(200, name, 'off'))} | ${middle(200, name, 'nodes')} |`,
    ),
  ];
  const share = rates.map((rate) => `${(net(rate, 'ours') / net(rate, 'floor')).toFixed(2)}x at ${rate}/s`).join(', ');
  const verdict = `Ours takes ${share} of the floor that flushes with every frame (goals: ${goals.floor.toFixed(1)}x, and ${goals.tenth}x since it flushes ten times a second), is never off the bottom, and stands on at most ${goals.nodes} nodes. A row of ours has a badge, a nickname that is a button, and acts on hover; the floor and the peers have three plain spans. What the page takes by itself is subtracted. Newest 500, 356x620, 13 px, medians of ${repeats}.`;
  return ['## Room chat', '', ...table, '', verdict].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const markdown = await run({ log: (line) => process.stderr.write(`${line}\n`) });
  process.stdout.write(`${markdown}\n`);
}
