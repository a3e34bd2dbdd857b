import type { CallData } from '@pitchside/api/contract';
import {
  mostForTip,
  type Expert,
  type ExpertApplication,
  type Plan,
  type planCompetitions,
  type PlanSport,
  type PlanWhole,
} from '@pitchside/api/experts/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifications } from '../../member/profile/index.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { hour, planWorld, secretWords, type PlanWorld } from './plans.fixtures.ts';

let world: PlanWorld;
let buyer: TestPerson;
beforeAll(async () => {
  world = await planWorld();
  buyer = await world.people.newcomer();
  await world.people.fund(buyer, 10_000);
});
afterAll(async () => {
  expect(await world.audit()).toEqual([true, 0]);
  await world.site.close();
});

/** A verified member. */
async function verified(): Promise<TestPerson> {
  const person = await world.people.newcomer();
  await world.site.site.platform.db.insert(verifications).values({
    userId: person.id,
    state: 'success',
    nameSealed: '',
    numberSealed: '',
    numberHash: String(person.id),
    nameMasked: '周*强',
    numberMasked: '',
    submittedAt: 1,
  });
  return person;
}
const apply = (who: TestPerson, more: object = {}) =>
  world.ask('POST', 'expert/apply', who, { experience: '在俱乐部做过三年数据分析', code: 1, ...more });
const notices = (who: TestPerson) =>
  world.people.received(`user:${who.id}`, 'notice') as Promise<{ notice: { kind: string; text: unknown } }[]>;

describe('becoming an expert', () => {
  test('asks for a proved name, at most 200 characters and the code', async () => {
    expect((await apply(await world.people.newcomer())).msg).toBe('先完成实名认证，再申请专家');
    const person = await verified();
    for (const [more, msg] of [
      [{ experience: '' }, '写下你的工作经历'],
      [{ experience: '字'.repeat(201) }, '工作经历最多 200 个字'],
      [{ code: 0 }, '先勾选分析师守则'],
    ] as const)
      expect(await apply(person, more)).toMatchObject({ code: 1, msg });
    for (const code of [2, -1, 'yes']) expect((await apply(person, { code })).code).toBe(1);
    expect((await apply(person, { experience: '字'.repeat(200) })).code).toBe(0);
    expect((await apply(person)).msg).toBe('申请正在审核中');
  });
  test('is refused with a reason, tried again and allowed', async () => {
    const person = await verified();
    const { experts } = world.site.site.plans;
    const waiting = async () => (await experts.list('awaiting', 50)).list.find(({ member }) => member.id === person.id)?.row.id ?? 0;
    await apply(person);
    await expect(experts.decide(world.operator.id, await waiting(), 'failed', ' ')).rejects.toThrow('请写明原因');
    await experts.decide(world.operator.id, await waiting(), 'failed', '经历太简单');
    const state = async () => (await world.ask('GET', 'expert/application', person, {})).data as ExpertApplication;
    expect(await state()).toMatchObject({ state: 'failed', reason: '经历太简单' });
    const match = await world.match();
    expect((await world.handIn(person, match)).msg).toBe('成为专家后才能发布方案');
    await apply(person);
    await experts.decide(world.operator.id, await waiting(), 'success', '');
    expect(await state()).toMatchObject({ state: 'success', reason: null });
    expect((await notices(person)).map(({ notice }) => notice.kind)).toEqual(['expert_failed', 'expert_passed']);
    expect((await world.handIn(person, match)).code).toBe(0);
    expect((await apply(person)).msg).toBe('你已经是专家了');
  });
});

