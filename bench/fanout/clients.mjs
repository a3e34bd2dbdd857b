// A process of sockets that read as fast as the kernel delivers, and parse each frame only as far as its number. Started by bench.mjs,
// which sends commands line by line.
import { createInterface } from 'node:readline';
import { inflateRawSync } from 'node:zlib';
import { openRaw } from './rawSocket.mjs';

/** Widths of the histogram: tenths of a millisecond, up to ten seconds. */
const bins = 100_000;

let state;

const keyOf = (frame, isDeflated) => {
  const head = frame.latin1Slice(0, Math.min(120, frame.length));
  if (isDeflated) return `${frame.length} ${head}`;
  return head.includes(',"data"') ? head.slice(0, head.indexOf(',"data"')) : head;
};
/** Instant in the data of an event, or in what a patch changes of them. */
const timeIn = ({ version, list, balance }) =>
  version ?? balance ?? (list && Math.round(Math.max(...Object.values(list).map((line) => line[3]?.[0] ?? 0)) * 1_000)) ?? null;

/**
 * Times at which the feed was given the events of a frame, ms after the start of the run: matches carry it as version, odds as price.
 * Equal frames of all sockets are parsed once.
 */
function contentOf(frame, isDeflated) {
  const key = keyOf(frame, isDeflated);
  const known = state.contents.get(key);
  if (known !== undefined) return known;
  const told = JSON.parse((isDeflated ? inflateRawSync(frame) : frame).toString());
  const { code, type, topic, data } = Array.isArray(told) ? { code: 100, topic: told[0] } : told;
  const all = code !== 100 ? [] : Array.isArray(told) ? told.slice(2).map(([, , content]) => content) : [data];
  const content = { times: all.map(timeIn), isOwn: topic?.startsWith('user:') === true };
  if (code === 100) state.contents.set(key, content);
  if (type === 'subscribed') state.subscribed += 1;
  return content;
}

function take(frame, at, isDeflated) {
  const { times, isOwn } = contentOf(frame, isDeflated);
  for (const time of times) {
    if (time === null || time < state.from) continue;
    state.frames += 1;
    state.bytes += frame.length / times.length;
    const bin = Math.min(bins - 1, Math.max(0, Math.round((at - state.origin - time) * 10)));
    state.histogram[bin] += 1;
    if (isOwn) state.own[bin] += 1;
  }
}

const open = (port, hello) => {
  const run = state;
  return openRaw(port, hello, { take, lost: () => (run.lost += 1) });
};

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const commands = {
  /**
   * Opens sockets a few at a time; each belongs to a signed-in member and subscribes to the member's own topic, the matches and the
   * odds of one of the companies.
   */
  async open({ port, companies, members, reads, origin }) {
    const sockets = members.length;
    state = {
      origin,
      from: Infinity,
      contents: new Map(),
      histogram: new Float64Array(bins),
      own: new Float64Array(bins),
      frames: 0,
      bytes: 0,
      lost: 0,
      subscribed: 0,
      sockets: [],
    };
    for (let index = 0; index < sockets; index += 50) {
      const some = members
        .slice(index, index + 50)
        .map(({ id, token }, each) =>
          open(port, [
            { type: 'register', data: { info: 'web', lang: 'zh', token, ...reads } },
            { type: 'toggle', data: { company_id: companies[(index + each) % companies.length] } },
            ...[`user:${id}`, 'matches:football', 'odds:football'].map((topic) => ({ type: 'subscribe', data: { topic } })),
          ]),
        );
      state.sockets.push(...(await Promise.all(some)));
    }
    while (state.subscribed < sockets * 3) await new Promise((resume) => setTimeout(resume, 20));
    say({ open: state.sockets.length });
  },
  /** Counts what the feed is given from an instant of the run on, ms. */
  count({ from }) {
    state.from = from;
    say({ counting: true });
  },
  report() {
    const { frames, bytes, lost, histogram, own } = state;
    const at = (share, of = histogram) => {
      let left = of.reduce((sum, count) => sum + count, 0) * share;
      return of.findIndex((count) => (left -= count) <= 0) / 10;
    };
    say({
      frames,
      bytes,
      lost,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      own: at(0.99, own),
      worst: histogram.findLastIndex((count) => count > 0) / 10,
    });
    for (const socket of state.sockets) socket.destroy();
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { name, ...given } = JSON.parse(line);
  await commands[name](given);
}
