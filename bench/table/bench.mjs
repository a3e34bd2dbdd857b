// Score table: ours, a bare floor, React with memo, valtio and AG Grid in one run, alternating. Usage: npm run bench -- table
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { testBrowser } from '../../scripts/browser.mjs';

const contenders = ['ours', 'floor', 'react', 'valtio', 'ag-grid'];
const modes = ['virtual', 'all'];
/** Runs in every round as well: the changes are made, and nobody shows them. */
const baseline = 'empty';
const repeats = 5;
const warmMs = 1500;
const windowMs = 3000;
const origin = 'http://bench.invalid';
const html = '<!doctype html><html lang="zh"><style>html,body{margin:0}</style><div id="stage" style="width:1000px"></div>';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The page with all contenders, as a product would ship it. */
async function bundle() {
  // Read by the plugins as well, which else compile for development.
  process.env.NODE_ENV = 'production';
  const { module: shared } = await runnerImport(fileURLToPath(new URL('../../vite.shared.ts', import.meta.url)));
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: shared.rendering(),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rollupOptions: { input: fileURLToPath(new URL('./page.js', import.meta.url)), output: { format: 'iife' } },
    },
  });
  const text = (file) => (typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString());
  return {
    script: output.find(({ type }) => type === 'chunk').code,
    style: output
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(text)
      .join('\n'),
  };
}

/** One contender in one mode on a fresh page. */
async function measure(browser, { script, style }, name, mode) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(origin);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await page.evaluate(([contender, kind]) => globalThis.startRun(contender, kind), [name, mode]);
    await page.waitForTimeout(warmMs);
    const metric = async (wanted) => (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === wanted).value;
    await page.evaluate(() => globalThis.beginWindow());
    const [busyBefore, began] = [await metric('TaskDuration'), performance.now()];
    await page.waitForTimeout(windowMs);
    const busy = ((await metric('TaskDuration')) - busyBefore) * 1000;
    const seconds = (performance.now() - began) / 1000;
    const { pushed, delays, shift, nodes } = await page.evaluate(() => globalThis.endWindow());
    await session.send('HeapProfiler.collectGarbage');
    return {
      main: (busy / pushed) * 1000,
      rate: pushed / seconds,
      p50: percentile(delays, 0.5),
      p95: percentile(delays, 0.95),
      shift,
      nodes,
      heap: (await metric('JSHeapUsedSize')) / 2 ** 20,
    };
  } finally {
    await page.close();
  }
}

/** Runs everything, about seven minutes; answers the table as Markdown, or why it cannot run here. */
export async function run({ log = () => {} } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  const code = await bundle();
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const samples = new Map();
  const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      add(baseline, await measure(browser, code, baseline, 'virtual'));
      for (const mode of modes) {
        // Each round begins with another one, so that none always runs on the warmer machine.
        for (let turn = 0; turn < contenders.length; turn++) {
          const name = contenders[(turn + repeat) % contenders.length];
          add(`${mode} ${name}`, await measure(browser, code, name, mode));
          log(`round ${repeat + 1}/${repeats}: ${name}, ${mode}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const middle = (key, name) => median(samples.get(key).map((sample) => sample[name]));
  const net = (key, name) => Math.max(0, middle(key, name) - middle(baseline, name));
  const rows = modes.flatMap((mode) =>
    contenders.map((name) => {
      const key = `${mode} ${name}`;
      return {
        mode,
        name,
        main: net(key, 'main'),
        heap: net(key, 'heap'),
        ...Object.fromEntries(['p50', 'p95', 'shift', 'nodes', 'rate'].map((one) => [one, middle(key, one)])),
      };
    }),
  );
  const table = [
    '| rows | contender | main ms per 1,000 changes | change to paint p50 / p95 ms | layout shift | heap MB | nodes | changes/s |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.mode === 'all' ? 'all 500' : 'in view'} | ${row.name} | ${row.main.toFixed(1)} | ${row.p50.toFixed(1)} / ${row.p95.toFixed(1)} | ${row.shift.toFixed(4)} | ${row.heap.toFixed(1)} | ${row.nodes} | ${row.rate.toFixed(0)} |`,
    ),
  ];
  // Of each round by itself: on a shared machine a round may run at half the pace of the one before, but not one contender of it alone.
  const times = (mode) =>
    median(
      samples.get(baseline).map(({ main }, round) => {
        const [own, bare] = ['ours', 'floor'].map((name) => samples.get(`${mode} ${name}`)[round].main - main);
        return own / bare;
      }),
    ).toFixed(2);
  const verdict = `500 rows, 1,000 changes a second, medians of ${repeats}; what the page takes by itself is subtracted. Ours takes ${times('virtual')}x the floor in view (goal: 1.15 or less) and ${times('all')}x with all rows (goal: 1.2 or less), by the median of the rounds; change to paint goal: p50 13 ms, p95 20 ms; layout shift goal: 0. The floor has the cells and text nodes of a row of ours, React, valtio and AG Grid 12 columns of plain text, all of them the same number of rows; ours is the whole part: tints, arrows, drawings, names, the keyboard of a grid.`;
  return ['## Score table', '', ...table, '', verdict].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const markdown = await run({ log: (line) => process.stderr.write(`${line}\n`) });
  process.stdout.write(`${markdown}\n`);
}
