import * as z from 'zod/mini';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { defineCall } from '../contract/define.ts';
import { ApiError } from '../contract/envelope.ts';
import { createApi, type ApiOptions } from './createApi.ts';
import { answerJson, openTestServer, type Answering } from './testing.ts';

const input = z.object({
  id: z.optional(z.string()),
  page: z.optional(z.int()),
  flag: z.optional(z.boolean()),
  words: z.optional(z.string()),
});
const data = z.object({ name: z.string() });
const common = { rate: 'read', summary: 'A call of this test.', input, data } as const;
const read = defineCall({ ...common, method: 'GET', path: 'Some/read', caller: 'public' });
const readByPost = defineCall({ ...common, method: 'POST', path: 'Some/readByPost', caller: 'public' });
const writeByGet = defineCall({ ...common, method: 'GET', path: 'Some/writeByGet', caller: 'member', changes: true });
const write = defineCall({ ...common, method: 'POST', path: 'Some/write', caller: 'member' });
const writeOnce = defineCall({ ...common, method: 'POST', path: 'Some/writeOnce', caller: 'signin', changes: true, idempotent: false });
const inQuery = defineCall({ ...common, method: 'POST', path: 'Some/inQuery', caller: 'roomOwner', names: { room: 'id' }, inQuery: true });

const fine = { code: 0, msg: '', data: { name: '场边' } };
const busy = { code: 1, msg: '请稍后再试', data: null };
const answerFine: Answering = (response) => answerJson(response, fine);
const cutOff: Answering = (response) => response.destroy();

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function open(answer: Answering, options: Partial<ApiOptions> = {}) {
  const server = await openTestServer(answer);
  opened.push(server);
  const onFailure = vi.fn<NonNullable<ApiOptions['onFailure']>>();
  const api = createApi({ baseUrl: server.baseUrl, token: () => undefined, lang: () => 'zh', onFailure, ...options });
  return { api, seen: server.seen, onFailure };
}

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('An ApiError was expected', { cause: error });
  return { failure: error.failure, code: error.code, message: error.message };
};

