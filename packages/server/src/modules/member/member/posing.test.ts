import { expect, test } from 'vitest';
import { nameRefusal } from './posing.ts';

const siteNames = ['Pitchside', '场边'];
const refusalOf = async (name: string) => (await nameRefusal(name, siteNames))?.message;
const likeSite = '这个名字像官方账号，换一个';

/** Ways to disguise a word so that filters miss it but people can read it. */
const disguises: Readonly<Record<string, (word: string) => string>> = {
  'as it is': (word) => word,
  'in capitals': (word) => word.toUpperCase(),
  'full width': (word) => word.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  bold: (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  'in circles': (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x24d0 + letter.charCodeAt(0) - 97)),
  'in black boxes': (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1f170 + letter.charCodeAt(0) - 97)),
  'as flags': (word) => word.replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 97)),
  'with Cyrillic letters': (word) =>
    word.replace(
      /[aceopxysi]/g,
      (letter) => ({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', y: 'у', s: 'ѕ', i: 'і' })[letter] ?? letter,
    ),
  'with Greek letters': (word) => word.replace(/[op]/g, (letter) => ({ o: 'ο', p: 'ρ' })[letter] ?? letter),
  'with figures': (word) => word.replace(/[oil]/g, (letter) => (letter === 'o' ? '0' : '1')),
  'l for i': (word) => word.replaceAll('i', 'l'),
  'I for l': (word) => word.replaceAll('l', 'I'),
  'rn for m': (word) => word.replaceAll('m', 'rn'),
  'with marks': (word) => [...word].map((letter) => `${letter}\u0301`).join(''),
  'with blanks': (word) => [...word].join(' '),
  'with dots': (word) => [...word].join('.'),
  'with lines': (word) => [...word].join('_'),
  'with what cannot be seen': (word) => [...word].join('\u2060\u3164\u200D'),
  'between stars': (word) => `★${word}★`,
  'with a year': (word) => `${word}2026`,
  'behind a word': (word) => `The ${word}`,
};

const words = ['admin', 'official', 'support', 'moderator', 'pitchside', '官方', '客服', '管理员', '运营', '场边'];
test.each(words.flatMap((word) => Object.entries(disguises).map(([how, write]) => [word, how, write(word)] as const)))(
  '%s %s is the site’s: %s',
  async (_word, _how, name) => {
    expect(await refusalOf(name)).toBe(likeSite);
  },
);

test.each([
  '管理員',
  '運營',
  '運営小助手',
  '係統通知',
  '官　方',
  '官·方客·服',
  '場邊',
  '塲邊',
  '工作人員',
  'PitchsideAdmin',
  'xADMINx',
  'theadmin',
  'Аdministratоr',
  'Pitch Side',
  'Quản trị viên',
  'QUAN TRI',
  'Hỗ Trợ 24h',
  'CSKH 1',
  'Customer Service',
  'Staff',
  'ⓈⓊⓅⓅⓄⓇⓉ',
])('%s is the site’s', async (name) => {
  expect(await refusalOf(name)).toBe(likeSite);
});

test.each([
  'Badminton',
  'Badminton fan',
  'LFC Supporter',
  'Ad Minh',
  'Falstaff',
  'Stafford 10',
  '北看台',
  '老球迷2026',
  '补时绝杀48213',
  'NorthStand',
  'Người hâm mộ',
  'Nguyễn Văn Á',
  'محمد صلاح',
  'Анна',
  '안녕하세요',
  'ファンです',
  '🇻🇳 Hà Nội',
  '方官',
  'K',
])('%s is a name of its own', async (name) => {
  expect(await refusalOf(name)).toBeUndefined();
});

test.each(['。。', '\u3164\u3164', '⚽🔥', '\u2800\u2800', '\u200D\u200C'])('%j says nothing', async (name) => {
  expect(await refusalOf(name)).toBe('名字里要有文字或数字');
});

test('a short name of a site is looked for as a word alone', async () => {
  const of = async (name: string) => (await nameRefusal(name, ['K1']))?.message;
  expect([await of('K1'), await of('k 1'), await of('Mark12')]).toEqual([likeSite, likeSite, undefined]);
});
