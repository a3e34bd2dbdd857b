import { codes, servedCalls } from '@pitchside/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rooms } from '../modules/live/room/index.ts';
import { sendRaw, type RawAnswer } from '../testing/rawHttp.ts';
import { openTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
let token: string;
let fan: number;
beforeAll(async () => {
  site = await openTestSite({}, { patience: { head: 400, body: 800, upload: 1_600, check: 50 } });
  fan = await site.join('13800000001');
  token = await site.signIn('13800000001');
});
afterAll(() => site.close());

const one = async (text: string, options?: Parameters<typeof sendRaw>[2]): Promise<RawAnswer | undefined> =>
  (await sendRaw(site.origin, [text], options)).answers[0];
const failed = { code: codes.failed, msg: expect.stringMatching(/^\p{Script=Han}/u), data: null };
const isEnvelope = (answer: RawAnswer | undefined, status: number) => {
  expect(answer?.status).toBe(status);
  expect(answer?.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(answer?.body ?? '')).toEqual(failed);
};

describe('what no caller of ours sends is refused in the envelope', () => {
  test.each([
    ['no request at all', 'hello\r\n\r\n', 400],
    ['a bad request line', 'GET  HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n', 400],
    ['a header of 20 KB', `GET /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address of 20 KB', `GET /api/Live/getRoomList?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['five thousand headers', `GET /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(5_000)}\r\n`, 431],
    [
      'a bad chunk',
      'POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two hosts', 'GET /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400],
    ['a NUL in a path', 'GET /live%00.php HTTP/1.1\r\nhost: a\r\naccept: text/html\r\n\r\n', 400],
    ['a NUL in the path of a call', 'GET /api/Live/getRoomList%00 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a NUL in the name of a file', 'GET /assets/%00.js HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['no host', 'GET /api/Live/getRoomList HTTP/1.1\r\n\r\n', 400],
    ['an expectation', 'GET /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n', 417],
    ['an escape that means nothing', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a name of 500 characters', `GET /u/${'x'.repeat(500)} HTTP/1.1\r\nhost: a\r\n\r\n`, 414],
    ['a path without meaning', 'GET /api/User;x/../getUserInfo HTTP/1.1\r\nhost: a\r\n\r\n', 404],
    ['two slashes', 'GET //api//User//getUserInfo HTTP/1.1\r\nhost: a\r\n\r\n', 404],
    ['dots in disguise', 'GET /api/%2e%2e/api/User/getUserInfo HTTP/1.1\r\nhost: a\r\n\r\n', 404],
  ])('%s', { tags: ['full'] }, async (_, text, status) => {
    isEnvelope(await one(text), status);
  });

  test('the refusal speaks no inside, and the line is closed', async () => {
    const { answers, closedBy } = await sendRaw(site.origin, ['GET / HTTP/9.9\r\n\r\n'], { answers: 2 });
    expect(answers[0]?.body).not.toMatch(/at |node_modules|HPE_|FST_/);
    expect([answers[0]?.headers.connection, closedBy]).toEqual(['close', 'site']);
  });
});

describe('methods', () => {
  const balance = async () => (await site.site.ledger.state(fan)).balance;
  const calls = Object.values(servedCalls);

  test('HEAD and OPTIONS of a gift take no money', async () => {
    const owner = await site.join('13800000002', { isAnchor: true });
    const [room] = await site.site.platform.db
      .insert(rooms)
      .values({ ownerId: owner, title: '房间', category: 'football', status: 'live' })
      .returning({ id: rooms.id });
    await site.site.platform.events.transaction((tx, emit) =>
      site.site.ledger.post(tx, emit, { kind: 'opening', member: fan, moves: [{ unit: 'diamond', from: 'issue', to: fan, amount: 100 }] }),
    );
    const path = `/api/member/handselGift?id=${room?.id}&gift_id=football&count=1`;
    const statuses: (number | undefined)[] = [];
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
      statuses.push((await one(`${method} ${path} HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\n\r\n`, { isHead: method === 'HEAD' }))?.status);
    expect([await balance(), statuses]).toEqual([100, [405, 405, 405, 405, 405]]);
    await site.call('GET', path.slice(5), { token });
    expect(await balance()).toBe(90);
  });

  test.each(['HEAD', 'OPTIONS'] as const)('%s runs no call that changes', async (method) => {
    for (const call of calls.filter(({ changes }) => changes)) {
      const { statusCode, headers } = await site.site.app.inject({ method, url: `/api/${call.path}`, headers: { token } });
      expect({ path: call.path, statusCode, allow: headers.allow, type: headers['content-type'] }).toEqual({
        path: call.path,
        statusCode: 405,
        allow: call.method,
        type: 'application/json; charset=utf-8',
      });
    }
  });

  test('HEAD of a call that reads is its answer without the body', async () => {
    expect(await one('HEAD /api/Live/getRoomList HTTP/1.1\r\nhost: a\r\n\r\n', { isHead: true })).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  });
});

describe('bodies', () => {
  const send = (type: string, body: string, more: Record<string, string> = {}) =>
    site.call('POST', 'user/login', { body, headers: { 'content-type': type, ...more } });

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/plain; x=application/json',
    'multipart/form-data; boundary=x',
    'application/csp-report',
    'application/xml',
    'application/jsonp',
  ])('%s is no type of a call', async (type) => {
    expect(await send(type, '{"mobile":"1"}')).toMatchObject({ status: 415, code: codes.failed });
  });

  test('packed bodies are not unpacked', async () => {
    expect(await send('application/json', '{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415, code: codes.failed });
  });

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  test.each([21, 1_000, 100_000])('%s levels are refused before they are read', async (levels) => {
    expect(await send('application/json', nested(levels))).toMatchObject({ status: 200, code: codes.failed, msg: '输入错误' });
    expect(await send('application/json', `${'{"a":'.repeat(levels / 3)}1${'}'.repeat(levels / 3)}`)).toMatchObject({ code: codes.failed });
  });

  test.each([
    '{"__proto__":{"polluted":1}}',
    '{"captcha":{"__proto__":{"x":1}}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"\\u005f_proto__":{"x":1}}',
  ])('%s is refused', async (body) => {
    expect(await send('application/json', body)).toMatchObject({ status: 200, code: codes.failed, msg: '输入错误' });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('time', () => {
  const drip = (head: string, letter: string, count: number) =>
    sendRaw(site.origin, [head, ...Array.from({ length: count }, () => letter)], { pause: 50, answers: 2 });

  test('a body that drips is cut with a word, and a head that drips as well', async () => {
    const body = await drip(
      'POST /api/user/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
      ' ',
      60,
    );
    expect([body.answers.length, body.closedBy]).toEqual([1, 'site']);
    isEnvelope(body.answers[0], 408);
    const head = await drip('GET / HTTP/1.1\r\nhost: a\r\n', 'x', 60);
    expect(head.closedBy).toBe('site');
    isEnvelope(head.answers[0], 408);
  });

  test('an upload has longer, and not for ever', async () => {
    const head = `POST /upload HTTP/1.1\r\nhost: a\r\ntoken: ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n--b\r\n`;
    const patient = await sendRaw(site.origin, [head, ...Array.from({ length: 22 }, () => ' ')], { pause: 50, patience: 1_250 });
    expect([patient.answers.length, patient.closedBy]).toEqual([0, 'us']);
    const { answers, closedBy } = await drip(head, ' ', 80);
    expect(closedBy).toBe('site');
    isEnvelope(answers[0], 408);
  });
});
