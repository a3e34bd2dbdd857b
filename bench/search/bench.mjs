// Search over posts, videos, articles, people and teams, at a fixed pace through HTTP, beside bare node:http with the same bytes at the
// same pace. Usage: npm run bench -- search
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';
import { clients, startFloor } from '../processes.mjs';
import { processorTime } from '../processorTime.mjs';

const pace = { perSecond: 200, warm: 3, seconds: 15 };
/**
 * Length of the stretches that are reported by themselves, s: a pause of the server or its database delays only the answers of one of
 * them.
 */
const stretch = 3;
const goals = { 'Search/index': 120, 'Search/suggest': 60 };
/** Limit for indexing the names of a new database, ms. */
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

/** Summarises times of answers, ms: median, 90th and 99th percentile, and the number of failures. */
function summed(times) {
  const answered = times.filter((time) => time !== null).toSorted((one, other) => one - other);
  const at = (share) => answered[Math.min(answered.length - 1, Math.floor(answered.length * share))] ?? Number.NaN;
  return { asked: times.length, failed: times.length - answered.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

/** The same, grouped by the name of each index, in order of appearance. */
function summedBy(times, nameOf) {
  const names = [...new Set(times.map((_, place) => nameOf(place)))];
  return names.map((name) => ({ name, ...summed(times.filter((_, place) => nameOf(place) === name)) }));
}

/** One call at the pace, ours and bare `http` with the bytes of a middling answer. */
async function measure(site, database, call, searches, folder) {
  const { origin } = site;
  const targets = searches.map(({ text }) => `/api/${call}?name=${encodeURIComponent(text)}`);
  const bodies = [];
  for (const target of targets.slice(0, looked)) bodies.push(await (await fetch(origin + target)).text());
  const body = bodies.toSorted((one, other) => one.length - other.length)[Math.floor(looked / 2)] ?? '';
  const roots = [site.pid(), database.pid()];
  const before = roots.map(processorTime);
  const times = await clients(here('paced.mjs'), { port: Number(new URL(origin).port), targets, ...pace });
  const asked = pace.perSecond * (pace.warm + pace.seconds);
  const [server, store] = roots.map((root, place) => (processorTime(root) - before[place]) / asked);
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify([{ method: 'GET', path: `/api/${call}`, body }]));
  const floor = await startFloor('http', file);
  const bare = summed(await clients(here('paced.mjs'), { port: floor.port, targets, ...pace }));
  floor.stop();
  return {
    call,
    ours: summed(times),
    sorts: summedBy(times, (place) => searches[(place + pace.perSecond * pace.warm) % searches.length].sort),
    stretches: summedBy(times, (place) => Math.floor(place / (pace.perSecond * stretch))),
    work: { server, store },
    bare,
    bytes: Buffer.byteLength(body),
  };
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
        samples.push(await measure(site, database, call, world.searches, folder));
        log(figures(samples.at(-1)));
      }
      return section(world, samples, [load, loadavg()[0]], (performance.now() - since) / 60_000);
    } finally {
      await site.stop();
    }
  } finally {
    await close();
  }
}

const ms = (time) => time.toFixed(1);

/** A line about a sample, printed while others are still measured. */
const figures = ({ call, ours, bare, sorts, stretches, work }) =>
  [
    `${call}: p50 ${ms(ours.p50)} ms, p90 ${ms(ours.p90)} ms, p99 ${ms(ours.p99)} ms, failed ${ours.failed}; bare p99 ${ms(bare.p99)} ms`,
    `  of the processors ${ms(work.server)} ms a question in the server, ${ms(work.store)} ms in its database`,
    ...sorts.map(({ name, asked, p50, p90, p99 }) => `  ${name} (${asked}): p50 ${ms(p50)}, p90 ${ms(p90)}, p99 ${ms(p99)}`),
    ...stretches.map(({ name, p50, p99 }) => `  from second ${name * stretch}: p50 ${ms(p50)}, p99 ${ms(p99)}`),
  ].join('\n');

function section({ amounts, searches }, samples, loads, minutes) {
  const { posts, videos, articles, people, teams } = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, amount.toLocaleString('en')]),
  );
  const [index] = samples;
  const texts = searches.length.toLocaleString('en');
  return [
    '## Search',
    '',
    `| ${pace.perSecond} questions a second | p50 ms | p90 ms | p99 ms | goal, p99 ms | | server, ms of a processor a question | database | bare \`http\`, p50 ms | p99 ms | failed |`,
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...samples.map(
      ({ call, ours, bare, bytes, work }) =>
        `| ${call}, ${(bytes / 1_024).toFixed(1)} KB | ${ms(ours.p50)} | ${ms(ours.p90)} | **${ms(ours.p99)}** | ${goals[call]} | ${ours.p99 <= goals[call] ? 'met' : 'missed'} | ${ms(work.server)} | ${ms(work.store)} | ${ms(bare.p50)} | ${ms(bare.p99)} | ${ours.failed} |`,
    ),
    '',
    `| ${index.call}, by what is asked | times | p50 ms | p90 ms | p99 ms |`,
    '|---|---|---|---|---|',
    ...index.sorts.map(({ name, asked, p50, p90, p99 }) => `| ${name} | ${asked} | ${ms(p50)} | ${ms(p90)} | ${ms(p99)} |`),
    '',
    `Every ${stretch} s of it, p50 and p99: ${index.stretches.map(({ p50, p99 }) => `${ms(p50)} and ${ms(p99)} ms`).join(', ')}.`,
    '',
    `The built product on embedded PostgreSQL, one node: ${posts} posts, ${videos} videos, ${articles} articles in three languages, ${people} people and ${teams} teams. Words come as often as in what people write, the hundredth a hundredth as often as the first (Zipf, 4,000 words a language); posts have 12 of them, videos 26, articles 158. ${texts} texts in turns, each again after ${(searches.length / pace.perSecond).toFixed(0)} s, by when its kept answer is too old. An answer counts from the moment at which its question was due, ${pace.seconds} s long after ${pace.warm} s. ${cpus().length} cores for server, database and clients together; the load of the machine was ${loads.map((one) => one.toFixed(0)).join(' at the beginning and ')} at the end.`,
    '',
    `\`npm run build\` and then \`npm run bench -- search\`: the run itself took ${minutes.toFixed(1)} minutes here, of which the four measurements take ${4 * (pace.warm + pace.seconds)} s and the rest fills the database.`,
  ].join('\n');
}
