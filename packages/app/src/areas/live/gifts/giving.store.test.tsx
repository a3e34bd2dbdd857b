import { ApiError } from '@pitchside/api';
import { comboLasts } from '@pitchside/api/live/gifts';

import { activate } from '@pitchside/locales';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fan } from '../../../platform/session/session.fixtures.ts';
import { forgetUser, keepUser } from '../../../platform/session/session.store.ts';
import { forgetWallet, spendable } from '../../../platform/session/wallet.store.ts';
import type { PricedOrder } from './giftLine.ts';

interface Sending {
  input: { id: string; gift_id: string; count: number; from: string; expected_price: number };
  key: string;
  answer: (data: { cost: number; balance: number; combo: number; owned?: number }) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

/** Gifts that were sent and wait for the test's answer, in order. */
const sent: Sending[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);

vi.mock('../../../platform/realtime/realtime.ts', () => ({ realtime: { subscribe: () => () => undefined, on: () => () => undefined } }));
vi.mock('../../../platform/session/loadUser.ts', () => ({ loadUser: () => Promise.resolve() }));
vi.mock('../../../platform/api/api.ts', () => ({
  api: {
    call: (_call: unknown, input: Sending['input'], { idempotencyKey }: { idempotencyKey: string }) =>
      new Promise((resolve, reject) => {
        sent.push({
          input,
          key: idempotencyKey,
          answer: async (data) => {
            resolve({ transfer_id: '1', experience: 0, level: fan.level, owned: null, ...data });
            await settle();
          },
          fail: async (error) => {
            reject(error);
            await settle();
          },
        });
      }),
  },
}));

const { undoLasts } = await import('./undo.data.ts');
const { setGiftChoices } = await import('./choices.store.ts');
const { giftSession, sessionRests, spentIn } = await import('./spent.store.ts');
const { giving, openGiving } = await import('./giving.store.ts');

const flare: PricedOrder = { giftId: 'flare', count: 1, from: 'wallet', total: 188 };
const rocket: PricedOrder = { giftId: 'rocket', count: 4, from: 'wallet', total: 5_256 };
const keys = () => sent.map(({ key }) => key);
const last = () => {
  const call = sent.at(-1);
  if (!call) throw new Error('nothing was sent');
  return call;
};

beforeAll(() => activate('zh', Promise.resolve({})));

let room: ReturnType<typeof openGiving>;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(giftSession, { member: '', sum: 0, at: 0 });
  setGiftChoices({ effects: 'all', limit: null, undoFrom: 5_000 });
  keepUser({ ...fan, balance: 10_000 });
  room = openGiving('2');
});
afterEach(() => {
  room.leave();
  sent.splice(0);
  forgetWallet();
  forgetUser();
  vi.useRealTimers();
});

test('an order goes out once, however often it is pressed, with the price that was shown, and the balance is less at once', async () => {
  room.give(flare);
  room.give(flare);
  room.give(flare);
  expect(sent.map(({ input }) => input)).toEqual([{ id: '2', gift_id: 'flare', count: 1, from: 'wallet', expected_price: 188 }]);
  expect([giving.sending, spendable()]).toEqual([true, 9_812]);
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  expect([giving.sending, spendable()]).toEqual([false, 9_812]);
});

test('a combo counts presses at once, sends them one after the other under keys of their own, and follows the server', async () => {
  room.give(flare);
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  expect(giving.combo?.times).toBe(1);
  room.again();
  room.again();
  room.again();
  expect([giving.combo?.times, sent.length, spendable()]).toEqual([4, 2, 9_812 - 3 * 188]);
  await last().answer({ cost: 188, balance: 9_624, combo: 2 });
  await last().answer({ cost: 188, balance: 9_436, combo: 3 });
  // Elsewhere something was spent as well: the server's word holds.
  await last().answer({ cost: 188, balance: 9_000, combo: 1 });
  expect([giving.combo?.times, spendable()]).toEqual([1, 9_000]);
  expect(new Set(keys()).size).toBe(4);
});

test('a combo ends three seconds after its last press, and a held press cannot pile up without end', async () => {
  room.give(flare);
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  await vi.advanceTimersByTimeAsync(comboLasts - 100);
  room.again();
  await vi.advanceTimersByTimeAsync(comboLasts - 100);
  expect(giving.combo).not.toBeNull();
  for (let press = 0; press < 50; press += 1) room.again();
  expect(giving.combo?.times).toBeLessThanOrEqual(12);
  await vi.advanceTimersByTimeAsync(comboLasts);
  expect(giving.combo).toBeNull();
});

test('a combo goes no further than the diamonds do', async () => {
  keepUser({ ...fan, balance: 500 });
  room.give(flare);
  await last().answer({ cost: 188, balance: 312, combo: 1 });
  room.again();
  room.again();
  expect(giving.combo).toBeNull();
  await last().answer({ cost: 188, balance: 124, combo: 2 });
  expect([sent.length, giving.combo]).toEqual([2, null]);
});

