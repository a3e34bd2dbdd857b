import { expect, test } from 'vitest';
import { apartMark } from './mark.ts';

test.each([
  ['Brighton Nữ', 'Brighton', 'women', 'Nữ'],
  ['Man City Women', 'Man City', 'women', 'Women'],
  ['Barcelona W', 'Barcelona', 'women', 'W'],
  ['曼城女足', '曼城', 'women', '女足'],
  ['辽宁女篮', '辽宁', 'women', '女篮'],
  ['英超U21', '英超', 'youth', 'U21'],
  ['Real Madrid U-19', 'Real Madrid', 'youth', 'U-19'],
  ['Bayern II', 'Bayern', 'youth', 'II'],
])('the mark of %s is told apart from its name', (whole, name, kind, text) => {
  expect(apartMark(whole)).toEqual({ name, mark: { kind, text } });
});

test.each(['Arsenal', 'Hawaii', 'KBW', 'Hà Nội', '中国女', '女足', 'U21'])('%s has none', (name) => {
  expect(apartMark(name)).toEqual({ name });
});
