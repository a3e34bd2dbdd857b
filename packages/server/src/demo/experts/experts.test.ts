// @module-tag full
import type { Thread } from '@pitchside/api/content/content';
import { planResults, type Expert, type Plan, type PlanResult } from '@pitchside/api/experts/plans';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLedger } from '../../modules/money/ledger/index.ts';
import { names, world as matchesOf } from '../../modules/scores/matches/matches.fixtures.ts';
import { auditPlans, plans as planRows } from '../../modules/experts/plans/index.ts';
import { openTestSite } from '../../testing/testSite.ts';
import { languages } from '../../text/local.ts';
import { demoMemberMaker } from '../members.ts';
import { demoPeople, personMobile } from '../rooms/people.data.ts';
import { createDemoExperts } from './index.ts';
import { planRemarks } from './talk.data.ts';

const hour = 3_600_000;

test(
  'experts have a record that is settled from the matches that were, plans on what comes, and members who unlock them',
  { timeout: 60_000 },
  async () => {
    const site = await openTestSite();
    const { clock } = site;
    try {
      const { platform, matches, ledger, plans, content } = site.site;
      const [past, coming] = [70, 12];
      const all = matchesOf(clock.now(), past + coming);
      const at = (index: number) => (index < past ? clock.now() - (24 + index) * hour : clock.now() + (2 + index - past) * hour);
      await matches.apply({ ...all, fixtures: (all.fixtures ?? []).map((fixture, index) => ({ ...fixture, kickoffAt: at(index) })) });
      await matches.apply({
        updates: Array.from({ length: past }, (_, index) => ({
          matchId: `m${index + 1}`,
          version: 1,
          status: 'finished' as const,
          minute: null,
          added: 0,
          score: { home: index % 4, away: index % 3 },
          half: null,
          penalties: null,
          counts: null,
          events: [],
        })),
        companies: [{ id: '1', names: names('皇石'), rank: 1, sports: ['football'] }],
        odds: Array.from({ length: coming }, (_, index) => ({
          matchId: `m${past + index + 1}`,
          companyId: '1',
          version: 1,
          at: clock.now(),
          minute: null,
          markets: { asian: [0.95, 0.5, 0.9], size: [0.92, 2.75, 0.94], european: [1.8, 3.4, 4.2] },
        })),
      });
      const ensureMember = demoMemberMaker(platform);
      for (const [index, { nickname }] of demoPeople.entries()) await ensureMember({ mobile: personMobile(index), nickname });
      const world = createDemoExperts(platform, { plans, matches, ledger, content, ensureMember });
      await world.write();
      for (let round = 0; round < 5; round += 1) await plans.settle();
      await world.write();

      const experts = ((await site.call('GET', 'expert/list', { query: '?sport=football' })).data as { list: Expert[] }).list;
      expect(experts.length).toBeGreaterThan(4);
      for (const { record, is_ranked } of experts)
        expect([is_ranked, record.all.settled >= 30, record.last.length]).toEqual([true, true, 10]);
      const { list, total } = (await site.call('GET', 'plan/list', { query: '?limit=50' })).data as { list: Plan[]; total: number };
      expect(total).toBeGreaterThanOrEqual(experts.length * 3);
      expect(list.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(4);
      expect(list.filter(({ picks, price }) => picks !== null && price > 0)).toEqual([]);

      // A comment on a plan agrees with its result, and only public plans have comments.
      const settled = await platform.db
        .select({ id: planRows.id, price: planRows.price, result: planRows.result, authorId: planRows.expertId })
        .from(planRows)
        .where(eq(planRows.state, 'settled'));
      const said = new Map<PlanResult, Set<string>>(planResults.map((result) => [result, new Set()]));
      for (const { id, price, result, authorId } of settled) {
        const talk = (await site.call('GET', 'plan/comments', { query: `?id=${id}` })).data as { list: Thread[]; total: number };
        if (talk.total > 0) expect([price, result]).toEqual([0, expect.any(String)]);
        for (const { author, content: text, first } of talk.list) {
          expect([author.id === String(authorId), first.every((answer) => answer.author.id === String(authorId))]).toEqual([false, true]);
          if (result) said.get(result)?.add(text);
        }
      }
      const known = (result: PlanResult) => languages.flatMap((language) => planRemarks[language][result].map((remark) => remark.said));
      expect((said.get('won')?.size ?? 0) + (said.get('lost')?.size ?? 0)).toBeGreaterThan(3);
      for (const [result, texts] of said) expect([...texts].filter((text) => !known(result).includes(text))).toEqual([]);

      // A second run writes nothing again.
      await world.write();
      expect(((await site.call('GET', 'plan/list', { query: '?limit=50' })).data as { total: number }).total).toBe(total);
      expect([(await auditLedger(platform.db)).isSound, await auditPlans(platform.db)]).toEqual([true, 0]);
    } finally {
      await site.close();
    }
  },
);
