// One process of clients: repeats one request over keep-alive connections for some seconds and prints the result. Started by benchmarks.
// Uses bare sockets that read only the length and the beginning of an answer, because a client of node:http is slower than the floors
// and would measure itself.
import { randomInt, randomUUID } from 'node:crypto';
import { connect } from 'node:net';

const { port, method, targets, tokens, bodies, keyed, accepts, connections, warm, seconds } = JSON.parse(process.argv[2]);
/** Beginning of an answer that is no refusal; of what is compressed the status alone says so. */
const begin = Buffer.from(accepts ? '' : '{"code":0');
const nothing = Buffer.alloc(0);
const key = randomUUID();
const times = [];
let [turn, failed, began, received] = [randomInt(4_096), 0, false, 0];

/** The next request; each comes from another of 4,096 addresses. */
function nextRequest() {
  turn += 1;
  const body = bodies?.[turn % bodies.length] ?? '';
  return [
    `${method} ${targets[turn % targets.length]} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nx-forwarded-for: 10.1.${(turn >> 8) & 15}.${turn & 255}\r\n`,
    accepts ? `accept-encoding: ${accepts}\r\n` : '',
    tokens ? `token: ${tokens[turn % tokens.length]}\r\n` : '',
    keyed ? `idempotency-key: ${key}-${turn}\r\n` : '',
    bodies ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '',
    `\r\n${body}`,
  ].join('');
}

const from = performance.now() + warm * 1_000;
const until = from + seconds * 1_000;

/** Asks again and again on one line until the time is over. */
const ask = () =>
  new Promise((resolve) => {
    let [head, left, isRight, since] = [nothing, 0, false, 0];
    const onread = { buffer: Buffer.alloc(64 * 1_024), callback: (length, buffer) => (read(buffer.subarray(0, length)), true) };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    // A server that says nothing more must not hold the run up.
    const late = setTimeout(() => socket.destroy(), until + 20_000 - performance.now());
    socket.on('error', () => undefined);
    socket.once('connect', send);
    socket.once('close', () => {
      clearTimeout(late);
      if (since > 0) failed += 1;
      resolve();
    });

    function send() {
      since = performance.now();
      if (since < until) return void socket.write(nextRequest());
      since = 0;
      socket.destroy();
    }

    function read(bytes) {
      if (left > 0) left -= bytes.length;
      else {
        const all = head.length > 0 ? Buffer.concat([head, bytes]) : bytes;
        const end = all.indexOf('\r\n\r\n') + 4;
        // The buffer is used again: what waits for more is copied.
        if (end < 4 || all.length < end + begin.length) return void (head = Buffer.from(all));
        head = nothing;
        const said = all.latin1Slice(0, end);
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(said)?.[1]);
        if (Number.isNaN(length)) return void socket.destroy();
        isRight = said.startsWith('HTTP/1.1 200') && all.compare(begin, 0, begin.length, end, end + begin.length) === 0;
        left = end + length - all.length;
        if (since >= from) received += end + length;
      }
      if (left > 0) return;
      const now = performance.now();
      if (now >= from && now < until) {
        if (isRight) times.push(now - since);
        else failed += 1;
      }
      send();
    }
  });

let used = { user: 0, system: 0 };
setTimeout(() => {
  used = process.cpuUsage();
  began = true;
}, warm * 1_000);
await Promise.all(Array.from({ length: connections }, ask));
const { user, system } = process.cpuUsage(began ? used : undefined);
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(
  JSON.stringify({
    perSecond: times.length / seconds,
    failed,
    p50: at(0.5),
    p99: at(0.99),
    bytes: received / seconds,
    cores: (user + system) / 1e6 / seconds,
  }),
);
