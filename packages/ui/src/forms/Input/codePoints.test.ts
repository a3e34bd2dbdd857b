import fc from 'fast-check';
import { expect, test } from 'vitest';
import { admit, countCodePoints } from './codePoints.ts';

test('an emoji counts one', () => {
  expect(countCodePoints('进球⚽🔥')).toBe(4);
});

test('the surplus goes from before the caret, never from behind it', () => {
  expect(admit({ text: '曼城对阿森纳', caret: 3 }, 5)).toEqual({ text: '曼城阿森纳', caret: 2 });
});

test('only accepted characters stay and the caret keeps its place among them', () => {
  expect(admit({ text: '138 0571 5217', caret: 4 }, 11, (text) => text.replace(/\D/g, ''))).toEqual({ text: '13805715217', caret: 3 });
});

test('property: never longer than the limit, never splits a character, short text is untouched', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), fc.nat(20), (text, at, max) => {
      const points = [...text];
      const caret = points.slice(0, at).join('').length;
      const kept = admit({ text, caret }, max);
      expect(countCodePoints(kept.text)).toBe(Math.min(points.length, max));
      expect(points).toEqual(expect.arrayContaining([...kept.text]));
      if (points.length <= max) expect(kept).toEqual({ text, caret });
      expect(kept.caret).toBeLessThanOrEqual(kept.text.length);
    }),
  );
});
