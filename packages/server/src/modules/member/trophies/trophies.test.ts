import type { GuessQuestion } from '@pitchside/api/experts/guesses';
import type { EventStanding, DeskEvent, PastEvent, SiteEvent, Trophy } from '@pitchside/api/member/trophies';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { giftTallies } from '../../live/gifts/index.ts';
import { ledgerTransfers } from '../../money/ledger/index.ts';
import { notices } from '../../messages/notices/index.ts';
import { operatorActs } from '../../desk/operations/index.ts';
import { planWorld, type PlanWorld } from '../../experts/plans/plans.fixtures.ts';
import { siteEvents, trophies } from './trophies.tables.ts';

const minute = 60_000;
let world: PlanWorld;
beforeAll(async () => {
  world = await planWorld();
  await unlock();
});
afterAll(() => world.site.close());

let token = '';
/** Signs the operator in at the current time, and unlocks the desk. */
async function unlock(): Promise<void> {
  const begun = await world.site.site.account.sessions.begin(world.operator.id, {
    way: 'password',
    userAgent: 'test',
    address: '127.0.0.1',
  });
  if (begun === undefined) throw new Error('the operator may not sign in');
  token = begun;
  await world.site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
}
const words = (text: string) => ({ zh: text, en: `${text} en`, vi: `${text} vi` });
const today = () => dayAt(world.site.clock.now());
const written = (more: object = {}) => ({
  kind: 'gifts',
  names: words('送礼赛'),
  texts: words('送出的都算'),
  first_day: today(),
  last_day: addDays(today(), 1),
  reason: '秋季',
  ...more,
});
const save = (more: object = {}, by = token) => world.site.call('POST', 'admin/saveEvent', { token: by, body: written(more) });
const cancel = (id: string, by = token) => world.site.call('POST', 'admin/cancelEvent', { token: by, body: { id, reason: '停办' } });
const added = async (more: object = {}): Promise<DeskEvent> => {
  const { code, msg, data } = await save(more);
  if (code !== 0) throw new Error(msg);
  return data as DeskEvent;
};
const home = async () => (await world.site.call('GET', 'trophy/home')).data as { current: SiteEvent[]; past: PastEvent[] };
interface Table {
  event: SiteEvent;
  list: EventStanding[];
  total: number;
  mine: { place: number | null; value: number; behind: number | null } | null;
}
const table = async (id: string, who?: TestPerson): Promise<Table> =>
  (await world.site.call('GET', 'trophy/table', { query: `?id=${id}`, ...(who && { token: who.token }) })).data as Table;
const places = ({ list }: Table) => list.map(({ place, member, value }) => [place, Number(member.id), value]);
const wonBy = async ({ id }: TestPerson) =>
  ((await world.site.call('GET', 'trophy/ofMember', { query: `?id=${id}` })).data as { list: Trophy[] }).list;
const count = async (site = world.site.site) => {
  await site.ranking.count();
  return site.trophies.count();
};
const give = ({ id }: TestPerson, room: string, diamonds: number) =>
  world.site.site.platform.events.transaction((tx, emit) =>
    world.site.site.gifts.send(tx, emit, id, { giftId: 'clap', count: diamonds, from: 'wallet', aim: { room: Number(room) } }),
  );
const rich = async () => {
  const fan = await world.people.newcomer();
  await world.people.fund(fan, 10_000);
  return fan;
};
/** Moves to noon of an isolated day, with the desk unlocked. */
const anew = async () => {
  world.site.clock.set(startOfDay(addDays(today(), 40)) + 720 * minute);
  await unlock();
};
/** Moves past the end of an event, and reads the ledger up to there. */
const pass = async (event: SiteEvent) => {
  world.site.clock.set(event.ends_at + 2 * minute);
  await unlock();
};

