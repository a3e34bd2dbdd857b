import { describe, expect, test } from 'vitest';
import { findWord, skeletonOf, wordSkeleton } from './skeleton.ts';

const has = (text: string, word: string) => findWord(text, skeletonOf(text), wordSkeleton(word)).length > 0;

describe('a word of the list', () => {
  test.each([
    ['bad', 'that is bad'],
    ['bad', 'that is BAD!'],
    ['bad', 'ｂａｄ'],
    ['bad', 'b a d'],
    ['bad', 'b.a-d'],
    ['bad', 'b\u200Ba\u200Dd'],
    ['bad', 'bаd'],
    ['bad', 'b@d'],
    ['bad', 'bád'],
    ['casino', 'c4s1n0'],
    ['外挂', '卖外挂的来了'],
    ['外挂', '外 挂'],
    ['外挂', '外*挂'],
    ['外挂', '外\u200B挂'],
    ['cá độ', 'Cá Độ'],
    ['cá độ', 'ca do'],
  ])('%s is met in %s', (word, text) => expect(has(text, word)).toBe(true));

  test.each([
    ['bad', 'badge'],
    ['bad', 'forbade'],
    ['外挂', '外面挂着'],
    ['ass', 'a pass'],
    ['bad', ''],
  ])('%s is not met in %s', (word, text) => expect(has(text, word)).toBe(false));

  test('is looked for in a long text in the time that its length takes', () => {
    const text = 'b'.repeat(2_000);
    expect(has(text, 'bad')).toBe(false);
    expect(skeletonOf(text).letters).toHaveLength(2_000);
  });
});
