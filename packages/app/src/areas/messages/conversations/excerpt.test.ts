import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('what was searched for stands near the beginning of its line, however far into the message it is', () => {
  const long = `${'前面说了很多别的事，'.repeat(20)}周六一起看球吗`;
  const line = excerptOf(long, '看球');
  expect(line.indexOf('看球')).toBeLessThanOrEqual(10);
  expect(line).toMatch(/^….+看球吗$/);
});

test('what is near the beginning, or written in other letters, leaves the text whole; emoji are not cut in two', () => {
  expect(excerptOf('周六一起看球吗', '看球')).toBe('周六一起看球吗');
  expect(excerptOf('Đi xem bóng với mình cuối tuần này nhé', 'di xem')).toBe('Đi xem bóng với mình cuối tuần này nhé');
  const cut = excerptOf(`${'⚽🏟️👏'.repeat(12)}GOAL`, 'goal');
  expect(cut.endsWith('GOAL')).toBe(true);
  expect(cut.isWellFormed()).toBe(true);
});
