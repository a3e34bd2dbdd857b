// 20,000 sockets on one node, half of them members with topics of their own, beside bare ws and nats-server's websocket.
// Usage: ulimit -n 65536; npm run bench -- crowd. PITCHSIDE_CROWD=4000 for a smaller one; without the right to so many files it is smaller.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { openFloor } from '../fanout/floor.mjs';
import { inUse } from '../inUse.mjs';
import { processorTime } from '../processorTime.mjs';
import { watchLoop } from '../room/loop.mjs';
import { freePort } from '../../scripts/product/start.mjs';

/** Files that this process may open: each socket of the server is one. */
const files = Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout) || Infinity;
const crowd = Math.min(Number(process.env.PITCHSIDE_CROWD ?? 20_000), Math.floor((files - 600) / 100) * 100);
const matches = 60;
/** Deliveries a second, matches that change in each, and members whose own topic has news with it. */
const [pace, changes, wallets] = [2, 5, 50];
const [warm, seconds] = [3, 15];
const tables = ['matches:football'];
const goals = { p99: 250, memory: 8, delivery: 5, block: 20 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const now = () => performance.timeOrigin + performance.now();
const wait = (ms) => new Promise((resume) => setTimeout(resume, Math.max(0, ms)));

/** Processes of clients, which share the sockets. */
function startClients(count) {
  const all = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--max-old-space-size=2048', here('../fanout/clients.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, lines: createInterface({ input: child.stdout }) };
  });
  return {
    ask: (name, given) =>
      Promise.all(
        all.map(async ({ child, lines }, index) => {
          const answer = once(lines, 'line');
          child.stdin.write(`${JSON.stringify({ name, ...given(index) })}\n`);
          return JSON.parse((await answer)[0]);
        }),
      ),
    processor: () => all.reduce((sum, { child }) => sum + processorTime(child.pid), 0),
    stop: () => all.forEach(({ child }) => child.stdin.end()),
  };
}

/** Lets a server deliver for some seconds; `who` is the process whose processor counts. */
async function measure({ port, people, companies, reads = {}, isNats = false, memory, processor }, deliver) {
  const clients = startClients(2);
  const half = (index) => people.slice((index * people.length) / 2, ((index + 1) * people.length) / 2);
  try {
    const before = await memory();
    const origin = now();
    await clients.ask('open', (index) => ({ port, companies, reads, origin, tables, isNats, members: half(index) }));
    await wait(2_000);
    const kept = ((await memory()) - before) / people.length / 1_024;
    const members = people.filter(({ token }) => token);
    const first = Math.ceil(now() - origin) + 500;
    await clients.ask('count', () => ({ from: first + warm * 1_000 }));
    let [server, mine] = [0, 0];
    let loop;
    for (let index = 0; index < (warm + seconds) * pace; index += 1) {
      const due = first + Math.round((index * 1_000) / pace);
      await wait(origin + due - now());
      if (index === warm * pace) [server, mine, loop] = [processor(), clients.processor(), watchLoop()];
      await deliver(
        due,
        Array.from({ length: wallets }, (_, each) => members[(index * wallets + each) % members.length].id),
      );
    }
    await wait(1_000);
    const [used, theirs, stood] = [processor() - server, clients.processor() - mine, loop.stop()];
    const answers = await clients.ask('report', () => ({}));
    const sum = (field) => answers.reduce((total, answer) => total + answer[field], 0);
    const worst = (field) => Math.max(...answers.map((answer) => answer[field]));
    return {
      p50: worst('p50'),
      p95: worst('p95'),
      p99: worst('p99'),
      own: worst('own'),
      worst: worst('worst'),
      messages: sum('messages'),
      bytes: sum('bytes') / seconds,
      lost: sum('lost'),
      memory: kept,
      delivery: (used * 1_000) / sum('messages'),
      cores: used / 1_000 / seconds,
      theirs: theirs / 1_000 / seconds,
      ...stood,
    };
  } finally {
    clients.stop();
    await wait(1_500);
  }
}

