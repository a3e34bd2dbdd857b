import { expect, test } from 'vitest';
import { blockedWordKind, createFilter } from './filter.ts';

const open = { blockedWords: [], blockedUsers: [], hiddenModes: [], gifts: true };
const says = (text: string) => ({ id: '1', text });

test('plain words are found whatever their case, patterns as they are written', () => {
  const passes = createFilter({ ...open, blockedWords: [' VPN ', '/(稳|必)赢/', '/^hello$/i'] });
  expect(['加我 vpn', '今晚必赢', '稳赢', 'HELLO'].map((text) => passes(says(text)))).toEqual([false, false, false, false]);
  expect(['必 赢', 'hello there', '好球'].map((text) => passes(says(text)))).toEqual([true, true, true]);
});

test('a pattern that cannot be read or is too long blocks nothing, and neither does an empty word', () => {
  const words = ['/(/', '/a/zz', `/${'a'.repeat(200)}/`, '', '  '];
  const passes = createFilter({ ...open, blockedWords: words });
  expect(passes(says('a ( 什么都行'))).toBe(true);
  expect(words.slice(0, 3).map(blockedWordKind)).toEqual(['broken', 'broken', 'broken']);
  expect([blockedWordKind('/a/g'), blockedWordKind('a/b')]).toEqual(['pattern', 'plain']);
});

test('a pattern with g answers every comment alike', () => {
  const passes = createFilter({ ...open, blockedWords: ['/好/g'] });
  expect([1, 2, 3].map(() => passes(says('好球')))).toEqual([false, false, false]);
});

test('blocked people, hidden ways and gift lines stay away, and own comments never do', () => {
  const passes = createFilter({
    blockedWords: ['好'],
    blockedUsers: [{ userId: '7', nickname: '稳赚' }],
    hiddenModes: ['top'],
    gifts: false,
  });
  expect(passes({ ...says('看我头像'), userId: '7' })).toBe(false);
  expect(passes({ ...says('来了'), mode: 'top' })).toBe(false);
  expect(passes({ ...says('送出 火箭'), role: 'gift' })).toBe(false);
  expect(passes({ ...says('好球'), mode: 'top', role: 'own', userId: '7' })).toBe(true);
  expect(passes(says('来了'))).toBe(true);
});

test('what was taken out of the room is seen by nobody, by its speaker neither', () => {
  const passes = createFilter(open, ['1']);
  expect([passes(says('好球')), passes({ ...says('好球'), role: 'own' }), passes({ id: '2', text: '好球' })]).toEqual([false, false, true]);
});
