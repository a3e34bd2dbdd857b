import { codes } from '@pitchside/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertFaults } from '../testing/faults.ts';
import { sendRaw, type RawAnswer } from '../testing/rawHttp.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

/** Lines that are tried in each way. */
const runs = process.env.PITCHSIDE_DEEP ? 1_000 : 60;
const seed = 20261122;

let site: TestSite;
let token: string;
const began = process.uptime();
const seen = new Map<string, number>();
beforeAll(async () => {
  site = await openTestSite({ PITCHSIDE_CAPTCHA: 'off' }, { patience: { head: 1_000, body: 1_000, upload: 1_500, check: 100 } });
  await site.join('13800000001');
  token = await site.signIn('13800000001');
});
afterAll(async () => {
  await site.close();
  process.stdout.write(
    `Fuzz of raw HTTP: ${[...seen]
      .toSorted()
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', ')}; no fault.\n`,
  );
});

const count = (kind: string) => void seen.set(kind, (seen.get(kind) ?? 0) + 1);

/** Checks that every answer under `/api`, and every refusal of a connection, is an envelope, and none is a fault. */
function judge(answers: readonly RawAnswer[]): void {
  if (answers.length === 0) count('no answer');
  for (const { status, headers, body } of answers) {
    count(String(status));
    if (status !== 503) expect(status).toBeLessThan(500);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(typeof (JSON.parse(body) as { code: unknown }).code).toBe('number');
    expect(body).not.toMatch(/node_modules|\.ts:\d|\.js:\d/);
  }
  assertFaults(site.site.platform.faults);
}

/** Checks that the site still answers, and holds no connection of clients that left. */
async function stands(): Promise<void> {
  expect((await site.call('GET', 'User/getUserInfo', { token })).code).toBe(codes.ok);
  await expect
    .poll(() => new Promise((resolve) => site.site.app.server.getConnections((_, open) => resolve(open))), { timeout: 10_000 })
    .toBeLessThan(8);
  expect(process.uptime()).toBeGreaterThan(began);
}

const holds = (arbitrary: fc.Arbitrary<{ pieces: (string | Uint8Array)[]; options?: Parameters<typeof sendRaw>[2] }>, times = runs) =>
  fc.assert(
    fc.asyncProperty(fc.array(arbitrary, { minLength: 10, maxLength: 10 }), async (lines) => {
      // Ten connections at a time, as a crowd would.
      const all = await Promise.all(lines.map(({ pieces, options }) => sendRaw(site.origin, pieces, { patience: 400, ...options })));
      for (const { answers } of all) judge(answers);
    }),
    { numRuns: Math.ceil(times / 10), seed },
  );

