import { expect, test } from 'vitest';
import { SettingError } from '../settings.ts';
import { startFailure } from './failures.ts';

const coded = (message: string, code: string, more: object = {}) => Object.assign(new Error(message), { code, ...more });

test.each([
  [new SettingError('PORT must be a port 0-65535, not "x"'), 'PORT must be a port 0-65535, not "x"'],
  [coded('listen EADDRINUSE', 'EADDRINUSE', { port: 3000 }), 'Port 3000 is taken: stop the other program, or choose another with PORT=… (or RTMP_PORT=…)'],
  [new Error('Failed query: insert …', { cause: coded('could not extend file', '53100') }), 'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk'],
  [new Error('outer', { cause: coded('write ENOSPC', 'ENOSPC') }), 'The disk is full: free some space, or set PITCHSIDE_DATA to a folder on another disk'],
])('%s is told in one line', (error, line) => {
  expect(startFailure(error)).toBe(line);
});

test('a fault of ours shows where it began, not the whole query', () => {
  const text = startFailure(new Error(`Failed query: ${'x'.repeat(9_000)}`, { cause: new TypeError('not a function') }));
  expect(text).toContain('TypeError: not a function');
  expect(text.length).toBeLessThan(4_000);
});
