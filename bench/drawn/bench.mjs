// What pages drawn by the server cost it: drawing one, and sending one that is kept. Usage: npm run bench -- drawn
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { root } from '../../scripts/setup/node.mjs';
import { pageAddresses } from '../pages/addresses.mjs';
import { clients } from '../processes.mjs';

/** Kept-alive lines, each with one request under way, and how long they ask, s. */
const [connections, warm, seconds] = [16, 2, 5];
/** Drawings that are not counted, because the code is not warm, and those that are. */
const [first, counted] = [10, 25];
/** Time in which a fresh world fills itself, ms. */
const settling = 45_000;
/** Most ms of the processor a drawing at p50 of the pages, and fewest pages a second. */
const goals = { draw: 4, pages: 1_500 };
const load = fileURLToPath(new URL('../api/load.mjs', import.meta.url));

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The answers that a page was drawn of, once it comes drawn. */
async function answersOf(address) {
  for (let attempt = 0; attempt < 60; attempt += 1, await pause(500)) {
    const html = await (await fetch(address)).text();
    const [, answers] = /id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
    const [, at] = /&quot;at&quot;:(\d+)/.exec(html) ?? [];
    if (answers && at) return { answers: JSON.stringify(JSON.parse(answers)), at: Number(at) };
  }
  throw new Error(`${address} stays undrawn`);
}

/** Begins to draw in a thread as the server has it. */
async function openDrawing() {
  const workerData = { names: { latin: 'Pitchside', zh: '场边' } };
  const worker = new Worker(join(root, 'packages/app/server/dist/entry.server.js'), { workerData });
  const reply = async () => (await once(worker, 'message'))[0];
  await reply();
  // The code of the screens loads behind the first word.
  await pause(3_000);
  return {
    /** Draws a page; answers the time of the processor, ms, and the markup. */
    async draw(page) {
      const before = await worker.cpuUsage();
      const drawn = reply();
      worker.postMessage({ ...page, id: 1, language: 'zh', theme: null, zone: 'Asia/Shanghai' });
      const { error, drawn: result } = await drawn;
      if (error) throw new Error(error);
      const { user, system } = await worker.cpuUsage(before);
      return { ms: (user + system) / 1_000, html: result.html };
    },
    close: () => worker.terminate(),
  };
}

/** Runs the benchmark on a product of its own and gives its section as markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  await ensureBuilt();
  // Clients name themselves by X-Forwarded-For, as behind a proxy: one address alone would soon be over its allowance.
  const [product, drawing] = await Promise.all([startProduct({ PITCHSIDE_TRUSTED_PROXIES: 'loopback' }), openDrawing()]);
  try {
    const { origin } = product;
    const addresses = await pageAddresses(origin);
    // A fresh world is still being filled.
    await pause(settling);
    const rows = [];
    for (const address of addresses) {
      const page = { address, ...(await answersOf(origin + address)) };
      const drawings = [];
      for (let count = 0; count < first + counted; count += 1) drawings.push(await drawing.draw(page));
      const { html } = drawings[0];
      const sent = await clients(load, {
        ...{ port: Number(new URL(origin).port), method: 'GET', targets: [address], accepts: 'br' },
        ...{ connections, warm, seconds },
      });
      rows.push({
        name: address.split('?')[0],
        draw: median(drawings.slice(first).map(({ ms }) => ms)),
        kilobytes: html.length / 1_024,
        elements: html.match(/<\w/g).length,
        ...sent,
      });
      log(JSON.stringify(rows.at(-1)));
    }
    const draw = median(rows.map((row) => row.draw));
    const slowest = rows.toSorted((one, other) => one.perSecond - other.perSecond)[0];
    return `## Drawn pages

| page | drawing, ms of the processor | markup KB | elements | sent a second | p50 ms | p99 ms | KB each, brotli | failed |
|---|---|---|---|---|---|---|---|---|
${rows
  .map(
    (row) =>
      `| ${row.name} | ${row.draw.toFixed(1)} | ${row.kilobytes.toFixed(0)} | ${row.elements} | **${row.perSecond.toFixed(0)}** | ${row.p50.toFixed(1)} | ${row.p99.toFixed(1)} | ${(row.bytes / row.perSecond / 1_024).toFixed(1)} | ${row.failed} |`,
  )
  .join('\n')}

| goal | limit | this run | |
|---|---|---|---|
| drawing, p50 of the pages | <= ${goals.draw} ms | ${draw.toFixed(1)} ms | ${draw <= goals.draw ? 'met' : 'missed'} |
| pages a second, of the slowest (${slowest.name}) | >= ${goals.pages} | ${slowest.perSecond.toFixed(0)} | ${slowest.perSecond >= goals.pages ? 'met' : 'missed'} |

Pages of the built product with the demo world running, in Chinese. A drawing is the median of ${counted} in a warm thread of its own, from the answers of the page, by the time that the processor gave the thread. Pages are sent over loopback to ${connections} kept-alive lines with one request under way each, for ${seconds} s after ${warm}; server, database and clients share the machine, whose load was ${loadavg()[0].toFixed(0)} at the end. A page is kept while the response cache would give the same answers, so that each is made anew once a second here, and its readers wait for it: that is the p99.
`;
  } finally {
    await drawing.close();
    await product.stop();
  }
}

if (import.meta.main) process.stdout.write(await run());
