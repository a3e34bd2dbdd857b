// One process of members: so many calls a second at even intervals, whatever the server does, and the time of each. Started by a
// bench.mjs.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

// In `path`, {room} is the number of a room, and {at} the moment of the call, ms UTC in base 36.
const { port, path: template, tokens, seconds, warm, aSecond, anchors, first } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true });
const times = [];
let failed = 0;

function ask(index, counts) {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = (right) => {
      if (counts) times.push(performance.now() - since);
      if (counts && !right) failed += 1;
      resolve();
    };
    const path = template.replace('{room}', String(first.room + (index % anchors))).replace('{at}', Date.now().toString(36));
    const call = request(
      { hostname: '127.0.0.1', port, agent, path, headers: { token: tokens[index % tokens.length], 'idempotency-key': randomUUID() } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => end(text.startsWith('{"code":0')));
      },
    );
    call.once('error', () => end(false));
    call.end();
  });
}

const began = performance.now();
const asked = [];
for (let index = 0; index < (warm + seconds) * aSecond; index += 1) {
  await new Promise((resume) => setTimeout(resume, Math.max(0, began + (index * 1_000) / aSecond - performance.now())));
  asked.push(ask(index, index >= warm * aSecond));
}
await Promise.all(asked);
const took = (performance.now() - began) / 1_000;
agent.destroy();
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({ calls: times.length, failed, aSecond: asked.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) }),
);
