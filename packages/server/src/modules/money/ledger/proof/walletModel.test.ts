import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../../testing/testPlatform.ts';
import { auditLedger } from '../audit.ts';
import { compare } from './walletAct.ts';
import { act } from './walletCommands.ts';
import { newWorld } from './walletWorld.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const [seeds, operations] = deep ? [200, 2_000] : [5, 200];
/** Number of parallel worlds, which share only the database. */
const together = 4;
const first = 20_261_122;

let world: TestPlatform;
beforeAll(async () => {
  world = await testPlatform(0);
});
afterAll(() => world.close());

const say = (text: string) => deep && process.stdout.write(`${text}\n`);

/** Runs one seed's acts on the server and the model, then compares all balances. */
async function play(seed: number): Promise<number> {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: operations, maxLength: operations, size: 'max' }), async (acts) => {
      const { model, real } = await newWorld(world.platform);
      await fc.asyncModelRun(() => ({ model, real }), acts);
      for (const [index, id] of real.ids.entries()) {
        const believed = model.members[index];
        if (believed) compare(believed, await real.ledger.state(id));
      }
      // Whatever they did: withdrawals, done or possible, are at most half of what they paid in.
      const waits = model.held.reduce((sum, { amount }) => sum + amount, 0) + model.members.reduce((sum, { income }) => sum + income, 0);
      expect(model.paidOut + waits).toBeLessThanOrEqual(model.paidIn / 2);
      refused = operations - [...model.acts.values()].reduce((sum, count) => sum + count, 0);
    }),
    // Shrinking of a failure is limited in time: each try needs a world of its own.
    { seed, numRuns: 1, ...(deep ? { endOnFailure: true } : { interruptAfterTimeLimit: 90_000, markInterruptAsFailure: true }) },
  );
  return refused;
}

test(
  `${seeds} seeds of ${operations} random acts each: the server owns to the fen what a plain map says`,
  async () => {
    const since = performance.now();
    const queue = Array.from({ length: seeds }, (_, index) => first + index);
    let done = 0;
    const work = async () => {
      for (let seed = queue.shift(); seed !== undefined; seed = queue.shift()) {
        expect(await play(seed)).toBe(0);
        done += 1;
        if (done % 10 === 0)
          say(`  ${done} of ${seeds} seeds, ${done * operations} acts, ${((performance.now() - since) / 1_000).toFixed(0)} s`);
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    const audit = await auditLedger(world.platform.db);
    say(
      `  drift ${audit.units.map(({ unit, drift }) => `${unit} ${drift}`).join(', ')}; ${audit.entries} entries, unequal ${audit.unequal}, lopsided ${audit.lopsided}, orphans ${audit.orphans}`,
    );
    expect(audit).toMatchObject({ isSound: true, unequal: 0, lopsided: 0, orphans: 0 });
    expect(audit.units.map(({ drift }) => drift)).toEqual([0, 0, 0]);
  },
  deep ? 3_600_000 : 240_000,
);
