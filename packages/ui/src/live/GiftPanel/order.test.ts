import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nobleHeight, nobleRanks } from '../../theme/noble.data.ts';
import type { GiftCell, GiftViewer } from './giftPanel.types.ts';
import { cellsOf, heldCount, isLocked, mostAtOnce, mostOf, standingOf, totalOf } from './order.ts';

const gift = { id: 'rocket', name: '火箭', art: 'rocket', price: 1314 } as const;
const member = (balance: number): GiftViewer => ({ kind: 'member', balance });

test.each<[GiftCell, number, GiftViewer, object]>([
  [{ gift }, 10, member(13_140), { kind: 'ready' }],
  [{ gift }, 10, member(12_806), { kind: 'short', missing: 334 }],
  [{ gift, owned: 3 }, 3, member(0), { kind: 'ready' }],
  [{ gift, left: 0 }, 1, member(99_999), { kind: 'sold-out' }],
  [{ gift, rank: 'captain' }, 1, member(99_999), { kind: 'locked', rank: 'captain' }],
  [{ gift, rank: 'captain' }, 1, { kind: 'member', balance: 99_999, rank: 'icon' }, { kind: 'ready' }],
  [{ gift }, 1, { kind: 'visitor' }, { kind: 'visitor' }],
  [{ gift, left: 0 }, 1, { kind: 'visitor' }, { kind: 'sold-out' }],
  [{ gift }, 1, { kind: 'anchor', balance: 99_999 }, { kind: 'anchor' }],
  [{ gift }, 10, { kind: 'member', balance: 99_999, allowance: 13_139 }, { kind: 'capped', left: 13_139 }],
  [{ gift }, 10, { kind: 'member', balance: 100, allowance: 500 }, { kind: 'capped', left: 500 }],
  [{ gift }, 10, { kind: 'member', balance: 99_999, allowance: 13_140 }, { kind: 'ready' }],
  [{ gift, owned: 3 }, 1, { kind: 'member', balance: 0, allowance: 0 }, { kind: 'ready' }],
])('an order stands as it is', (cell, count, viewer, standing) => {
  expect(standingOf(cell, count, viewer)).toEqual(standing);
});

test.each<[GiftViewer, string]>([
  [{ kind: 'visitor' }, 'closed'],
  [member(0), 'closed'],
  [{ kind: 'anchor', balance: 0 }, 'anchor'],
])('a room that takes no gifts says so to everybody but its anchor', (viewer, kind) => {
  expect(standingOf({ gift }, 1, viewer, true).kind).toBe(kind);
});

test('an order is ready exactly when the balance covers it, and what is missing makes it so', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat({ max: 10_000_000 }), (count, balance) => {
      const standing = standingOf({ gift }, count, member(balance));
      expect(standing.kind).toBe(totalOf({ gift }, count) <= balance ? 'ready' : 'short');
      if (standing.kind === 'short') expect(standingOf({ gift }, count, member(balance + standing.missing))).toEqual({ kind: 'ready' });
    }),
  );
});

test('whatever is typed, the amount is whole and stays within what there is', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer({ min: 0, max: 20_000 }), (typed, left) => {
      const count = heldCount(typed, mostOf({ gift, left }));
      expect(Number.isInteger(count) && count >= 1 && count <= Math.max(1, Math.min(left, mostAtOnce))).toBe(true);
    }),
  );
});

test('a rank opens its own gifts and those below', () => {
  for (const viewer of nobleRanks)
    for (const rank of nobleRanks)
      expect(isLocked({ gift, rank }, { kind: 'member', balance: 0, rank: viewer })).toBe(nobleHeight(viewer) < nobleHeight(rank));
});

test('each shelf has its gifts', () => {
  const shelf = [gift, { ...gift, id: 'crown', rank: 'legend' as const }];
  const backpack = [{ gift, owned: 2 }];
  expect(cellsOf('gifts', shelf, backpack).map((cell) => cell.gift.id)).toEqual(['rocket']);
  expect(cellsOf('noble', shelf, backpack).map((cell) => cell.gift.id)).toEqual(['crown']);
  expect(cellsOf('backpack', shelf, backpack)).toMatchObject([{ owned: 2 }]);
});
