import { servedCalls } from '@pitchside/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger, type Ledger } from '../modules/money/ledger/index.ts';
import { createAccountRepository } from '../modules/member/account/index.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import type { MemberCaller } from './handlers.ts';
import { idempotentAnswers } from './idempotency.tables.ts';
import { idempotent } from './idempotency.ts';
import { requestOf } from './writeRequest.ts';

/** A call with an open parameter and a secret one. */
const given = { path: 'test/give', input: servedCalls.conversionBalance.input };

let world: TestPlatform;
let ledger: Ledger;
let fan: number;

beforeAll(async () => {
  world = await testPlatform(Date.UTC(2026, 10, 21));
  ledger = createLedger(world.platform);
  fan = await createAccountRepository(world.platform.db).insertUser({
    mobile: '86-13900000001',
    passwordHash: '',
    nickname: 'fan',
    avatar: 'fan',
    createdAt: 1,
  });
});
afterAll(() => world.close());

const caller = (key: string, params: unknown = {}): MemberCaller => ({
  member: { id: fan, sessionId: 1, nickname: 'fan', isAnchor: false, role: 'member' },
  language: 'zh',
  address: '127.0.0.1',
  userAgent: '',
  token: undefined,
  request: requestOf(given, key, params),
});
const give = (given: MemberCaller, amount: number) =>
  idempotent(world.platform, given, async (tx, emit) => ({
    id: await ledger.post(tx, emit, { kind: 'opening', member: fan, moves: [{ unit: 'diamond', from: 'issue', to: fan, amount }] }),
  }));
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
  const refused = idempotent(world.platform, caller('c'), async () => Promise.reject(new Error('not now')));
  await expect(refused).rejects.toThrow('not now');
  const before = await balance();
  await give(caller('c'), 3);
  expect(await balance()).toBe(before + 3);
});

test('a key of more than 255 characters is refused', () => {
  expect(() => requestOf(given, 'x'.repeat(256), {})).toThrow('请求编号太长');
});

const checked = (given: MemberCaller, check: () => Promise<number>) =>
  idempotent(
    world.platform,
    given,
    async (tx, emit, amount) => ({
      id: await ledger.post(tx, emit, { kind: 'opening', member: fan, moves: [{ unit: 'diamond', from: 'issue', to: fan, amount }] }),
    }),
    check,
  );

test('what must be right before is asked once for fifty copies, and all get one answer', async () => {
  const before = await balance();
  let asked = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      checked(caller('d'), async () => {
        asked += 1;
        return 7;
      }),
    ),
  );
  expect([asked, new Set(answers.map((answer) => JSON.stringify(answer))).size, (await balance()) - before]).toEqual([1, 1, 7]);
});

test('a refusal of the check keeps nothing: the same request may succeed later', async () => {
  await expect(checked(caller('e'), async () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  const before = await balance();
  await checked(caller('e'), async () => 2);
  expect((await balance()) - before).toBe(2);
});

test('a holder that died is replaced after its time, and what it still does then has no effect', async () => {
  const before = await balance();
  const [late, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
  const first = checked(caller('f'), () => {
    late.resolve();
    return gate.promise;
  });
  await late.promise;
  world.clock.set(world.clock.now() + 10_000);
  await checked(caller('f'), async () => 3);
  gate.resolve(100);
  // The first process finds the answer of the one that took over.
  expect(await first).toEqual(await checked(caller('f'), async () => 0));
  expect((await balance()) - before).toBe(3);
});

test('an answer from before secrets were left out of the fingerprint is still the answer', async () => {
  const answer = await give(caller('g', { amount: 1 }), 1);
  await world.platform.db
    .update(idempotentAnswers)
    .set({ fingerprint: '' })
    .where(and(eq(idempotentAnswers.userId, fan), eq(idempotentAnswers.key, 'g')));
  expect(await give(caller('g', { amount: 1 }), 1)).toEqual(answer);
});

test('the fingerprint knows open parameters and no secret ones', () => {
  const of = (params: object) => requestOf(given, 'h', params).fingerprint;
  expect(of({ amount: 1, password: '204861' })).toBe(of({ amount: 1, password: '999999' }));
  expect(of({ amount: 1, password: '204861' })).not.toBe(of({ amount: 2, password: '204861' }));
});
