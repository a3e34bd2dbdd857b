// Feed, rank and detail of 100,000 posts with 1,000,000 comments through HTTP, beside bare node:http with the same bytes; a discussion
// of 100,000 beside one of ten. Usage: npm run bench -- feed
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';
import { clients, startFloor } from '../processes.mjs';

const connections = 16;
const [warm, seconds, rounds] = [1, 3, 3];
/** Members who write and read: so many that nobody reads more than one may in a minute. */
const authors = 256;
const [opened, openedWarm] = [200, 20];
/** Comments of a first page: as many as the short discussion has, so that both answers say as much. */
const page = 10;
const goals = { perSecond: 2_000, p99: 100, longToShort: 1.25 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
const median = (values) => at(values, 0.5);

async function textOf(url, init) {
  const text = await (await fetch(url, init)).text();
  if (!text.startsWith('{"code":0')) throw new Error(`${url} is refused: ${text.slice(0, 200)}`);
  return text;
}

/** Measured calls: the same for everybody, different ones, and personal ones for each reader. */
const callsOf = ({ some, circle }, tokens) => [
  { label: 'the newest posts, 20', targets: ['/api/anchor_dynamics/userPostList?feed=new&limit=20'] },
  { label: 'the same, signed in', targets: ['/api/anchor_dynamics/userPostList?feed=new&limit=20'], tokens },
  { label: 'recommended posts of a circle', targets: [`/api/anchor_dynamics/userPostList?feed=recommended&limit=20&circle_id=${circle}`] },
  { label: 'the rank of the week', targets: ['/api/anchor_dynamics/rank?period=week&limit=20'] },
  { label: 'a post in detail, 64 of them', targets: some.map((id) => `/api/anchor_dynamics/info?id=${id}`) },
];

async function measureCalls(port, calls, folder, log) {
  const samples = [];
  for (let round = 0; round < rounds; round += 1)
    for (const call of calls) {
      const headers = call.tokens && { token: call.tokens[0] };
      const body = await textOf(`http://127.0.0.1:${port}${call.targets[0]}`, { headers });
      const file = join(folder, 'answers.json');
      writeFileSync(file, JSON.stringify([{ method: 'GET', path: call.targets[0].split('?')[0], body }]));
      const floor = await startFloor('http', file);
      const settings = { method: 'GET', connections, warm, seconds, ...call };
      const sample = { label: call.label, bytes: Buffer.byteLength(body) };
      const order = round % 2 === 0 ? ['ours', 'floor'] : ['floor', 'ours'];
      for (const name of order)
        sample[name] = await clients(here('../api/load.mjs'), { ...settings, port: name === 'ours' ? port : floor.port });
      floor.stop();
      samples.push(sample);
      log(
        `round ${round + 1}/${rounds}, ${call.label}: ours ${sample.ours.perSecond.toFixed(0)}/s (p99 ${sample.ours.p99.toFixed(1)} ms, failed ${sample.ours.failed}), floor ${sample.floor.perSecond.toFixed(0)}/s`,
      );
    }
  return samples;
}

/** The first page of a discussion, asked for as members in turns, beside the bare query. */
async function measureDiscussions(origin, url, { long, short }, tokens) {
  const bare = new pg.Client({ connectionString: url });
  bare.on('error', () => undefined);
  await bare.connect();
  const found = Object.fromEntries([long, short].map((id) => [id, { ours: [], floor: [] }]));
  const query = `select c.*, m.nickname, m.avatar from content_comment c join member m on m.id = c.author_id
    where c.item_id = $1 and c.thread_id is null and c.state = 'shown' order by c.id desc limit ${page + 1}`;
  try {
    for (let turn = 0; turn < openedWarm + opened; turn += 1)
      for (const id of [long, short]) {
        const since = performance.now();
        await textOf(`${origin}/api/anchor_dynamics/commentList`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            token: tokens[turn % tokens.length],
            'x-forwarded-for': `10.2.${turn & 15}.${turn & 255}`,
          },
          body: JSON.stringify({ id: String(id), sort: 'hot', limit: page }),
        });
        const [between, took] = [performance.now(), performance.now() - since];
        await bare.query({ name: 'page', text: query, values: [id] });
        if (turn >= openedWarm) found[id].ours.push(took) && found[id].floor.push(performance.now() - between);
      }
    return { long: found[long], short: found[short] };
  } finally {
    await bare.end();
  }
}

