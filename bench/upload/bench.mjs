// Upload of a video of 50 MB, alone and ten at once: the server's memory, and the waiting time of others, beside a bare server that
// writes the bytes down. Usage: npm run bench -- upload
import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';

const mebibyte = 1_024 * 1_024;
const size = 50 * mebibyte - 1;
const [rounds, together] = [5, 10];
const goals = { memory: 20, others: 300 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values) => at(values, 0.5);

/** Processes below one, itself too. */
function below(pid) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
        } catch {
          return [];
        }
      }),
  );
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}
const residentOf = (pids) =>
  pids.reduce((sum, pid) => {
    try {
      return sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
    } catch {
      return sum;
    }
  }, 0);

/** Watches memory while something is done: how far it rose above where it stood, MB. */
async function risen(pids, work) {
  const before = residentOf(pids);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, residentOf(pids))), 20);
  const since = performance.now();
  await work();
  clearInterval(timer);
  return { rise: Math.max(0, most - before), took: performance.now() - since };
}

async function call(origin, path, token, body) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { token }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
}

/** Sends a film in parts as the page does. */
async function inParts(origin, token, film) {
  const { token: given, key } = await call(origin, 'Member/getQiniuToken', token, { purpose: 'video' });
  let progress = await call(origin, 'Member/beginUpload', token, { token: given, key, size: film.length });
  while (!progress.file) {
    const response = await fetch(`${origin}${progress.part_url}?offset=${progress.offset}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/octet-stream' },
      body: film.subarray(progress.offset, progress.offset + progress.part_size),
    });
    const answer = await response.json();
    if (answer.code !== 0) throw new Error(answer.msg);
    progress = answer.data;
  }
}

/** Sends it as one form. */
async function inOnePiece(origin, token, film) {
  const { token: given, key } = await call(origin, 'Member/getQiniuToken', token, { purpose: 'video' });
  const form = new FormData();
  form.set('token', given);
  form.set('key', key);
  form.set('file', new File([film], 'film.mp4', { type: 'video/mp4' }));
  const answer = await (await fetch(`${origin}/upload`, { method: 'POST', headers: { token }, body: form })).json();
  if (answer.code !== 0) throw new Error(answer.msg);
}

/** Milliseconds of calls of others, one after the other, until something is done. */
async function others(origin, readers, work) {
  const times = [];
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    const since = performance.now();
    await call(origin, 'circle/list?limit=20', readers[times.length % readers.length]);
    times.push(performance.now() - since);
  }
  await done;
  return times;
}

/** A server that writes down what comes, and nothing else. */
async function bareServer(folder) {
  let serial = 0;
  const server = createServer((request, response) => {
    pipeline(request, createWriteStream(join(folder, `bare-${(serial += 1)}`))).then(
      () => response.end('{}'),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** About two minutes; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  await ensureBuilt();
  const plugins = (await runnerImport(here('../../vite.shared.ts'))).module.speaking();
  const load = async (name) => (await runnerImport(here(name), { configFile: false, logLevel: 'error', plugins })).module;
  const world = await load('../wallet/world.ts');
  const { madeUpVideo } = await load('../../packages/server/src/modules/content/uploads/uploadsVideo.fixtures.ts');
  const film = madeUpVideo({ payload: size - madeUpVideo({ payload: 0 }).length });
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-bench-'));
  // The database runs as another user where this one is root.
  chmodSync(folder, 0o755);
  const database = await world.startEmbedded(join(folder, 'postgres'));
  const bare = await bareServer(folder);
  try {
    const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off', PITCHSIDE_TRUSTED_PROXIES: 'loopback' });
    try {
      const tokens = await world.fill(database.url, 64, 1);
      let turn = 0;
      const next = () => tokens[(turn += 1) % tokens.length];
      const { origin } = site;
      const pids = below(site.pid());
      const ways = { 'in parts': inParts, 'in one piece': inOnePiece };
      for (const way of Object.values(ways)) await way(origin, next(), film);
      const samples = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
      const floors = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const [name, way] of Object.entries(ways)) samples[name].push(await risen(pids, () => way(origin, next(), film)));
        const since = performance.now();
        await (await fetch(bare.origin, { method: 'POST', body: film })).text();
        floors.push(performance.now() - since);
        log(
          `round ${round + 1}/${rounds}: ${Object.entries(samples)
            .map(([name, all]) => `${name} +${all.at(-1).rise.toFixed(1)} MB, ${all.at(-1).took.toFixed(0)} ms`)
            .join('; ')}; bare ${floors.at(-1).toFixed(0)} ms`,
        );
      }
      const quiet = await others(origin, tokens, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
      let atOnce;
      const crowded = await others(origin, tokens, async () => {
        atOnce = await risen(pids, () => Promise.all(Array.from({ length: together }, () => inParts(origin, next(), film))));
      });
      log(
        `${together} at once: +${atOnce.rise.toFixed(1)} MB in ${atOnce.took.toFixed(0)} ms; others p99 ${at(crowded, 0.99).toFixed(0)} ms`,
      );
      return section({ samples, floors, quiet, crowded, atOnce });
    } finally {
      await site.stop();
    }
  } finally {
    bare.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function section({ samples, floors, quiet, crowded, atOnce }) {
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const rises = Object.values(samples)
    .flat()
    .map(({ rise }) => rise);
  return [
    '## Upload',
    '',
    '| a video of 50 MB | most memory above before, MB | median, MB | takes ms | bare server that writes it down, ms |',
    '|---|---|---|---|---|',
    ...Object.entries(samples).map(
      ([name, all]) =>
        `| ${name} | **${Math.max(...all.map(({ rise }) => rise)).toFixed(1)}** | ${median(all.map(({ rise }) => rise)).toFixed(1)} | ${median(all.map(({ took }) => took)).toFixed(0)} | ${median(floors).toFixed(0)} |`,
    ),
    `| ${together} at once, in parts | ${atOnce.rise.toFixed(1)} | | ${atOnce.took.toFixed(0)} | |`,
    '',
    '| a list of circles meanwhile, asked by members | p50 ms | p99 ms | calls |',
    '|---|---|---|---|',
    ...[
      ['nobody uploads', quiet],
      [`${together} upload at once`, crowded],
    ].map(([label, times]) => `| ${label} | ${median(times).toFixed(1)} | ${at(times, 0.99).toFixed(1)} | ${times.length} |`),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('memory of one upload', `<= ${goals.memory} MB`, `${Math.max(...rises).toFixed(1)} MB`, Math.max(...rises) <= goals.memory),
    aim(
      `others while ${together} upload, p99`,
      `<= ${goals.others} ms`,
      `${at(crowded, 0.99).toFixed(0)} ms`,
      at(crowded, 0.99) <= goals.others,
    ),
    '',
    `The built product on embedded PostgreSQL and a folder, after one upload of each way; memory is what is resident of the server's processes, looked at every 20 ms, worst of ${rounds}, which counts what waits to be collected too. ${cpus().length} cores for server, database and clients together; clients send from memory over loopback. In parts, the server writes each part down, puts the parts together at the end, looks into the file and stores it. The load of the machine was ${loadavg()[0].toFixed(0)}.`,
  ].join('\n');
}
