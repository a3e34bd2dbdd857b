// Settling and cancelling a plan that 10,000 members have bought, while others send gifts. Usage: npm run bench -- settle
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';

const buyers = 10_000;
/** Gifts under way at once, from so many members onto so many anchors. */
const [connections, givers, anchors] = [16, 256, 32];
const [warm, seconds] = [3, 12];
/** Longest that is waited for a plan to end, and how often it is looked at, ms. */
const [patience, look] = [60_000, 20];
const goals = { settled: 5_000, slower: 3 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const rest = (ms) => new Promise((resume) => setTimeout(resume, ms));

function gifts(settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [here('../wallet/load.mjs'), JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('close', (code) => (code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`the clients ended with ${code}`))));
  });
}

/** Says how a match ended, and how long each of the states that follow takes, in ms from then on. */
async function end(client, plan, change, states) {
  await client.query(`update match set ${change}, version = version + 1, updated_at = $1 where id = $2`, [Date.now(), `match${plan}`]);
  const since = performance.now();
  const times = {};
  while (Object.keys(times).length < Object.keys(states).length) {
    if (performance.now() - since > patience) throw new Error(`plan ${plan} did not end within ${patience / 1_000} s`);
    for (const [name, query] of Object.entries(states)) {
      if (name in times) continue;
      const { rows } = await client.query(query, [plan]);
      if (rows[0].is_done) times[name] = performance.now() - since;
    }
    await rest(look);
  }
  return times;
}

const isNotified = `select not exists (select from plan_unlock where plan_id = $1 and (state = 'held' or is_told = 0)) as is_done`;

/** About a minute; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { world, database, close } = await openWorld(here('./world.ts'));
  const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off', PITCHSIDE_PLAN_HOLD: '0' });
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  try {
    const tokens = (await world.fill(database.url, buyers, anchors)).slice(0, givers);
    await world.sell(database.url, buyers);
    await client.connect();
    const settings = {
      origin: site.origin.replace('localhost', '127.0.0.1'),
      tokens,
      connections,
      seconds,
      warm,
      anchors,
      first: world.first,
    };
    const during = async (name, plan, change, states) => {
      const load = gifts(settings);
      await rest((warm + 1) * 1_000);
      const times = plan ? await end(client, plan, change, states) : {};
      const answer = { ...(await load), times };
      log(`${name}: ${answer.perSecond.toFixed(0)} gifts/s, p99 ${answer.p99.toFixed(0)} ms, ${JSON.stringify(times)}`);
      return answer;
    };
    const alone = await during('gifts alone');
    const settled = await during('settled', 1, `status = 'finished'`, {
      settled: `select state = 'settled' as is_done from plan where id = $1`,
      notified: isNotified,
    });
    const cancelled = await during('cancelled', 2, `status = 'cancelled'`, {
      back: `select not exists (select from plan_unlock where plan_id = $1 and state <> 'refunded') as is_done`,
      notified: isNotified,
    });
    const audited = world.openDatabase(database.url, { connections: 1 });
    const [audit, uneven] = [await world.auditLedger(audited.db), await world.auditPlans(audited.db)];
    await audited.close();
    const s = (ms) => (ms / 1_000).toFixed(2);
    const row = (label, { perSecond, p50, p99, failed }, ended) =>
      `| ${label} | ${ended} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${failed} |`;
    const goal = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
    const slower = Math.max(settled.p50, cancelled.p50) / alone.p50;
    const isSound = audit.isSound && uneven === 0;
    return [
      '## Settling',
      '',
      `A plan that ${buyers.toLocaleString('en')} members have unlocked, settled and another one cancelled, each while ${connections} connections send gifts without a pause; one node, embedded PostgreSQL with fsync. Measured from the moment at which the source says how the match ended; the job looks every five seconds, which is in it. Clients share the machine with the server.`,
      '',
      '| | s from the end of the match | gifts a second | p50 ms | p99 ms | failed |',
      '|---|---|---|---|---|---|',
      row('gifts alone', alone, '–'),
      row('a plan is settled', settled, `paid out after **${s(settled.times.settled)}**, all notified after ${s(settled.times.notified)}`),
      row(
        'a plan is cancelled',
        cancelled,
        `all have the price back after **${s(cancelled.times.back)}**, all notified after ${s(cancelled.times.notified)}`,
      ),
      '',
      '| goal | limit | this run | |',
      '|---|---|---|---|',
      goal(
        'settled for all buyers, the wait for the job in it',
        `<= ${s(goals.settled)} s`,
        `${s(settled.times.settled)} s`,
        settled.times.settled <= goals.settled,
      ),
      goal('the middle gift meanwhile, against gifts alone', `<= ${goals.slower} x`, `${slower.toFixed(1)} x`, slower <= goals.slower),
      goal('ledger and plans afterwards', 'sound', isSound ? 'sound' : 'NOT SOUND', isSound),
      '',
      'Settling is one transfer however many bought: what was held leaves at once, and the rows of the buyers change in one statement. Giving back is a transfer for each, two hundred a transaction, so that a gift waits for one of these at most.',
    ].join('\n');
  } finally {
    await client.end();
    await site.stop();
    await close();
  }
}
