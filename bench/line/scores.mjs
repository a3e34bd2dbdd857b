// Scores over a bad line: the time until the first one can be read, and a recorded evening of which each goal must arrive.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { root } from '../../scripts/setup/node.mjs';
import { openLine } from './line.mjs';

const minute = 60_000;
const begins = Date.UTC(2026, 10, 21, 15);
/** Speed of the replay, its ms between two deliveries, and the part of the evening that is replayed. */
const [speed, beat] = [8, 500];
const length = Number(process.env.PITCHSIDE_LINE_MINUTES ?? 10) * minute;
const visits = Number(process.env.PITCHSIDE_LINE_VISITS ?? 5);
/** A match with its break, in minutes. */
const match = 105;
/** The table of all matches, as a reader keeps it; by itself it shows the best known. */
const everyMatch = JSON.stringify({
  choices: { 'football immediate': { preset: 'all', event: [], country: [] } },
  folded: [],
  order: 'time',
});
/** Longest wait for the first score, for the socket and for the last goals, ms. */
const patience = { score: 120_000, socket: 300_000, goals: 30_000 };

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const sleep = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** A visitor’s browser: of one who saves data and whom the site knows as such, or of one of whom it knows nothing. */
export async function visit(browser, origin, isSaving, stored = {}) {
  const kept = { ...(isSaving && { dataSaver: 'always' }), ...stored };
  const context = await browser.newContext({
    baseURL: origin,
    // So tall that all rows of the table are in sight.
    viewport: { width: 1440, height: 5_000 },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
    },
  });
  if (isSaving) await context.addCookies([{ name: 'saver', value: 'on', url: origin }]);
  return context;
}

/** Opens a page in it. Readers of Chinese have a font; the browser of tests has none, and would download one. */
export async function openPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*noto-sans-sc*'] });
  return page;
}

