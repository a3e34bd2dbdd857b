// Cost of 500 anonymous sockets that invent topics: gifts and memory of a minute with them beside one without. Usage: npm run bench --
// sockets
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const sockets = 500;
/** Topics that each socket invents a second: just under what a socket may ask for. */
const aSecond = 5;
const gifts = { path: '/api/member/handselGift?id={room}&gift_id=football&count=1', aSecond: 20, givers: 16, anchors: 8 };
const [warm, seconds, rounds] = [5, 60, 1];
const goal = 1.2;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const start = (name, given) => spawn(process.execPath, [here(name), JSON.stringify(given)], { stdio: ['pipe', 'pipe', 'inherit'] });
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One minute of gifts on a fresh server, with or without inventors beside them. */
async function minute(site, withInventors) {
  const server = await site.openServer(here('../..'), gifts.givers, gifts.anchors);
  let inventors;
  const memory = [];
  const watch = setInterval(() => memory.push(process.memoryUsage().rss / 2 ** 20), 500);
  try {
    const before = await server.topics();
    let lines;
    if (withInventors) {
      inventors = start('./inventors.mjs', { port: server.port, sockets, aSecond });
      lines = createInterface({ input: inventors.stdout });
      await once(lines, 'line');
    }
    globalThis.gc?.();
    memory.length = 0;
    const [transactions, cpu, since] = [await server.transactions(), process.cpuUsage(), performance.now()];
    const giving = start('./members.mjs', { port: server.port, tokens: server.tokens, seconds, warm, first: site.first, ...gifts });
    let said = '';
    giving.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    await once(giving, 'close');
    const elapsed = (performance.now() - since) / 1_000;
    const { user, system } = process.cpuUsage(cpu);
    const open = server.sockets();
    let invented = { asked: 0, answered: 0, lost: 0 };
    if (inventors) {
      const answer = once(lines, 'line');
      inventors.stdin.end();
      invented = JSON.parse((await answer)[0]);
    }
    const asked = (await server.transactions()) - transactions;
    // Rooms that were given to have topics of their own by right.
    return {
      ...JSON.parse(said),
      ...invented,
      open,
      memory: Math.max(...memory),
      transactions: asked / elapsed,
      cores: (user + system) / 1e6 / elapsed,
      rows: (await server.topics()) - before,
      faults: server.faults(),
    };
  } finally {
    clearInterval(watch);
    inventors?.stdin.end();
    await server.stop();
  }
}

/** Alternates minutes without and with inventors, about five minutes; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { module: site } = await runnerImport(here('./site.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const samples = { quiet: [], inventing: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? ['quiet', 'inventing'] : ['inventing', 'quiet']) {
      const sample = await minute(site, name === 'inventing');
      samples[name].push(sample);
      log(
        `round ${round + 1}/${rounds}, ${name}: p50 ${sample.p50.toFixed(1)} p95 ${sample.p95.toFixed(1)} p99 ${sample.p99.toFixed(1)} ms, ${sample.calls} gifts, ${sample.failed} failed, ${sample.memory.toFixed(0)} MB, ${sample.transactions.toFixed(0)} transactions/s, ${sample.cores.toFixed(2)} cores, ${sample.rows} rows, ${sample.asked} asked, ${sample.answered} refused, ${sample.lost} lost, ${sample.faults} faults`,
      );
    }
  }
  const of = (name, field) => mean(samples[name].map((sample) => sample[field]));
  const row = (name, label) =>
    `| ${label} | **${of(name, 'p50').toFixed(1)}** | ${of(name, 'p95').toFixed(1)} | ${of(name, 'p99').toFixed(1)} | ${of(name, 'memory').toFixed(0)} | ${of(name, 'transactions').toFixed(0)} | ${of(name, 'cores').toFixed(2)} | ${of(name, 'rows').toFixed(0)} |`;
  const ratio = (field) => of('inventing', field) / of('quiet', field);
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const more = of('inventing', 'rows') - of('quiet', 'rows');
  const [failed, faults] = ['failed', 'faults'].map((field) =>
    [...samples.quiet, ...samples.inventing].reduce((sum, sample) => sum + sample[field], 0),
  );
  return [
    '## Inventing sockets',
    '',
    '| a minute of gifts | p50 ms | p95 ms | p99 ms | most memory MB | transactions/s | cores of its process | rows in `topic` |',
    '|---|---|---|---|---|---|---|---|',
    row('quiet', 'alone'),
    row('inventing', `beside ${sockets} sockets that invent topics`),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('gift p50, with them to without', `<= ${goal}x`, `${ratio('p50').toFixed(2)}x`, ratio('p50') <= goal),
    aim('memory, with them to without', `<= ${goal}x`, `${ratio('memory').toFixed(2)}x`, ratio('memory') <= goal),
    aim('rows that inventing made', '0', String(more), more === 0),
    aim('gifts that failed, and faults', '0', `${failed}, ${faults}`, failed + faults === 0),
    '',
    `${sockets} anonymous sockets of one address, each asking for ${aSecond} topics a second that do not exist (matches, rooms, odds, members), ${sockets * aSecond} a second in all; ${gifts.aSecond} gifts a second at even distances from ${gifts.givers} members. ${cpus().length} cores for server, embedded PostgreSQL with fsync, givers and inventors together; a fresh server for each minute, ${rounds} of each kind, alternating, means. Wishes of all sockets are decided together, one question to the database at a time, and nothing of them is kept.`,
  ].join('\n');
}
