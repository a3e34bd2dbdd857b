// @module-tag full
import { envelopeLasts } from '@pitchside/api/money/envelopes';
import { and, eq, inArray, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnchor, TestPerson } from '../../../testing/testPeople.ts';
import { auditLedger, ledgerAccounts } from '../ledger/index.ts';
import { auditEnvelopes } from './index.ts';
import { envelopeWorld, type EnvelopeWorld } from './envelopes.fixtures.ts';
import { envelopeClaims } from './envelopes.tables.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const [claimers, shares, runs] = deep ? [1_000, 100, 20] : [60, 20, 2];

let world: EnvelopeWorld;
let anchor: TestAnchor;
let crowd: TestPerson[];
beforeAll(async () => {
  world = await envelopeWorld();
  anchor = await world.people.anchor();
  await world.people.fund(anchor, 1_000_000);
  crowd = [];
  for (let index = 0; index < claimers; index += 1) crowd.push(await world.people.newcomer());
}, 300_000);
afterAll(async () => {
  const { db } = world.site.site.platform;
  expect([(await auditLedger(db)).isSound, await auditEnvelopes(db)]).toEqual([true, 0]);
  await world.site.close();
});

const claimsOf = (id: number) => world.site.site.platform.db.select().from(envelopeClaims).where(eq(envelopeClaims.envelopeId, id));
/** Total diamonds of all claimers, in one query: a thousand of them are checked twice a run. */
const owned = async () => {
  const ids = crowd.map(({ id }) => id);
  const [row] = await world.site.site.platform.db
    .select({ sum: sum(ledgerAccounts.balance).mapWith(Number) })
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.ownerId, ids), eq(ledgerAccounts.unit, 'diamond')));
  return row?.sum ?? 0;
};

test(
  `${claimers} race for ${shares} shares, each twice: as many win, once each, and together they have all of it`,
  { timeout: deep ? 1_500_000 : 300_000 },
  async () => {
    for (let run = 0; run < runs; run += 1) {
      const before = await owned();
      const { id } = await world.given(anchor, anchor.room, { total: 1_234, count: shares });
      const answers = await Promise.all(crowd.flatMap((person) => [world.take(person, id), world.take(person, id)]));
      const won = answers.filter(({ code, data }) => code === 0 && !(data as { again: boolean }).again);
      const claims = await claimsOf(Number(id));
      expect({
        run,
        won: won.length,
        people: new Set(claims.map(({ memberId }) => memberId)).size,
        sum: claims.reduce((sum, { amount }) => sum + amount, 0),
        gained: (await owned()) - before,
        least: Math.min(...claims.map(({ amount }) => amount)) >= 1,
        // A busy database may say so.
        said: [...new Set(answers.filter(({ code, status }) => code !== 0 && status === 200).map(({ msg }) => msg))],
      }).toEqual({ run, won: shares, people: shares, sum: 1_234, gained: 1_234, least: true, said: ['红包已经抢完了'] });
      expect((await world.heard(anchor.room, id)).map(({ act }) => act).filter((act) => act !== 'taken')).toEqual(['opened', 'empty']);
    }
  },
);

test('of ten who press at once for the last share one has it', async () => {
  const { id } = await world.given(anchor, anchor.room, { total: 7, count: 1 });
  const answers = await Promise.all(crowd.slice(0, 10).map((person) => world.take(person, id)));
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(await claimsOf(Number(id))).toMatchObject([{ amount: 7 }]);
});

test('copies of one request have one effect and one answer', async () => {
  const { id } = await world.given(anchor, anchor.room, { total: 100, count: 10 });
  const [person] = crowd as [TestPerson];
  const copies = await Promise.all(Array.from({ length: 20 }, () => world.take(person, id, { 'idempotency-key': `take ${id}` })));
  expect(new Set(copies.map((copy) => JSON.stringify(copy))).size).toBe(1);
  expect(await claimsOf(Number(id))).toHaveLength(1);
});

test('the time is over in the midst of a race: what was not taken went back, and nothing twice', async () => {
  const giver = await world.people.newcomer();
  await world.people.fund(giver, 500);
  const { id, expires_at } = await world.given(giver, anchor.room, { total: 500, count: 30 });
  const { clock, site } = world.site;
  clock.set(expires_at - 1);
  const racing = crowd.slice(0, 20).map((person, index) => {
    if (index === 10) clock.set(expires_at);
    return world.take(person, id);
  });
  const [answers] = await Promise.all([Promise.all(racing), site.envelopes.expire(), site.envelopes.expire()]);
  clock.set(clock.now() + envelopeLasts);
  await site.envelopes.expire();
  const taken = (await claimsOf(Number(id))).reduce((sum, { amount }) => sum + amount, 0);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength((await claimsOf(Number(id))).length);
  expect(await world.people.owned(giver)).toBe(500 - taken);
});

test('nobody met a deadlock', () => {
  expect(world.site.site.platform.events.conflicts()).toMatchObject({ '40001': 0, '40P01': 0 });
});
