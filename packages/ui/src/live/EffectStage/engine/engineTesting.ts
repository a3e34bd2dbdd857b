import fc from 'fast-check';
import { giftKinds } from '../../../pictures/gift.data.ts';
import { nobleRanks } from '../../../theme/noble.data.ts';
import { effectNames, type EffectChoice, type GiftArrival, type StageArrival, type StageMember } from './arrival.ts';
import type { StageClock } from './director.ts';

/** A clock that a test moves. */
export function createTestClock() {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  const clock: StageClock = {
    now: () => now,
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      return () => void (timers = timers.filter((other) => other !== timer));
    },
  };
  return {
    ...clock,
    /** Runs everything that is due on the way. */
    advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
    pending: () => timers.length,
  };
}

const member: fc.Arbitrary<StageMember> = fc
  .record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), rank: fc.option(fc.constantFrom(...nobleRanks), { nil: undefined }) })
  .map((some) => ({ ...some, nickname: `member ${some.id}` }));
const prices = [1, 10, 30, 66, 188, 520, 1314, 888, 6666, 10] as const;
const gift = fc
  .nat({ max: giftKinds.length - 1 })
  .map((index) => ({ id: `gift ${index}`, name: `gift ${index}`, art: giftKinds[index] ?? 'clap', price: prices[index] ?? 1 }));
const common = {
  id: fc.uuid(),
  member,
  own: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
};

/** A gift of any sender. */
export const giftArrival: fc.Arbitrary<GiftArrival> = fc.record({
  ...common,
  kind: fc.constant('gift' as const),
  gift,
  count: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 1314 }) }),
  effect: fc.option(fc.constantFrom(...effectNames), { nil: undefined }),
});
const arrival: fc.Arbitrary<StageArrival> = fc.oneof(
  { weight: 4, arbitrary: giftArrival },
  { weight: 1, arbitrary: fc.record({ ...common, kind: fc.constant('entry' as const) }) },
);

/** One event of a scenario. */
export type StageAct =
  | { act: 'push'; arrivals: StageArrival[] }
  | { act: 'wait'; milliseconds: number }
  | { act: 'finish' }
  | { act: 'choose'; choice: EffectChoice }
  | { act: 'hide'; hidden: boolean };

/** A story of a stage in any order. */
export const stageStory: fc.Arbitrary<StageAct[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ act: fc.constant('push' as const), arrivals: fc.array(arrival, { minLength: 1, maxLength: 30 }) }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        act: fc.constant('wait' as const),
        milliseconds: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 9000 })),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ act: 'finish' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('choose' as const), choice: fc.constantFrom<EffectChoice[]>('all', 'mine', 'off') }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('hide' as const), hidden: fc.boolean() }) },
  ),
  { minLength: 4, maxLength: 40 },
);
