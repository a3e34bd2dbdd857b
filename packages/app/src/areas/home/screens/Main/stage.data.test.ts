import { expect, test } from 'vitest';
import { stageOrder } from './stage.data.ts';

const room = (id: string, match: string | null, language = 'zh') => ({ id, language, match: match === null ? null : { id: match } });
const order = (language: string, ...rooms: ReturnType<typeof room>[]) => stageOrder(rooms, language).map(({ id }) => id);

test('the hottest room of each match stands before a second one of the same, and the hottest of all stays first', () => {
  expect(order('zh', room('a', '1'), room('b', '1'), room('c', '2'), room('d', '1'), room('e', '3'))).toEqual(['a', 'c', 'e', 'b', 'd']);
});

test('rooms without a match show something of their own each', () => {
  expect(order('zh', room('a', null), room('b', '1'), room('c', null), room('d', '1'))).toEqual(['a', 'b', 'c', 'd']);
  expect(order('zh')).toEqual([]);
});

test('after the hottest come the rooms that speak the reader’s language, of the same match too', () => {
  const rooms = [room('a', '1'), room('b', '2'), room('c', '1', 'vi'), room('d', '3'), room('e', null, 'vi')];
  expect(order('vi', ...rooms)).toEqual(['a', 'e', 'c', 'b', 'd']);
  expect(order('en', ...rooms)).toEqual(['a', 'b', 'd', 'e', 'c']);
});
