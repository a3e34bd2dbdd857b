import { servedCalls } from '@pitchside/api/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema, makeWriter } from './writer.ts';

test('of every call that is served a writer can be made', () => {
  const calls = Object.values(servedCalls);
  expect(calls.length).toBeGreaterThan(140);
  for (const call of calls) expect(makeWriter(call.data)).toBeTypeOf('function');
});

test('a value that may be null needs no validator in any answer', () => {
  for (const [name, call] of Object.entries(servedCalls))
    expect(JSON.stringify(answerSchema(call.data)), name).not.toMatch(/"anyOf":\[(?:(?!\$ref).)*\{"type":"null"\}\]/);
});

test('what may be null is written as it is, at any depth', () => {
  const row = z.object({
    name: z.nullable(z.string()),
    state: z.nullable(z.enum(['on', 'off'])),
    kind: z.nullable(z.literal('goal')),
    sex: z.nullable(z.union([z.literal(0), z.literal(1)])),
    team: z.nullable(z.object({ id: z.string(), rank: z.nullable(z.int()) })),
    pair: z.nullable(z.tuple([z.int(), z.nullable(z.string())])),
    rows: z.nullable(z.array(z.nullable(z.object({ at: z.nullable(z.number()) })))),
    byTeam: z.nullable(z.record(z.string(), z.nullable(z.boolean()))),
    items: z.optional(z.nullable(z.string())),
  });
  const write = makeWriter(row);
  for (const value of [
    {
      name: 'Aßé"',
      state: 'off',
      kind: 'goal',
      sex: 1,
      team: { id: '7', rank: null },
      pair: [3, null],
      rows: [{ at: 1.5 }, null, { at: null }],
      byTeam: { a: true, b: null },
      items: null,
    },
    { name: null, state: null, kind: null, sex: null, team: null, pair: null, rows: null, byTeam: null },
    { name: '', state: 'on', kind: null, sex: 0, team: { id: '', rank: 0 }, pair: [0, ''], rows: [], byTeam: {}, items: 'x' },
  ])
    expect(JSON.parse(write(value))).toEqual(value);
});

test('fields that the schema does not name are left out, also of what may be null', () => {
  const write = makeWriter(z.nullable(z.object({ id: z.string() })));
  expect(write({ id: '1', hash: 'secret' })).toBe('{"id":"1"}');
});
