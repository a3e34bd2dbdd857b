import { expect, test } from 'vitest';
import { termsOf, wantedOf } from './terms.ts';

const meets = (text: string, search: string) => {
  const terms = termsOf(text);
  return wantedOf(search).every(({ term, isWhole }) => terms.some((known) => (isWhole ? known === term : known.startsWith(term))));
};

test.each([
  ['曼城三球大胜，哈兰德梅开二度', '哈兰德'],
  ['曼城三球大胜，哈兰德梅开二度', '曼'],
  ['曼城三球大胜，哈兰德梅开二度', '大胜 曼城'],
  ['Haaland scores twice as City win', 'haal'],
  ['Haaland scores twice as City win', 'CITY WIN'],
  ['Đội tuyển Việt Nam thắng đậm', 'doi tuyen'],
  ['Đội tuyển Việt Nam thắng đậm', 'Việt N'],
  ['Ｆｕｌｌ width', 'full'],
])('%s is found by %s', (text, search) => expect(meets(text, search)).toBe(true));

test.each([
  ['曼城三球大胜', '城曼'],
  ['Haaland scores twice', 'aland'],
  ['Đội tuyển', 'doituyen'],
])('%s is not found by %s', (text, search) => expect(meets(text, search)).toBe(false));

test('signs alone ask for nothing', () => expect(wantedOf("%_' OR 1=1 --'")).toEqual(wantedOf('or 1 1')));
