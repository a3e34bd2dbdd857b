import type { WalletState } from '@pitchside/api/money/ledger';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fan } from './session.fixtures.ts';
import { forgetUser, keepUser, session } from './session.store.ts';
import { beginOrder, beginRead, charge, forgetWallet, spendable, takeWallet, wallet } from './wallet.store.ts';

const state = (balance: number, at: number, given = 20): WalletState => ({
  balance,
  given,
  wallet: 1_000,
  income: 250,
  experience: 12.5,
  level: 4,
  exp_icon: '/icon',
  at,
});

beforeEach(() => keepUser({ ...fan, balance: 1_000 }));
afterEach(() => {
  forgetWallet();
  forgetUser();
});

/** Runs the steps, and collects the balance that is shown after each. */
const shown = (...steps: (() => void)[]) => steps.map((step) => (step(), spendable()));

test('an order lowers the balance at once; its answer and its own event, in either order, change nothing more', () => {
  const first = beginOrder(100);
  expect(spendable()).toBe(900);
  expect(
    shown(
      () => takeWallet(state(900, 1)),
      () => first.settle({ balance: 900, level: 4 }),
    ),
  ).toEqual([900, 900]);
  const second = beginOrder(100);
  expect(
    shown(
      () => second.settle({ balance: 800 }),
      () => takeWallet(state(800, 2)),
    ),
  ).toEqual([800, 800]);
  expect(session.user).toMatchObject({ balance: 800, level: 4, exp_icon: '/icon' });
});

test('a refusal restores the balance, and counts what came meanwhile', () => {
  const order = beginOrder(100);
  order.drop();
  expect(spendable()).toBe(1_000);
  const again = beginOrder(100);
  takeWallet(state(1_500, 1));
  again.drop();
  expect(spendable()).toBe(1_500);
  // It is over: nothing more comes of it.
  again.settle({ balance: 1 });
  expect(spendable()).toBe(1_500);
});

test('diamonds that come in between are neither lost nor counted twice, before the order or after it', () => {
  const before = beginOrder(100);
  expect(
    shown(
      () => takeWallet(state(1_500, 1)),
      () => before.settle({ balance: 1_400 }),
      () => takeWallet(state(1_400, 2)),
    ),
  ).toEqual([900, 1_400, 1_400]);
  const after = beginOrder(100);
  expect(
    shown(
      () => takeWallet(state(1_300, 3)),
      () => takeWallet(state(1_800, 4)),
      () => after.settle({ balance: 1_300 }),
    ),
  ).toEqual([1_300, 1_300, 1_800]);
});

test('several orders under way: each answer ends one, whenever the events come', () => {
  const orders = [beginOrder(100), beginOrder(100), beginOrder(100)] as const;
  expect(
    shown(
      () => takeWallet(state(900, 1)),
      () => orders[0].settle({ balance: 900 }),
      () => orders[1].settle({ balance: 800 }),
      () => takeWallet(state(800, 2)),
      () => takeWallet(state(700, 3)),
      () => takeWallet(state(750, 4)),
      () => orders[2].settle({ balance: 700 }),
    ),
  ).toEqual([700, 700, 700, 700, 700, 700, 750]);
});

test('a state that is older than the newest changes nothing', () => {
  takeWallet(state(60, 10));
  takeWallet(state(80, 9));
  expect(spendable()).toBe(60);
  takeWallet(state(50, 10));
  expect(spendable()).toBe(50);
});

test('a call that charges shows its answer, not the event before it, and a refused one shows nothing', async () => {
  const call = Promise.withResolvers<{ balance: number; level: number }>();
  const charged = charge(() => call.promise);
  takeWallet(state(400, 1));
  expect(spendable()).toBe(1_000);
  call.resolve({ balance: 400, level: 5 });
  await charged;
  expect([spendable(), session.user?.level]).toEqual([400, 5]);
  await expect(charge(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await charge(() => Promise.resolve({ balance: null }));
  expect([spendable(), wallet.reserved]).toEqual([400, 0]);
});

test('a read counts unless an event or an order is newer', () => {
  const facts = { balance: 1_200, level: 5, exp_icon: '/5', given: 7 };
  beginRead()(facts);
  expect([spendable(), wallet.given, session.user?.level]).toEqual([1_200, 7, 5]);
  const slow = beginRead();
  takeWallet(state(60, 1));
  slow(facts);
  expect(spendable()).toBe(60);
  const during = beginRead();
  const order = beginOrder(10);
  during(facts);
  order.settle({ balance: 50 });
  during(facts);
  expect(spendable()).toBe(50);
});

test('orders and reads end with the sign-in: they say nothing about who comes next', () => {
  const order = beginOrder(100);
  const read = beginRead();
  keepUser({ ...fan, id: '8', token: 'another', balance: 5 });
  forgetWallet();
  order.settle({ balance: 900 });
  read({ balance: 900, level: 9, exp_icon: '' });
  expect([spendable(), session.user?.level]).toEqual([5, fan.level]);
});
