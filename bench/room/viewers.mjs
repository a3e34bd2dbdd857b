// A process of viewers of one room: the latency of each comment to each viewer. Started by bench.mjs, which sends commands line by
// line.
import { createInterface } from 'node:readline';
import { openRaw } from '../fanout/rawSocket.mjs';

/** A comment carries the moment at which it was sent, ms UTC in base 36. */
const moment = /"text":"at ([0-9a-z]+)"/;
const times = [];
const sockets = [];
let lost = 0;
/** When each frame was sent: frames of all sockets are the same, and are read once. */
const known = new Map();

function sentAt(frame) {
  const text = frame.latin1Slice(0, frame.length);
  if (!known.has(text)) {
    const found = text.includes('"type":"barrage"') ? moment.exec(text) : null;
    known.set(text, found ? Number.parseInt(found[1], 36) : null);
  }
  return known.get(text);
}

function take(frame, at) {
  const sent = sentAt(frame);
  if (sent !== null) times.push(at - sent);
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const commands = {
  async open({ port, room, viewers }) {
    const hello = [
      { type: 'register', data: { info: 'web', lang: 'zh' } },
      { type: 'subscribe', data: { topic: `room:${room}` } },
    ];
    for (let index = 0; index < viewers; index += 50)
      sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => openRaw(port, hello, { take, lost: () => (lost += 1) })))));
    say({ open: sockets.length });
  },
  report() {
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.floor(times.length * share)] ?? 0;
    say({ heard: times.length, lost, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: times.at(-1) ?? 0 });
    for (const socket of sockets) socket.destroy();
  },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { name, ...given } = JSON.parse(line);
  await commands[name](given);
}