describe('what is sent', () => {
  test('token and language of the moment travel as headers, no token for a visitor', async () => {
    const session: { token?: string; lang: 'zh' | 'vi' } = { lang: 'zh' };
    const { api, seen } = await open(answerFine, { token: () => session.token, lang: () => session.lang });
    await api.call(read, {});
    Object.assign(session, { token: 'secret', lang: 'vi' });
    await api.call(read, {});
    expect(seen.map(({ headers }) => [headers.token, headers.lang])).toEqual([
      [undefined, 'zh'],
      ['secret', 'vi'],
    ]);
    expect(seen.every(({ url }) => url.search === '')).toBe(true);
  });

  test('a GET carries its input in the query, spelled as the specification spells the path', async () => {
    const { api, seen } = await open(answerFine);
    await api.call(read, { id: 'a b&c=1', page: 0, flag: false, words: undefined });
    expect(seen[0]?.url.pathname).toBe('/api/Some/read');
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({ id: 'a b&c=1', page: '0', flag: 'false' });
    expect(seen[0]?.url.search).not.toContain('words');
  });

  test('a POST carries JSON', async () => {
    const { api, seen } = await open(answerFine);
    await api.call(write, { id: '1', words: '进球了' });
    expect(seen[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ id: '1', words: '进球了' });
  });

  test('room management posts its parameters in the query', async () => {
    const { api, seen } = await open(answerFine);
    await api.call(inQuery, { id: '7' });
    expect([seen[0]?.method, seen[0]?.url.search, seen[0]?.body]).toEqual(['POST', '?id=7', '']);
  });

  test.each([
    ['an array', ['1']],
    ['an object', { a: 1 }],
    ['null', null],
    ['not a number', Number.NaN],
  ])('%s is refused in a query before anything is sent', async (_name, value) => {
    const { api, seen, onFailure } = await open(answerFine);
    const loose = defineCall({ ...common, method: 'GET', path: 'Some/loose', caller: 'public', input: z.object({ id: z.unknown() }) });
    await expect(api.call(loose, { id: value })).rejects.toBeInstanceOf(TypeError);
    expect([seen.length, onFailure.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('what comes back', () => {
  test('data of code 0', async () => {
    const { api, onFailure } = await open(answerFine);
    expect(await api.call(read, {})).toEqual({ name: '场边' });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([200, 400, 404, 413, 429, 500])('the envelope is read from status %i', async (status) => {
    const { api, onFailure, seen } = await open((response) => answerJson(response, { code: 700, msg: '请登录后操作', data: null }, status));
    expect(await failureOf(api.call(read, {}))).toEqual({ failure: 'answer', code: 700, message: '请登录后操作' });
    expect(onFailure.mock.calls.map(([error, call]) => [error.code, call.path])).toEqual([[700, 'Some/read']]);
    expect(seen).toHaveLength(1);
  });

  test('a refusal that the caller shows itself is thrown and told to nobody, everything else is told', async () => {
    const refused = await open((response) => answerJson(response, busy));
    expect(await failureOf(refused.api.call(read, {}, { quiet: true }))).toMatchObject({ failure: 'answer', code: 1 });
    expect(refused.onFailure).not.toHaveBeenCalled();
    const signedOut = await open((response) => answerJson(response, { code: 700, msg: '', data: null }));
    await failureOf(signedOut.api.call(read, {}, { quiet: true }));
    expect(signedOut.onFailure).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['text', 'hello'],
    ['an empty body', ''],
    ['half of a JSON text', '{"code":0,"da'],
    ['JSON without a code', '{"ok":true}'],
    ['data of another shape', '{"code":0,"msg":"","data":{"name":1}}'],
    ['no data', '{"code":0,"msg":""}'],
  ])('%s is malformed', async (_name, body) => {
    const { api, onFailure } = await open((response) => response.end(body));
    expect(await failureOf(api.call(read, {}))).toMatchObject({ failure: 'malformed', code: -1 });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('what is repeated', () => {
  test('a read is asked three times when the connection is lost, whichever its method', async () => {
    const { api, seen } = await open(cutOff);
    expect(await failureOf(api.call(read, {}))).toMatchObject({ failure: 'network', code: -1 });
    expect(seen).toHaveLength(3);
    await failureOf(api.call(readByPost, { id: '1' }));
    expect(seen.slice(3).map(({ body }) => body)).toEqual(Array(3).fill('{"id":"1"}'));
  });

  test('a read that succeeds the second time is a success', async () => {
    const { api, onFailure, seen } = await open((response, index) => (index === 0 ? cutOff(response, index) : answerFine(response, index)));
    expect(await api.call(read, {})).toEqual({ name: '场边' });
    expect([seen.length, onFailure.mock.calls.length]).toEqual([2, 0]);
  });

  test('an answer cut half-way is a lost connection', async () => {
    const { api, seen } = await open((response, index) => {
      if (index > 0) return answerFine(response, index);
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"code":0,', () => response.destroy());
    });
    expect(await api.call(read, {})).toEqual({ name: '场边' });
    expect(seen).toHaveLength(2);
  });

  test('a busy server is asked again, and its words are kept', async () => {
    const { api, seen } = await open((response) => answerJson(response, busy, 503));
    expect(await failureOf(api.call(read, {}))).toEqual({ failure: 'answer', code: 1, message: '请稍后再试' });
    expect(seen).toHaveLength(3);
  });

  test.each([
    [200, false],
    [404, false],
    [500, true],
    [503, true],
  ])('a refusal under HTTP %i is a fault of the server: %s', async (status, isFault) => {
    const { api } = await open((response) => answerJson(response, busy, status, { 'retry-after': '30' }));
    await expect(api.call(read, {})).rejects.toMatchObject({ failure: 'answer', code: 1, isFault });
  });

  test('a server that asks for a long pause is left alone', async () => {
    const { api, seen } = await open((response) => answerJson(response, busy, 503, { 'retry-after': '30' }));
    expect(await failureOf(api.call(read, {}))).toMatchObject({ failure: 'answer', code: 1 });
    expect(seen).toHaveLength(1);
  });

  test.each([write, writeByGet, writeOnce])('$path is asked once, whatever happens', async (call) => {
    const lost = await open(cutOff);
    await failureOf(lost.api.call(call, {}));
    const refused = await open((response) => answerJson(response, busy, 503));
    expect(await failureOf(refused.api.call(call, {}))).toMatchObject({ failure: 'answer', code: 1 });
    expect([lost.seen.length, refused.seen.length]).toEqual([1, 1]);
  });

  test.each([write, writeByGet])('$path is repeated under one idempotency key', async (call) => {
    const { api, seen } = await open(cutOff);
    await failureOf(api.call(call, {}, { idempotencyKey: 'k1' }));
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1', 'k1']);
  });

  test.each([write, writeByGet, read])(
    '$path that met a fault of the server is asked once, even under a key, and its words are kept',
    async (call) => {
      const { api, seen } = await open((response) => answerJson(response, { code: 1, msg: '服务出错了', data: null }, 500));
      expect(await failureOf(api.call(call, {}, { idempotencyKey: 'k1' }))).toEqual({ failure: 'answer', code: 1, message: '服务出错了' });
      expect(seen).toHaveLength(1);
    },
  );

  test('a key does not make a call repeatable that does not honour it', async () => {
    const { api, seen } = await open(cutOff);
    await failureOf(api.call(writeOnce, {}, { idempotencyKey: 'k1' }));
    expect(seen).toHaveLength(1);
  });
});

describe('time and aborts', () => {
  const never: Answering = () => undefined;

  test.each([read, write])('$path that is not answered in time fails once', async (call) => {
    const { api, seen } = await open(never, { timeout: 250 });
    expect(await failureOf(api.call(call, {}, { idempotencyKey: 'k1' }))).toMatchObject({ failure: 'timeout', code: -1 });
    expect(seen).toHaveLength(1);
  });

  test('an answer that never ends is given up too', async () => {
    const { api } = await open((response) => void response.writeHead(200).write('{'), { timeout: 250 });
    expect(await failureOf(api.call(read, {}))).toMatchObject({ failure: 'timeout' });
  });

  test('an aborted call rejects with the reason and troubles nobody', async () => {
    const controller = new AbortController();
    const { api, onFailure, seen } = await open(() => controller.abort(new Error('left the page')));
    await expect(api.call(read, {}, { signal: controller.signal })).rejects.toThrow('left the page');
    expect([seen.length, onFailure.mock.calls.length]).toEqual([1, 0]);
  });

  test('the platform’s fetch can be replaced', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(fine));
    const { api, seen } = await open(answerFine, { fetch });
    expect(await api.call(read, {})).toEqual({ name: '场边' });
    expect([fetch.mock.calls.length, seen.length]).toEqual([1, 0]);
  });
});
