import { expect, test } from 'vitest';
import { pseudoMark, pseudoMessages, pseudoText } from './pseudo.ts';

test('a text grows by 60 % and loses its plain vowels', () => {
  for (const text of ['Sign in', 'Follow', 'Quick, before the whistle blows']) {
    const longer = pseudoText(text);
    expect(longer.length / text.length).toBeGreaterThanOrEqual(1.55);
    expect(longer).toMatch(pseudoMark);
  }
});

test('values, tags, numbers and forms of a plural stay what they are', () => {
  const messages = pseudoMessages({
    a: ['Again in ', ['n', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]],
    b: ['<0>Rules</0> of ', ['site']],
    c: ['2 - 1'],
  } as never);
  expect(JSON.stringify(messages.a)).toContain('["#",');
  expect(messages.b).toEqual([expect.stringMatching(/^<0>R.*<\/0>/), ['site']]);
  expect(messages.c).toEqual(['2 - 1']);
});
