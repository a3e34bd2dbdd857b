import { expect, test } from 'vitest';
import { ApiError, codes, staleTokenCodes } from '../contract/envelope.ts';
import { classifyFailure, createFailureGate } from './failures.ts';

const answer = (code: number) => new ApiError('answer', code, 'words');
const burst = (gate: { admit(error: unknown): string }, code: number, times: number) =>
  Array.from({ length: times }, () => gate.admit(answer(code))).filter((reaction) => reaction !== 'silent');

test.each([
  [answer(codes.failed), 'toast'],
  [answer(codes.signInNeeded), 'signIn'],
  [answer(codes.tokenUnknown), 'staleToken'],
  [answer(codes.tokenReplaced), 'staleToken'],
  [answer(codes.tokenExpired), 'staleToken'],
  [answer(42), 'silent'],
  [new ApiError('timeout', -1, ''), 'silent'],
  [new ApiError('network', codes.failed, ''), 'silent'],
  [new ApiError('malformed', -1, ''), 'silent'],
  [new Error('not a call'), 'silent'],
] as const)('%o asks for %s', (error, reaction) => {
  expect(classifyFailure(error)).toBe(reaction);
});

test('twenty parallel 700s give one reaction, and another after 2 s', () => {
  let now = 5_000;
  const gate = createFailureGate({ now: () => now });
  expect(burst(gate, codes.signInNeeded, 20)).toEqual(['signIn']);
  now += 1_999;
  expect(burst(gate, codes.signInNeeded, 20)).toEqual([]);
  now += 1;
  expect(burst(gate, codes.signInNeeded, 20)).toEqual(['signIn']);
});

test('one prompt at a time, and no second one from answers that were under way', () => {
  let now = 0;
  const gate = createFailureGate({ now: () => now });
  expect(staleTokenCodes.flatMap((code) => burst(gate, code, 20))).toEqual(['staleToken']);
  now += 60_000;
  expect(burst(gate, codes.tokenExpired, 1)).toEqual([]);
  gate.promptClosed();
  expect(burst(gate, codes.tokenExpired, 20)).toEqual([]);
  now += 2_000;
  expect(burst(gate, codes.tokenExpired, 20)).toEqual(['staleToken']);
});

test('the server’s words are shown each time', () => {
  const gate = createFailureGate({ now: () => 0 });
  expect(burst(gate, codes.failed, 3)).toEqual(['toast', 'toast', 'toast']);
});
