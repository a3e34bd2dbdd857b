import fc from 'fast-check';
import { expect, test } from 'vitest';
import { danmakuRoles, itemOf, rankOf, type DanmakuItem } from './comment.ts';
import { createWaitingRoom, longestWait } from './queue.ts';

const limit = 5;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('add' as const),
      role: fc.constantFrom(...danmakuRoles),
      word: fc.integer({ min: 0, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('take' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('shed' as const), after: fc.integer({ min: 0, max: 2000 }) }) },
);
const sum = (items: readonly DanmakuItem[]) => items.reduce((total, { count }) => total + count, 0);

test('whatever comes and goes: the highest class and the oldest of it first, no more than the limit after shedding, and every comment somewhere', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (story) => {
      const room = createWaitingRoom(limit);
      const inside = new Set<DanmakuItem>();
      let time = 0;
      let added = 0;
      let left = 0;
      for (const move of story) {
        if (move.act === 'add') {
          const item = itemOf({ id: '', text: `第 ${move.word} 句`, role: move.role }, true, time);
          if (!item) continue;
          added += 1;
          if (room.add(item) === 'waits') inside.add(item);
        }
        if (move.act === 'take') {
          const item = room.take();
          if (!item) continue;
          left += item.count;
          inside.delete(item);
          for (const other of inside) if (other.role === item.role) expect(other.since).toBeGreaterThanOrEqual(item.since);
          expect(Math.min(...[...inside].map(({ role }) => rankOf[role]))).toBeGreaterThanOrEqual(rankOf[item.role]);
        }
        if (move.act === 'shed') {
          time += move.after;
          for (const item of room.shed(time)) {
            left += item.count;
            inside.delete(item);
          }
          const others = [...inside].filter(({ role }) => role !== 'own');
          expect(others.length).toBeLessThanOrEqual(limit);
          for (const { since } of others) expect(time - since).toBeLessThanOrEqual(longestWait);
          expect(inside.size - others.length).toBeLessThanOrEqual(limit);
        }
        expect(room.size()).toBe(inside.size);
        expect(left + sum([...inside])).toBe(added);
      }
    }),
    { seed: 20261121, numRuns: 400 },
  );
});

test('of a room that is too full the lowest class leaves first, its oldest before the others', () => {
  const room = createWaitingRoom(2);
  const item = (id: string, role: (typeof danmakuRoles)[number]) => itemOf({ id, text: id, role }, true, 0);
  for (const [id, role] of [
    ['a', 'viewer'],
    ['b', 'anchor'],
    ['c', 'gift'],
    ['d', 'viewer'],
    ['e', 'noble'],
  ] as const) {
    const waiting = item(id, role);
    if (waiting) room.add(waiting);
  }
  expect(room.shed(0).map(({ comment }) => comment.id)).toEqual(['a', 'd', 'c']);
  expect([room.take(), room.take(), room.take()].map((served) => served?.comment.id)).toEqual(['b', 'e', undefined]);
});
