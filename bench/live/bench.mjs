// Live: a stream that ffmpeg pushes, watched in Chromium. Usage: npm run bench -- live, or node bench/live/bench.mjs
import { chromium } from 'playwright-core';
import { testBrowser } from '../../scripts/browser.mjs';
import { measurePeople } from './people.mjs';
import { canPublish, publish } from './publisher.mjs';

/** Players: the site's own settings on the low-latency playlist, and the tuned ones on whole segments. */
const quickStart = { lowLatencyMode: true, maxLiveSyncPlaybackRate: 1.5, startLevel: 0, testBandwidth: false, startFragPrefetch: true };
const players = [
  { name: 'LL-HLS', file: 'index.m3u8', config: quickStart },
  { name: '1 s segments, tuned', file: 'plain.m3u8', config: { ...quickStart, liveSyncDurationCount: 1, liveMaxLatencyDurationCount: 4 } },
];
/** Milliseconds that the network adds to every answer. */
const delays = [0, 50];
const loads = Number(process.env.BENCH_LOADS ?? 3);
/** Milliseconds until the player has found its place, and for which it is watched then. */
const watching = { settle: 8_000, measured: Number(process.env.BENCH_MS ?? 12_000) };

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values) => at(values, 0.5);

/** One load of a player on a fresh page. */
async function watch(browser, site, { file, config }, delay, seconds) {
  const page = await browser.newPage({ viewport: { width: 800, height: 450 } });
  try {
    await page.goto(site);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: delay,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.evaluate(([source, options]) => globalThis.play(source, options), [`/media/live/1/${file}`, config]);
    await page.waitForFunction(() => globalThis.seen.firstFrame !== undefined, undefined, { timeout: 20_000 });
    if (seconds) {
      await page.waitForTimeout(watching.settle);
      await page.evaluate(() => globalThis.settle());
      await page.waitForTimeout(watching.measured);
    }
    return await page.evaluate(() => globalThis.seen);
  } finally {
    await page.close();
  }
}

async function measure(browser, site, player, delay) {
  const firsts = [];
  for (let load = 1; load < loads; load += 1) firsts.push((await watch(browser, site, player, delay, false)).firstFrame);
  const { firstFrame, screen, dated, stalls, errors } = await watch(browser, site, player, delay, true);
  if (errors.some((error) => error.endsWith('!'))) throw new Error(`${player.name}: ${errors.join(', ')}`);
  const seconds = (value) => (value / 1000).toFixed(2);
  return `| ${player.name} | ${delay} | ${median([...firsts, firstFrame]).toFixed(0)} | **${seconds(median(screen))}** | ${seconds(at(screen, 0.95))} | ${seconds(median(dated))} | ${stalls} | ${screen.length} |`;
}

/** From person to person, as lines of the section. */
async function people(browser) {
  const ways = ['on one node', 'over a second node'];
  const measured = await measurePeople(browser);
  const row = (label, field) =>
    measured.map(
      ({ [field]: times }, index) =>
        `| ${label} ${ways[index]} | **${median(times).toFixed(0)}** | ${at(times, 0.95).toFixed(0)} | ${times.length} |`,
    );
  return [
    '| from person to person | p50 ms | p95 ms | times |',
    '|---|---|---|---|',
    ...row('a comment: from Enter to another viewer’s screen,', 'said'),
    ...row('a kick: from the anchor’s call to the viewer’s page at /anchor?type=0,', 'left'),
    '',
    'In real browsers on the built product with embedded PostgreSQL; sender, viewer, nodes and database share the machine. A comment ends with the frame that shows it, and the chat is drawn ten times a second by itself; a kick with the first frame after the page has left. Nodes wake each other by LISTEN/NOTIFY. Goal of a kick: within a second, on every node.',
  ];
}

/** Runs everything, about four minutes; answers the section as Markdown, or why it cannot run here. */
export async function run() {
  const title = '## Live\n';
  const chosen = testBrowser();
  if ('reason' in chosen) return `${title}\nNot run: ${chosen.reason}.\n`;
  if (!canPublish()) return `${title}\nNot run: there is no ffmpeg in PATH to push a stream with.\n`;
  const { startServer } = await import('./server.mjs');
  const server = await startServer();
  const stop = publish(server.address);
  const browser = await chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env });
  try {
    await server.isLive;
    const rows = [];
    for (const player of players) for (const delay of delays) rows.push(await measure(browser, server.site, player, delay));
    const { user, system } = process.cpuUsage();
    const since = process.uptime();
    return [
      title,
      'ffmpeg (x264 veryfast, zerolatency, a key picture a second) pushes 640x360 at 25 over RTMP; Chromium plays it with hls.js. Every picture carries the moment it was drawn as black and white blocks;',
      'capture to screen is read from the pictures that are shown, so coding, packaging, network and the player are all in it.',
      '',
      '| stream | network ms | first frame ms | capture to screen s | p95 s | by programme date-time s | stalls | pictures |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
      '',
      `Goals: first frame 300 ms with 50 ms added, capture to screen 1.2 s with LL-HLS and 2 s on whole segments, no stall. Ingest, packager, routes and the drawing of the pictures took ${((user + system) / 1e6).toFixed(1)} s of CPU in ${since.toFixed(0)} s.`,
      '',
      ...(await people(browser)),
      '',
    ].join('\n');
  } finally {
    await browser.close();
    await stop();
    await server.stop();
  }
}

if (import.meta.main) process.stdout.write(await run());