describe('a gift contest', () => {
  test('counts what was given within its days, lets equals share a place, and gives its trophies once on two nodes', async () => {
    await anew();
    const anchor = await world.people.anchor();
    const [one, two, three, four, late] = [await rich(), await rich(), await rich(), await rich(), await rich()];
    await give(one, anchor.room, 9);
    world.site.clock.set(startOfDay(addDays(today(), 1)) + minute);
    await unlock();
    const event = await added({ last_day: today() });
    expect(event).toMatchObject({ state: 'running', counted: 0 });
    await give(one, anchor.room, 50);
    await give(two, anchor.room, 30);
    await give(two, anchor.room, 20);
    await give(three, anchor.room, 7);
    await give(four, anchor.room, 3);
    expect(await count()).toBe(0);
    expect(places(await table(event.id))).toEqual([
      [1, one.id, 50],
      [1, two.id, 50],
      [3, three.id, 7],
      [4, four.id, 3],
    ]);
    expect((await table(event.id, three)).mine).toEqual({ place: 3, value: 7, behind: 44 });
    expect((await table(event.id, one)).mine).toEqual({ place: 1, value: 50, behind: null });
    expect((await table(event.id, late)).mine).toEqual({ place: null, value: 0, behind: null });
    // At the last instant, and at the first one after it.
    world.site.clock.set(event.ends_at - 1);
    await give(four, anchor.room, 2);
    world.site.clock.set(event.ends_at);
    await give(late, anchor.room, 999);
    expect((await home()).current.find(({ id }) => id === event.id)).toMatchObject({ state: 'counting' });
    // There is no winner until the ledger is read past the end.
    expect(await count()).toBe(0);
    await pass(event);
    const { site: other } = await world.site.secondNode();
    await world.site.site.ranking.count();
    const closed = await Promise.all([world.site.site, other, world.site.site, other].map((site) => site.trophies.count()));
    expect(closed.reduce((sum, each) => sum + each, 0) + (await count()) + (await count(other))).toBe(1);
    const won = await world.site.site.platform.db
      .select()
      .from(trophies)
      .where(eq(trophies.eventId, Number(event.id)));
    expect(won.map(({ memberId, place, value }) => [place, memberId, value]).toSorted()).toEqual([
      [1, one.id, 50],
      [1, two.id, 50],
      [3, three.id, 7],
    ]);
    expect((await home()).past[0]).toMatchObject({
      event: { id: event.id, state: 'over' },
      winners: [{ place: 1 }, { place: 1 }, { place: 3 }],
    });
    expect(await wonBy(two)).toMatchObject([{ place: 1, value: 50, event: { name: '送礼赛' } }]);
    expect(await wonBy(four)).toEqual([]);
    const rows = await world.site.site.platform.db.select().from(notices).where(eq(notices.kind, 'trophy_won'));
    expect(rows.map(({ memberId }) => memberId).toSorted()).toEqual([one.id, two.id, three.id].toSorted());
  });

  test('and an anchor cup say what the ledger says, whatever is given in whatever order', async () => {
    await anew();
    const anchors = [await world.people.anchor(), await world.people.anchor(), await world.people.anchor()];
    const fans = [await rich(), await rich(), await rich(), await rich()];
    const contest = await added({ last_day: addDays(today(), 2) });
    const cup = await added({ kind: 'anchors', last_day: addDays(today(), 2) });
    for (let act = 0; act < 40; act += 1) {
      const [fan, anchor] = [fans[(act * 7) % 4], anchors[(act * act) % 3]];
      if (fan && anchor) await give(fan, anchor.room, 1 + ((act * 13) % 29));
      world.site.clock.set(world.site.clock.now() + 97 * minute);
      if (act % 5 === 0) await count();
    }
    await pass(contest);
    await count();
    const { db } = world.site.site.platform;
    const within = and(
      eq(ledgerTransfers.kind, 'gift'),
      gte(ledgerTransfers.at, contest.starts_at),
      lt(ledgerTransfers.at, contest.ends_at),
    );
    const sums = async (who: 'memberId' | 'peerId') =>
      (
        await db
          .select({ id: ledgerTransfers[who], value: sql<number>`sum(experience / 10)::int` })
          .from(ledgerTransfers)
          .where(within)
          .groupBy(ledgerTransfers[who])
      )
        .toSorted((one, other) => other.value - one.value)
        .map(({ id, value }) => [id, value]);
    expect(places(await table(contest.id)).map(([, id, value]) => [id, value])).toEqual(await sums('memberId'));
    const given = await db
      .select({ id: giftTallies.anchorId, value: sql<number>`sum(diamonds)::int` })
      .from(giftTallies)
      .where(and(gte(giftTallies.day, contest.first_day), sql`day <= ${contest.last_day}`))
      .groupBy(giftTallies.anchorId);
    expect(places(await table(cup.id)).map(([, id, value]) => [id, value])).toEqual(
      given.toSorted((one, other) => other.value - one.value).map(({ id, value }) => [id, value]),
    );
  });
});

