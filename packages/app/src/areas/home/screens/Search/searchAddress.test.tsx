import { expect, test } from 'vitest';
import { readSearch, searchHref } from './searchAddress.ts';

const read = (address: string) => readSearch(new URL(address, 'http://localhost').searchParams);

test('a text comes back as it was searched for, whatever signs it is made of', () => {
  for (const name of ['曼城', '%', '_%', "O'Neill", '"', '&a=b', '👨‍👩‍👧‍👦', 'a b'])
    expect(read(searchHref(name))).toEqual({ name, tab: 'all', page: 1 });
  expect(read(searchHref('x', 'videos', 3))).toEqual({ name: 'x', tab: 'videos', page: 3 });
});

test('of eleven characters ten are searched for, and what is no tab or page is the first', () => {
  expect(read(`/search?name=${encodeURIComponent('一二三四五六七八九十多')}`).name).toBe('一二三四五六七八九十');
  expect(read('/search?name=12345678901&tab=x&page=-1')).toEqual({ name: '1234567890', tab: 'all', page: 1 });
  expect(read('/search?page=1e9')).toEqual({ name: '', tab: 'all', page: 1 });
});
