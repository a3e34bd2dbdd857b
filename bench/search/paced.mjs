// One process of clients: sends so many requests a second, whatever comes of earlier ones. Prints the time of each answer since the
// moment at which its request was due, in that order. Started by bench.mjs.
import { Agent, request } from 'node:http';

const { port, targets, perSecond, warm, seconds } = JSON.parse(process.argv[2]);
/** Time-out of an answer, which then counts as failed, ms. */
const patience = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
/** Of each question that counts, how long it took, ms; null where it failed. */
const times = [];

const ask = (turn, due) =>
  new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `10.1.${(turn >> 8) & 15}.${turn & 255}` };
    let text = '';
    const done = (isRight) => {
      if (turn >= perSecond * warm) times[turn - perSecond * warm] = isRight ? performance.now() - due : null;
      resolve();
    };
    const sent = request({ port, host: '127.0.0.1', path: targets[turn % targets.length], agent, headers, timeout: patience }, (answer) => {
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () => done(answer.statusCode === 200 && text.startsWith('{"code":0')));
      answer.once('error', () => done(false));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => done(false));
    sent.end();
  });

const from = performance.now();
const all = [];
for (let turn = 0; turn < perSecond * (warm + seconds); turn += 1) {
  const due = from + (turn * 1_000) / perSecond;
  const wait = due - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  all.push(ask(turn, due));
}
await Promise.all(all);
agent.destroy();
process.stdout.write(JSON.stringify(times));
