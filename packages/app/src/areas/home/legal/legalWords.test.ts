import { expect, test } from 'vitest';
import { legalKinds } from '@pitchside/api/desk/legal';
import type { LegalText } from './legal.types.ts';
import { readWords, writeWords } from './legalWords.ts';
import { legalLimits } from '@pitchside/api/desk/legal';

const all = ['zh', 'en', 'vi'].flatMap((language) => legalKinds.map((name) => [language, name] as const));

test.each(all)('in %s, %s is the same after it was written and read, and short enough to be kept', async (language, name) => {
  const { default: text }: { default: LegalText } = await import(`./${language}/${name}.ts`);
  const words = writeWords(text);
  expect(readWords(words, text)).toEqual(text);
  expect([...words.body].length).toBeLessThanOrEqual(legalLimits.body);
  expect([...words.title].length).toBeLessThanOrEqual(legalLimits.title);
});

test('parts without a name of their own are counted, empty lines and blanks count for nothing', () => {
  const body = ' 先看 | 这里 | 那里 \n只有标题\n\n#  一 \n  甲 \n- 乙\n• 丙\n\n# 二 {#two}\n#三\n';
  expect(readWords({ title: '协议', body }, { since: '2026-11-26', version: 2 })).toEqual({
    title: '协议',
    since: '2026-11-26',
    version: 2,
    brief: [
      { title: '先看', text: '这里 | 那里' },
      { title: '只有标题', text: '' },
    ],
    sections: [
      { id: 'part-1', title: '一', paragraphs: ['甲'], points: ['乙', '丙'] },
      { id: 'two', title: '二', paragraphs: ['#三'] },
    ],
  });
  expect(readWords({ title: '空', body: '' }, { since: '2026-11-26', version: 2 })).toMatchObject({ brief: [], sections: [] });
});
