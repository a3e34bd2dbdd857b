import { expect, test } from 'vitest';
import { keepOrder, orderLasts, takeOrder, type StoredOrder } from './orderStorage.ts';

const order: StoredOrder = { giftId: 'scarf', count: 10, from: 'wallet' };

test('a gift that waited for a sign-in is handed over once, to its own room, and not for ever', () => {
  keepOrder('2', order, 1_000);
  expect([takeOrder('2', 2_000), takeOrder('2', 2_000)]).toEqual([order, undefined]);
  keepOrder('2', order, 1_000);
  expect([takeOrder('3', 2_000), takeOrder('2', 2_000)]).toEqual([undefined, undefined]);
  keepOrder('2', order, 1_000);
  expect(takeOrder('2', 1_000 + orderLasts)).toBeUndefined();
  sessionStorage.setItem('giftOrder', '{"roomId":"2","at":1,"order":{"giftId":"x","count":-4,"from":"wallet"}}');
  expect(takeOrder('2', 1)).toBeUndefined();
});
