// @module-tag full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEnvelopes } from '../../envelopes/index.ts';
import { auditPlans } from '../../../experts/plans/index.ts';
import { auditGifts } from '../../../live/gifts/index.ts';
import { auditLedger } from '../audit.ts';
import { actsOf } from './crossingActs.ts';
import type { Act } from './crossing.types.ts';
import { crossingWorld, type CrossingWorld } from './crossingWorld.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
/**
 * Duration of the run for all pairs, ms; clients per pair; and every n-th pair to run: all, or a third, which still lets each act meet
 * itself or others several times.
 */
const [whole, clients, every] = deep ? [60_000, 32, 1] : [2_000, 4, 3];

let world: CrossingWorld;
let acts: Act[];
beforeAll(async () => {
  world = await crossingWorld();
  acts = actsOf(world);
});
afterAll(() => world.close());

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
const say = (text: string) => deep && process.stdout.write(`${text}\n`);

const innermost = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : String(error);

/** Lets half of the clients run one act and half the other, on two members, until the time is over; each at least once. */
async function cross(pair: readonly [Act, Act], span: number) {
  const times: number[] = [];
  const outcomes = new Map<string, number>();
  const until = performance.now() + span;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    try {
      return await work();
    } finally {
      times.push(performance.now() - since);
    }
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const act = pair[index % 2 ? 1 : 0];
      const [one, two] = world.stars;
      const [me, other] = (index >> 1) % 2 ? [two, one] : [one, two];
      do {
        const refusal = await act.run(timed, me, other).catch((error: unknown) => `threw ${innermost(error)}`);
        const outcome = refusal === undefined ? 'done' : act.refusals?.includes(refusal) ? 'refused by a rule' : `${act.name}: ${refusal}`;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      } while (performance.now() < until);
    }),
  );
  return { times: times.sort((one, other) => one - other), outcomes };
}

test(
  `${deep ? 'every pair' : 'one of three pairs'} of operations on money for ${whole / 1_000} s in all: nobody waits for a lock in vain, and only rules refuse`,
  { timeout: whole + 240_000 },
  async () => {
    const pairs = acts
      .flatMap((one, index) => acts.slice(index).map((other) => [one, other] as const))
      .filter((_, index) => index % every === 0);
    const all: number[] = [];
    const unforeseen = new Map<string, number>();
    let done = 0;
    for (const pair of pairs) {
      await world.newDay();
      const { times, outcomes } = await cross(pair, whole / pairs.length);
      all.push(...times);
      for (const [outcome, count] of outcomes) {
        if (outcome === 'done') done += count;
        else if (outcome !== 'refused by a rule') unforeseen.set(outcome, (unforeseen.get(outcome) ?? 0) + count);
      }
      say(
        `  ${pair.map(({ name }) => name).join(' x ')}: ${times.length} times, p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}, max ${at(times, 1)} ms`,
      );
    }
    all.sort((one, other) => one - other);
    const conflicts = world.site.platform.events.conflicts();
    say(
      `  all ${pairs.length} pairs: ${all.length} times, ${done} done, p50 ${at(all, 0.5)}, p99 ${at(all, 0.99)}, max ${at(all, 1)} ms; conflicts ${JSON.stringify(conflicts)}, faults ${world.site.platform.faults.total()}`,
    );
    expect({
      unforeseen: Object.fromEntries(unforeseen),
      conflicts,
      faults: world.site.platform.faults.total(),
    }).toEqual({ unforeseen: {}, conflicts: { '40001': 0, '40P01': 0, '55P03': deep ? 0 : conflicts['55P03'] }, faults: 0 });
    expect(done).toBeGreaterThan(pairs.length);
  },
);

test('after all of it the ledger is sound, and gifts and red envelopes agree with it', async () => {
  const { db } = world.site.platform;
  expect(await auditLedger(db)).toMatchObject({ isSound: true, unequal: 0, lopsided: 0, orphans: 0 });
  expect([await auditGifts(db), await auditEnvelopes(db), await auditPlans(db)]).toEqual([0, 0, 0]);
});