test('a guess ladder counts right answers about matches of its days, waits for results, and the fewer tries stand first', async () => {
  await anew();
  const ladder = await added({ kind: 'guesses', last_day: today() });
  const [right, careless, wrong] = [await rich(), await rich(), await rich()];
  const asked = async () => {
    const match = await world.match();
    await world.site.site.guesses.ask();
    const { list } = (await world.ask('GET', 'guess/list', undefined, { match })).data as { list: GuessQuestion[] };
    return { match, list };
  };
  const answer = (who: TestPerson, id = '', side = 'home') => world.ask('POST', 'guess/answer', who, { id, side });
  const first = await asked();
  const second = await asked();
  await answer(right, first.list[0]?.id);
  await answer(careless, first.list[0]?.id);
  await answer(careless, second.list[0]?.id, 'away');
  await answer(wrong, first.list[0]?.id, 'away');
  await world.end(first.match, 2, 1);
  await world.site.site.guesses.settle();
  await count();
  expect(places(await table(ladder.id))).toEqual([
    [1, right.id, 15],
    [1, careless.id, 15],
  ]);
  // Over, but a result is missing.
  world.site.clock.set(ladder.ends_at + minute);
  expect(await count()).toBe(0);
  await world.end(second.match, 2, 0);
  await world.site.site.guesses.settle();
  await unlock();
  expect(await count()).toBe(1);
  expect(
    (await home()).past.find(({ event }) => event.id === ladder.id)?.winners.map(({ place, member }) => [place, Number(member.id)]),
  ).toEqual([
    [1, right.id],
    [2, careless.id],
  ]);
});

test('a ladder whose result never comes is over after two days', async () => {
  await anew();
  const ladder = await added({ kind: 'guesses', last_day: today() });
  const match = await world.match();
  await world.site.site.guesses.ask();
  const { list } = (await world.ask('GET', 'guess/list', undefined, { match })).data as { list: GuessQuestion[] };
  await world.ask('POST', 'guess/answer', await rich(), { id: list[0]?.id, side: 'home' });
  world.site.clock.set(ladder.ends_at + 2_880 * minute - 1);
  expect(await count()).toBe(0);
  world.site.clock.set(ladder.ends_at + 2_880 * minute);
  expect(await count()).toBe(1);
  expect((await home()).past.find(({ event }) => event.id === ladder.id)?.winners).toEqual([]);
});