/** CPU time of this process, ms: the server's and the floor's is in it. */
const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** nats-server with its websocket, and a publisher; undefined where it is not installed. */
async function openNats() {
  if (spawnSync('nats-server', ['--version']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-crowd-'));
  const [port, web] = [await freePort(), await freePort()];
  const settings = join(folder, 'nats.conf');
  writeFileSync(settings, `listen: 127.0.0.1:${port}\nmax_connections: 100000\nwebsocket { listen: "127.0.0.1:${web}", no_tls: true }\n`);
  const child = spawn('nats-server', ['-c', settings], { stdio: 'ignore' });
  let socket;
  for (let tries = 0; !socket && tries < 100; tries += 1) {
    await wait(100);
    socket = await new Promise((resolve) => {
      const line = connect(port, '127.0.0.1', () => resolve(line)).once('error', () => resolve(undefined));
    });
  }
  socket.on('error', () => undefined).resume();
  socket.write('CONNECT {"verbose":false}\r\n');
  const rest = () =>
    Number(/VmRSS:\s+(\d+)/.exec(spawnSync('cat', [`/proc/${child.pid}/status`], { encoding: 'utf8' }).stdout)?.[1]) * 1_024;
  return {
    port: web,
    memory: async () => rest(),
    processor: () => processorTime(child.pid),
    publish(subject, data) {
      const text = JSON.stringify(data);
      socket.write(`PUB ${subject} ${Buffer.byteLength(text)}\r\n${text}\r\n`);
    },
    stop() {
      socket.destroy();
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { module: evening } = await runnerImport(here('../fanout/evening.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const { companies } = evening;
  const samples = {};
  const note = (name, sample) => {
    samples[name] = sample;
    log(
      `${name}: p50 ${sample.p50} p99 ${sample.p99} ms, ${sample.messages} messages, ${sample.delivery.toFixed(2)} µs each, ${sample.memory.toFixed(1)} KiB a socket, block ${sample.block.toFixed(0)} ms, clients ${sample.theirs.toFixed(2)} cores, ${sample.lost} lost`,
    );
  };
  // As long as a row of five changed matches as a patch.
  const filler = 'x'.repeat(380);

  const server = await evening.openServer(here('../..'), undefined, 99_999);
  let people;
  try {
    const members = await server.signIn(crowd / 2);
    people = [...members, ...Array.from({ length: crowd / 2 }, () => ({}))];
    const feed = evening.createFeed(matches, { matches: changes, odds: 0 });
    await server.apply(feed.foundation());
    const given = {
      port: server.port,
      people,
      companies,
      reads: { by_topic: true, patches: true, deflate: true },
      memory: inUse,
      processor: ownTime,
    };
    note('ours', await measure(given, async (ms, ids) => void (await Promise.all([server.apply(feed.at(ms)), server.notify(ids, ms)]))));
  } finally {
    await server.stop();
  }
  const floor = await openFloor();
  try {
    const event = (ms) => ({
      company: undefined,
      frame: { code: 100, type: 'match', topic: 'matches:football', seq: 0, data: { version: ms, filler } },
    });
    note(
      'floor',
      await measure({ port: floor.port, people, companies, memory: inUse, processor: ownTime }, async (ms, ids) => {
        floor.broadcast([event(ms)], ms);
        floor.notify(ids, ms);
      }),
    );
  } finally {
    await floor.stop();
  }
  const nats = await openNats();
  if (nats)
    try {
      note(
        'nats',
        await measure({ ...nats, people, companies, isNats: true }, async (ms, ids) => {
          nats.publish('matches.football', { version: ms, filler });
          for (const id of ids) nats.publish(`user.${id}`, { version: ms, balance: ms });
        }),
      );
    } finally {
      nats.stop();
    }
  return report(samples);
}

const labels = {
  ours: 'ours: feed, PostgreSQL, event log, topics, sockets',
  floor: 'floor: bare `ws`, one `send` a socket, the same length from memory',
  nats: 'nats-server 2 over its websocket, the same length from memory',
};

function report(samples) {
  const { ours } = samples;
  const row = ([name, one]) =>
    `| ${labels[name]} | ${one.p50.toFixed(0)} | ${one.p95.toFixed(0)} | **${one.p99.toFixed(0)}** | ${one.own.toFixed(0)} | ${one.worst.toFixed(0)} | ${(one.messages / seconds / 1_000).toFixed(0)} | **${one.delivery.toFixed(2)}** | ${one.memory.toFixed(1)} | ${name === 'nats' ? '–' : one.block.toFixed(0)} | ${name === 'nats' ? '–' : one.work.toFixed(0)} | ${one.cores.toFixed(2)} | ${one.theirs.toFixed(2)} |`;
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  return [
    '## Crowd',
    '',
    '| server | p50 ms | p95 ms | p99 ms | p99 of own topics ms | worst ms | thousand messages/s | µs of a core a message and socket | KiB a socket | longest block ms | most own work ms | cores of its process | cores of the clients |',
    `|${'---|'.repeat(13)}`,
    ...Object.entries(samples).map(row),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('p99 from feed to client', `<= ${goals.p99} ms`, `${ours.p99.toFixed(0)} ms`, ours.p99 <= goals.p99),
    aim('memory of a socket', `<= ${goals.memory} KiB`, `${ours.memory.toFixed(1)} KiB`, ours.memory <= goals.memory),
    aim('a message to a socket', `<= ${goals.delivery} µs`, `${ours.delivery.toFixed(2)} µs`, ours.delivery <= goals.delivery),
    aim('longest block, by its own work', `<= ${goals.block} ms`, `${ours.work.toFixed(0)} ms`, ours.work <= goals.block),
    aim('sockets lost', '0', String(ours.lost), ours.lost === 0),
    '',
    `${crowd.toLocaleString('en')} sockets on one node: half of them members, each on a topic of their own too, half visitors; all on \`matches:football\`. ${pace} deliveries a second, each with ${changes} of ${matches} matches and news for ${wallets} members, for ${seconds} s after ${warm} s. Clients are two processes; server, database, feed and clients share ${cpus().length} cores (load ${loadavg()[0].toFixed(1)} at the end), one server after the other. Memory is what the process has in use after collecting, without the kernel’s buffers; of nats-server it is all that is resident. Bare \`ws\` and nats-server have their bytes from memory and know no database, order, member, language or replay.`,
  ].join('\n');
}
