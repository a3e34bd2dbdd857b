import { servedCalls } from '@pitchside/api/contract';
import { expect, test } from 'vitest';
import { makeWriter } from './writer.ts';

test('of every call that is served a writer can be made', () => {
  const calls = Object.values(servedCalls);
  expect(calls.length).toBeGreaterThan(140);
  for (const call of calls) expect(makeWriter(call)).toBeTypeOf('function');
});
