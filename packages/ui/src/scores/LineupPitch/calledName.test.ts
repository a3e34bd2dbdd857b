import { expect, test } from 'vitest';
import { calledName } from './calledName.ts';

test.each([
  ['João Pinheiro', 'Pinheiro'],
  ['Kevin De Bruyne', 'De Bruyne'],
  ['Virgil van Dijk', 'van Dijk'],
  ['Ruud van der Berg', 'van der Berg'],
  ['Carlos Moraes Júnior', 'Moraes Júnior'],
  ['Vinícius Júnior', 'Júnior'],
  ['Edel', 'Edel'],
  ['若昂·皮涅罗', '皮涅罗'],
  ['武磊', '武磊'],
  ['Zhang Yuning', 'Zhang'],
  ['Kim Min-jun', 'Kim'],
  ['Nguyễn Quang Hải', 'Quang Hải'],
  ['Tran Van Hung', 'Van Hung'],
  ['Lê Dũng', 'Dũng'],
  ['Shota Sato', 'Sato'],
])('%s is called %s', (name, called) => {
  expect(calledName(name)).toBe(called);
});
