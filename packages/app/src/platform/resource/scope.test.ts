import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createScope, pauses } from './scope.ts';

const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

test('answers in any order, leaving at any moment: only what the scope of the moment asked is heard, each answer once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ fails: fc.boolean(), dropped: fc.boolean(), leaves: fc.boolean() }), { maxLength: 25 }),
      async (scheduler, steps) => {
        let scope = createScope();
        let here = 0;
        const asked: { place: number; dropped: boolean; heardAt: number[] }[] = [];
        const wrong: number[] = [];
        steps.forEach(({ fails, dropped, leaves }, index) => {
          const question = { place: here, dropped: false, heardAt: [] as number[] };
          asked.push(question);
          const hear = () => {
            question.heardAt.push(here);
            if (question.dropped || question.place !== here) wrong.push(index);
          };
          const drop = scope.ask(() => scheduler.schedule(fails ? Promise.reject(new Error('away')) : Promise.resolve(index)), hear, hear);
          const then = (act: () => void) => void scheduler.schedule(Promise.resolve()).then(act);
          if (dropped)
            then(() => {
              question.dropped = true;
              drop();
            });
          // Somebody leaves between any two answers, and goes on to the next place.
          if (leaves)
            then(() => {
              here += 1;
              scope.leave();
              scope = createScope();
            });
        });
        await scheduler.waitAll();
        await settle();
        expect(wrong).toEqual([]);
        expect(asked.filter(({ heardAt }) => heardAt.length > 1)).toEqual([]);
        expect(asked.filter(({ place, dropped, heardAt }) => place === here && !dropped && heardAt.length === 0)).toEqual([]);
        scope.leave();
      },
    ),
  );
});

test('an answer that has come but was not used yet is dropped by leaving in the same turn', async () => {
  for (let turns = 0; turns < 4; turns += 1) {
    const scope = createScope();
    let isLeft = false;
    let answer = (_: string) => {};
    scope.ask(
      () => new Promise<string>((resolve) => (answer = resolve)),
      () => expect(isLeft).toBe(false),
      () => expect.unreachable(),
    );
    answer('late');
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    isLeft = true;
    scope.leave();
    await settle();
  }
});

test('leaving aborts what is under way, ends what follows, and makes its listeners deaf; what is begun after it never starts', () => {
  const scope = createScope();
  let signal: AbortSignal | undefined;
  scope.ask((own) => new Promise(() => (signal = own)), vi.fn(), vi.fn());
  const [stop, event, late] = [vi.fn(), vi.fn(), vi.fn()];
  scope.onLeave(stop);
  const hear = scope.during(event);
  hear('one');
  scope.leave();
  scope.leave();
  hear('two');
  scope.ask(late, late, late);
  scope.onLeave(stop);
  expect(signal?.aborted).toBe(true);
  expect(event.mock.calls).toEqual([['one']]);
  expect(stop).toHaveBeenCalledTimes(2);
  expect(late).not.toHaveBeenCalled();
});

test('who insists asks until an answer comes, and never after giving up or leaving', async () => {
  vi.useFakeTimers();
  const scope = createScope();
  const use = vi.fn();
  const work = vi.fn(() => (work.mock.calls.length < 4 ? Promise.reject(new Error('away')) : Promise.resolve('here')));
  scope.retry(work, use);
  await vi.advanceTimersByTimeAsync(pauses[0] + pauses[1] + pauses[2]);
  expect([work.mock.calls.length, use.mock.calls]).toEqual([4, [['here']]]);

  const away = () => vi.fn(() => Promise.reject(new Error('away')));
  const [dropped, lost] = [away(), away()];
  const giveUp = scope.retry(dropped, use);
  scope.retry(lost, use);
  await vi.advanceTimersByTimeAsync(pauses[0] / 2);
  giveUp();
  await vi.advanceTimersByTimeAsync(pauses[0]);
  scope.leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([dropped.mock.calls.length, lost.mock.calls.length, use.mock.calls.length]).toEqual([1, 2, 1]);
  vi.useRealTimers();
});
