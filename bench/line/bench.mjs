// Scores, sound and comments over a line of 64 kbit/s. Usage: npm run bench -- line
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { testBrowser } from '../../scripts/browser.mjs';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { measureRoom } from './room.mjs';
import { measureScores } from './scores.mjs';

const network = { kilobits: 64, roundTrip: 300, loss: 0.1 };
const goals = { first: 5, goal: 3, match: 1_000_000, sound: 15_000_000 };

const sorted = (values) => values.toSorted((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const seconds = (ms) => (ms / 1_000).toFixed(1);
const kb = (bytes) => `${Math.round(bytes / 1_000)} KB`;
const mb = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const met = (isMet) => (isMet ? 'met' : 'missed');

/** Measures all, about a quarter of an hour; answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  await ensureBuilt();
  const browser = await chromium.launch(await testBrowser());
  try {
    const loads = [loadavg()[0]];
    const scores = await measureScores(browser, network, log);
    const room = await measureRoom(browser, network, log);
    loads.push(loadavg()[0]);
    return section(scores, room, loads);
  } finally {
    await browser.close();
  }
}

function section({ first, table, pages, bytes }, room, loads) {
  const firstOf = (path, isSaving) => median(first[`${path} ${isSaving}`].map(({ ms }) => ms));
  const bytesOf = (path, isSaving) => kb(median(first[`${path} ${isSaving}`].map((visit) => visit.bytes)));
  const slowest = ({ delays }) => Math.max(...delays);
  const lost = table.true.lost + room.lost;
  const paths = ['/football', '/score-detail'];
  const rows = [
    ...paths.map((path) => [
      `first score of ${path} readable, s`,
      `**${seconds(firstOf(path, true))}**`,
      seconds(firstOf(path, false)),
      `${goals.first}`,
      met(firstOf(path, true) <= goals.first * 1_000),
    ]),
    ...paths.map((path) => [`bytes by then, ${path}`, bytesOf(path, true), bytesOf(path, false), '–', '']),
    [
      `goals: feed to page, p50 / slowest, s (${table.true.delays.length} and ${table.false.delays.length})`,
      `${seconds(median(table.true.delays))} / **${seconds(slowest(table.true))}**`,
      `${seconds(median(table.false.delays))} / ${seconds(slowest(table.false))}`,
      `${goals.goal}`,
      met(slowest(table.true) <= goals.goal * 1_000),
    ],
    [
      'a whole match’s scores, in the table of all matches',
      `**${mb(bytes.table)}**`,
      mb(bytes.tableFirst),
      mb(goals.match),
      met(bytes.table <= goals.match),
    ],
    ['a whole match’s scores, on its own page', `**${mb(bytes.match)}**`, '–', mb(goals.match), met(bytes.match <= goals.match)],
    ['page and app before that, once: table, match', `${kb(pages.table)}, ${kb(pages.match)}`, kb(pages.tableFirst), '–', ''],
    [
      'sound of a room, an hour',
      room.sound ? `**${mb(room.sound.hour)}**` : 'no ffmpeg here',
      '–',
      mb(goals.sound),
      room.sound ? met(room.sound.hour <= goals.sound) : '',
    ],
    ['comments that arrived of those that were said', `${room.arrived} of ${room.said}`, '–', 'all', met(room.arrived === room.said)],
    ['a comment from here: Enter to the list of the room, s', seconds(room.sent), '–', 'arrives', met(Number.isFinite(room.sent))],
    ['goals and comments lost', `**${lost}**`, `${table.false.lost}`, '0', met(lost === 0)],
  ];
  return `## A bad line

| at 64 kbit/s, 300 ms, 10 % loss | data saved | first visit, nothing saved | goal | |
|---|---|---|---|---|
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

The built product and a browser with an empty cache, between them a relay (\`bench/line/line.mjs\`) that all connections share: each piece of 1,460 bytes takes its time at 64 kbit/s and half a round trip of 300 ms, one in ten is lost and comes a round trip and 200 ms later with all after it in its connection waiting, and a connection takes a round trip to open, or a second more. Netem drops real packets, but the kernel here has none, and what Chromium emulates of loss is WebRTC’s alone. Readable is the first frame with a score; pages were drawn before, medians of ${first['/football true'].length}. Goals are those of a recorded Saturday, every row in sight, at eight times its pace, ${Math.round(table.true.minutes)} minutes of it for each kind of reader; bytes of a match are those of 105 minutes of changes at the rate of the recording, odds among them. Sound is what comes of the stream, coded at 24 kbit/s, its lists and heads included${room.sound ? `: it played ${room.sound.began} s after the page was opened and stood still for ${room.sound.stood} s of ${room.sound.seconds}` : ''}. The load of the machine was ${loads.map((load) => Math.round(load)).join(' at the beginning and ')} at the end.`;
}
