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
  const received = JSON.parse((isDeflated ? inflateRawSync(frame) : frame).toString());
  const { code, type, topic, data } = Array.isArray(received) ? { code: 100, topic: received[0] } : received;
  const all = code !== 100 ? [] : Array.isArray(received) ? received.slice(2).map(([, , content]) => content) : [data];
  const content = { times: all.map(timeIn), isOwn: topic?.startsWith('user:') === true };
  if (code === 100) state.contents.set(key, content);
  if (type === 'subscribed') state.subscribed += 1;
  return content;
}

/** Instants in what nats-server puts into one frame: each message has one; its subject says whose it is. */
function ofNats(frame) {
  const text = frame.latin1Slice();
  if (text.startsWith('PONG') || text.startsWith('INFO')) return void (state.subscribed += text.startsWith('PONG') ? 1 : 0);
  for (const [, subject, time] of text.matchAll(/MSG (\S+) [^{]*\{[^}]*?"version":(\d+)/g))
    count([Number(time)], subject.startsWith('user.'), text.length, performance.timeOrigin + performance.now());
}

function take(frame, at, isDeflated) {
  if (state.isNats) return ofNats(frame);
  const { times, isOwn } = contentOf(frame, isDeflated);
  count(times, isOwn, frame.length, at);
}

/** Counts a message with the events in it. */
function count(times, isOwn, length, at) {
  if (times.some((time) => time !== null && time >= state.from)) state.messages += 1;
  for (const time of times) {
    if (time === null || time < state.from) continue;
    state.frames += 1;
    state.bytes += length / times.length;
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
   * odds of one of the companies, or to the tables that are named. Without a token it belongs to a visitor, who has no topic of their own.
   */
  async open({ port, companies, members, reads, origin, tables = ['matches:football', 'odds:football'], isNats = false }) {
    const sockets = members.length;
    state = {
      origin,
      from: Infinity,
      contents: new Map(),
      histogram: new Float64Array(bins),
      own: new Float64Array(bins),
      isNats,
      frames: 0,
      messages: 0,
      bytes: 0,
      lost: 0,
      subscribed: 0,
      sockets: [],
    };
    for (let index = 0; index < sockets; index += 50) {
      const some = members.slice(index, index + 50).map(({ id, token }, each) => {
        const topics = [...(token ? [`user:${id}`] : []), ...tables];
        if (isNats)
          return open(port, [
            'CONNECT {"verbose":false,"pedantic":false}\r\n',
            topics.map((topic, place) => `SUB ${topic.replace(':', '.')} ${place + 1}\r\n`).join(''),
            'PING\r\n',
          ]);
        return open(port, [
          { type: 'register', data: { info: 'web', lang: 'zh', token, ...reads } },
          { type: 'toggle', data: { company_id: companies[(index + each) % companies.length] } },
          ...topics.map((topic) => ({ type: 'subscribe', data: { topic } })),
        ]);
      });
      state.sockets.push(...(await Promise.all(some)));
    }
    const wanted = isNats ? sockets : sockets * tables.length + members.filter(({ token }) => token).length;
    while (state.subscribed < wanted) await new Promise((resume) => setTimeout(resume, 20));
    say({ open: state.sockets.length });
  },
  /** Counts what the feed is given from an instant of the run on, ms. */
  count({ from }) {
    state.from = from;
    say({ counting: true });
  },
  report() {
    const { frames, messages, bytes, lost, histogram, own } = state;
    const at = (share, of = histogram) => {
      let left = of.reduce((sum, count) => sum + count, 0) * share;
      return of.findIndex((count) => (left -= count) <= 0) / 10;
    };
    say({
      frames,
      messages,
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
