import type { Horn } from '@pitchside/api/live/horn';
import type { TopicEvent } from '@pitchside/api/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setDanmaku } from '../../../platform/preferences/danmaku.store.ts';

let hear: (event: TopicEvent) => void = () => undefined;
const stop = vi.fn();
vi.mock('../../../platform/realtime/realtime.ts', () => ({
  realtime: {
    subscribe: (_: string, { onEvent }: { onEvent: typeof hear }) => {
      hear = onEvent;
      return stop;
    },
  },
}));
const { followHorns, horns, hornStands, mostHorns, nextHorn, onHorn } = await import('./horns.store.ts');

let serial = 0;
function blow(userId: string): void {
  serial += 1;
  const user = { id: userId, user_nickname: userId, avatar: userId, level: 3, noble: null };
  const data: Horn = { id: String(serial), room_id: '2', room_title: '湖人之夜', text: `第 ${serial} 声`, user, price: 30, at: serial };
  hear({ type: 'horn', topic: 'horns', epoch: 'e', seq: serial, data });
}
let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  serial = 0;
  leave = followHorns();
});
afterEach(() => {
  leave();
  setDanmaku({ blockedUsers: [] });
  vi.useRealTimers();
});

test('horns stand one after the other, the last for longer, and a press shows the next', () => {
  for (const who of ['a', 'b', 'c']) blow(who);
  expect([horns.shown?.id, horns.waiting.length]).toEqual(['1', 2]);
  nextHorn();
  expect([horns.shown?.id, horns.waiting.length]).toEqual(['2', 1]);
  vi.advanceTimersByTime(hornStands.crowded);
  expect([horns.shown?.id, horns.waiting.length]).toEqual(['3', 0]);
  vi.advanceTimersByTime(hornStands.alone - 1);
  expect(horns.shown?.id).toBe('3');
  vi.advanceTimersByTime(1);
  expect(horns.shown).toBe(null);
});

test('a flood passes over the oldest that wait', () => {
  for (let index = 0; index < mostHorns + 5; index += 1) blow('a');
  expect([horns.shown?.id, horns.waiting.length, horns.waiting.at(-1)?.id]).toEqual(['1', mostHorns, String(mostHorns + 5)]);
});

test('nobody hears horns of those whom they have blocked, and none stands once the room is left', () => {
  const heard: string[] = [];
  const deaf = onHorn(({ user }) => heard.push(user.id));
  setDanmaku({ blockedUsers: [{ userId: 'a', nickname: 'a' }] });
  blow('a');
  blow('b');
  expect([heard, horns.shown?.user.id]).toEqual([['b'], 'b']);
  deaf();
  leave();
  expect([stop.mock.calls.length > 0, horns.shown]).toEqual([true, null]);
});
