import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../testing/testPlatform.ts';
import { createAccountRepository } from '../../member/account/index.ts';
import { auditLedger } from './audit.ts';
import { createLedger } from './ledger.service.ts';

const file = join(import.meta.dirname, '../../../../migrations/0072_kinds_of_diamonds.sql');
let world: TestPlatform;
beforeAll(async () => void (world = await testPlatform(0)));
afterAll(() => world.close());

/** A transfer in the format from before kinds of diamonds. */
const moved = (kind: string, member: number, sides: readonly (readonly [place: number | string, amount: number])[], detail = {}) =>
  world.platform.db.execute(
    sql`select ledger_move(${JSON.stringify({
      kind,
      member,
      detail,
      sides: sides.map(([place, amount]) => ({
        ...(typeof place === 'number' ? { owner: place } : { name: place }),
        unit: 'diamond',
        amount,
      })),
    })}::jsonb, 1::bigint)`,
  );
const joined = (mobile: string) =>
  createAccountRepository(world.platform.db).insertUser({ mobile, passwordHash: '', nickname: mobile, avatar: 'fan', createdAt: 1 });

test('old balances become bought as far as paid orders reach after what was spent, and given beyond that', async () => {
  const { db } = world.platform;
  const ledger = createLedger(world.platform);
  const [payer, guest, giver] = [await joined('86-1'), await joined('86-2'), await joined('86-3')];
  const order = (no: string, userId: number, state: string) =>
    db.execute(sql`
      insert into recharge_order (no, user_id, provider, channel, brand, price, diamonds, bonus, state, created_at, expires_at)
      values (${no}, ${userId}, 'sandbox', 'c', 'alipay', 600, 600, 600, ${state}, 1, 2)`);
  for (const who of [payer, giver]) {
    await order(`P${who}`, who, 'paid');
    await order(`R${who}`, who, 'refunded');
    await moved('recharge', who, [
      [who, 1_200],
      ['issue', -600],
      ['bonus', -600],
    ]);
  }
  await moved('gift', payer, [
    [payer, -500],
    ['spent', 500],
  ]);
  await moved('sign_in', guest, [
    [guest, 4],
    ['bonus', -4],
  ]);
  // Seven hundred in an envelope, of which a guest has claimed one share of a hundred.
  await db.execute(sql`insert into room (owner_id, title, category, status) values (${payer}, 'r', 'football', 'live')`);
  await db.execute(sql`
    insert into envelope (room_id, giver_id, text, condition, phrase, total, shares, taken, at, opens_at, expires_at)
    select max(id), ${giver}::bigint, '', 'none', '', 700, '{100,600}', 1, 1, 1, 2 from room`);
  await moved(
    'envelope',
    giver,
    [
      [giver, -700],
      ['held', 700],
    ],
    { act: 'give' },
  );
  await moved(
    'envelope',
    guest,
    [
      [guest, 100],
      ['held', -100],
    ],
    { act: 'take' },
  );

  const statements = readFileSync(file, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('kinds_today'));
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

  const kindsOf = async (id: number) => {
    const { balance, given } = await ledger.state(id);
    return { bought: balance - given, given };
  };
  expect(await kindsOf(payer)).toEqual({ bought: 100, given: 600 });
  expect(await kindsOf(guest)).toEqual({ bought: 0, given: 104 });
  // Of six hundred bought ones a hundred were claimed, five hundred are in the envelope, and none on the account.
  expect(await kindsOf(giver)).toEqual({ bought: 0, given: 500 });
  const { rows } = await db.execute<{ given: number }>(sql`select given::int as given from envelope`);
  expect(rows).toEqual([{ given: 200 }]);
  expect(await auditLedger(db)).toMatchObject({ isSound: true, unequal: 0, lopsided: 0, unpaid: 0 });
});
