// Prints the JavaScript that pages load without interaction, as sent (brotli), measured in the pinned browser on the running product;
// fails above the limits or when a page loads chunks that belong to others.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { testBrowser } from './browser.mjs';
import { startProduct } from './product/start.mjs';
import { root } from './setup/node.mjs';

const dist = join(root, 'packages/app/dist');
/** Time (ms) in which the requests of an untouched page are counted, at least; on a slow machine the count continues until it is quiet. */
const span = 3_000;
const quiet = 2_000;
const patience = 30_000;
/** Mark of a room after the picture's head start: gifts and effects load after it, unasked. */
const pictureFirst = 'picture-first';
/** A file of the player's own. */
const ofPlayer = /\/(?:livePlayer|useLivePlayer|hls\.light)-/;
/** Text that shows in minified code that something of another page came along. */
const marks = {
  'hls.js': /hlsManifestLoading/,
  'the chat of rooms': /role:[`"']log[`"']/,
  messaging: /tencentcloud/i,
};
const pages = [
  {
    name: '/main, its player aside',
    path: async () => '/main',
    limit: 335,
    aim: 200,
    counts: (file) => !ofPlayer.test(file),
    strangers: Object.keys(marks),
  },
  {
    name: '/live, its player included',
    path: liveRoom,
    limit: 470,
    aim: 460,
    counts: () => true,
    strangers: ['the chat of rooms', 'messaging'],
  },
];

const chosen = testBrowser();
if ('reason' in chosen || !existsSync(join(dist, 'index.html'))) {
  process.stderr.write('reason' in chosen ? `${chosen.reason}\n` : 'There is no build: run `npm run build` first.\n');
  process.exit(1);
}

/** The room that most people see. */
async function liveRoom(origin) {
  const answer = await fetch(`${origin}/api/live_streaming/getLiveList?page=1&limit=1&sort=hot`);
  const { data } = await answer.json();
  return `/live?id=${data.list[0].id}`;
}

/** Scripts and fonts that a page asks for by itself: until its time is over and no other has come for a while. */
async function loaded(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const [files, letters] = [new Set(), new Set()];
  const since = performance.now();
  let last = since;
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) letters.add(pathname);
    if (!pathname.endsWith('.js') || files.has(pathname)) return;
    files.add(pathname);
    last = performance.now();
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  while (performance.now() - since < patience && (performance.now() - since < span || performance.now() - last < quiet))
    await page.waitForTimeout(100);
  const late = new Set(await page.evaluate(filesAfter, pictureFirst));
  await context.close();
  return { scripts: [...files].filter((file) => !late.has(file)), letters: [...letters] };
}

/** In the page: paths of what it began to fetch after a mark of its own; none before it or without one. */
function filesAfter(mark) {
  const [first] = performance.getEntriesByName(mark);
  const after = first ? performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= first.startTime) : [];
  return after.map(({ name }) => new URL(name).pathname);
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** Prints the load of one page; returns its faults. */
async function measure(browser, origin, { name, path, limit, aim, counts, strangers }) {
  const { scripts, letters } = await loaded(browser, origin + (await path(origin)));
  const files = scripts.filter(counts);
  const sizes = files.map((file) => ({ file, bytes: readFileSync(join(dist, `${file}.br`)).length })).sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(
    `JavaScript of ${name}, brotli:\n${sizes.map(({ file, bytes }) => `${kb(bytes)}  ${file}`).join('\n')}\n${kb(total)}  in all (limit ${limit} KB, aim ${aim} KB)\n`,
  );
  const found = files.flatMap((file) => {
    const code = readFileSync(join(dist, file), 'utf8');
    return strangers.filter((mark) => marks[mark].test(code)).map((mark) => `${file} of ${name} holds ${mark}`);
  });
  return [
    ...(files.length === 0 ? [`${name} loaded no script`] : []),
    // Fonts that do not say which letters they have are all fetched for the first letter that none of them has; this one is for numbers.
    ...(letters.some((file) => file.includes('condensed-vietnamese')) ? [`${name} loads letters that it does not show`] : []),
    ...(total > limit * 1024 ? [`${name}: more than ${limit} KB`] : []),
    ...found,
  ];
}

const [product, browser] = await Promise.all([
  startProduct(),
  chromium.launch({ executablePath: chosen.executablePath, args: chosen.args, env: chosen.env }),
]);
try {
  const faults = [];
  for (const page of pages) faults.push(...(await measure(browser, product.origin, page)));
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}
