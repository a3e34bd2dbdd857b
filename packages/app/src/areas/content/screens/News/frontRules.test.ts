import type { Article } from '@pitchside/api/content/news';
import { expect, test } from 'vitest';
import { frontOf } from './frontRules.ts';
import { readNews } from '@pitchside/api/screens/News';

const article = (id: number) => ({ id: String(id) }) as Article;
const articles = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => article(from + index));

test('what editors put in front leads, each article stands once, and lines stand there only when the list keeps something', () => {
  const full = frontOf([article(7), article(3)], articles(1, 20));
  expect(full.lead?.id).toBe('7');
  expect(full.beside.map(({ id }) => id)).toEqual(['3', '1']);
  expect(full.lines).toHaveLength(6);
  expect(full.ids.size).toBe(9);
  const few = frontOf([], articles(1, 5));
  expect([few.lead?.id, few.beside.length, few.lines.length]).toEqual(['1', 2, 0]);
  expect(frontOf([], []).lead).toBeUndefined();
});

test('an address shows a section or a tag, and everything when it makes no sense', () => {
  const read = (query: string) => readNews(new URLSearchParams(query));
  expect(read('section=4&tag=a')).toEqual({ section: '4' });
  expect(read('section=x&tag= 曼城 ')).toEqual({ tag: '曼城' });
  expect(read('section=-1')).toEqual({});
});