const word = fc.string({ maxLength: 12, unit: 'grapheme-ascii' });
const path = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '/api/Live/getRoomList',
      '/api/user/login',
      '/api/User/getUserInfo',
      '/api/member/handselGift?id=1&gift_id=football&count=1',
      '/api/no/such',
      '/upload',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.constantFrom(
        '//',
        '/api//',
        '/api/%',
        '/api/%2e%2e/',
        '/api/%00',
        '/api/..;/',
        'http://evil.example/api/Live/getRoomList',
        '*',
        '/api/?%',
        '/api/user/login?'.padEnd(3_000, 'a=b&'),
      ),
      word.map((text) => `/api/${text}`),
    ),
  },
);
const header = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'token',
        'lang',
        'idempotency-key',
        'content-type',
        'content-encoding',
        'accept-encoding',
        'origin',
        'user-agent',
        'cookie',
        'range',
        'if-none-match',
        'x-forwarded-for',
        'upgrade',
        'connection',
        'te',
        'expect',
        'transfer-encoding',
        'content-length',
      ),
      fc.oneof(
        word,
        fc.constantFrom(
          'gzip',
          'br;q=x',
          'chunked',
          '-1',
          '1e9',
          '5',
          'multipart/form-data; boundary=b',
          'application/json',
          'zh',
          'null',
          '100-continue',
          'keep-alive, upgrade',
          'bytes=0-',
        ),
      ),
    )
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, '')}`),
  word,
);
const request = fc
  .record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', ''),
    path,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2', ''),
    headers: fc.array(header, { maxLength: 6 }),
    body: fc.oneof(fc.constant(''), fc.json({ maxDepth: 3 }), word),
  })
  .map(
    ({ method, path: target, version, headers, body }) =>
      `${method} ${target} ${version}\r\n${['host: a', ...headers, ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`])].join('\r\n')}\r\n\r\n${body}`,
  );

const whole = (body = '{"mobile":"86-13800000001","password":"x","device_type":"pc"}') =>
  `POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const form = () =>
  `POST /upload HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 260\r\n\r\n--b\r\ncontent-disposition: form-data; name="token"\r\n\r\nx\r\n--b\r\ncontent-disposition: form-data; name="key"\r\n\r\ny\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nbytes\r\n--b--\r\n`.padEnd(
    460,
    ' ',
  );
const sound = fc.constantFrom(
  () => whole(),
  form,
  () => `GET /api/User/getUserInfo HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\n\r\n`,
);

test('bytes without meaning', async () => {
  await holds(
    fc
      .oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ maxLength: 200 }).map((text) => `GET ${text}`),
        fc
          .uint8Array({ maxLength: 60 })
          .map((bytes) => Buffer.concat([Buffer.from('POST /api/user/login HTTP/1.1\r\nhost: a\r\n'), bytes])),
      )
      .map((piece) => ({ pieces: [piece] })),
  );
  await stands();
}, 120_000);

test('requests of all kinds of words', async () => {
  await holds(request.map((text) => ({ pieces: [text] })));
  await stands();
}, 120_000);

test('requests that are cut at any byte, by leaving and by a reset', async () => {
  await holds(
    fc
      .tuple(sound, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
      .map(([text, part, reset]) => ({ pieces: [text().slice(0, Math.floor(part * text().length))], options: { reset, patience: 60 } })),
  );
  await stands();
}, 120_000);

test('many requests in one breath, some of them broken', async () => {
  await holds(
    fc
      .array(
        fc.oneof(
          sound.map((text) => text()),
          request,
        ),
        { minLength: 2, maxLength: 8 },
      )
      .map((texts) => ({ pieces: [texts.join('')], options: { answers: texts.length } })),
  );
  await stands();
}, 120_000);

test('chunks that do not add up', async () => {
  const chunk = fc.oneof(
    word.map((text) => `${text.length.toString(16)}\r\n${text}\r\n`),
    fc.constantFrom(
      '0\r\n\r\n',
      'zz\r\n',
      'ffffffffffffffff\r\n',
      '-1\r\n',
      '5\r\nab\r\n',
      '3;ext=1\r\nabc\r\n',
      '0\r\nx: y\r\n\r\n',
      '\r\n',
    ),
    word,
  );
  const target = fc.constantFrom(
    '/api/user/login HTTP/1.1\r\ncontent-type: application/json',
    '/upload HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=b',
  );
  await holds(
    fc
      .tuple(target, fc.array(chunk, { maxLength: 5 }))
      .map(([to, chunks]) => ({ pieces: [`POST ${to}\r\nhost: a\r\ntoken: ${token}\r\ntransfer-encoding: chunked\r\n\r\n`, ...chunks] })),
  );
  await stands();
}, 120_000);

test('heads of any size', async () => {
  await holds(
    fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.boolean()).map(([size, isOne]) => ({
      pieces: [
        `GET /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\n${isOne ? `x: ${'y'.repeat(size)}\r\n` : 'a: b\r\n'.repeat(size / 6)}\r\n`,
      ],
    })),
  );
  await stands();
}, 120_000);

test('slow drips are cut by the site', async () => {
  await holds(
    fc.tuple(sound, fc.integer({ min: 1, max: 30 })).map(([text, size]) => ({
      pieces:
        text()
          .slice(0, size * 6)
          .match(/[^]{1,6}/g) ?? [],
      options: { pause: 100, patience: 6_000 },
    })),
    Math.min(runs, 100) / 3,
  );
  await stands();
}, 120_000);
