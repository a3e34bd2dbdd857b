import { expect, test } from 'vitest';
import { comparisonSheet } from './comparisonSheet.mjs';

const shown = (name) => ({ whole: `${name}.png`, cut: `${name}-cut.png` });
const changed = {
  group: 'Actions/Button',
  name: 'Tones',
  look: 'zh day',
  kind: 'changed',
  pixels: 1,
  size: '10 × 10 → 10 × 12',
  before: shown('b'),
  after: shown('a'),
  difference: shown('d'),
};

test('what changed stands before, after and as their difference, each leading to the whole picture', () => {
  const page = comparisonSheet([changed], '1 changed');
  expect([...page.matchAll(/<a href="([^#"]+)"><img src="([^"]+)"/g)].map(([, whole, cut]) => [whole, cut])).toEqual([
    ['b.png', 'b-cut.png'],
    ['a.png', 'a-cut.png'],
    ['d.png', 'd-cut.png'],
  ]);
  expect(page).toContain('zh day: 1 pixel, 10 × 10 → 10 × 12');
});

test('a new story has nothing before it, one that is gone nothing after', () => {
  const page = comparisonSheet(
    [
      { ...changed, kind: 'new', pixels: undefined, size: undefined, before: undefined, difference: undefined },
      { ...changed, kind: 'gone', pixels: undefined, size: undefined, after: undefined, difference: undefined },
    ],
    '1 new, 1 gone',
  );
  expect(page.match(/<img /g)).toHaveLength(2);
  expect(page).toContain('new: it was not there');
  expect(page).toContain('gone: it is not there any more');
  expect(page).toContain('Actions/Button (2)');
});

test('names are text', () => {
  expect(comparisonSheet([{ ...changed, name: '<b>&' }], '1 changed')).toContain('&#60;b&#62;&#38;');
});
