// Lists, a match, sign-in and gifts through HTTP, beside bare Fastify and bare node:http that answer the same bytes from memory. Usage:
// npm run bench -- api
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../../scripts/product/start.mjs';
import { section, servers } from './report.mjs';
import { openWorld } from '../openWorld.mjs';
import { clients, startFloor } from '../processes.mjs';

/** Kept-alive lines, each with one request under way. */
const connections = 16;
const [warm, seconds, rounds] = [2, 5, 3];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Returns the answer of a server to one request of a call. */
async function answerOf(port, { method, targets, tokens, bodies, keyed }) {
  const headers = {
    ...(tokens && { token: tokens[0] }),
    ...(keyed && { 'idempotency-key': crypto.randomUUID() }),
    ...(bodies && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`http://127.0.0.1:${port}${targets[0]}`, { method, headers, ...(bodies && { body: bodies[0] }) });
  const text = await response.text();
  if (!text.startsWith('{"code":0')) throw new Error(`${targets[0]} is refused: ${text.slice(0, 200)}`);
  return text;
}

/** Measures each call at each server, another one first with every round. */
async function measureRound(round, calls, port, file, publishFeed) {
  const said = new Map();
  const byTarget = new Map();
  for (const call of calls) {
    // Variants of one call share an answer, because the floors need one per path.
    const text = byTarget.get(call.targets[0]) ?? (await answerOf(port, call));
    byTarget.set(call.targets[0], text);
    said.set(call.name, text);
  }
  writeFileSync(
    file,
    JSON.stringify(
      calls.map(({ name, method, targets, schema }) => ({ method, path: targets[0].split('?')[0], schema, body: said.get(name) })),
    ),
  );
  const floors = { fastify: await startFloor('fastify', file), http: await startFloor('http', file) };
  try {
    const ports = { ours: port, fastify: floors.fastify.port, http: floors.http.port };
    const order = Object.keys(servers).map((_, index, names) => names[(index + round) % names.length]);
    const samples = [];
    for (const call of calls) {
      for (const name of ['fastify', 'http'])
        if ((await answerOf(ports[name], call)) !== said.get(call.name)) throw new Error(`${name} answers ${call.name} with other bytes`);
      const sample = { name: call.name, bytes: Buffer.byteLength(said.get(call.name)) };
      // The feed takes its share of the machine from the floors too.
      const stopFeeding = call.isMoving ? await publishFeed() : undefined;
      for (const name of order)
        sample[name] = await clients(here('./load.mjs'), { ...call, port: ports[name], connections, warm, seconds });
      await stopFeeding?.();
      samples.push(sample);
    }
    return samples;
  } finally {
    for (const floor of Object.values(floors)) floor.stop();
  }
}

/** Alternates the server and the floors, about nine minutes; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { world, folder, database, close } = await openWorld(here('./world.ts'));
  const samples = [];
  let hashes = 0;
  let calls = [];
  try {
    hashes = await world.hashesASecond(seconds);
    // Clients name themselves by X-Forwarded-For, as behind a proxy: one address alone would soon be over its allowance.
    const site = await startProduct({
      DATABASE_URL: database.url,
      PITCHSIDE_DEMO: 'off',
      PITCHSIDE_CAPTCHA: 'off',
      PITCHSIDE_TRUSTED_PROXIES: 'loopback',
    });
    try {
      calls = await world.furnish(database.url, folder);
      for (let round = 0; round < rounds; round += 1) {
        const publishFeed = () => world.keepFeeding(database.url, folder);
        for (const sample of await measureRound(
          round,
          calls,
          Number(new URL(site.origin).port),
          join(folder, 'answers.json'),
          publishFeed,
        )) {
          samples.push(sample);
          const summary = Object.keys(servers).map(
            (name) =>
              `${name} ${sample[name].perSecond.toFixed(0)}/s (p99 ${sample[name].p99.toFixed(1)} ms, failed ${sample[name].failed}, clients ${sample[name].cores.toFixed(2)} cores)`,
          );
          log(`round ${round + 1}/${rounds}, ${sample.name}, ${sample.bytes} bytes: ${summary.join(', ')}`);
        }
      }
    } finally {
      await site.stop();
    }
  } finally {
    await close();
  }
  return section(calls, samples, { connections, warm, seconds, rounds, hashes });
}
