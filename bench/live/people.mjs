// Latency from person to person: a comment until another viewer sees it, and a kick until the page has left the room, in real browsers
// on the running product, on one node and across two.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { storageStateOf } from '../../scripts/product/storageState.mjs';
import { startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';

const [comments, kicks] = [Number(process.env.BENCH_COMMENTS ?? 25), Number(process.env.BENCH_KICKS ?? 12)];
/** Milliseconds between two comments of a member, who may send ten in ten seconds. */
const apart = 1_100;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const now = () => performance.timeOrigin + performance.now();

/** Records in each page: the last press of Enter, the paint of each message in the chat, and the redirect to the list of rooms. */
function watching() {
  const at = () => performance.timeOrigin + performance.now();
  const watched = { pressed: 0, seen: {}, left: 0 };
  globalThis.watched = watched;
  addEventListener('keydown', ({ key }) => key === 'Enter' && (watched.pressed = at()), true);
  const look = () => {
    const log = document.querySelector('[role="log"]');
    for (const [words] of log?.textContent.matchAll(/第\d+条/g) ?? []) watched.seen[words] ??= at();
    if (!watched.left && location.pathname === '/anchor' && location.search.includes('type=0')) watched.left = at();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function person(browser, origin, user) {
  const context = await browser.newContext({
    storageState: storageStateOf(origin, { user }),
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript(watching);
  return context.newPage();
}

const field = (page) => page.getByRole('textbox', { name: '聊天内容' });
const enter = async (page, room) => {
  await page.goto(`/live?id=${room}`);
  await field(page).waitFor();
};

/** Milliseconds from the press of Enter to the frame in which another viewer's page has the words. */
async function talk(sender, viewer, room) {
  for (const page of [sender, viewer]) await enter(page, room);
  const times = [];
  for (let turn = 1; turn <= comments; turn += 1) {
    const words = `第${turn}条`;
    const next = new Promise((resume) => setTimeout(resume, apart));
    await field(sender).fill(words);
    await field(sender).press('Enter');
    await viewer.waitForFunction((said) => globalThis.watched.seen[said] !== undefined, words, { timeout: 20_000 });
    times.push(
      (await viewer.evaluate((said) => globalThis.watched.seen[said], words)) - (await sender.evaluate(() => globalThis.watched.pressed)),
    );
    await next;
  }
  return times;
}

/** Milliseconds from an anchor's call to the frame in which the viewer's page shows the list of rooms. */
async function kick(viewer, { origin, member, rooms, tokens }) {
  const times = [];
  for (const [place, room] of rooms.entries()) {
    await enter(viewer, room);
    const since = now();
    const answer = await fetch(`${origin}/api/live/liveKickout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: tokens[place] },
      body: JSON.stringify({ id: String(room), user_id: String(member) }),
    });
    const { code, msg } = await answer.json();
    if (code !== 0) throw new Error(`the kick was refused: ${msg}`);
    await viewer.waitForFunction(() => globalThis.watched.left > 0, undefined, { timeout: 20_000 });
    times.push((await viewer.evaluate(() => globalThis.watched.left)) - since);
  }
  return times;
}

/** Measures on one node, then with the viewer's page on a second node of the same database. */
export async function measurePeople(browser) {
  await ensureBuilt();
  const { module: world } = await runnerImport(here('./people.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-bench-'));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const database = await world.startEmbedded(join(folder, 'postgres'));
  const sites = [];
  try {
    for (let node = 0; node < 2; node += 1) sites.push(await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off' }));
    const [own] = sites;
    const members = await world.fill(database.url, 2, 2 * (1 + kicks));
    const anchors = await world.signAnchorsIn(database.url, 2 * (1 + kicks));
    const user = async (place) => {
      const answer = await fetch(`${own.origin}/api/User/getUserInfo`, { headers: { token: members[place] } });
      return { ...(await answer.json()).data, token: members[place] };
    };
    const [one, other] = [await user(0), await user(1)];
    const measured = [];
    for (const [turn, { origin }] of sites.entries()) {
      const [sender, viewer] = [await person(browser, own.origin, one), await person(browser, origin, other)];
      const base = turn * (1 + kicks);
      const said = await talk(sender, viewer, world.first.room + base);
      const rooms = Array.from({ length: kicks }, (_, index) => world.first.room + base + 1 + index);
      const left = await kick(viewer, { origin: own.origin, member: world.first.sender + 1, rooms, tokens: anchors.slice(base + 1) });
      measured.push({ said, left });
      for (const page of [sender, viewer]) await page.context().close();
    }
    return measured;
  } finally {
    for (const site of sites) await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
