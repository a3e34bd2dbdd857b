// 2,000 viewers in one room: comments beside bare ws, memory per viewer, blocks of the event loop; then gifts, spread and to one
// anchor. Usage: npm run bench -- room
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { inUse } from '../inUse.mjs';
import { openFloor } from './floor.mjs';
import { watchLoop } from './loop.mjs';

const viewers = 2_000;
const comments = { path: '/api/Barrage/send?id={room}&text=at+{at}', aSecond: 20, anchors: 1 };
const gifts = { path: '/api/member/handselGift?id={room}&gift_id=football&count=1', warm: 2, seconds: 10 };
const [warm, seconds] = [3, 20];
const [members, anchors] = [200, 40];
const goals = { p99: 250, block: 20, memory: 15, spread: 300, one: 150 };
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const wait = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** The process of the viewers; `ask` sends a command and answers what it says. */
function startViewers() {
  const child = spawn(process.execPath, [here('./viewers.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
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

/** Members who call at even distances; how long it took them. */
async function calls(given) {
  const child = spawn(process.execPath, [here('../sockets/members.mjs'), JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  await once(child, 'close');
  return JSON.parse(said);
}

/** Some seconds of comments in a room full of viewers. */
async function talk({ port, tokens, first }) {
  const before = await inUse();
  const room = startViewers();
  try {
    await room.ask('open', { port, room: first.room, viewers });
    await wait(1_000);
    const seated = await inUse();
    // Started before the measurement: starting a process blocks this thread, and is no work of the server.
    const sending = calls({ port, tokens, first, warm, seconds, ...comments });
    const loop = watchLoop();
    const cpu = process.cpuUsage();
    const sent = await sending;
    const { user, system } = process.cpuUsage(cpu);
    const stood = loop.stop();
    await wait(1_000);
    const after = await inUse();
    return {
      ...(await room.ask('report')),
      sent: (warm + seconds) * comments.aSecond - sent.failed,
      failed: sent.failed,
      ...stood,
      memory: (seated - before) / 1_024 / viewers,
      grown: (after - seated) / 2 ** 20,
      cores: (user + system) / 1e6 / (warm + seconds),
    };
  } finally {
    room.stop();
  }
}

/** Answers the section as Markdown. */
export async function run({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  const { module: site } = await runnerImport(here('../sockets/site.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: (await runnerImport(here('../../vite.shared.ts'))).module.speaking(),
  });
  const { first } = site;
  const bare = await openFloor();
  const floor = await talk({ port: bare.port, tokens: ['floor'], first }).finally(() => bare.stop());
  log(`floor: p50 ${floor.p50.toFixed(1)} p99 ${floor.p99.toFixed(1)} ms, ${floor.memory.toFixed(1)} KiB a viewer`);
  const server = await site.openServer(here('../..'), members, anchors, { PITCHSIDE_SOCKETS_PER_ADDRESS: '3000' });
  try {
    const ours = await talk({ port: server.port, tokens: server.tokens, first });
    log(
      `ours: p50 ${ours.p50.toFixed(1)} p99 ${ours.p99.toFixed(1)} ms, ${ours.memory.toFixed(1)} KiB a viewer, block ${ours.block.toFixed(1)} ms, of its own work at most ${ours.work.toFixed(1)} ms`,
    );
    const given = { port: server.port, tokens: server.tokens, first, ...gifts };
    const spread = await calls({ ...given, aSecond: goals.spread, anchors });
    const one = await calls({ ...given, aSecond: goals.one, anchors: 1 });
    log(
      `gifts: ${spread.aSecond.toFixed(0)}/s spread, p99 ${spread.p99.toFixed(0)} ms; ${one.aSecond.toFixed(0)}/s to one, p99 ${one.p99.toFixed(0)} ms`,
    );
    return report({ floor, ours, spread, one, faults: server.faults() });
  } finally {
    await server.stop();
  }
}

function report({ floor, ours, spread, one, faults }) {
  const row = (label, { p50, p95, p99, worst, block, blockP99, work, memory, cores }) =>
    `| ${label} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | **${p99.toFixed(1)}** | ${worst.toFixed(1)} | ${blockP99.toFixed(1)} | ${block.toFixed(1)} | ${work.toFixed(1)} | ${memory.toFixed(1)} | ${cores.toFixed(2)} |`;
  const aim = (label, limit, figure, met) => `| ${label} | ${limit} | ${figure} | ${met ? 'met' : 'missed'} |`;
  const missing = ours.sent * viewers - ours.heard;
  // A rate is met when the last answer comes at the end of the last second.
  const kept = (aSecond, goal) => aSecond >= goal * 0.97;
  return [
    '## Room',
    '',
    '| comments of a room | p50 ms | p95 ms | p99 ms | worst ms | event loop, p99 of its delay ms | longest block ms | most own work between two looks ms | KiB a viewer | cores of its process |',
    '|---|---|---|---|---|---|---|---|---|---|',
    row('ours', ours),
    row('floor', floor),
    '',
    '| gifts | a second | p50 ms | p95 ms | p99 ms | failed |',
    '|---|---|---|---|---|---|',
    ...[
      [`spread over ${anchors} anchors`, spread],
      ['all to one anchor', one],
    ].map(
      ([label, { aSecond, p50, p95, p99, failed }]) =>
        `| ${label} | **${aSecond.toFixed(0)}** | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`,
    ),
    '',
    '| goal | limit | this run | |',
    '|---|---|---|---|',
    aim('comment, p99', `<= ${goals.p99} ms`, `${ours.p99.toFixed(0)} ms`, ours.p99 <= goals.p99),
    aim('comments that a viewer missed', '0', String(missing), missing === 0),
    aim('longest block of the event loop, by the clock', `<= ${goals.block} ms`, `${ours.block.toFixed(1)} ms`, ours.block <= goals.block),
    aim('longest block of the event loop, by its own work', `<= ${goals.block} ms`, `${ours.work.toFixed(1)} ms`, ours.work <= goals.block),
    aim('memory of a viewer', `<= ${goals.memory} KiB`, `${ours.memory.toFixed(1)} KiB`, ours.memory <= goals.memory),
    aim('gifts a second, spread', `>= ${goals.spread}`, spread.aSecond.toFixed(0), kept(spread.aSecond, goals.spread)),
    aim('gifts a second, to one anchor', `>= ${goals.one}`, one.aSecond.toFixed(0), kept(one.aSecond, goals.one)),
    aim(
      'calls that failed, and faults',
      '0',
      `${ours.failed + spread.failed + one.failed}, ${faults}`,
      ours.failed + spread.failed + one.failed + faults === 0,
    ),
    '',
    `${viewers} sockets in one room, ${comments.aSecond} comments a second of ${members} members for ${warm + seconds} s, from the call that sends one to the socket that hears it; memory is what is in use after collecting, and grew by ${ours.grown.toFixed(1)} MB while they talked. Gifts at even distances for ${gifts.seconds} s. ${cpus().length} cores for server, embedded PostgreSQL with fsync, members and viewers together. The event loop is looked at every 5 ms: by the clock a block has the time for which other processes had the core, by the processor time of its own thread it has not, but up to 5 ms of what went before.`,
  ].join('\n');
}
