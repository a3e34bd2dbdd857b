import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls, declaredCalls, servedCalls } from '../contract.ts';
import { declareCall, defineCall } from '../contract/define.ts';
import { codes } from '../contract/envelope.ts';
import { integer, paging, text } from '../contract/fields.ts';
import { areaOf } from './areas.ts';
import { buildOpenApi } from './buildOpenApi.ts';
import type { OpenApiOperation } from './document.ts';
import { codeTexts } from './texts.ts';

const options = { title: '场边', version: '1' };
const whole = buildOpenApi(allCalls, options);
const operations = Object.values(whole.paths).flatMap((path) => Object.values(path));

test('every call has an area, and an operation of its own', () => {
  expect(allCalls.filter((call) => areaOf(call) === 'other')).toEqual([]);
  expect(operations).toHaveLength(allCalls.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length);
  expect(operations.filter((operation) => operation['x-served'])).toHaveLength(Object.keys(servedCalls).length);
  expect(operations.filter((operation) => !operation['x-served'])).toHaveLength(declaredCalls.length);
});

test('what a call declares is in its operation', () => {
  const send = whole.paths['/Barrage/send']?.get;
  expect(send).toMatchObject({
    tags: ['barrage'],
    security: [{ token: [] }, { accessToken: ['chat:send'] }],
    'x-scope': 'chat:send',
    'x-served': true,
    'x-caller': 'speak',
    'x-rate': 'speak',
    'x-origin': 'spec',
    'x-changes': true,
    'x-idempotent': true,
  });
  expect(send?.description).toContain('neither muted nor removed');
  expect(send?.parameters).toContainEqual({ $ref: '#/components/parameters/idempotencyKey' });
  expect(whole.paths['/captcha/solve']?.post?.description).toContain('Not in the specification');
  expect(whole.paths['/user/login']?.post?.security).toEqual([]);
  expect(send?.['x-shared']).toBe(null);
  expect(whole.paths['/Live/getRoomList']?.get).toMatchObject({
    'x-shared': 'everybody',
    description: expect.stringContaining('same for everybody'),
  });
  expect(whole.paths['/Live/getRoomList']?.get?.security).toEqual([{}, { token: [] }, { accessToken: ['room:read'] }]);
  expect(whole.paths['/Balance/transfer']?.post).toMatchObject({ security: [{ token: [] }], 'x-scope': null });
});

test('a call that waits for a fresh second factor says so, and its code has a meaning', () => {
  const fresh = operations.filter((operation) => operation['x-fresh']);
  expect(fresh).toHaveLength(allCalls.filter((call) => call.fresh).length);
  for (const { description } of fresh) expect(description).toContain(`else code ${codes.factorNeeded}`);
  expect(codeTexts.map(([code]) => code).toSorted()).toEqual(Object.values(codes).toSorted());
});

test('a call that is not served says so and promises code 1', () => {
  const call = declareCall('GET', 'Some/thing', 'member', 'read', 'Some thing.');
  const operation = buildOpenApi([call], options).paths['/Some/thing']?.get;
  expect(operation).toMatchObject({ 'x-served': false, tags: ['other'] });
  expect(operation?.description).toContain('Not served yet');
  expect(operation?.responses['200']?.content['application/json'].schema.properties?.['code']).toEqual({ const: 1 });
});

const common = { rate: 'read', summary: 'A call of this test.', data: z.object({ ok: z.boolean() }) } as const;
const operationOf = (method: 'GET' | 'POST', extra: object): OpenApiOperation | undefined => {
  const input = z.object({ ...paging(20), room: z.object({ id: z.string() }), words: text(50), rank: z.optional(integer(1, 9)) });
  const path = buildOpenApi(
    [defineCall({ ...common, method, path: 'a/b', caller: 'roomOwner', names: { room: 'room' }, input, ...extra })],
    options,
  ).paths['/a/b'];
  return path?.[method === 'GET' ? 'get' : 'post'];
};

test('input is described as it is checked: bounds, defaults, and only that required which has no default', () => {
  const schema = operationOf('POST', {})?.requestBody?.content['application/json'].schema;
  expect(schema?.properties).toMatchObject({
    page: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
    limit: { default: 20, maximum: 100 },
    rank: { minimum: 1, maximum: 9 },
  });
  expect(schema?.required).toEqual(['room', 'words']);
  expect(JSON.stringify(schema)).not.toMatch(/additionalProperties|9007199254740991/);
});

test.each([
  ['GET', {}],
  ['POST', { inQuery: true }],
] as const)('a %s call with %o takes its parameters in the query', (method, extra) => {
  const operation = operationOf(method, extra);
  expect(operation?.requestBody).toBeUndefined();
  expect(operation?.parameters).toContainEqual({
    name: 'rank',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 9 },
  });
  expect(operation?.parameters).toContainEqual({ $ref: '#/components/parameters/lang' });
});

test('references lead somewhere', () => {
  const names = [...JSON.stringify(whole).matchAll(/#\/components\/parameters\/(\w+)/g)].map(([, name]) => name);
  expect([...new Set(names)].sort()).toEqual(Object.keys(whole.components.parameters).sort());
});
