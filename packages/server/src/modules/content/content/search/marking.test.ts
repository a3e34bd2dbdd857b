import { expect, test } from 'vitest';
import { marker } from './marking.ts';

/** Marks matches by brackets. */
const shown = (text: string, ...searches: string[]) =>
  marker(searches)(text)
    .map(({ text: part, is_hit }) => (is_hit ? `[${part}]` : part))
    .join('');

test.each([
  ['曼城三球大胜，哈兰德梅开二度', '哈兰德', '曼城三球大胜，[哈兰德]梅开二度'],
  ['Đội tuyển Việt Nam thắng đậm', 'doi tuyen', '[Đội tuyển] Việt Nam thắng đậm'],
  ['Đội tuyển Việt Nam thắng đậm', 'VIỆT nam', 'Đội tuyển [Việt Nam] thắng đậm'],
  ['City win, and Man City go top', 'city', '[City] win, and Man [City] go top'],
  ['ＣＩＴＹ at home', 'city', '[ＣＩＴＹ] at home'],
  // Matches begin at word starts only.
  ['Electricity is out', 'city', 'Electricity is out'],
  ['Electricity and city', 'city', 'Electricity and [city]'],
  ['City don’t stop', 'dont', 'City [don’t] stop'],
  ['𠮷city, 𠮷 city', 'city', '𠮷[city], 𠮷 [city]'],
  ['大胜的曼城', '大胜 曼城', '[大胜]的[曼城]'],
  ['⚽⚽ 曼城 ⚽', '曼城', '⚽⚽ [曼城] ⚽'],
  ['什么也没有', "%_' OR 1=1 --'", '什么也没有'],
  ['', '曼城', ''],
])('%s searched for %s', (text, search, marked) => expect(shown(text, search)).toBe(marked));

test('a team is marked by any of its names', () =>
  expect(shown('蓝月亮昨晚赢了，Man City 继续领跑', '曼城', '蓝月亮', 'Man City')).toBe('[蓝月亮]昨晚赢了，[Man City] 继续领跑'));

test('a long text is cut around the first hit, and says where', () => {
  const words = marker(['曼城'])(`${'前'.repeat(300)}曼城${'后'.repeat(300)}`);
  const text = words.map((each) => each.text).join('');
  expect([...text]).toHaveLength(122);
  expect(text).toMatch(/^…前+曼城后+…$/);
  expect(words.map(({ is_hit }) => is_hit)).toEqual([false, true, false]);
  expect(shown('头'.repeat(200), '曼城')).toMatch(/^头{120}…$/);
});
