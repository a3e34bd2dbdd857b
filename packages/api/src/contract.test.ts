import { expect, test } from 'vitest';
import { allCalls, servedCalls } from './contract.ts';

const specCalls = allCalls.filter((call) => call.origin === 'spec');
const key = (call: { method: string; path: string }) => `${call.method} ${call.path.toLowerCase()}`;

test('the specification’s 141 calls with a path and its match battle are declared, each once', () => {
  expect(new Set(allCalls.map(key)).size).toBe(allCalls.length);
  expect(specCalls).toHaveLength(142);
});

test('fifteen GET calls change state, the ones the specification names', () => {
  const changing = specCalls.filter((call) => call.method === 'GET' && call.changes).map((call) => call.path);
  expect(changing.sort()).toEqual(
    ['Headlines_user/insert', 'live/deleteReserveLive', 'member/handselGift', 'guard_user/buy', 'Bank_card/bind', 'Bank_card/bindAliPay', 'Balance/applyForWithdrawal', 'Balance/conversionBalance', 'chargerules/payUrl', 'Barrage/send', 'Member/sneHorn', 'Live/startRoom', 'Live/endRoom', 'live/setTitle', 'live/updateLive'].sort(),
  );
});

test('a call that changes state is never public unless it only counts, or carries a signed link', () => {
  const open = allCalls.filter((call) => call.changes && call.caller === 'public').map((call) => call.path);
  expect(open).toEqual(['cashier/check', 'cashier/act', 'Video/addView']);
});

test('every served call has schemas that can be described', () => {
  for (const call of Object.values(servedCalls)) expect(call.summary.length).toBeGreaterThan(10);
});
