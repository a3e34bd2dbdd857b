import { expect, test } from 'vitest';
import { badgesOf } from './badgesRules.ts';

const nobody = { days: 0, fans: 0, level: 1, isNoble: false, isAnchor: false };

test('badges follow from facts alone, each once with the highest step that was reached', () => {
  expect(badgesOf(nobody)).toEqual([]);
  expect(badgesOf({ ...nobody, days: 364, fans: 10 })).toEqual([
    { kind: 'tenure', step: 100 },
    { kind: 'fans', step: 10 },
  ]);
  expect(badgesOf({ days: 30, fans: 9, level: 50, isNoble: true, isAnchor: true }).map(({ kind, step }) => `${kind} ${step}`)).toEqual([
    'anchor 1',
    'noble 1',
    'tenure 30',
    'level 50',
  ]);
});
