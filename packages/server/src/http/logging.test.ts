import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { withoutPasswords } from '../platform/faults.ts';
import { loggingOptions, shownUrl } from './logging.ts';

const lines: Record<string, unknown>[] = [];
afterEach(() => void (lines.length = 0));

/** A server whose one route answers and fails as it is told. */
function server(work: () => unknown = () => 'ok') {
  const app = Fastify({
    ...loggingOptions({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  app.decorateRequest('memberId');
  app.addHook('onRequest', async (request) => void (request.memberId = 42));
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error, req: request }, 'fault');
    return reply.status(500).send('');
  });
  app.get('/*', async (request) => work() ?? request.id);
  return app;
}

test('a log shows neither what was asked with an address, nor the secret in one', () => {
  expect(shownUrl('/api/user/login?code=1')).toBe('/api/user/login');
  expect(shownUrl('/hooks/media/secret')).toBe('/hooks/media/…');
  expect(shownUrl('/Hooks/Media/secret/ready?path=live/7')).toBe('/Hooks/Media/…/ready');
  expect(shownUrl('/setup/canary')).toBe('/setup/…');
  expect(withoutPasswords('at postgres://site:can@ary@db:5432/x, nats://a:b@c')).not.toMatch(/can|ary|:b@/);
  expect(withoutPasswords('http://localhost:3000/a@b')).toBe('http://localhost:3000/a@b');
});

test('each line has the request’s id, the shortened address of its caller and who it is', async () => {
  const app = server();
  await app.inject({ url: '/setup/canary', remoteAddress: '203.0.113.77', headers: { 'x-request-id': 'edge-0123456789' } });
  expect(lines[0]).toMatchObject({ reqId: 'edge-0123456789', req: { id: 'edge-0123456789', url: '/setup/…', from: '203.0.*.*' } });
  expect(JSON.stringify(lines)).not.toMatch(/canary|113\.77/);
});

test.each(['', 'a', 'x'.repeat(101), 'a b c d', 'forged"}', 'línea'])('an id like "%s" is not taken over', async (given) => {
  const { body } = await server(() => undefined).inject({ url: '/', headers: { 'x-request-id': Buffer.from(given).toString('latin1') } });
  expect(body).toMatch(/^[\da-f-]{36}$/);
});

test('a failed query is logged without its parameters and PostgreSQL’s details, and an address without its password', async () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "member_mobile"'), {
    code: '23505',
    detail: 'Key (mobile)=(86-canary) already exists.',
  });
  const query = Object.assign(new Error('Failed query: insert into member values ($1)\nparams: canary', { cause }), {
    query: 'insert into member values ($1)',
    params: ['canary'],
  });
  const app = server(() => {
    throw query;
  });
  await app.inject('/');
  const invalid = server(() => new URL('postgres://site:canary@:bad/x'));
  await invalid.inject('/');
  const text = JSON.stringify(lines);
  expect(text).not.toContain('canary');
  expect(lines.find(({ msg }) => msg === 'fault')).toMatchObject({
    req: { member: 42 },
    err: { message: expect.stringContaining('member_mobile'), cause: { code: '23505' }, stack: expect.stringContaining('logging.test.ts') },
  });
});
