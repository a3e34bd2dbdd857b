import { expect, test } from 'vitest';
import { writtenIn } from './writtenIn.ts';

test.each([
  ['今晚谁赢？', 'en', 'zh'],
  ['Haaland 今晚又进了，Manchester City 稳了', 'vi', 'zh'],
  ['The whistle was late, and nobody in the stand heard it 😂 加油', 'zh', 'en'],
  ['What a goal that was', 'vi', 'en'],
  ['Pha xử lý quá hay của đội khách', 'zh', 'vi'],
  ['Pha xử lý quá hay của đội khách'.normalize('NFD'), 'en', 'vi'],
  ['Ole ole, vamos Barcelona!', 'zh', 'en'],
  // Text without recognizable words is in the author's language.
  ['GOOOAL', 'zh', 'zh'],
  ['Man City 3-0', 'zh', 'zh'],
  ['doi nha da hay qua', 'vi', 'vi'],
  ['666 👏👏', 'vi', 'vi'],
  ['https://example.com/the/page', 'zh', 'zh'],
] as const)('%s, of somebody who reads %s, is %s', (text, own, expected) => expect(writtenIn(text, own)).toBe(expected));
