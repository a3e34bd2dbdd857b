// Danmaku: ours, danmu.js and a bare floor in one run, alternating. Usage: node bench/danmaku/bench.mjs
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { testBrowser } from '../../scripts/browser.mjs';

const rates = [20, 100, 300];
const contenders = ['ours', 'danmu.js', 'floor'];
const repeats = 3;
const warmMs = 3500;
const measuredMs = 3000;
const html = `<!doctype html><style>html,body{margin:0;background:#123}#stage{position:relative;width:1280px;height:720px;overflow:hidden;color:#fff;font:600 22px/30px sans-serif}.floor{position:absolute;white-space:nowrap;line-height:30px}</style><div id="stage"></div>`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function bundle() {
  const build = await rolldown({ input: fileURLToPath(new URL('./page.js', import.meta.url)), platform: 'browser', logLevel: 'silent' });
  const { output } = await build.generate({ format: 'iife', minify: true });
  return output[0].code;
}

/** One engine at one rate on a fresh page. */
async function measure(browser, code, engine, rate) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setContent(html);
    await page.addScriptTag({ content: code });
    await page.evaluate(([name, perSecond]) => globalThis.startRun(name, perSecond), [engine, rate]);
    await page.waitForTimeout(warmMs);
    const busy = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value;
    const [busyBefore, shownBefore, began] = [await busy(), await page.evaluate(() => globalThis.mark()), performance.now()];
    await page.waitForTimeout(measuredMs);
    const [busyAfter, seen, seconds] = [await busy(), await page.evaluate(() => globalThis.read()), (performance.now() - began) / 1000];
    const { overlaps, looked } = await page.evaluate(() => globalThis.finish());
    return {
      main: ((busyAfter - busyBefore) * 1000) / seconds,
      shown: (seen.shown - shownBefore) / seconds,
      overlaps: looked === 0 ? 0 : (overlaps / looked) * 100,
      p95: percentile(seen.frames, 0.95),
      p99: percentile(seen.frames, 0.99),
      nodes: seen.nodes,
    };
  } finally {
    await page.close();
  }
}

/** Runs everything, about four minutes; answers the table as Markdown, or why it cannot run here. */
export async function run({ log = () => {} } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) return { title: 'Danmaku', markdown: `Not run: ${chosen.reason}`, rows: [] };
  const code = await bundle();
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const samples = new Map();
  const empty = [];
  const add = (key, sample) => samples.set(key, [...(samples.get(key) ?? []), sample]);
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      empty.push(await measure(browser, code, 'empty', 0));
      for (const rate of rates) {
        // Each round begins with another engine, so that none always runs on the warmer machine.
        for (let turn = 0; turn < contenders.length; turn++) {
          const engine = contenders[(turn + repeat) % contenders.length];
          add(`${rate} ${engine}`, await measure(browser, code, engine, rate));
          log(`round ${repeat + 1}/${repeats}: ${engine} at ${rate}/s`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const idle = median(empty.map(({ main }) => main));
  const rows = rates.flatMap((rate) =>
    contenders.map((engine) => {
      const taken = samples.get(`${rate} ${engine}`);
      const of = (name) => median(taken.map((sample) => sample[name]));
      return { rate, engine, main: Math.max(0, of('main') - idle), shown: of('shown'), overlaps: of('overlaps'), p95: of('p95'), p99: of('p99'), nodes: of('nodes') };
    }),
  );
  const table = [
    '| comments a second | engine | main ms/s | shown/s | overlaps % | frame p95 ms | frame p99 ms | nodes |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row.rate} | ${row.engine} | ${row.main.toFixed(1)} | ${row.shown.toFixed(1)} | ${row.overlaps.toFixed(1)} | ${row.p95.toFixed(1)} | ${row.p99.toFixed(1)} | ${row.nodes} |`),
  ];
  const at = (engine) => rows.find((row) => row.rate === 300 && row.engine === engine).main;
  const verdict = `At 300 a second ours takes ${((at('ours') / at('danmu.js')) * 100).toFixed(0)} % of danmu.js (goal: 25 % or less). An empty page takes ${idle.toFixed(1)} ms/s, already subtracted. 1280x720, 22 px, 8 s, medians of ${repeats}.`;
  return { title: 'Danmaku', markdown: [...table, '', verdict].join('\n'), rows };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { markdown } = await run({ log: (line) => process.stderr.write(`${line}\n`) });
  process.stdout.write(`${markdown}\n`);
}
