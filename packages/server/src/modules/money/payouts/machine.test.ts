import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { createAccountRepository } from '../../member/account/index.ts';
import { auditLedger, createLedger, type Ledger } from '../ledger/index.ts';
import { usualMoneySettings } from '../../desk/system/index.ts';
import { createPayouts, reviewActs, type Payouts } from './payouts.ts';
import { nextMonth } from '../../../platform/serverDay.ts';
import { arrivalOf } from './calendar.ts';
import { feeOf, transitions } from './machine.ts';
import { madeUpIdentity, paymentPassword } from './payouts.fixtures.ts';

let world: TestPlatform;
let ledger: Ledger;
let payouts: Payouts;
beforeAll(async () => {
  world = await testPlatform(Date.UTC(2026, 10, 21));
  ledger = createLedger(world.platform);
  payouts = createPayouts(
    world.platform,
    ledger,
    { money: async () => ({ ...usualMoneySettings, withdraw_monthly: 1_000_000 }) },
    madeUpIdentity(),
    { notify: async () => undefined },
  );
});
afterAll(() => world.close());

const caller = (id: number) => ({
  member: { id, sessionId: 1, nickname: '', isAnchor: false, role: 'member' as const },
  language: 'zh' as const,
  address: '',
  userAgent: '',
  token: undefined,
});

/** Number of runs and steps: 100 000 steps in total in deep tests. */
const [runs, steps] = process.env.PITCHSIDE_DEEP ? [200, 500] : [4, 30];

test('whatever operators press, in whatever order, held money is paid or returned and never both', { timeout: 1_800_000 }, async () => {
  let people = 0;
  const step = fc.record({ act: fc.constantFrom(...reviewActs, 'ask' as const), which: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (acts) => {
      const id = await createAccountRepository(world.platform.db).insertUser({
        mobile: `86-1393${String((people += 1)).padStart(7, '0')}`,
        passwordHash: '',
        nickname: 'fan',
        avatar: 'fan',
        createdAt: 1,
      });
      const begun = 10_000 * steps;
      await world.platform.events.transaction((tx, emit) =>
        ledger.post(tx, emit, { kind: 'opening', member: id, moves: [{ unit: 'income', from: 'commission', to: id, amount: begun }] }),
      );
      const model: { no: string; state: 'reviewing' | 'approved' | 'paid' | 'returned' }[] = [];
      for (const { act, which } of acts) {
        if (act === 'ask') {
          const asked = (await payouts.handlers.applyForWithdrawal(
            { amount: 10_000, account: 'bank', password: paymentPassword },
            caller(id),
          )) as { no: string };
          model.push({ no: asked.no, state: 'reviewing' });
          continue;
        }
        const one = model.at(-1 - which);
        if (!one) continue;
        const { from, to } = transitions[act];
        const outcome = await payouts.review.decide(id, one.no, act, '原因').then(
          () => true,
          () => false,
        );
        expect(outcome).toBe(from.includes(one.state));
        if (outcome) one.state = to as typeof one.state;
      }
      const gone = model.filter(({ state }) => state !== 'returned').length * 10_000;
      expect((await ledger.state(id)).income).toBe(begun - gone);
    }),
    { numRuns: runs, seed: 20261122 },
  );
  expect(await auditLedger(world.platform.db)).toMatchObject({ isSound: true });
});

test('a fee is rounded down and never reaches the amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 5_000 }), (amount, rate) => {
      const fee = feeOf(amount, rate);
      expect(Number.isInteger(fee) && fee >= 0 && fee < amount && fee * 10_000 <= amount * rate).toBe(true);
    }),
  );
});

test('money arrives by 18:00 of the next working day; a month begins at midnight of the site’s zone', () => {
  expect(arrivalOf(Date.UTC(2026, 10, 19, 20))).toBe(Date.UTC(2026, 10, 23, 10));
  expect(arrivalOf(Date.UTC(2026, 10, 23, 2))).toBe(Date.UTC(2026, 10, 24, 10));
  expect(nextMonth(Date.UTC(2026, 11, 31, 15, 59))).toBe(Date.UTC(2026, 11, 31, 16));
});
