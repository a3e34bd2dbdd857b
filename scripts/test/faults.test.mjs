import { expect, test } from 'vitest';
import { faultsIn } from './faults.mjs';

test('names what failed, each once', () => {
  expect(
    faultsIn(
      [
        ' ✓  parts  Menu.test.tsx (4 tests)',
        ' FAIL   parts (chromium)  Menu.test.tsx > the right arrow enters',
        ' FAIL   parts (chromium)  Menu.test.tsx > the right arrow enters',
        'Error: Cannot find element',
        '  1) [chromium] › plans.spec.ts:12:1 › settled ───',
        'a.ts(3,1): error TS2345: no',
      ].join('\n'),
    ),
  ).toEqual([
    'FAIL   parts (chromium)  Menu.test.tsx > the right arrow enters',
    'Error: Cannot find element',
    '1) [chromium] › plans.spec.ts:12:1 › settled ───',
    'a.ts(3,1): error TS2345: no',
  ]);
});

test('says the last lines where nothing is named', () => {
  expect(faultsIn('a\nb\n\nc\nd\ne\nf\n')).toEqual(['b', 'c', 'd', 'e', 'f']);
});
