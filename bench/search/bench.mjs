// Search over everything that people write, film and read, at a fixed pace through HTTP, beside bare node:http with the same bytes at the same pace. Usage: npm run bench -- search
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';
import { clients, startFloor } from '../processes.mjs';

const pace = { perSecond: 200, warm: 3, seconds: 15 };
const goals = { 'Search/index': 120, 'Search/suggest': 60 };
/** How long the names of a new database may take to be indexed, ms. */
const patience = 120_000;
/** Answers of which the middling one is what bare `http` gives. */
const looked = 40;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function dataOf(url) {
  const { code, data, msg } = await (await fetch(url)).json();
  if (code !== 0) throw new Error(`${url} is refused: ${msg}`);
  return data;
}

/** Waits until teams and people are found by name. */
async function untilIndexed(origin) {
  const found = async () => {
    const { teams, people } = await dataOf(`${origin}/api/Search/index?name=Rovers%207`);
    const { people: fans } = await dataOf(`${origin}/api/Search/index?name=fan71`);
    return teams?.length > 0 && (people.length > 0 || fans.length > 0);
  };
  for (const until = Date.now() + patience; !(await found()); await new Promise((resolve) => setTimeout(resolve, 1_100)))
    if (Date.now() > until) throw new Error('the names were not indexed in time');
}

/** One call at the pace, ours and bare `http` with the bytes of a middling answer. */
async function measure(origin, call, searches, folder) {
  const targets = searches.map((text) => `/api/${call}?name=${encodeURIComponent(text)}`);
  const bodies = [];
  for (const target of targets.slice(0, looked)) bodies.push(await (await fetch(origin + target)).text());
  const body = bodies.toSorted((one, other) => one.length - other.length)[Math.floor(looked / 2)] ?? '';
  const ours = await clients(here('paced.mjs'), { port: Number(new URL(origin).port), targets, ...pace });
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify([{ method: 'GET', path: `/api/${call}`, body }]));
  const floor = await startFloor('http', file);
  const bare = await clients(here('paced.mjs'), { port: floor.port, targets, ...pace });
  floor.stop();
  return { call, ours, bare, bytes: Buffer.byteLength(body) };
}

/** Fills a database, about a minute, and measures, about one more; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { world, folder, database, close } = await openWorld(here('./world.ts'));
  const since = performance.now();
  const settings = { DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off', PITCHSIDE_TRUSTED_PROXIES: 'loopback' };
  try {
    // A first start makes the tables; the next one indexes the names that were written meanwhile.
    await (await startProduct(settings)).stop();
    await world.write(database.url);
    const site = await startProduct(settings);
    try {
      await untilIndexed(site.origin);
      log('the database is filled');
      const load = loadavg()[0];
      const samples = [];
      for (const call of Object.keys(goals)) {
        samples.push(await measure(site.origin, call, world.searches, folder));
        const { ours, bare } = samples.at(-1);
        log(
          `${call}: p50 ${ours.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(1)} ms, failed ${ours.failed}; bare p99 ${bare.p99.toFixed(1)} ms`,
        );
      }
      return section(world, samples, [load, loadavg()[0]], (performance.now() - since) / 60_000);
    } finally {
      await site.stop();
    }
  } finally {
    await close();
  }
}

function section({ amounts, searches }, samples, loads, minutes) {
  const { posts, videos, articles, people, teams } = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, amount.toLocaleString('en')]),
  );
  return [
    '## Search',
    '',
    `| ${pace.perSecond} questions a second | p50 ms | p99 ms | goal, p99 ms | | bare \`http\`, p50 ms | p99 ms | failed |`,
    '|---|---|---|---|---|---|---|---|',
    ...samples.map(
      ({ call, ours, bare, bytes }) =>
        `| ${call}, ${(bytes / 1_024).toFixed(1)} KB | ${ours.p50.toFixed(1)} | **${ours.p99.toFixed(1)}** | ${goals[call]} | ${ours.p99 <= goals[call] ? 'met' : 'missed'} | ${bare.p50.toFixed(1)} | ${bare.p99.toFixed(1)} | ${ours.failed} |`,
    ),
    '',
    `The built product on embedded PostgreSQL, one node: ${posts} posts, ${videos} videos, ${articles} articles in three languages, ${people} people and ${teams} teams. Words come as often as in what people write, the hundredth a hundredth as often as the first (Zipf, 4,000 words a language); posts have 12 of them, videos 26, articles 158. ${searches.length.toLocaleString('en')} texts in turns, each again after ${(searches.length / pace.perSecond).toFixed(0)} s, by when its kept answer is too old: teams and people by name, whole, begun and with two letters swapped (40 of a hundred), words of the game that very many say (8), names that some write (18), rare words (12), two words (8), what is not written to its end (8), small words that most texts hold (1), and what nobody wrote (5). An answer counts from the moment at which its question was due, ${pace.seconds} s long after ${pace.warm} s. ${cpus().length} cores for server, database and clients together; the load of the machine was ${loads.map((one) => one.toFixed(0)).join(' at the beginning and ')} at the end.`,
    '',
    `\`npm run build\` and then \`npm run bench -- search\`: the run itself took ${minutes.toFixed(1)} minutes here, of which the four measurements take 72 s and the rest fills the database.`,
  ].join('\n');
}