/** In the page: when the first score could be read, ms since the visit began; frames wait for what a page must have before it is drawn. */
function watchFirst() {
  const scores = /\d+\s*(?:-|–|比)\s*\d+/;
  const look = () => {
    const places = document.querySelectorAll('tr[data-match] [data-match-link], main h1, main [role="img"]');
    const isThere = [...places].some((place) => scores.test(`${place.textContent} ${place.getAttribute('aria-label') ?? ''}`));
    if (isThere) requestAnimationFrame(() => (globalThis.firstScore = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** In the page: when each score of each row was there first, ms since 1970. */
function watchRows() {
  const seen = (globalThis.seenScores = {});
  setInterval(() => {
    for (const row of document.querySelectorAll('tr[data-match]')) {
      const [, home, away] = /(\d+) 比 (\d+)/.exec(row.textContent) ?? [];
      if (home !== undefined) seen[`${row.dataset.match} ${home}-${away}`] ??= Date.now();
    }
  }, 50);
}

/** Asks for a page until the server has it drawn, so that the line is measured and not the first visit of the day. */
async function warm(port, origin, path, isSaving) {
  for (let tries = 0; tries < 60; tries += 1) {
    const headers = { host: new URL(origin).host, 'accept-encoding': 'br', ...(isSaving && { cookie: 'saver=on' }) };
    if ((await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()).includes('data-drawn=')) return;
    await sleep(500);
  }
  throw new Error(`${path} is not drawn`);
}

async function firstScore(browser, line, port, path, isSaving) {
  await warm(port, line.origin, path, isSaving);
  const context = await visit(browser, line.origin, isSaving);
  try {
    const page = await openPage(context);
    await page.addInitScript(watchFirst);
    const before = line.bytes().down;
    await page.goto(path, { waitUntil: 'commit', timeout: patience.score });
    const at = await page.waitForFunction(() => globalThis.firstScore, undefined, { timeout: patience.score, polling: 50 });
    return { ms: await at.jsonValue(), bytes: line.bytes().down - before };
  } finally {
    await context.close();
    line.cut();
  }
}

/** Scores that an evening tells of, with the instants at which they were delivered. */
async function replay(stage, world, evening, deliveries) {
  const delivered = [];
  const known = new Map();
  for (const { batch } of evening.deliveries.slice(0, evening.deliveries.indexOf(deliveries[0])))
    for (const { matchId, score } of batch.updates ?? []) if (score) known.set(matchId, `${score.home}-${score.away}`);
  const start = Date.now();
  for (const [index, { after, batch }] of deliveries.entries()) {
    await sleep(Math.max(0, start + after - (deliveries[0]?.after ?? 0) - Date.now()));
    for (const { matchId, score } of batch.updates ?? []) {
      if (!score) continue;
      const text = `${score.home}-${score.away}`;
      if (known.get(matchId) !== undefined && known.get(matchId) !== text) delivered.push({ matchId, text, at: Date.now() });
      known.set(matchId, text);
    }
    await stage.deliver(world.shifted(batch, evening.begin));
    if (index % 60 === 0) process.stderr.write('.');
  }
  return delivered;
}

/** Plays a part of the evening to a page, and answers the delay of each goal and the bytes. */
async function goals(browser, line, stage, world, evening, { isSaving, path, deliveries }) {
  await warm(stage.port, line.origin, path, isSaving);
  const context = await visit(browser, line.origin, isSaving, { scores: everyMatch, ...(!isSaving && { dataSaver: 'never' }) });
  try {
    const page = await openPage(context);
    await page.addInitScript(watchRows);
    const [before, sockets] = [line.bytes().down, line.sockets()];
    await page.goto(path, { waitUntil: 'commit', timeout: patience.score });
    for (const until = Date.now() + patience.socket; line.sockets() === sockets;) {
      if (Date.now() > until) throw new Error('the page opened no socket');
      await sleep(200);
    }
    // Until nothing more comes of what the page loads by itself.
    for (let last = -1; last !== line.bytes().down;) {
      last = line.bytes().down;
      await sleep(3_000);
    }
    const loaded = line.bytes().down;
    const names = await page.evaluate(() =>
      Object.fromEntries([...document.querySelectorAll('tr[data-match]')].map((row) => [row.dataset.match, row.textContent])),
    );
    const delivered = await replay(stage, world, evening, deliveries);
    const rowOf = ({ home, away }) => Object.keys(names).find((id) => names[id].includes(home) && names[id].includes(away));
    const rows = new Map(evening.rows.map((row) => [row.id, rowOf(row)]));
    const expected = delivered.flatMap(({ matchId, text, at }) => (rows.get(matchId) ? [{ key: `${rows.get(matchId)} ${text}`, at }] : []));
    const read = () => page.evaluate(() => globalThis.seenScores);
    let seen = await read();
    for (const until = Date.now() + patience.goals; Date.now() < until && expected.some(({ key }) => !seen[key]); seen = await read())
      await sleep(500);
    return {
      loaded: loaded - before,
      change: line.bytes().down - loaded,
      minutes: ((deliveries.at(-1).after - deliveries[0].after) * speed) / minute,
      delays: expected.flatMap(({ key, at }) => (seen[key] ? [seen[key] - at] : [])),
      lost: expected.filter(({ key }) => !seen[key]).length,
    };
  } finally {
    await context.close();
    line.cut();
  }
}

/** Measures scores with and without data saving. */
export async function measureScores(browser, network, log) {
  const { module: shared } = await runnerImport(here('../../vite.shared.ts'));
  const { module: world } = await runnerImport(here('./world.ts'), { configFile: false, logLevel: 'error', plugins: shared.speaking() });
  const kinds = [true, false];
  // One part of the evening for the table with each kind of reader, and one for a match.
  const recorded = world.recordEvening({ seed: '2026', from: begins, length: 3 * length, speed, beat });
  const [opening, ...rest] = recorded.deliveries;
  const share = Math.floor(rest.length / 3);
  const line = await openLine(network);
  const stage = await world.openStage(root, line.origin, { draws: true });
  line.leadTo(stage.port);
  try {
    const evening = { ...recorded, begin: Date.now() };
    await stage.deliver(evening.foundation);
    await stage.deliver(world.shifted(opening.batch, evening.begin));
    const { data } = await (await fetch(`http://127.0.0.1:${stage.port}/api/hot_match/initial_list?sport=football`)).json();
    const running = data.list.find(({ status }) => status === 'first_half' || status === 'second_half');
    if (!running) throw new Error('no football is being played');
    const paths = ['/football', `/score-detail?id=${running.id}`];
    const first = {};
    for (const path of paths)
      for (const isSaving of kinds) {
        const times = [];
        for (let turn = 0; turn < visits; turn += 1) times.push(await firstScore(browser, line, stage.port, path, isSaving));
        first[`${path.split('?')[0]} ${isSaving}`] = times;
        log(
          `${path}, ${isSaving ? 'saving' : 'first visit'}: ${times.map(({ ms, bytes }) => `${(ms / 1_000).toFixed(1)} s after ${bytes} bytes`).join(', ')}`,
        );
      }
    const table = {};
    for (const [turn, isSaving] of kinds.entries()) {
      const deliveries = rest.slice(turn * share, (turn + 1) * share);
      table[isSaving] = await goals(browser, line, stage, world, evening, { isSaving, path: paths[0], deliveries });
      const { delays, lost, loaded, change } = table[isSaving];
      log(
        `goals, ${isSaving ? 'saving' : 'first visit'}: ${delays.length}, lost ${lost}, slowest ${Math.max(...delays)} ms, ${loaded} and ${change} bytes`,
      );
    }
    const detail = await goals(browser, line, stage, world, evening, { isSaving: true, path: paths[1], deliveries: rest.slice(2 * share) });
    log(`a match: ${detail.loaded} and ${detail.change} bytes`);
    const whole = ({ change, minutes }) => (change / minutes) * match;
    const pages = { table: table.true.loaded, tableFirst: table.false.loaded, match: detail.loaded };
    return { first, table, pages, bytes: { table: whole(table.true), tableFirst: whole(table.false), match: whole(detail) } };
  } finally {
    await stage.stop();
    await line.stop();
  }
}
