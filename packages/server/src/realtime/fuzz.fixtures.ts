import fc from 'fast-check';
import type { Socket } from 'node:net';
import { openLine, upgradeHead } from '../testing/testUpgrade.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const topic = fc.oneof(
  fc.constantFrom('room:1', 'room:2', 'rooms', 'match:m1', 'matches:football', 'odds:football', 'user:1', 'room:999'),
  fc.string({ unit: 'binary', maxLength: 90 }),
);
const valid = fc.oneof(
  fc.record({
    type: fc.constant('register'),
    data: fc.record(
      {
        info: fc.constant('web'),
        lang: fc.constantFrom('zh', 'en', 'vi'),
        token: fc.oneof(fc.stringMatching(/^[\w-]{43}$/), fc.string({ maxLength: 60 })),
      },
      { requiredKeys: ['info', 'lang'] },
    ),
  }),
  fc.record({
    type: fc.constantFrom('subscribe', 'unsubscribe'),
    data: fc.record(
      { topic, epoch: fc.string({ maxLength: 45 }), seq: fc.oneof(fc.nat(), fc.maxSafeInteger(), fc.double()) },
      { requiredKeys: ['topic'] },
    ),
  }),
  fc.record({ type: fc.constant('toggle'), data: fc.record({ company_id: fc.string({ unit: 'binary', maxLength: 24 }) }) }),
  fc.record({ type: fc.constant('classify'), data: fc.record({ classify_type: fc.integer({ min: -1, max: 2 }) }) }),
  fc.record({ type: fc.constant('heartbeat'), data: json }, { requiredKeys: ['type'] }),
  fc.record({
    type: fc.constant('login'),
    data: fc.record({ code: fc.string({ unit: 'binary', maxLength: 80 }), secret: fc.string({ unit: 'binary', maxLength: 80 }) }),
  }),
);
const mutated = fc
  .tuple(valid, fc.constantFrom('type', 'data', 'more'), json)
  .map(([frame, field, value]) => ({ ...frame, [field]: value }));
const text = fc.oneof(
  { weight: 6, arbitrary: valid.map((frame) => JSON.stringify(frame)) },
  { weight: 4, arbitrary: mutated.map((frame) => JSON.stringify(frame)) },
  { weight: 1, arbitrary: fc.tuple(valid, fc.nat(60)).map(([frame, at]) => JSON.stringify(frame).slice(0, at)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '[[[[',
      '{"__proto__":{"x":1},"type":"heartbeat"}',
      '['.repeat(8_000),
      `"${'x'.repeat(20_000)}"`,
      'null',
    ),
  },
);
const payload = fc.oneof(
  { weight: 8, arbitrary: text.map((said) => Buffer.from(said)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);
const usually = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

/** One frame as wire bytes: mostly a whole masked text, now and then anything else. Source: RFC 6455, section 5.2. */
const frame = fc
  .record({
    payload,
    opcode: usually(1, fc.nat(15)),
    fin: usually(true, fc.constant(false)),
    reserved: usually(0, fc.nat(7)),
    masked: usually(true, fc.constant(false)),
    claimed: usually<number | undefined>(undefined, fc.nat(2 ** 31)),
  })
  .map(({ payload: body, opcode, fin, reserved, masked, claimed }) => {
    const length = claimed ?? body.length;
    const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
    head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
    head[1] = (masked ? 0x80 : 0) | (head.length === 2 ? length : head.length === 4 ? 126 : 127);
    if (head.length === 4) head.writeUInt16BE(length, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
    const mask = Buffer.from([7, 99, 31, 200]);
    return masked ? Buffer.concat([head, mask, body.map((byte, index) => byte ^ (mask[index % 4] ?? 0))]) : Buffer.concat([head, body]);
  });

/** End of a connection: regular, by a reset, or not before everything else is over. */
const ending = fc.constantFrom('end' as const, 'reset' as const, 'stay' as const);

/** Behaviour of one client: bytes, the point of truncation, the number of pieces, and the end. */
const behaviour = fc.record({
  cut: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  pieces: fc.integer({ min: 1, max: 4 }),
  pause: fc.nat(3),
  ending,
});
export type Client = { bytes: Buffer } & (typeof behaviour extends fc.Arbitrary<infer T> ? T : never);

/** Clients that open a WebSocket correctly and then send frames of any kind. */
export const talkers: fc.Arbitrary<Client[]> = fc.array(
  fc
    .tuple(fc.array(frame, { maxLength: 12 }), behaviour)
    .map(([frames, rest]) => ({ bytes: Buffer.concat([Buffer.from(upgradeHead()), ...frames]), ...rest })),
  { minLength: 4, maxLength: 8 },
);

const target = fc.oneof(
  fc.constantFrom('/ws', '/ws?x=1', '//', '/', '*', 'http://', 'http://[', '//[::', '/ws/../ws', '/%', 'ws', '', '?', '\\\\', '/\u0000'),
  fc.webUrl(),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ',', 'websocket', 'Upgrade', 'h2c', 'https://evil.example', 'null', '13', '99', 'permessage-deflate; x="'),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'host',
    'connection',
    'upgrade',
    'origin',
    'sec-websocket-key',
    'sec-websocket-version',
    'sec-websocket-protocol',
    'sec-websocket-extensions',
    'content-length',
    'transfer-encoding',
    'x',
  ),
  fc.option(value, { nil: undefined }),
  { maxKeys: 3 },
);

/** Clients that send an upgrade with anything in it. */
export const askers: fc.Arbitrary<Client[]> = fc.array(
  fc
    .tuple(target, headers, fc.uint8Array({ maxLength: 30 }), behaviour)
    .map(([to, with_, after, rest]) => ({ bytes: Buffer.concat([Buffer.from(upgradeHead(to, with_)), after]), ...rest })),
  { minLength: 4, maxLength: 8 },
);

/** Runs a client; returns its connection, which may still be open. */
export async function act(origin: string, { bytes, cut, pieces, pause, ending: how }: Client): Promise<Socket> {
  const line = await openLine(origin);
  line.resume();
  const sent = bytes.subarray(0, Math.floor(bytes.length * cut));
  const size = Math.max(1, Math.ceil(sent.length / pieces));
  for (let at = 0; at < sent.length; at += size) {
    line.write(sent.subarray(at, at + size));
    if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
  }
  if (how === 'end') line.end();
  if (how === 'reset') line.resetAndDestroy();
  return line;
}
