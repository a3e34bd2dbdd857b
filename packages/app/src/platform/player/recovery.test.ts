import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecovery, type Failure } from './recovery.ts';

function tested(random = 0.5) {
  let time = 0;
  const recovery = createRecovery({ now: () => time, random: () => random });
  return { ...recovery, pass: (ms: number) => void (time += ms) };
}

test('a line that stays away is tried with growing pauses, and from the first one again once the picture moved', () => {
  const { next, plays } = tested();
  const after = () => {
    const step = next('network');
    return step.kind === 'reopen' && step.after;
  };
  expect([after(), after(), after(), after(), after(), after()]).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  plays();
  expect(next('network')).toEqual({ kind: 'reopen', after: 1_000, attempt: 1 });
});

test('what is not there yet is looked for every five seconds at most', () => {
  const { next } = tested();
  const steps = Array.from({ length: 5 }, () => next('absent'));
  expect(steps.map((step) => step.kind === 'reopen' && step.after)).toEqual([2_000, 3_000, 5_000, 5_000, 5_000]);
});

test('a decoder is recovered, then the codec swapped, then all opened anew; after half a minute of quiet from the beginning', () => {
  const { next, pass } = tested();
  expect([next('media'), next('media')]).toEqual([{ kind: 'recover' }, { kind: 'swap' }]);
  expect(next('media')).toMatchObject({ kind: 'reopen', attempt: 1 });
  pass(30_001);
  expect(next('media')).toEqual({ kind: 'recover' });
});

test('whatever fails, there is always a next step, and never more than 18 s to it', () => {
  const failure = fc.constantFrom<Failure>('media', 'network', 'absent');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(failure, fc.nat(60_000)), { maxLength: 60 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, random) => {
        const { next, pass } = tested(random);
        for (const [one, ms] of failures) {
          pass(ms);
          const step = next(one);
          if (step.kind !== 'reopen') continue;
          expect(step.after).toBeGreaterThanOrEqual(800);
          expect(step.after).toBeLessThanOrEqual(18_000);
        }
      },
    ),
  );
});
