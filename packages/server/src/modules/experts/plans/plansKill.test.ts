// @module-tag full
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/processes.ts';
import { buildSiteNode } from '../../../testing/siteNode.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { auditLedger, ledgerAccounts } from '../../money/ledger/index.ts';
import { auditPlans } from './index.ts';
import { planWorld } from './plans.fixtures.ts';
import { planUnlocks } from './plans.tables.ts';

const buyers = process.env.PITCHSIDE_DEEP ? 1_000 : 60;
const price = 28;

let program: Awaited<ReturnType<typeof buildSiteNode>>;
beforeAll(async () => {
  program = await buildSiteNode();
});
afterAll(() => program.remove());

test(
  `a cancelled match gives ${buyers} buyers the price back once, on three nodes of which one is killed while it does`,
  { timeout: 600_000 },
  async () => {
    const database = await openTestDatabase();
    const world = await planWorld({}, { database });
    const { db } = world.site.site.platform;
    try {
      const id = await world.onSale(await world.match());
      const match = (await world.info(id)).match.id;
      const crowd: TestPerson[] = [];
      for (let index = 0; index < buyers; index += 1) {
        const person = await world.people.newcomer();
        await world.people.fund(person, price);
        crowd.push(person);
      }
      for (let from = 0; from < buyers; from += 10) {
        const answers = await Promise.all(crowd.slice(from, from + 10).map((person) => world.unlock(person, id)));
        expect([...new Set(answers.map(({ code, msg }) => `${code} ${msg}`))]).toEqual(['0 ']);
      }
      const states = async () => (await db.select({ state: planUnlocks.state }).from(planUnlocks)).map(({ state }) => state);
      expect((await states()).filter((state) => state === 'held')).toHaveLength(buyers);

      const clock = new Date(world.site.clock.now()).toISOString();
      const environment = { PITCHSIDE_CAPTCHA: 'off', PITCHSIDE_PLAN_HOLD: '300', PITCHSIDE_CLOCK: clock, PITCHSIDE_NODE_JOBS: 'on' };
      const killed = await program.start(database.url, environment);
      // One account is locked, so that the node dies in the middle of refunding.
      await database.stranger.transaction(async (tx) => {
        await tx.execute(sql`select from ${ledgerAccounts} where owner_id = ${crowd[10]?.id ?? 0} and unit = 'diamond' for update`);
        await world.say(match, { status: 'cancelled', score: null });
        await eventually(async () => {
          const { rows } = await db.execute<{ waiting: number }>(
            sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return (rows[0]?.waiting ?? 0) > 0;
        }, 'the first prices on their way back');
        expect((await states()).filter((state) => state === 'refunded').length).toBeLessThan(buyers);
        await killed.kill();
      });
      const other = await program.start(database.url, environment);
      await eventually(async () => {
        await world.settle();
        return (await states()).every((state) => state === 'refunded');
      }, 'the price back for everybody');
      await other.stop();
      const owned = await Promise.all(crowd.map(world.people.owned));
      expect([...new Set(owned)]).toEqual([price]);
      const { isSound, units } = await auditLedger(db);
      expect([isSound, ...units.map(({ drift }) => drift), await auditPlans(db)]).toEqual([true, ...units.map(() => 0), 0]);
    } finally {
      await world.site.close();
    }
  },
);