describe('handing in a plan', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['three play types', { picks: ['asian', 'size', 'european'].map((play) => ({ play, side: 'home', line: 0.5 })) }, '最多选 2 个玩法'],
    [
      'the same one twice',
      {
        picks: [
          { play: 'asian', side: 'home', line: 0.5 },
          { play: 'asian', side: 'away', line: 0.5 },
        ],
      },
      '同一个玩法只能选一次',
    ],
    ['none', { picks: [] }, '至少选一个玩法'],
    ['a line that the market does not have', { picks: [{ play: 'asian', side: 'home', line: 0.75 }] }, '盘口变了，请看一下再提交'],
    ['a line between quarters', { picks: [{ play: 'asian', side: 'home', line: 0.6 }] }, ''],
    ['no line', { picks: [{ play: 'size', side: 'over' }] }, '盘口变了，请看一下再提交'],
    ['a side of another play', { picks: [{ play: 'size', side: 'home', line: 2.75 }] }, '这个玩法没有这一边'],
    ['a price below nothing', { price: -1 }, ''],
    ['a short analysis', { analysis: '主队稳' }, ''],
    ['a match that nobody knows', { match: 'nobody' }, '没有找到这场比赛'],
  ])('refuses %s', async (_, more, msg) => {
    const answer = await world.handIn(world.expert, await world.match(), more);
    expect(answer.code).toBe(1);
    if (msg !== '') expect(answer.msg).toBe(msg);
  });
  test('freezes line and odds as they are then, and is sold only after an operator has looked', async () => {
    const match = await world.match();
    const { data } = await world.handIn(world.expert, match, {
      picks: [
        { play: 'asian', side: 'away', line: 0.5 },
        { play: 'european', side: 'draw' },
      ],
    });
    const plan = data as PlanWhole;
    expect(plan.picks).toMatchObject([
      { play: 'asian', side: 'away', line: 0.5, odds: 1_900, outcome: null },
      { play: 'european', side: 'draw', line: null, odds: 3_400 },
    ]);
    expect(plan.state).toBe('awaiting');
    expect((await world.ask('GET', 'plan/info', buyer, { id: plan.id })).code).toBe(1);
    expect((await world.unlock(buyer, plan.id)).msg).toBe('没有找到这份方案');
    await world.site.site.matches.apply({
      odds: [
        { matchId: match, companyId: 'macau', version: 2, at: world.site.clock.now(), minute: null, markets: { asian: [0.7, 0.75, 1.1] } },
      ],
    });
    await world.site.site.plans.review.decide(world.operator.id, Number(plan.id), true, '');
    expect((await world.info(plan.id, world.expert)).picks?.[0]).toMatchObject({ line: 0.5, odds: 1_900 });
    await expect(world.site.site.plans.review.decide(world.operator.id, Number(plan.id), true, '')).rejects.toThrow('这份方案已经审核过了');
  });
  test('is over at the second of the kick-off', async () => {
    const match = await world.match(60_000);
    world.site.clock.set(world.site.clock.now() + 60_000);
    expect((await world.handIn(world.expert, match)).msg).toBe('比赛已经开始，不能再发布');
  });
  test('what waits as the match begins is given back to its author', async () => {
    const match = await world.match();
    const { id } = (await world.handIn(world.expert, match)).data as PlanWhole;
    world.site.clock.set(world.site.clock.now() + hour);
    await world.settle();
    expect(await world.info(id, world.expert)).toMatchObject({ state: 'failed', reason: '开赛前没有审核完' });
  });
});