describe('the desk', () => {
  test('writes what comes, opens it by the server’s clock, and writes every act down with its reason', async () => {
    await anew();
    const event = await added({ first_day: addDays(today(), 1), last_day: addDays(today(), 2) });
    expect(event.state).toBe('ahead');
    expect((await save({ id: event.id, kind: 'anchors', first_day: addDays(today(), 1), last_day: addDays(today(), 3) })).code).toBe(0);
    world.site.clock.set(event.starts_at - 1);
    expect((await table(event.id)).event.state).toBe('ahead');
    world.site.clock.set(event.starts_at);
    await unlock();
    expect((await table(event.id)).event).toMatchObject({ state: 'running', kind: 'anchors' });
    const running = { id: event.id, kind: 'anchors', first_day: event.first_day, last_day: event.first_day };
    expect(await save({ ...running, kind: 'gifts' })).toMatchObject({ code: 1, msg: '活动已经开始，只能改文字和结束那天' });
    expect(await save({ ...running, first_day: addDays(event.first_day, 1), last_day: addDays(event.first_day, 1) })).toMatchObject({
      code: 1,
    });
    expect(await save({ ...running, names: words('主播杯'), last_day: addDays(event.first_day, 1) })).toMatchObject({ code: 0 });
    expect(await cancel(event.id)).toMatchObject({ code: 0, data: { state: 'cancelled' } });
    expect(await cancel(event.id)).toMatchObject({ code: 0 });
    expect(await save(running)).toMatchObject({ code: 1, msg: '活动已经结束，不能再改' });
    const acts = await world.site.site.platform.db
      .select()
      .from(operatorActs)
      .where(eq(operatorActs.subject, `event ${event.id}`));
    expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
      ['add', '秋季'],
      ['change', '秋季'],
      ['change', '秋季'],
      ['cancel', '停办'],
    ]);
    expect((await home()).current.some(({ id }) => id === event.id)).toBe(false);
    expect((await world.site.call('GET', 'trophy/table', { query: `?id=${event.id}` })).code).toBe(1);
  });

  test('an event that was called off gives no trophies', async () => {
    await anew();
    const anchor = await world.people.anchor();
    const fan = await rich();
    const event = await added({ last_day: today() });
    await give(fan, anchor.room, 5);
    await count();
    await cancel(event.id);
    await pass(event);
    expect(await count()).toBe(0);
    expect(await wonBy(fan)).toEqual([]);
    expect(
      (
        await world.site.site.platform.db
          .select()
          .from(siteEvents)
          .where(eq(siteEvents.id, Number(event.id)))
      )[0]?.closedAt,
    ).toBe(null);
  });

  test.each([
    ['a last day before the first', () => ({ last_day: addDays(today(), -1) }), '结束不能早于开始，最多 31 天'],
    ['32 days', () => ({ last_day: addDays(today(), 31) }), '结束不能早于开始，最多 31 天'],
    ['a first day that is over', () => ({ first_day: addDays(today(), -1) }), '新活动不能从过去开始'],
    ['a day that no calendar has', () => ({ last_day: '2027-02-30' }), '没有这一天'],
    ['an unknown event', () => ({ id: '999999' }), '没有找到'],
    ['an id that is none', () => ({ id: 'x' }), '没有找到'],
  ])('refuses %s', async (_, more, msg) => {
    await anew();
    expect(await save(more())).toMatchObject({ code: 1, msg });
  });

  test('refuses two of a kind on one day, a kind that is none, no reason, a text too long, and whoever is no operator', async () => {
    await anew();
    await added({ last_day: addDays(today(), 3) });
    expect(await save({ first_day: addDays(today(), 3), last_day: addDays(today(), 5) })).toMatchObject({
      code: 1,
      msg: '同类的活动已经占了其中几天',
    });
    expect((await save({ kind: 'anchors' })).code).toBe(0);
    for (const more of [{ kind: 'running' }, { reason: '' }, { names: words('长'.repeat(25)) }, { first_day: '2026-11-1' }])
      expect((await save({ kind: 'guesses', ...more })).code).toBe(1);
    const fan = await world.people.newcomer();
    for (const { code, msg } of [await save({ kind: 'guesses' }, fan.token), await cancel('1', fan.token)])
      expect([code, msg]).not.toEqual([0, '']);
    expect(await world.site.site.platform.db.select().from(siteEvents).where(eq(siteEvents.kind, 'guesses'))).toHaveLength(2);
  });
});

test('the current activity is the page of events while one runs or comes, and where the settings say before all', async () => {
  const url = async () => ((await world.site.call('GET', 'Activity_Config/getActivityUrl')).data as { url: string | null }).url;
  await anew();
  for (const { id } of (await home()).current) await cancel(id);
  expect(await url()).toBe(null);
  const { id } = await added({ first_day: addDays(today(), 5), last_day: addDays(today(), 5) });
  expect(await url()).toBe('/trophy/home');
  await cancel(id);
  expect(await url()).toBe(null);
});

test('nothing is told of events and members that are none', async () => {
  for (const id of ['999999', 'x', '0']) {
    expect((await world.site.call('GET', 'trophy/table', { query: `?id=${id}` })).code).toBe(1);
    expect((await world.site.call('GET', 'trophy/ofMember', { query: `?id=${id}` })).data).toEqual({ list: [] });
  }
});
