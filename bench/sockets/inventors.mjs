// One process of anonymous sockets that each ask for topics which do not exist, as often as a socket may. Started by bench.mjs; ends
// when its input ends.
import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';

const { port, sockets, aSecond } = JSON.parse(process.argv[2]);
const kinds = [
  () => `match:${randomBytes(6).toString('hex')}`,
  () => `room:${randomInt(1_000_000, 9_000_000)}`,
  () => `odds:${randomBytes(3).toString('hex')}`,
  () => `user:${randomInt(1, 9_000_000)}`,
];
let [asked, answered, lost] = [0, 0, 0];

/** A text frame as a client sends it: masked, by nothing. */
function frameOf(text) {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const open = () =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject);
    socket.once('data', () => {
      socket.on('data', (bytes) => {
        // Each refusal is one frame, whose first byte is no part of a text.
        for (const byte of bytes) if (byte === 0x81) answered += 1;
      });
      resolve(socket);
    });
    socket.once('close', () => (lost += 1));
    socket.write(
      `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });

const all = [];
while (all.length < sockets) all.push(...(await Promise.all(Array.from({ length: Math.min(50, sockets - all.length) }, open))));
process.stdout.write('open\n');
// Spread over the second, so that the server sees a stream and not one blow each second.
const step = 20;
let next = 0;
const timer = setInterval(() => {
  for (let count = 0; count < (sockets * aSecond * step) / 1_000; count += 1) {
    const topic = kinds[asked % kinds.length]();
    asked += 1;
    all[next % all.length].write(frameOf(JSON.stringify({ type: 'subscribe', data: { topic } })));
    next += 1;
  }
}, step);
process.stdin.resume().once('end', () => {
  clearInterval(timer);
  const said = JSON.stringify({ asked, answered, lost });
  for (const socket of all) socket.destroy();
  process.stdout.write(`${said}\n`);
});
