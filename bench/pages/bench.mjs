// Lighthouse (desktop preset) on pages of the built product: three runs each, the median by performance.
import lighthouse, { desktopConfig } from 'lighthouse';
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { testBrowser } from '../../scripts/browser.mjs';
import { freePort, startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { pageAddresses } from './addresses.mjs';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
// Sockets and live streams never fall silent: the page counts as loaded by its load event, and waits no longer than this (ms).
const loaded = {
  maxWaitForLoad: 15_000,
  maxWaitForFcp: 15_000,
  networkQuietThresholdMs: 0,
  pauseAfterLoadMs: 1_000,
  cpuQuietThresholdMs: 1_000,
};

async function measure(origin, path, port) {
  const { lhr } = await lighthouse(
    origin + path,
    { port, logLevel: 'error', output: 'json' },
    { ...desktopConfig, settings: { ...desktopConfig.settings, ...loaded, onlyCategories: categories } },
  );
  const scripts = lhr.audits['network-requests'].details.items.filter(({ resourceType }) => resourceType === 'Script');
  const failed = categories.flatMap((category) =>
    lhr.categories[category].auditRefs.filter(({ weight, id }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9).map(({ id }) => id),
  );
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100)),
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    failed,
  };
}

const row = (name, { scores, lcp, tbt, cls, scriptBytes }) =>
  `| ${[name, ...scores, Math.round(lcp), Math.round(tbt), cls.toFixed(3), (scriptBytes / 1024).toFixed(1)].join(' | ')} |`;

/** Runs the benchmark on a product of its own and gives its section as markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  await ensureBuilt();
  const [product, port] = await Promise.all([startProduct(), freePort()]);
  // Readers have a font of their language, which the browser of tests leaves aside: without one all text moves when ours arrives.
  const { FONTCONFIG_FILE, ...env } = chosen.env;
  const hasFont = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout?.trim();
  const browser = await chromium.launch({
    executablePath: chosen.executablePath,
    args: [...chosen.args, `--remote-debugging-port=${port}`],
    env: hasFont ? env : { ...env, FONTCONFIG_FILE },
  });
  try {
    const lines = [];
    for (const path of await pageAddresses(product.origin)) {
      const results = [];
      for (let count = 0; count < runs; count += 1) results.push(await measure(product.origin, path, port));
      const [worst, median] = results.toSorted((a, b) => a.scores[0] - b.scores[0] || b.lcp - a.lcp);
      const failed = [...new Set(results.flatMap((result) => result.failed))];
      const [name] = path.split('?');
      lines.push(`${row(name, median)} ${worst.scores[0]} | ${failed.join(', ') || 'none'} |`);
      log(lines.at(-1));
    }
    return `## Pages

Lighthouse ${(await import('lighthouse/package.json', { with: { type: 'json' } })).default.version}, desktop preset, pages of the running product; ${runs} runs each, the median by performance, beside the worst performance of the three (load of the machine ${loadavg()[0].toFixed(1)} at the end${hasFont ? '' : ', which has no Chinese font: text moves when ours arrives'}).

| page | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS | JavaScript KB | worst | audits below 0.9 |
|---|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (import.meta.main) process.stdout.write(await run());
