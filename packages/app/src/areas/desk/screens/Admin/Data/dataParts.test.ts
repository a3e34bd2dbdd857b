import { expect, test } from 'vitest';
import { dataHref, readDataPart, wayBack } from './dataParts.ts';

test('an act leads to where it can be taken back, a merge to nowhere', () => {
  expect(wayBack({ act: 'import', subject: 'import 412 2015-16_en.1.json' })).toBe('/admin?desk=data&part=imports&import=412');
  expect(wayBack({ act: 'correct', subject: 'of-epl-1' })).toBe('/admin?desk=data&part=sources');
  expect(wayBack({ act: 'deduct', subject: 'leeds' })).toBe('/admin?desk=data&part=deductions');
  expect(wayBack({ act: 'merge', subject: 'leeds-fc' })).toBeUndefined();
  expect(wayBack({ act: 'refuse', subject: '2015-16_en.1.json' })).toBeUndefined();
});

test('an address names a part, and an unknown one is that of imports', () => {
  expect(readDataPart(new URL(dataHref('twins'), 'http://site').searchParams)).toBe('twins');
  expect(readDataPart(new URLSearchParams('part=nothing'))).toBe('imports');
});
