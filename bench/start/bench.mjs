// A first start of the built product in an empty folder: its duration, its memory, and whether its pages are complete at once, with
// pictures under shots/first-start for inspection.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { testBrowser } from '../../scripts/browser.mjs';
import { contactSheet } from '../../scripts/pictures/contactSheet.mjs';
import { visitor } from '../../scripts/pictures/take.mjs';
import { startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { root } from '../../scripts/setup/node.mjs';

const limits = { adds: 10, later: 5, memory: 400, pictures: 15 };
/** Time for which memory is measured after the site is ready, ms: tables and people go on filling beside the site. */
const following = 90_000;
/** Of the fans who open the site once it is ready. */
const languages = ['zh', 'en', 'vi'];
/** Statuses of a match that is being played. */
const playing = ['first_half', 'second_half'];

const seconds = (ms) => (ms / 1_000).toFixed(1);
const mb = (kb) => kb / 1_024;

/** Most memory that a process has had, MB; undefined where the machine does not tell. */
function peakOf(pid) {
  try {
    return mb(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  } catch {
    return undefined;
  }
}

/** The site's process, whose parent keeps it. */
function siteOf(supervisor) {
  const parentOf = (pid) => {
    try {
      return Number(/PPid:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch {
      return undefined; // it ended meanwhile
    }
  };
  const isSite = (pid) => parentOf(pid) === supervisor && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('site.js');
  return readdirSync('/proc').find((name) => /^\d+$/.test(name) && isSite(name));
}

async function timed(work) {
  const since = performance.now();
  const value = await work();
  return { value, ms: performance.now() - since };
}

/** A match that is being played, the best known first. */
async function runningMatch(origin) {
  const { data } = await (await fetch(`${origin}/api/hot_match/initial_list?sport=football`)).json();
  const running = data.list.filter(({ status }) => playing.includes(status));
  const match = running.find(({ is_hot }) => is_hot) ?? running[0];
  if (!match) throw new Error('no football is being played');
  return match.id;
}

/**
 * Takes pictures of the pages that a fan opens first, by three fans at once: each has a language and an empty browser, and opens one
 * page after another.
 */
async function pictures(origin, browser, since) {
  const routes = ['/main', '/football', '/basketball', `/score-detail?id=${await runningMatch(origin)}`, '/base-football'];
  const folder = join(root, 'shots/first-start');
  mkdirSync(folder, { recursive: true });
  const evening = async (lang) => {
    const fan = await visitor(browser, { lang, theme: 'day', width: 1440 }, { origin, clock: Date.now });
    const taken = [];
    for (const route of routes) taken.push({ ...(await fan.take(route, { folder, full: false })), at: performance.now() - since });
    await fan.close();
    return taken;
  };
  const taken = (await Promise.all(languages.map(evening))).flat();
  writeFileSync(join(folder, 'index.html'), contactSheet(taken, 'A first start'));
  return taken;
}

/** Runs the benchmark and gives its section as markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const chosen = testBrowser();
  if ('reason' in chosen) throw new Error(chosen.reason);
  await ensureBuilt();
  const load = loadavg()[0];
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  const bare = await timed(() => startProduct({ PITCHSIDE_DEMO: 'off' }));
  await bare.value.stop();
  log(`a first start without the demo world: ${seconds(bare.ms)} s`);
  const { value: product, ms: first } = await timed(() => startProduct());
  const since = performance.now();
  log(`a first start: ${seconds(first)} s`);
  try {
    const site = siteOf(product.pid());
    const atReady = peakOf(site);
    const taken = await pictures(product.origin, browser, since);
    await browser.close();
    for (const { file, at, problems } of taken) log(`${seconds(at)} s ${file} ${problems.join('; ')}`);
    while (performance.now() - since < following) await new Promise((resolve) => setTimeout(resolve, 1_000));
    const peak = peakOf(site);
    const laters = [];
    for (let count = 0; count < 3; count += 1) {
      await product.pause();
      laters.push((await timed(() => product.resume())).ms);
    }
    const later = laters.toSorted((one, other) => one - other)[1];
    log(`later starts: ${laters.map(seconds).join(', ')} s`);
    const adds = first - bare.ms;
    const inTime = taken.filter(({ at }) => at <= limits.pictures * 1_000).length;
    const whole = taken.filter(({ problems }) => problems.length === 0).length;
    const is = (met) => (met ? 'met' : 'missed');
    return `## First start

| start | s |
|---|---|
| first, an empty folder | **${seconds(first)}** |
| first, without the demo world | ${seconds(bare.ms)} |
| later | **${seconds(later)}** |

| goal | limit | this run | |
|---|---|---|---|
| what the demo world adds to a first start | <= ${limits.adds} s | ${seconds(adds)} s | ${is(adds <= limits.adds * 1_000)} |
| a later start | <= ${limits.later} s | ${seconds(later)} s | ${is(later <= limits.later * 1_000)} |
| most memory of the server's process, ${following / 1_000} s after the first start | <= ${limits.memory} MB | ${peak?.toFixed(0) ?? 'unknown'} MB | ${is(peak === undefined || peak <= limits.memory)} |
| pictures taken within ${limits.pictures} s of "ready" | ${taken.length} | ${inTime} | ${is(inTime === taken.length)} |
| of which nothing was waiting or failed | ${taken.length} | ${whole} | ${is(whole === taken.length)} |

The built product on embedded PostgreSQL in a folder of its own. Memory is what was resident at most (\`VmHWM\`), ${atReady?.toFixed(0) ?? 'unknown'} MB when the site said that it was ready; three fans opened five pages each meanwhile. Pictures are of /main, /football, /basketball, a running match and /base-football in three languages, by a fan of each with an empty browser that was open already, and lie in \`shots/first-start\`. The median of three later starts. Server, database and browser shared two cores; the load of the machine was ${load.toFixed(0)} at the beginning and ${loadavg()[0].toFixed(0)} at the end.
`;
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (import.meta.main) process.stdout.write(await run());
