// Gifts a second on one node through HTTP, spread and onto one anchor, beside pgbench running the same SQL on the same database. Usage:
// npm run bench -- wallet
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startProduct } from '../../scripts/product/start.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { pgbench, pgbenchMissing, scriptOf } from './floor.mjs';

const givers = 256;
/** Gifts under way at once, each on a connection of its own. */
const connections = 64;
const spread = 32;
/** Connections of the server to its database, and of pgbench. */
const clients = 16;
const [warm, seconds, rounds] = [3, 10, 3];
const goals = { spread: 300, one: 150, share: 0.5 };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function load(settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [here('./load.mjs'), JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('close', (code) => (code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`the clients ended with ${code}`))));
  });
}

/** Alternates the server and the floor, about three minutes; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  await ensureBuilt();
  const missing = pgbenchMissing();
  if (missing) throw new Error(missing);
  const { module: world } = await runnerImport(here('./world.ts'), {
    configFile: false,
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-bench-'));
  chmodSync(folder, 0o755);
  const database = await world.startEmbedded(join(folder, 'postgres'));
  const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off' });
  try {
    const tokens = await world.fill(database.url, givers, spread);
    const statements = await world.statementsOfGift(database.url);
    const samples = { spread: [], one: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, anchors] of [
        ['spread', spread],
        ['one', 1],
      ]) {
        const ours = await load({
          origin: site.origin.replace('localhost', '127.0.0.1'),
          tokens,
          connections,
          seconds,
          warm,
          anchors,
          first: world.first,
        });
        const script = join(folder, `${name}.sql`);
        writeFileSync(script, scriptOf(statements, world.first, { givers, anchors }));
        const floor = pgbench(database.url, script, { clients, seconds });
        samples[name].push({ ...ours, floor, share: ours.perSecond / floor });
        log(`round ${round + 1}/${rounds}, ${name}: ${ours.perSecond.toFixed(0)}/s, pgbench ${floor.toFixed(0)}/s, failed ${ours.failed}`);
      }
    }
    const audited = world.openDatabase(database.url, { connections: 1 });
    const audit = await world.auditLedger(audited.db);
    await audited.close();
    const middle = (name, field) => median(samples[name].map((sample) => sample[field]));
    const failed = [...samples.spread, ...samples.one].reduce((sum, sample) => sum + sample.failed, 0);
    const row = (name, label) =>
      `| ${label} | **${middle(name, 'perSecond').toFixed(0)}** | ${middle(name, 'p50').toFixed(0)} | ${middle(name, 'p99').toFixed(0)} | ${middle(name, 'floor').toFixed(0)} | ${(middle(name, 'share') * 100).toFixed(0)} % |`;
    const goal = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
    return [
      '## Wallet',
      '',
      `Gifts through HTTP with an idempotency key each, from ${givers} members on ${connections} kept-alive connections, one node, embedded PostgreSQL with fsync; beside pgbench (${clients} clients, prepared) running what the server itself asks for a gift (${statements.length === 1 ? 'one statement' : `${statements.length} statements`}; [decision](../docs/decisions/gifts-and-rewards.md)), without HTTP, session, allowance, guard and schemas, which ask the database three times more. Alternating, medians of ${rounds} times ${seconds} s. Clients and pgbench share the machine with the server.`,
      '',
      '| gifts | a second | p50 ms | p99 ms | pgbench a second | share of it |',
      '|---|---|---|---|---|---|',
      row('spread', `spread over ${spread} anchors`),
      row('one', 'all to one anchor'),
      '',
      '| goal | limit | this run | |',
      '|---|---|---|---|',
      goal(
        'spread, a second',
        `>= ${goals.spread}`,
        middle('spread', 'perSecond').toFixed(0),
        middle('spread', 'perSecond') >= goals.spread,
      ),
      goal('to one anchor, a second', `>= ${goals.one}`, middle('one', 'perSecond').toFixed(0), middle('one', 'perSecond') >= goals.one),
      goal(
        'share of pgbench, the lower of the two',
        `>= ${goals.share * 100} %`,
        `${(Math.min(middle('spread', 'share'), middle('one', 'share')) * 100).toFixed(0)} %`,
        Math.min(middle('spread', 'share'), middle('one', 'share')) >= goals.share,
      ),
      goal('errors', '0', String(failed), failed === 0),
      goal('the ledger afterwards', 'sound', audit.isSound ? 'sound' : 'NOT SOUND', audit.isSound),
      '',
      'Spread over many anchors nothing waits for a row, and what counts is processor time: pgbench has both cores for SQL, while here HTTP, session, allowance, guard, schemas and the clients themselves share them with it. The floor rose when a gift became one statement, since pgbench is spared nine trips of ten as well. Onto one anchor the lock of the account decides.',
    ].join('\n');
  } finally {
    await site.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
