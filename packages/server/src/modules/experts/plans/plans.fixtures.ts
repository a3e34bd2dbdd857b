import { randomUUID } from 'node:crypto';
import type { OddsMarket, QuoteTuple } from '@pitchside/api/scores/matches';
import type { PlanWhole } from '@pitchside/api/experts/plans';
import type { ResultConflict } from '@pitchside/api/scores/results';
import { auditLedger } from '../../money/ledger/index.ts';
import { names, world as matchesOf } from '../../scores/matches/matches.fixtures.ts';
import type { MatchUpdate } from '../../scores/sport/index.ts';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type Answer } from '../../../testing/testSite.ts';
import { auditPlans } from './plansAudit.ts';

export const hour = 3_600_000;
/** Odds of the default company: half a goal at 0.95 and 0.90, two and three quarters, and three prices. */
export const offered: Record<OddsMarket, QuoteTuple> = { asian: [0.95, 0.5, 0.9], size: [0.92, 2.75, 0.94], european: [1.8, 3.4, 4.2] };
/** More than fifty code points that only buyers read. */
export const secretWords = '主队中场三人组轮换完毕，客队中卫停赛，近五场客场每场至少丢一球，所以这里站主队让球，信心七成，仓位控制在一成。';

/** A site with matches, odds on them, an expert and buyers. */
export async function planWorld(
  settings: Record<string, string> = {},
  given: Pick<Parameters<typeof openTestSite>[1] & object, 'database'> = {},
) {
  const site = await openTestSite({ PITCHSIDE_PLAN_HOLD: '300', ...settings }, given);
  const people = testPeople(site);
  const operator = await people.newcomer({ role: 'operator' });
  const expert = await people.newcomer();
  await site.site.plans.fillExperts([{ id: expert.id, since: 1 }]);
  let [matches, version] = [0, 1];

  /** A match with odds that begins in an hour. */
  async function match(inMs = hour): Promise<string> {
    const id = await bareMatch(inMs);
    await price(id);
    return id;
  }

  /** A match without odds. */
  async function bareMatch(inMs = hour): Promise<string> {
    const number = (matches += 1);
    const all = matchesOf(site.clock.now() + inMs, number);
    await site.site.matches.apply({ ...all, fixtures: (all.fixtures ?? []).slice(-1) });
    return `m${number}`;
  }

  /** Odds of a company for a match. */
  async function price(matchId: string): Promise<void> {
    await site.site.matches.apply({
      companies: [{ id: 'macau', names: names('澳门'), rank: 1, sports: ['football'] }],
      odds: [{ matchId, companyId: 'macau', version: 1, at: site.clock.now(), minute: null, markets: offered }],
    });
  }

  /** Moves a match to another time. */
  async function move(id: string, kickoffAt: number): Promise<void> {
    const all = matchesOf(kickoffAt, Number(id.slice(1)));
    await site.site.matches.apply({ ...all, fixtures: (all.fixtures ?? []).slice(-1) });
  }

  const ask = (
    method: string,
    path: string,
    who: TestPerson | undefined,
    params: Record<string, unknown>,
    key: string = randomUUID(),
  ): Promise<Answer> =>
    site.call(method, path, {
      ...(who && { token: who.token }),
      ...(method === 'GET' ? { query: `?${new URLSearchParams(params as Record<string, string>)}` } : { body: params }),
      headers: { 'idempotency-key': key },
    });
  const handIn = (who: TestPerson, matchId: string, more: Record<string, unknown> = {}, key?: string) =>
    ask(
      'POST',
      'plan/publish',
      who,
      {
        match: matchId,
        title: '主队让半球',
        teaser: '中场的账',
        analysis: secretWords,
        price: 28,
        picks: [{ play: 'asian', side: 'home', line: 0.5 }],
        ...more,
      },
      key,
    );

  return {
    site,
    people,
    operator,
    expert,
    match,
    bareMatch,
    price,
    move,
    ask,
    handIn,
    /** A plan on sale. */
    async onSale(matchId: string, more: Record<string, unknown> = {}, author = expert): Promise<string> {
      const { code, msg, data } = await handIn(author, matchId, more);
      if (code !== 0) throw new Error(msg);
      const { id } = data as PlanWhole;
      await site.site.plans.review.decide(operator.id, Number(id), true, '');
      return id;
    },
    unlock: (who: TestPerson, id: string, price = 28) => ask('POST', 'plan/unlock', who, { id, price }),
    async info(id: string, who?: TestPerson): Promise<PlanWhole> {
      return (await ask('GET', 'plan/info', who, { id })).data as PlanWhole;
    },
    /** Applies an update from the source to a match. */
    async say(matchId: string, change: Partial<MatchUpdate>): Promise<void> {
      version += 1;
      await site.site.matches.apply({
        updates: [
          {
            matchId,
            version,
            status: 'finished',
            minute: null,
            added: 0,
            score: { home: 0, away: 0 },
            half: null,
            penalties: null,
            counts: null,
            events: [],
            ...change,
          },
        ],
      });
    },
    /** Ends the match, and lets the result stand for the required time. */
    async end(matchId: string, home: number, away: number): Promise<void> {
      site.clock.set(site.clock.now() + 3 * hour);
      await this.say(matchId, { score: { home, away } });
      site.clock.set(site.clock.now() + 301_000);
    },
    settle: () => site.site.plans.settle(),
    /** Whether the ledger is sound, and the number of plans that disagree with it. */
    async audit(): Promise<readonly [isSound: boolean, plans: number]> {
      const { db } = site.site.platform;
      return [(await auditLedger(db)).isSound, await auditPlans(db)];
    },
    /** Confirms a doubtful result as operator, as the source reports it. */
    async confirm(matchId: string): Promise<void> {
      await site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });
      const { list } = (await ask('GET', 'admin/results', operator, {})).data as { list: ResultConflict[] };
      const id = list.find(({ match: { id: of } }) => of === matchId)?.id ?? '';
      const { code, msg } = await ask('POST', 'admin/decideResult', operator, { id, act: 'source', reason: '看过录像' });
      if (code !== 0) throw new Error(msg);
    },
  };
}
export type PlanWorld = Awaited<ReturnType<typeof planWorld>>;