describe('a locked plan', () => {
  test('has neither text nor picks in any answer, for a visitor, a member and in lists', async () => {
    const id = await world.onSale(await world.match());
    const answers = await Promise.all([
      world.ask('GET', 'plan/info', undefined, { id }),
      world.ask('GET', 'plan/info', buyer, { id }),
      world.ask('GET', 'plan/list', undefined, {}),
      world.ask('GET', 'plan/list', buyer, { expert: String(world.expert.id) }),
      world.ask('GET', 'expert/list', buyer, {}),
      world.ask('GET', 'expert/info', undefined, { id: String(world.expert.id) }),
    ]);
    for (const answer of answers) {
      expect(answer.code).toBe(0);
      const text = JSON.stringify(answer.data);
      expect([text.includes(secretWords.slice(0, 8)), /"side":"/.test(text)]).toEqual([false, false]);
    }
    // The length is public, the text is not.
    expect(answers[0].data).toMatchObject({ plays: ['asian'], locked: { letters: [...secretWords].length, pictures: 0 } });
  });
  test('opens for the one who pays, once', async () => {
    const id = await world.onSale(await world.match());
    const before = await world.people.owned(buyer);
    const { data } = await world.unlock(buyer, id);
    expect(data).toMatchObject({ paid: 28, balance: before - 28, plan: { is_mine: true, analysis: { text: secretWords }, locked: null } });
    expect((await world.unlock(buyer, id)).data).toMatchObject({ paid: 0, balance: before - 28, transfer_id: null });
    expect((await world.info(id)).sold).toBe(1);
  });
  test('costs what the server says, is never one’s own, and not after the kick-off', async () => {
    const match = await world.match();
    const id = await world.onSale(match);
    expect((await world.unlock(buyer, id, 1)).msg).toBe('价格变了，请看一下再确认');
    expect((await world.unlock(world.expert, id)).msg).toBe('不能解锁自己的方案');
    const poor = await world.people.newcomer();
    await world.people.fund(poor, 27);
    expect((await world.unlock(poor, id)).msg).toBe('余额不足');
    expect((await world.info(id, poor)).is_mine).toBe(false);
    world.site.clock.set(world.site.clock.now() + hour);
    expect((await world.unlock(buyer, id)).msg).toBe('比赛已经开始，不能再解锁');
  });
  test('is open to everybody where it is free', async () => {
    const id = await world.onSale(await world.match(), { price: 0 });
    expect((await world.info(id)).analysis?.text).toBe(secretWords);
    const { list } = (await world.ask('GET', 'plan/list', undefined, { free: 1 })).data as { list: Plan[] };
    expect(list.map((plan) => plan.id)).toEqual([id]);
  });
  test('is found by its competition, which is told with how many are on sale in it until they begin', async () => {
    const id = await world.onSale(await world.match());
    const noticeKinds = async (sport: PlanSport) => {
      const { list } = (await world.ask('GET', 'plan/competitions', undefined, { sport })).data as CallData<typeof planCompetitions>;
      return list.map(({ competition, total }) => [competition.id, total] as const);
    };
    const { competition } = (await world.info(id)).match;
    const of = async (wanted: string) =>
      ((await world.ask('GET', 'plan/list', undefined, { competition: wanted })).data as { list: Plan[] }).list.map((plan) => plan.id);
    const onSale = await of(competition.id);
    expect(onSale).toContain(id);
    expect(await noticeKinds('football')).toEqual([[competition.id, onSale.length]]);
    expect([await noticeKinds('basketball'), await of('another')]).toEqual([[], []]);
    world.site.clock.set(world.site.clock.now() + hour);
    expect(await noticeKinds('football')).toEqual([]);
  });
  test('is reported by whoever reads it, once it is published, and by nobody who wrote it', async () => {
    const { id } = (await world.handIn(world.expert, await world.match())).data as PlanWhole;
    const report = (who: TestPerson) => world.ask('POST', 'report/insert', who, { kind: 'plan', id, reason: 'fraud' });
    expect((await report(buyer)).msg).toBe('没有找到');
    await world.site.site.plans.review.decide(world.operator.id, Number(id), true, '');
    expect((await report(world.expert)).msg).toBe('不能举报自己');
    expect((await report(buyer)).code).toBe(0);
    const { list } = await world.site.site.moderation.reports.review.list('waiting', 10);
    expect(list.map(({ row, owner }) => [row.kind, row.objectId, owner.id])).toEqual([['plan', id, world.expert.id]]);
    expect(list[0]?.row.snapshot).toContain((await world.info(id, buyer)).title);
  });
  test('is taken back only while nobody has bought', async () => {
    const id = await world.onSale(await world.match());
    const take = () => world.ask('POST', 'plan/withdraw', world.expert, { id });
    expect((await world.ask('POST', 'plan/withdraw', buyer, { id })).msg).toBe('没有找到这份方案');
    await world.unlock(buyer, id);
    expect((await take()).msg).toBe('已经有人解锁，不能撤回');
    const free = await world.onSale(await world.match(), { price: 5 });
    expect((await world.ask('POST', 'plan/withdraw', world.expert, { id: free })).code).toBe(0);
    expect((await world.ask('GET', 'plan/info', world.expert, { id: free })).code).toBe(1);
  });
});

describe('settling', () => {
  const income = async () => (await world.site.site.ledger.state(world.expert.id)).income;

  test('waits until the result has stood, pays the expert their share, shows the picks and counts the record', async () => {
    const match = await world.match();
    const id = await world.onSale(match);
    await world.unlock(buyer, id);
    const before = await income();
    world.site.clock.set(world.site.clock.now() + 3 * hour);
    await world.say(match, { score: { home: 2, away: 1 } });
    await world.settle();
    expect((await world.info(id)).state).toBe('published');
    world.site.clock.set(world.site.clock.now() + 301_000);
    await world.settle();
    const open = await world.info(id);
    expect(open).toMatchObject({ state: 'settled', result: 'won', picks: [{ side: 'home', outcome: 'won' }], analysis: null });
    // 60 % of 28 diamonds.
    expect((await income()) - before).toBe(16);
    expect(open.author.record.all).toMatchObject({ settled: 1, won: 1, rate: 1_000 });
    expect((await notices(buyer)).at(-1)?.notice.kind).toBe('plan_won');
    await world.settle();
    expect((await income()) - before).toBe(16);
  });
  test('takes the ninety minutes, whatever extra time and penalties bring', async () => {
    const match = await world.match();
    const id = await world.onSale(match, {
      picks: [
        { play: 'european', side: 'draw' },
        { play: 'size', side: 'under', line: 2.75 },
      ],
    });
    world.site.clock.set(world.site.clock.now() + 3 * hour);
    await world.say(match, { score: { home: 3, away: 1 }, regular: { home: 1, away: 1 }, penalties: null });
    world.site.clock.set(world.site.clock.now() + 301_000);
    await world.settle();
    expect(await world.info(id)).toMatchObject({
      settlements: [{ home: 1, away: 1, result: 'won' }],
      picks: [{ outcome: 'won' }, { outcome: 'won' }],
    });
  });
  test('is done again when a result is corrected and an operator has said so: the record changes, the money does not', async () => {
    const match = await world.match();
    const id = await world.onSale(match);
    await world.unlock(buyer, id);
    await world.end(match, 2, 0);
    await world.settle();
    const before = await income();
    await world.say(match, { score: { home: 0, away: 3 } });
    world.site.clock.set(world.site.clock.now() + 301_000);
    await world.settle();
    expect((await world.info(id)).result).toBe('won');
    await world.confirm(match);
    await world.settle();
    expect(await world.info(id)).toMatchObject({
      result: 'lost',
      settlements: [
        { result: 'won', home: 2 },
        { result: 'lost', home: 0, away: 3 },
      ],
    });
    expect(await income()).toBe(before);
  });
  test.each(['postponed', 'cancelled', 'abandoned'] as const)(
    'gives everybody the whole price back, once, when a match is %s',
    async (status) => {
      const match = await world.match();
      const id = await world.onSale(match);
      const before = await world.people.owned(buyer);
      await world.unlock(buyer, id);
      await world.say(match, { status, score: null });
      await Promise.all([world.settle(), world.settle()]);
      await world.settle();
      expect([await world.people.owned(buyer), (await world.info(id)).state]).toEqual([before, 'cancelled']);
      expect((await notices(buyer)).at(-1)?.notice.kind).toBe('plan_back');
      expect((await world.unlock(await world.people.newcomer(), id)).code).toBe(1);
    },
  );
  test('gives the price back when a match is moved by more than a day, and goes on when it is moved by less', async () => {
    const [far, near] = [await world.match(), await world.match()];
    const [off, on] = [await world.onSale(far), await world.onSale(near)];
    const before = await world.people.owned(buyer);
    await world.unlock(buyer, off);
    await world.unlock(buyer, on);
    const now = world.site.clock.now();
    await world.move(far, now + 49 * hour);
    await world.move(near, now + hour / 2);
    await world.settle();
    expect([(await world.info(off)).state, (await world.info(on)).state]).toEqual(['cancelled', 'published']);
    expect(await world.people.owned(buyer)).toBe(before - 28);
    world.site.clock.set(now + hour / 2);
    const late = await world.people.newcomer();
    await world.people.fund(late, 28);
    expect((await world.unlock(late, on)).msg).toBe('比赛已经开始，不能再解锁');
  });
});

describe('tips and limits', () => {
  test('a tip needs an amount, goes to the author by the share, and never to oneself', async () => {
    const id = await world.onSale(await world.match());
    const tip = (who: TestPerson, amount: unknown) => world.ask('POST', 'plan/tip', who, { id, amount });
    for (const amount of [undefined, 0, -1, 1.5, '2.5', 1e9, 1e15])
      expect(await tip(buyer, amount)).toMatchObject({ code: 1, msg: `打赏 1 到 ${mostForTip} 黄钻` });
    for (const amount of ['', 'all', '1e3']) expect((await tip(buyer, amount)).code).toBe(1);
    expect((await tip(world.expert, 10)).msg).toBe('不能打赏自己');
    const before = await world.people.owned(buyer);
    expect((await tip(buyer, 66)).data).toMatchObject({ balance: before - 66, tips: { total: 66, people: 1 } });
    expect((await world.ask('POST', 'plan/withdraw', world.expert, { id })).msg).toBe('已经有人打赏，不能撤回');
  });
  test('a lower limit holds at once, a higher one after a day', async () => {
    const person = await world.people.newcomer();
    await world.people.fund(person, 1_000);
    const limit = (most?: number) => world.ask('POST', 'plan/setLimit', person, most === undefined ? {} : { limit: most });
    expect((await limit(30)).data).toEqual({ limit: 30, next: null, spent: 0 });
    const [one, two] = [await world.onSale(await world.match(48 * hour)), await world.onSale(await world.match(48 * hour))];
    expect((await world.unlock(person, one)).code).toBe(0);
    expect((await world.unlock(person, two)).msg).toBe('超出了你设的每月上限');
    expect((await limit(500)).data).toMatchObject({ limit: 30, next: { limit: 500 }, spent: 28 });
    expect((await world.unlock(person, two)).code).toBe(1);
    world.site.clock.set(world.site.clock.now() + 24 * hour);
    expect((await world.unlock(person, two)).code).toBe(0);
    expect((await limit(10)).data).toMatchObject({ limit: 10, next: null, spent: 56 });
  });
});

test('experts with fewer than twenty settled plans stand behind, unranked', async () => {
  const { list } = (await world.ask('GET', 'expert/list', undefined, { order: 'hit' })).data as { list: Expert[] };
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ is_ranked, record }) => is_ranked === record.all.settled >= 20)).toBe(true);
  for (const order of ['hit', 'streak', 'return', 'fans'])
    for (const sport of [{}, { sport: 'football' }])
      expect((await world.ask('GET', 'expert/list', undefined, { order, ...sport })).code).toBe(0);
  for (const params of [{ order: 'wealth' }, { sport: 'esports' }, { page: 0 }])
    expect((await world.ask('GET', 'expert/list', undefined, params)).code).toBe(1);
});
