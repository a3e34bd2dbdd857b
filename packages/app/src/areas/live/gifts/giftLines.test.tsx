import type { GiftEvent } from '@pitchside/api/live/gifts';
import { comboLasts } from '@pitchside/api/live/gifts';
import { createChatLog, type ChatGiftRow } from '@pitchside/ui/ChatList';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGiftLines, lineEvery } from './giftLines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let serial = 0;
const given = (sender: string, count = 1, gift = 'clap'): GiftEvent => ({
  id: `g${(serial += 1)}`,
  room_id: '2',
  anchor_id: '9',
  gift: { id: gift, name: gift, art: 'clap', src: null, price: 1 },
  mark: null,
  count,
  combo: 1,
  from: 'wallet',
  sender: { id: sender, user_nickname: sender, avatar: sender, level: 3, noble: 'captain' },
  at: 0,
});
const open = () => {
  const log = createChatLog();
  const shown = () => log.rows().map((row) => [(row as ChatGiftRow).nickname, (row as ChatGiftRow).count]);
  return { log, shown, ...createGiftLines(log) };
};

test('a combo is one line that grows once a second and stays the newest; what others give has lines of its own', () => {
  const { shown, add } = open();
  add(given('a', 10));
  add(given('b'));
  for (let press = 0; press < 5; press += 1) add(given('a', 10));
  expect(shown()).toEqual([
    ['a', 10],
    ['b', 1],
  ]);
  vi.advanceTimersByTime(lineEvery);
  add(given('a', 1, 'rocket'));
  expect(shown()).toEqual([
    ['b', 1],
    ['a', 60],
    ['a', 1],
  ]);
});

test('after three seconds of rest the next gift begins a new line, and ids are never used twice', () => {
  const { log, shown, add } = open();
  add(given('a'));
  add(given('a'));
  vi.advanceTimersByTime(comboLasts + 1);
  add(given('a'));
  expect(shown()).toEqual([
    ['a', 2],
    ['a', 1],
  ]);
  expect(new Set(log.rows().map(({ id }) => id)).size).toBe(2);
});

test('once cleared, nothing more is written', () => {
  const { log, shown, add, clear } = open();
  add(given('a'));
  add(given('a'));
  clear();
  log.clear();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
});
