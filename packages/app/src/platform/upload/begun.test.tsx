import { beforeEach, expect, test } from 'vitest';
import { session } from '../session/session.store.ts';
import { begunOf, forgetBegun, rememberBegun } from './begun.ts';

const file = (name: string, { size = 10, changed = 1 } = {}) => new File([new Uint8Array(size)], name, { lastModified: changed });
const member = (id: string) => Object.assign(session, { user: { id } });

beforeEach(() => {
  localStorage.clear();
  member('1');
});

test('a file that was begun is known again by name, length and time, for its member alone', () => {
  rememberBegun(file('a.mp4'), 'key-a');
  expect(begunOf(file('a.mp4'))).toBe('key-a');
  for (const other of [file('b.mp4'), file('a.mp4', { size: 11 }), file('a.mp4', { changed: 2 })]) expect(begunOf(other)).toBeUndefined();
  member('2');
  expect(begunOf(file('a.mp4'))).toBeUndefined();
});

test('it is forgotten once it arrived, and when the server has nothing of it any more', () => {
  rememberBegun(file('a.mp4'), 'key-a', 0);
  expect(begunOf(file('a.mp4'), 49 * 60_000)).toBe('key-a');
  expect(begunOf(file('a.mp4'), 51 * 60_000)).toBeUndefined();
  rememberBegun(file('a.mp4'), 'key-a');
  rememberBegun(file('b.mp4'), 'key-b');
  forgetBegun(file('a.mp4'));
  expect([begunOf(file('a.mp4')), begunOf(file('b.mp4'))]).toEqual([undefined, 'key-b']);
});

test('no more than a few are remembered, the latest; what somebody wrote there is worth nothing', () => {
  for (let number = 0; number < 12; number += 1) rememberBegun(file(`${number}.mp4`), `key-${number}`);
  expect(begunOf(file('3.mp4'))).toBeUndefined();
  expect(begunOf(file('11.mp4'))).toBe('key-11');
  localStorage.setItem('uploadsBegun', '[{"mark":1}]');
  expect(begunOf(file('11.mp4'))).toBeUndefined();
});
