import { expect, test } from 'vitest';
import { posterMarkup, sizeFor } from './poster.ts';

const words = {
  site: 'Pitchside',
  title: '一起看球',
  line: '',
  from: '',
  codeLabel: '邀请码',
  code: 'AB12',
  link: 'https://a.example/login?invite=AB12',
};

test('what members are called stands on a poster as text and as nothing else', () => {
  const markup = posterMarkup({ ...words, from: '</text><script>alert(1)</script>"&' });
  expect(markup).not.toContain('<script');
  expect(markup).toContain('&lt;script&gt;');
  expect(markup).toContain('AB12');
});

test('a long line is written smaller, wide letters sooner', () => {
  expect(sizeFor('一起看球', 500, 44)).toBe(44);
  expect(sizeFor('一'.repeat(25), 500, 44)).toBe(20);
  expect(sizeFor('a'.repeat(25), 500, 44)).toBe(35);
});