/** Fills a database, about a minute and a half, and measures, about two; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { world, folder, database, close } = await openWorld(here('./world.ts'));
  const loads = [];
  try {
    const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off', PITCHSIDE_TRUSTED_PROXIES: 'loopback' });
    try {
      const tokens = await world.fill(database.url, authors, 1);
      const made = await world.write(database.url, authors);
      log('the database is filled');
      loads.push(loadavg()[0]);
      const discussions = await measureDiscussions(site.origin, database.url, made, tokens);
      const samples = await measureCalls(Number(new URL(site.origin).port), callsOf(made, tokens), folder, log);
      loads.push(loadavg()[0]);
      return section(world.amounts, samples, discussions, loads);
    } finally {
      await site.stop();
    }
  } finally {
    await close();
  }
}

function section(amounts, samples, { long, short }, loads) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const of = (label) => samples.filter((sample) => sample.label === label);
  const middle = (label, who, field) => median(of(label).map((sample) => sample[who][field]));
  const failed = samples.reduce((sum, { ours, floor }) => sum + ours.failed + floor.failed, 0);
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const ratio = median(long.ours) / median(short.ours);
  return [
    '## Feed',
    '',
    '| call | a second | p50 ms | p99 ms | bare `http`, a second | p99 ms | of it | errors |',
    '|---|---|---|---|---|---|---|---|',
    ...labels.map((label) => {
      const share = median(of(label).map(({ ours, floor }) => ours.perSecond / floor.perSecond));
      const errors = of(label).reduce((sum, { ours }) => sum + ours.failed, 0);
      return `| ${label}, ${(median(of(label).map(({ bytes }) => bytes)) / 1_024).toFixed(1)} KB | **${middle(label, 'ours', 'perSecond').toFixed(0)}** | ${middle(label, 'ours', 'p50').toFixed(1)} | ${middle(label, 'ours', 'p99').toFixed(1)} | ${middle(label, 'floor', 'perSecond').toFixed(0)} | ${middle(label, 'floor', 'p99').toFixed(1)} | ${(share * 100).toFixed(0)} % | ${errors} |`;
    }),
    '',
    '| a discussion opens, its first ten, the hot first | p50 ms | p99 ms | bare query, p50 ms | p99 ms |',
    '|---|---|---|---|---|',
    ...[
      [`with ${amounts.long.toLocaleString('en')} comments`, long],
      [`with ${amounts.short}`, short],
    ].map(
      ([label, { ours, floor }]) =>
        `| ${label} | **${median(ours).toFixed(1)}** | ${at(ours, 0.99).toFixed(1)} | ${median(floor).toFixed(1)} | ${at(floor, 0.99).toFixed(1)} |`,
    ),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    ...labels.flatMap((label) => [
      aim(
        `${label}, a second`,
        `>= ${goals.perSecond.toLocaleString('en')}`,
        middle(label, 'ours', 'perSecond').toFixed(0),
        middle(label, 'ours', 'perSecond') >= goals.perSecond,
      ),
      aim(
        `${label}, p99`,
        `<= ${goals.p99} ms`,
        `${middle(label, 'ours', 'p99').toFixed(0)} ms`,
        middle(label, 'ours', 'p99') <= goals.p99,
      ),
    ]),
    aim('opening 100,000 comments, to opening ten', `<= ${goals.longToShort}x`, `${ratio.toFixed(2)}x`, ratio <= goals.longToShort),
    aim('errors', '0', String(failed), failed === 0),
    '',
    `The built product on embedded PostgreSQL with fsync, ${amounts.posts.toLocaleString('en')} posts and ${amounts.comments.toLocaleString('en')} comments of ${authors} authors; clients behind a trusted proxy under 4,096 addresses. ${connections} kept-alive lines with one request under way each, medians of ${rounds} times ${seconds} s after ${warm} s, ours and bare \`http\` with the same bytes alternating; ${cpus().length} cores for server, database and clients together. What visitors ask is given again for a second; members are given the same with what is theirs, which is asked each time, and posts of theirs are among the twenty in one answer of ${Math.round(authors / 20)}. Discussions are asked for by members, one question at a time, ten comments of either. The load of the machine was ${loads.map((one) => one.toFixed(0)).join(' at the beginning and ')} at the end.`,
  ].join('\n');
}
