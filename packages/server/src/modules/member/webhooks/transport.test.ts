import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadsOutside, publicLookup } from '../../../platform/publicAddress.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { createWebhookTransport, signatureOf } from './transport.ts';

let receiver: WebhookReceiver;
let other: WebhookReceiver;
beforeAll(async () => {
  [receiver, other] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
});
afterAll(() => Promise.all([receiver.close(), other.close()]));

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const letter = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };

test('the signature is that of the example in the text of Standard Webhooks', () => {
  expect(signatureOf(secret, letter.id, 1_614_265_330, letter.body)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test.each([
  'http://example.com/in',
  'https://127.0.0.1/in',
  'https://2130706433/in',
  'https://0x7f000001/in',
  'https://[::1]/in',
  'https://[::ffff:10.0.0.1]/in',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://localhost/in',
  'https://localhost./in',
  'https://printer.local/in',
  'https://intranet/in',
  'https://user:password@example.com/in',
  'ftp://example.com/in',
  'nonsense',
])('%s leads nowhere outside', async (url) => {
  expect(leadsOutside(url, false)).toBe(false);
  const transport = createWebhookTransport({ onLoopback: false });
  expect(await transport.send(url, secret, letter, 0)).toMatchObject({ isDelivered: false, status: null, answer: 'not_public' });
  transport.stop();
});

/** Resolves a name like a name server whose answer changes with each question. */
function changingLookup(answers: readonly string[]) {
  let asked = 0;
  const lookup = publicLookup((_host, _options, done) => {
    const address = answers[Math.min(asked, answers.length - 1)] ?? '';
    asked += 1;
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  });
  return { lookup, asked: () => asked };
}

test.each([['127.0.0.1'], ['169.254.169.254'], ['10.0.0.1'], ['::1'], ['fe80::1']])(
  'a name that resolves to %s is not connected to',
  async (address) => {
    const { lookup: guarded } = changingLookup([address]);
    const transport = createWebhookTransport({ onLoopback: false, lookup: guarded });
    const sent = await transport.send(`https://hooks.example.com:${receiver.port}/in`, secret, letter, 0);
    expect(sent).toMatchObject({ isDelivered: false, answer: 'not_public' });
    expect(receiver.requests()).toBe(0);
    transport.stop();
  },
);

test('a name whose answer changes is looked at again for every connection, by the lookup that the connection itself uses', async () => {
  const { lookup: guarded, asked } = changingLookup(['::ffff:127.0.0.1', '127.0.0.1', '10.0.0.1']);
  const transport = createWebhookTransport({ onLoopback: false, lookup: guarded });
  for (const times of [1, 2, 3]) {
    const sent = await transport.send(`https://hooks.example.com:${receiver.port}/in`, secret, letter, 0);
    expect([asked(), sent.answer]).toEqual([times, 'not_public']);
  }
  expect(receiver.requests()).toBe(0);
  transport.stop();
});

test('a redirect is not followed, an answer is read to its limit and stored without control characters, and silence ends', async () => {
  const transport = createWebhookTransport({ onLoopback: true, patience: 300 });
  const send = () => transport.send(receiver.url, secret, letter, 1_000);
  receiver.answerWith((response) => response.writeHead(302, { location: other.url }).end());
  expect(await send()).toMatchObject({ isDelivered: false, status: 302, answer: 'redirect' });
  expect(other.requests()).toBe(0);
  receiver.answerWith((response) => response.writeHead(500).end(`no\u0000pe\u001b[1m${'x'.repeat(100_000)}`));
  const { answer, ...rest } = await send();
  expect([rest, answer.length, answer.slice(0, 7)]).toEqual([{ isDelivered: false, isGone: false, status: 500 }, 1_000, 'nope[1m']);
  receiver.answerWith((response) => response.writeHead(410).end());
  expect(await send()).toMatchObject({ isGone: true, status: 410 });
  // Neither an answer that never begins nor one that never ends holds the queue up.
  receiver.answerWith(() => undefined);
  expect(await send()).toMatchObject({ isDelivered: false, status: null, answer: 'timeout' });
  receiver.answerWith((response) => void response.writeHead(200).write('thanks'));
  expect(await send()).toMatchObject({ isDelivered: true, status: 200, answer: 'thanks' });
  receiver.answerWith((response) => void response.destroy());
  expect(await send()).toMatchObject({ isDelivered: false, status: null, answer: 'unreachable' });
  transport.stop();
});
