import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { followSource } from './follow.ts';
import { createScope } from './scope.ts';

interface Heard {
  onEvent: (event: never) => void;
  onReset: () => void;
}
const followers = vi.hoisted(() => new Set<Heard>());
vi.mock('../realtime/realtime.ts', () => ({
  realtime: {
    subscribe: (_topic: string, handlers: Heard) => {
      followers.add(handlers);
      return () => void followers.delete(handlers);
    },
  },
}));

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('answers, events, resets and leaving in any order: the topic is followed once, the newest question alone is heard, and nothing after leaving', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.constantFrom('event' as const, 'reset' as const, 'refresh' as const, 'leave' as const),
          fc.record({ which: fc.nat(6), failed: fc.boolean() }),
        ),
        { maxLength: 30 },
      ),
      async (steps) => {
        followers.clear();
        const scope = createScope();
        const asked: { answer: (failed: boolean) => void }[] = [];
        const settled = new Set<number>();
        let hasLeft = false;
        const wrong: string[] = [];
        const listen = (what: string) => hasLeft && wrong.push(what);
        const refresh = followSource<number>(scope, {
          load: () =>
            new Promise((resolve, reject) => {
              const index = asked.length;
              asked.push({ answer: (failed) => (failed ? reject(new Error('away')) : resolve(index)) });
            }),
          take: (index) => {
            listen('answer');
            if (index !== asked.length - 1) wrong.push('an older answer');
          },
          fail: () => listen('failure'),
          topics: () => [{ topic: 'match:1', from: { epoch: 'e', seq: 1 }, onEvent: () => listen('event') }],
        });
        for (const each of steps) {
          // A page that was left is told once more by whoever did not hear of it.
          const [known] = [...followers];
          if (each === 'event') known?.onEvent(undefined as never);
          if (each === 'reset') known?.onReset();
          if (each === 'refresh') refresh();
          if (each === 'leave') {
            hasLeft = true;
            scope.leave();
          }
          if (typeof each === 'object') {
            const index = each.which % asked.length;
            settled.add(index);
            asked[index]?.answer(each.failed);
          }
          await settle();
          expect(followers.size).toBeLessThanOrEqual(hasLeft ? 0 : 1);
        }
        expect(wrong).toEqual([]);
        scope.leave();
        expect(followers.size).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});
