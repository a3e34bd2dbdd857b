// One process of clients: sends gifts over kept-alive connections for some seconds and prints what came of it. Started by bench.mjs.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const { origin, tokens, connections, seconds, warm, anchors, first } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const { hostname, port } = new URL(origin);
const times = [];
let [sent, failed, began] = [0, 0, false];

const send = (token, room) =>
  new Promise((resolve) => {
    const since = performance.now();
    const call = request(
      {
        hostname,
        port,
        agent,
        path: `/api/member/handselGift?id=${room}&gift_id=football&count=1`,
        headers: { token, 'idempotency-key': randomUUID() },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => {
          if (began) {
            sent += 1;
            times.push(performance.now() - since);
            if (!text.startsWith('{"code":0')) failed += 1;
          }
          resolve();
        });
      },
    );
    call.once('error', () => {
      if (began) failed += 1;
      resolve();
    });
    call.end();
  });

const until = performance.now() + (warm + seconds) * 1_000;
setTimeout(() => (began = true), warm * 1_000);
await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    // Each connection speaks for a few members in turn, so that none meets their own allowance (100 gifts in ten seconds).
    for (let turn = index; performance.now() < until; turn += 1) {
      const token = tokens[(index + (turn - index) * connections) % tokens.length];
      await send(token, first.room + (turn % anchors));
    }
  }),
);
agent.destroy();
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(JSON.stringify({ perSecond: (sent - failed) / seconds, failed, p50: at(0.5), p99: at(0.99) }));
