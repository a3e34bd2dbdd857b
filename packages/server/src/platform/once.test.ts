import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger, type Ledger } from '../modules/ledger/ledger.ts';
import { requestOf } from '../plugins/idempotency.ts';
import { createAccountRepository } from '../modules/account/account.repository.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import type { MemberCaller } from './handlers.ts';
import { once } from './once.ts';

let world: TestPlatform;
let ledger: Ledger;
let fan: number;

beforeAll(async () => {
  world = await testPlatform(Date.UTC(2026, 10, 21));
  ledger = createLedger(world.platform);
  fan = await createAccountRepository(world.platform.db).insertUser({ mobile: '86-13900000001', passwordHash: '', nickname: 'fan', avatar: 'fan', createdAt: 1 });
});
afterAll(() => world.close());

const caller = (key: string, params: unknown = {}): MemberCaller => ({ member: { id: fan, sessionId: 1, nickname: 'fan', isAnchor: false, role: 'member' }, language: 'zh', address: '127.0.0.1', userAgent: '', token: undefined, request: requestOf('test/give', key, params) });
const give = (given: MemberCaller, amount: number) =>
  once(world.platform, given, async (tx, emit) => ({ id: await ledger.post(tx, emit, { kind: 'opening', member: fan, moves: [{ unit: 'diamond', from: 'bonus', to: fan, amount }] }) }));
const balance = async () => (await ledger.state(fan)).balance;

test('fifty copies of a request have one effect and one answer', async () => {
  const before = await balance();
  const answers = await Promise.all(Array.from({ length: 50 }, () => give(caller('a'), 5)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await balance()).toBe(before + 5);
});

test('the same key with other parameters is refused and moves nothing', async () => {
  await give(caller('b', { amount: 1 }), 1);
  const before = await balance();
  await expect(give(caller('b', { amount: 2 }), 2)).rejects.toMatchObject({ code: 1, message: '请求编号已用于另一次操作' });
  expect(await balance()).toBe(before);
});

test('a refusal keeps nothing: the same request may succeed later', async () => {
  const refused = once(world.platform, caller('c'), async () => Promise.reject(new Error('not now')));
  await expect(refused).rejects.toThrow('not now');
  const before = await balance();
  await give(caller('c'), 3);
  expect(await balance()).toBe(before + 3);
});

test('a key of more than 255 characters is refused', () => {
  expect(() => requestOf('test/give', 'x'.repeat(256), {})).toThrow('请求编号太长');
});
