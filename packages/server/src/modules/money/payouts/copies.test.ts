import { createHash } from 'node:crypto';
import { codes } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotentAnswers } from '../../../platform/idempotency.tables.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { auditLedger } from '../ledger/index.ts';

const right = '204861';
let site: TestSite;
let people = 0;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => {
  expect(await auditLedger(site.site.platform.db)).toMatchObject({ isSound: true });
  await site.close();
});

async function earner(income: number) {
  const mobile = `1393000${String((people += 1)).padStart(4, '0')}`;
  const id = await site.join(mobile);
  const token = await site.signIn(mobile);
  await site.site.platform.events.transaction((tx, emit) =>
    site.site.ledger.post(tx, emit, {
      kind: 'opening',
      member: id,
      ref: `income${id}`,
      moves: [{ unit: 'income', from: 'commission', to: id, amount: income }],
    }),
  );
  await site.call('POST', 'Member/paymentPassword', { token, body: { password: right, confirm: right } });
  const state = async () => (await site.call('GET', 'Member/paymentPasswordState', { token })).data;
  const convert = async (key: string, { password = right, origin = site.origin } = {}) => {
    const response = await fetch(`${origin}/api/Balance/conversionBalance?amount=100&password=${password}`, {
      headers: { token, 'idempotency-key': key },
    });
    return response.text();
  };
  return { id, token, state, convert, wallet: async () => (await site.site.ledger.state(id)).wallet };
}

test('twenty copies of one conversion, on two nodes, are one effect and twenty equal answers', async () => {
  const { convert, wallet, state } = await earner(5_000);
  const other = await site.secondNode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, copy) => convert('same', { origin: copy % 2 ? site.origin : other.origin })),
  );
  expect([...new Set(answers)].map((answer) => (JSON.parse(answer) as { code: number }).code)).toEqual([codes.ok]);
  expect(await wallet()).toBe(100);
  expect(await state()).toMatchObject({ locked_until: null });
});

test('a hundred parallel guesses of the password, each with a key of its own, are compared five times', { tags: ['full'] }, async () => {
  const { convert, wallet, state } = await earner(5_000);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, guess) => convert(`guess ${guess}`, { password: String(300_000 + guess) })),
  );
  expect(answers.filter((answer) => answer.includes('支付密码不正确'))).toHaveLength(5);
  // Requests that wait too long in the queue are refused as too frequent, without checking their password.
  expect(answers.filter((answer) => /30 分钟|操作太频繁/.test(answer))).toHaveLength(95);
  expect(await state()).toMatchObject({ locked_until: site.clock.now() + 30 * 60_000 });
  expect(await convert('guess 0')).toContain('30 分钟');
  expect(await wallet()).toBe(0);
});

test('a wrong guess keeps no answer: the same key with the right password goes through', async () => {
  const { convert, wallet } = await earner(5_000);
  expect(await convert('again', { password: '999999' })).toContain('支付密码不正确');
  expect(JSON.parse(await convert('again'))).toMatchObject({ code: codes.ok });
  expect(await wallet()).toBe(100);
});

test('what is kept of a conversion does not give its password away, not to a million guesses', async () => {
  const { id, convert } = await earner(5_000);
  await convert('kept');
  const [row] = await site.site.platform.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.key, 'kept'));
  const hashes = (text: string) => createHash('sha256').update(text).digest('base64url');
  const shapes = [
    { amount: 100, password: right },
    { password: right, amount: 100 },
    { amount: '100', password: right },
  ];
  expect(shapes.map((params) => hashes(JSON.stringify(params)))).not.toContain(row?.fingerprint);
  await site.site.platform.db.delete(idempotentAnswers).where(eq(idempotentAnswers.userId, id));
  // The fingerprint of a request does not include the password.
  await site.call('POST', 'Member/paymentPassword', {
    token: await site.signIn(`1393000${String(people).padStart(4, '0')}`),
    body: { password: '731904', confirm: '731904', old_password: right },
  });
  await convert('kept', { password: '731904' });
  const [again] = await site.site.platform.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.key, 'kept'));
  expect(again?.fingerprint).toBe(row?.fingerprint);
});
