import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { activate } from './index.ts';

test('words that came before the language was activated stay', async () => {
  i18n.load('zh', { early: '先到的' });
  await activate('zh', Promise.resolve({ part: '部件的' }));
  expect([i18n._('early'), i18n._('part')]).toEqual(['先到的', '部件的']);
});
