// Latency from the feed to 2,000 sockets on one node, beside bare ws that sends the same frames. Usage: npm run bench -- fanout
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { WebSocket } from 'ws';
import { createRecord, openFloor } from './floor.mjs';

const sockets = 2_000;
const matches = 60;
/** Deliveries of the feed a second, and what each holds. */
const pace = 10;
const share = { matches: 5, odds: 15 };
/** Members whose own topic tells something with each delivery. */
const wallets = 20;
const [warm, seconds, rounds] = [2, 8, 4];
const goal = 250;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const now = () => performance.timeOrigin + performance.now();
const wait = (ms) => new Promise((resume) => setTimeout(resume, Math.max(0, ms)));
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The process of the clients; `ask` sends a command and answers what it says. */
function startClients() {
  const child = spawn(process.execPath, [here('./clients.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  return {
    async ask(name, given = {}) {
      const answer = once(lines, 'line');
      child.stdin.write(`${JSON.stringify({ name, ...given })}\n`);
      return JSON.parse((await answer)[0]);
    },
    stop: () => child.stdin.end(),
  };
}

/**
 * Calls `deliver` with the instant of each delivery, ms of the run, at that instant or as soon after as it can. `reads` stands in the
 * registration of each client.
 */
async function measure(clients, { port, companies, members, reads, origin = now() }, deliver) {
  await clients.ask('open', { port, companies, members, reads, origin });
  const first = Math.ceil(now() - origin) + 500;
  await clients.ask('count', { from: first + warm * 1_000 });
  const before = process.cpuUsage();
  for (let index = 0; index < (warm + seconds) * pace; index += 1) {
    const due = first + Math.round((index * 1_000) / pace);
    await wait(origin + due - now());
    await deliver(
      due,
      Array.from({ length: wallets }, (_, each) => members[(index * wallets + each) % members.length].id),
    );
  }
  const { user, system } = process.cpuUsage(before);
  await wait(1_500);
  return { ...(await clients.ask('report')), server: (user + system) / 1e6 / (warm + seconds) };
}

/** One ordinary client of each company, which records its events: the first of them the matches too. */
function listen(port, companies, record) {
  return companies.map((company, index) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'toggle', data: { company_id: company } }));
      for (const topic of index === 0 ? ['matches:football', 'odds:football'] : ['odds:football'])
        socket.send(JSON.stringify({ type: 'subscribe', data: { topic } }));
    });
    socket.on('message', (raw) => {
      const frame = JSON.parse(raw.toString());
      if (frame.code === 100 && (frame.type === 'match' || frame.type === 'exponent'))
        record.add(frame.type === 'match' ? undefined : company, frame);
    });
    return socket;
  });
}

/** Kinds of clients: those of the site read patches, others get every row whole. */
const readers = { ours: { by_topic: true, patches: true, deflate: true }, whole: { by_topic: true } };

/** Alternates the server, with clients of both kinds, and the floor; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { module: evening } = await runnerImport(here('./evening.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const { companies } = evening;
  const clients = startClients();
  const samples = { ours: [], whole: [], floor: [] };
  let said = [];
  let signedIn = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await evening.openServer(here('../..'));
      const feed = evening.createFeed(matches, share);
      const record = createRecord();
      // Versions of matches rise with the instants of both runs.
      const origin = now();
      try {
        const members = await server.signIn(sockets);
        await server.apply(feed.foundation());
        let last = 0;
        for (const name of round % 2 ? ['whole', 'ours'] : ['ours', 'whole']) {
          // Listeners that get rows whole are among clients that do.
          const listeners = name === 'whole' ? listen(server.port, companies, record) : [];
          const given = { port: server.port, companies, members, reads: readers[name], origin };
          samples[name].push(
            await measure(clients, given, async (ms, ids) => {
              last = ms;
              await Promise.all([server.apply(feed.at(ms)), server.notify(ids, ms)]);
            }),
          );
          await wait(500);
          // Events of the last delivery, which is like every other one.
          if (name === 'whole') said = record.of(last);
          for (const socket of listeners) socket.terminate();
        }
        signedIn = members;
      } finally {
        await server.stop();
      }
      const floor = await openFloor();
      try {
        samples.floor.push(
          await measure(clients, { port: floor.port, companies, members: signedIn, reads: {} }, async (ms, ids) => {
            floor.broadcast(said, ms);
            floor.notify(ids, ms);
          }),
        );
      } finally {
        await floor.stop();
      }
      for (const name of Object.keys(samples)) {
        const { p50, p95, p99, own, worst, frames, bytes, lost, server } = samples[name].at(-1);
        log(
          `round ${round + 1}/${rounds}, ${name}: p50 ${p50} p95 ${p95} p99 ${p99} (own topics ${own}) worst ${worst} ms, ${frames} events, ${(bytes / 2 ** 20).toFixed(0)} MB, ${lost} lost, process ${server.toFixed(2)} cores`,
        );
      }
    }
  } finally {
    clients.stop();
  }
  const middle = (name, field) => median(samples[name].map((sample) => sample[field]));
  const row = (name, label) =>
    `| ${label} | ${middle(name, 'p50').toFixed(0)} | ${middle(name, 'p95').toFixed(0)} | **${middle(name, 'p99').toFixed(0)}** | ${middle(name, 'own').toFixed(0)} | ${middle(name, 'worst').toFixed(0)} | ${(middle(name, 'frames') / seconds / 1_000).toFixed(0)} | ${(middle(name, 'bytes') / seconds / 2 ** 20).toFixed(0)} | ${middle(name, 'server').toFixed(2)} | **${((middle(name, 'server') * 1e6 * seconds) / middle(name, 'frames')).toFixed(2)}** |`;
  const p99 = middle('ours', 'p99');
  const lost = samples.ours.reduce((sum, sample) => sum + sample.lost, 0);
  return [
    '## Fan-out',
    '',
    '| server | p50 ms | p95 ms | p99 ms | p99 ms of own topics | worst ms | thousand events/s | MB/s | cores of its process | µs of a core an event and socket |',
    '|---|---|---|---|---|---|---|---|---|---|',
    row('ours', 'ours: feed, PostgreSQL, event log, topics, sockets'),
    row('whole', 'the same, to clients that get every row whole'),
    row('floor', 'floor: bare `ws`, the same frames from memory'),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    `| p99 from feed to client | <= ${goal} ms | ${p99.toFixed(0)} ms | ${p99 <= goal ? 'met' : 'missed'} |`,
    `| sockets lost | 0 | ${lost} | ${lost === 0 ? 'met' : 'missed'} |`,
    '',
    `${sockets.toLocaleString('en')} sockets of as many signed-in members on one node, each on its member’s own topic, on \`matches:football\` and on \`odds:football\` of one of ${companies.length} companies; ${matches} matches, ${pace * (share.matches + share.odds)} updates a second (${pace * share.matches} of matches, ${pace * share.odds} of odds in three markets each) in ${pace} deliveries, each with news for the own topics of ${wallets} members. Clients of both kinds take turns on one server, each first in every other round: what runs first finds it cold. Latency is from the instant at which a delivery is due to the last byte of its frame in the process of the clients, over all sockets and frames. ${cpus().length} cores for server, embedded PostgreSQL with fsync and clients together; medians of ${rounds} times ${seconds} s after ${warm} s, alternating. What a topic has to say goes out as one piece, built once for all its readers of a language; with one \`send\` for each frame and socket the same load filled the server’s core and ran seconds late.`,
  ].join('\n');
}
