import { expect, test } from 'vitest';
import { draftOf, inputOf } from './goodsDraft.ts';

const names = { zh: ' 杯子 ', en: 'Mug', vi: 'Cốc' };

test('a draft is sent once it has its three names and a price', () => {
  const draft = { ...draftOf(undefined), names };
  expect(inputOf(draft, undefined)).toBeUndefined();
  expect(inputOf({ ...draft, price: 100, names: { ...names, vi: ' ' } }, undefined)).toBeUndefined();
  expect(inputOf({ ...draft, price: 100 }, '7')).toMatchObject({
    id: '7',
    names: { zh: '杯子' },
    gift_id: null,
    stock: null,
    place: 1_000,
  });
});

test('virtual goods need their gift, and physical ones send none', () => {
  const draft = { ...draftOf(undefined), names, price: 100 };
  expect(inputOf({ ...draft, kind: 'virtual' }, undefined)).toBeUndefined();
  expect(inputOf({ ...draft, kind: 'virtual', giftId: 'scarf', giftCount: 5 }, undefined)).toMatchObject({
    gift_id: 'scarf',
    gift_count: 5,
  });
  expect(inputOf({ ...draft, giftId: 'scarf' }, undefined)).toMatchObject({ gift_id: null });
});

test.each(['price', 'stock', 'most', 'giftCount', 'giftDays', 'place'] as const)('a %s out of its range is not sent', (field) => {
  const draft = { ...draftOf(undefined), names, price: 100 };
  for (const typed of [-1, 1.5, 1e9]) expect(inputOf({ ...draft, [field]: typed }, undefined)).toBeUndefined();
  expect(inputOf({ ...draft, [field]: 1 }, undefined)).toMatchObject({ names: { en: 'Mug' } });
});