test('an order whose answer was lost goes under the same key again; after an answer, or as another order, under a new one', async () => {
  room.give(flare);
  await last().fail(new ApiError('network', -1, ''));
  expect([giving.failure, giving.sending, spendable()]).toEqual(['没收到结果，再按一次也只算一次', false, 10_000]);
  room.give(flare);
  expect(keys()[1]).toBe(keys()[0]);
  expect(giving.failure).toBeNull();
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  room.endCombo();
  room.give(flare);
  expect(keys()[2]).not.toBe(keys()[0]);
  await last().fail(new ApiError('timeout', -1, ''));
  room.give({ ...flare, count: 2, total: 376 });
  expect(new Set(keys().slice(1)).size).toBe(3);
});

test('a refusal is said in the server’s words and drops what waited behind it', async () => {
  room.give(flare);
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  room.again();
  room.again();
  await last().fail(new ApiError('answer', 1, '价格变了，请看一下再确认'));
  expect([giving.failure, giving.combo, giving.sending, spendable()]).toEqual(['价格变了，请看一下再确认', null, false, 9_812]);
  expect(sent.filter(({ input }) => 'gift_id' in input)).toHaveLength(2);
});

test('a large order waits three seconds, can be taken back, and then was never sent', async () => {
  room.give(rocket);
  expect([giving.waiting?.endsAt, sent.length]).toEqual([Date.now() + undoLasts, 0]);
  await vi.advanceTimersByTimeAsync(undoLasts - 1);
  room.undo();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([giving.waiting, sent.length]).toEqual([null, 0]);
  room.give(rocket);
  room.give(rocket);
  await vi.advanceTimersByTimeAsync(undoLasts);
  expect([giving.waiting, sent.length, giving.sending]).toEqual([null, 1, true]);
  await last().answer({ cost: 5_256, balance: 4_744, combo: 1 });
  // The next one would wait too: no combo.
  expect(giving.combo).toBeNull();
});

test('what waits is not sent once the room is left, nor for somebody else', async () => {
  room.give(rocket);
  keepUser({ ...fan, id: '8', balance: 99_999 });
  await vi.advanceTimersByTimeAsync(undoLasts);
  room.give(rocket);
  room.leave();
  await vi.advanceTimersByTimeAsync(undoLasts);
  expect(sent).toHaveLength(0);
});

test('a small order waits too where that is asked for, as after a sign-in', async () => {
  room.give(flare, { waits: true });
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(undoLasts);
  expect(sent).toHaveLength(1);
});

test('an own limit holds over presses, orders under way and tabs, and starts over after a rest', async () => {
  setGiftChoices({ limit: 500 });
  room.give(flare);
  await last().answer({ cost: 188, balance: 9_812, combo: 1 });
  room.again();
  await last().answer({ cost: 188, balance: 9_624, combo: 2 });
  room.again();
  expect([sent.length, giving.combo]).toEqual([2, null]);
  room.give(flare);
  expect([sent.length, giving.failure]).toEqual([2, '超过自己设的上限，没有送出']);
  // Another tab gave something as well.
  const kept = JSON.parse(localStorage.getItem('giftSession') ?? '{}') as { sum: number };
  localStorage.setItem('giftSession', JSON.stringify({ ...kept, sum: kept.sum + 100 }));
  dispatchEvent(new StorageEvent('storage', { key: 'giftSession' }));
  expect(spentIn(giftSession, fan.id, Date.now())).toBe(476);
  await vi.advanceTimersByTimeAsync(sessionRests);
  room.give(flare);
  await last().answer({ cost: 188, balance: 9_000, combo: 1 });
  expect(spentIn(giftSession, fan.id, Date.now())).toBe(188);
});

test('what was given before a room was left is still counted, and its answer changes nothing here', async () => {
  room.give(flare);
  const call = last();
  room.leave();
  await call.answer({ cost: 188, balance: 9_812, combo: 7 });
  expect([giving.combo, spendable()]).toEqual([null, 9_812]);
  expect(spentIn(giftSession, fan.id, Date.now())).toBe(188);
});

test('the backpack goes on as far as it goes, and counts towards no limit', async () => {
  setGiftChoices({ limit: 1 });
  const clap: PricedOrder = { giftId: 'clap', count: 10, from: 'backpack', total: 0 };
  room.give(clap);
  await last().answer({ cost: 0, balance: 10_000, combo: 1, owned: 15 });
  room.again();
  room.again();
  expect(giving.combo).toBeNull();
  await last().answer({ cost: 0, balance: 10_000, combo: 2, owned: 5 });
  expect([sent.filter(({ input }) => 'gift_id' in input).length, spentIn(giftSession, fan.id, Date.now())]).toEqual([2, 0]);
});
