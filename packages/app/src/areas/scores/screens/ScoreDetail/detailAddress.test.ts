import { expect, test } from 'vitest';
import { readAddress, tabsOf } from './detailAddress.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

test('an address names a match, its sport and a tab', () => {
  expect(read('id=m1&sport=basketball&tab=index')).toEqual({ id: 'm1', sport: 'basketball', tab: 'index', market: 'asian' });
  expect(read('id=m1&tab=index&market=size').market).toBe('size');
  expect(read('id=m1&type=esports').sport).toBe('esports');
});

test.each(['id=m1', 'id=m1&sport=chess&tab=drop', 'id=m1&sport=&tab=', 'id=m1&market=x'])(
  '%s means football and the situation',
  (search) => {
    expect(read(search)).toEqual({ id: 'm1', sport: 'football', tab: 'situation', market: 'asian' });
  },
);

test.each(['', 'id=', 'id=%20', 'id=a%2Fb', 'id=%3Cscript%3E', `id=${'x'.repeat(81)}`])('"%s" names no match', (search) => {
  expect(read(search).id).toBeNull();
});

test('every sport begins with its situation and ends with its rooms', () => {
  for (const sport of ['football', 'basketball', 'esports'] as const)
    expect([tabsOf(sport)[0], tabsOf(sport).at(-1)]).toEqual(['situation', 'rooms']);
});
