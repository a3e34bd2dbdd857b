import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResource, type Held } from './resource.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Sent {
  key: string;
  family: string;
  version: number;
  signal: AbortSignal;
  answer: (failed: boolean) => void;
}
const pause = 100;

const step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const), key: fc.constantFrom('a1', 'a2', 'b1'), version: fc.nat(3) }),
  fc.record({ act: fc.constantFrom('again' as const, 'nothing' as const, 'leave' as const) }),
  fc.record({ act: fc.constant('answer' as const), which: fc.nat(5), failed: fc.boolean() }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 150 }) }),
);

test('whatever is asked, answered, dropped or left in whatever order: one question at a time, and no answer but that of the newest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const sent: Sent[] = [];
      const heard: Held<Sent>[] = [];
      let hasLeft = false;
      const resource = createResource<Sent>(
        (held) => {
          expect(hasLeft).toBe(false);
          heard.push(held);
        },
        { pause, rest: 20 },
      );
      let wanted: { key: string; version: number } | null = null;
      const ask = (key: string, version: number) =>
        resource.ask({
          key,
          family: key.slice(0, 1),
          version,
          load: (signal) =>
            new Promise((resolve, reject) => {
              const question: Sent = {
                key,
                family: key.slice(0, 1),
                version,
                signal,
                answer: (failed) => (failed ? reject(new Error('away')) : resolve(question)),
              };
              sent.push(question);
            }),
        });
      const flying = () => sent.filter(({ signal }) => !signal.aborted);
      const answered = new Set<Sent>();
      for (const each of steps) {
        if (each.act === 'ask') {
          ask(each.key, each.version);
          if (!hasLeft) wanted = each;
        }
        if (each.act === 'again') resource.again();
        if (each.act === 'nothing') {
          resource.ask(null);
          if (!hasLeft) wanted = null;
        }
        if (each.act === 'leave') {
          hasLeft = true;
          resource.leave();
        }
        if (each.act === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        const question = each.act === 'answer' ? sent[each.which % Math.max(1, sent.length)] : undefined;
        if (question && each.act === 'answer') {
          answered.add(question);
          question.answer(each.failed);
          await vi.advanceTimersByTimeAsync(0);
        }
        expect(flying().filter((one) => !answered.has(one)).length).toBeLessThanOrEqual(1);
        const { family, value } = resource.held();
        if (value) expect(value.family).toBe(family);
        if (hasLeft) expect(flying().filter((one) => !answered.has(one))).toEqual([]);
      }
      // In the end everything that is still wanted comes, and it is the newest.
      for (let turn = 0; turn < 6; turn += 1) {
        await vi.advanceTimersByTimeAsync(pause);
        for (const question of sent) {
          answered.add(question);
          question.answer(false);
        }
        await vi.advanceTimersByTimeAsync(0);
      }
      if (!hasLeft && wanted) {
        const { state, value } = resource.held();
        // What was answered with a failure stays so until it is asked for again.
        if (state !== 'failed')
          expect({ key: value?.key, version: value?.version, state }).toEqual({ key: wanted.key, version: wanted.version, state: 'ready' });
      }
      resource.leave();
    }),
    { numRuns: 300 },
  );
});

test('a value is kept while the next of its family is on its way, and by a failure; of another family nothing is', async () => {
  const resource = createResource<string>(() => undefined);
  resource.ask({ key: 'page 1', family: 'list', load: () => Promise.resolve('first') });
  await vi.advanceTimersByTimeAsync(0);
  resource.ask({ key: 'page 2', family: 'list', load: () => Promise.reject(new Error('away')) });
  expect(resource.held()).toMatchObject({ key: 'page 2', value: 'first', state: 'loading' });
  await vi.advanceTimersByTimeAsync(0);
  expect(resource.held()).toMatchObject({ value: 'first', state: 'failed' });
  resource.ask({ key: 'other', load: () => Promise.resolve('else') });
  expect(resource.held()).toMatchObject({ value: undefined, state: 'loading' });
  resource.leave();
});

test('versions that follow each other faster than the pause are one question, and none is starved by the next', async () => {
  const load = vi.fn(() => Promise.resolve('box'));
  const resource = createResource<string>(() => undefined, { pause });
  for (let version = 0; version < 50; version += 1) {
    resource.ask({ key: 'box', version, load });
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(load.mock.calls.length).toBeLessThanOrEqual(6);
  resource.leave();
});

test('what is asked again by the clock rests while nobody looks at the page', async () => {
  const load = vi.fn(() => Promise.resolve(1));
  const resource = createResource<number>(() => undefined, { every: 50 });
  resource.ask({ key: 'prices', load });
  await vi.advanceTimersByTimeAsync(120);
  expect(load).toHaveBeenCalledTimes(3);
  vi.stubGlobal('document', { hidden: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(3);
  resource.leave();
});
