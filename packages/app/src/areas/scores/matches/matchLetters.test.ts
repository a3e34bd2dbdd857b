import { expect, test } from 'vitest';
import { letterOf } from './matchLetters.ts';

test.each([
  ['英超', 'Y'],
  ['西甲', 'X'],
  ['德甲', 'D'],
  ['中超', 'Z'],
  ['澳超', 'A'],
  ['日职联', 'R'],
  ['La Liga', 'L'],
  ['Đức', 'D'],
  ['Ý', 'Y'],
  ['阿甲', 'A'],
  ['韩K联', 'H'],
  ['V联赛', 'V'],
  ['2. Bundesliga', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => expect(letterOf(name)).toBe(letter));
