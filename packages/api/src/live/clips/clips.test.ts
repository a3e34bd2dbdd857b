import { expect, test } from 'vitest';
import { makeClip, renameClip, setClipRules } from './index.ts';

test('a moment is an instant of programme time in a room, with or without a replay', () => {
  const read = (input: unknown) => makeClip.input.safeParse(input).success;
  expect(read({ id: '7', at: 1_795_000_000_000 })).toBe(true);
  expect(read({ id: '7', at: 1_795_000_000_000, replay: '12' })).toBe(true);
  for (const at of [-1, 1.5, 'now', null, 9e18]) expect(read({ id: '7', at }), String(at)).toBe(false);
});

test('a title may be taken away, and is one line of at most 60 letters', () => {
  expect(renameClip.input.safeParse({ id: '1', title: ' ' }).data).toEqual({ id: '1', title: '' });
  expect(renameClip.input.safeParse({ id: '1', title: '一'.repeat(61) }).success).toBe(false);
});

test('a picture lags behind its match by two minutes at most', () => {
  const rules = { who: 'followers', has_goals: true, can_download: false };
  expect(setClipRules.input.safeParse({ ...rules, delay: 120 }).success).toBe(true);
  for (const delay of [-1, 121, 0.5]) expect(setClipRules.input.safeParse({ ...rules, delay }).success, String(delay)).toBe(false);
  expect(setClipRules.input.safeParse({ ...rules, who: 'friends', delay: 0 }).success).toBe(false);
});
