import type { GuessQuestion } from '@pitchside/api/experts/guesses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayAt } from '../../../platform/serverDay.ts';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { planWorld, type PlanWorld } from '../plans/plans.fixtures.ts';

let world: PlanWorld;
beforeAll(async () => {
  world = await planWorld();
});
afterAll(() => world.site.close());

const ask = (method: string, path: string, who: TestPerson | undefined, params: Record<string, unknown> = {}) =>
  world.ask(method, path, who, params);
const questionsOf = async (match: string, who?: TestPerson) =>
  ((await ask('GET', 'guess/list', who, { match })).data as { list: GuessQuestion[] }).list;
const answer = (who: TestPerson, id: string, side: string) => ask('POST', 'guess/answer', who, { id, side });
const records = (who: TestPerson, more: Record<string, unknown> = {}) => ask('GET', 'guess/records', who, more);
const standing = async (who: TestPerson) =>
  ((await ask('GET', 'guess/ladder', who)).data as { mine: { points: number; place: number } | null }).mine;

/** A first-tier match with its template questions. */
async function asked(inMs = 3_600_000): Promise<{ match: string; winner: GuessQuestion; total: GuessQuestion }> {
  const match = await world.match(inMs);
  await world.site.site.guesses.ask();
  const [winner, total] = await questionsOf(match);
  if (!winner || !total) throw new Error('the templates asked nothing');
  return { match, winner, total };
}

describe('questions of the templates', () => {
  test('are asked once a match: who wins, and half a goal beside the usual line', async () => {
    const { match, winner, total } = await asked();
    expect([winner.play, winner.line, winner.sides.map(({ side }) => side), winner.points]).toEqual([
      'european',
      null,
      ['home', 'draw', 'away'],
      15,
    ]);
    expect([total.play, total.line, total.sides.map(({ side }) => side), total.points]).toEqual(['size', 2.5, ['over', 'under'], 10]);
    expect(await world.site.site.guesses.ask()).toBe(0);
    expect(await questionsOf(match)).toHaveLength(2);
  });

  test('ask for the total as soon as a company has prices', async () => {
    const match = await world.bareMatch();
    expect(await world.site.site.guesses.ask()).toBe(1);
    expect((await questionsOf(match)).map(({ play }) => play)).toEqual(['european']);
    expect(await world.site.site.guesses.ask()).toBe(0);
    await world.price(match);
    expect(await world.site.site.guesses.ask()).toBe(1);
    expect((await questionsOf(match)).map(({ play }) => play)).toEqual(['european', 'size']);
  });
});

describe('answering', () => {
  test('is done once, and what others chose is told afterwards', async () => {
    const { match, winner } = await asked();
    const [one, other] = [await world.people.newcomer(), await world.people.newcomer()];
    expect((await answer(one, winner.id, 'draw')).data).toMatchObject({
      mine: 'draw',
      answers: 1,
      sides: [{ count: 0 }, { count: 1 }, { count: 0 }],
    });
    expect((await answer(one, winner.id, 'draw')).code).toBe(0);
    expect(await answer(one, winner.id, 'home')).toMatchObject({ code: 1, msg: '每个问题只能猜一次' });
    expect((await questionsOf(match, other))[0]).toMatchObject({
      mine: null,
      answers: 1,
      sides: [{ count: null }, { count: null }, { count: null }],
    });
  });
  test('fifty answers at once are one', async () => {
    const { match, winner } = await asked();
    const who = await world.people.newcomer();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => answer(who, winner.id, index % 2 === 0 ? 'home' : 'away')));
    const mine = (await questionsOf(match, who))[0];
    expect(mine?.answers).toBe(1);
    const taken = new Set(answers.flatMap(({ code, data }) => (code === 0 ? [(data as GuessQuestion).mine] : [])));
    expect([...taken]).toEqual([mine?.mine]);
  });
  test.each([
    ['a side that the play has not', 'over'],
    ['a side that nothing has', 'both'],
  ])('refuses %s', async (_, side) => {
    const { winner } = await asked();
    expect((await answer(await world.people.newcomer(), winner.id, side)).code).toBe(1);
  });
  test('refuses an unknown question, and nobody answers from the second of the kick-off on', async () => {
    const { match, winner } = await asked();
    const who = await world.people.newcomer();
    for (const id of ['999999', 'x', '0']) expect((await answer(who, id, 'home')).code).toBe(1);
    const now = world.site.clock.now();
    world.site.clock.set(winner.closes_at);
    expect(await answer(who, winner.id, 'home')).toMatchObject({ code: 1, msg: '比赛已经开始，不能再猜' });
    world.site.clock.set(now);
    await world.say(match, { status: 'first_half', score: { home: 0, away: 0 } });
    expect((await answer(who, winner.id, 'home')).code).toBe(1);
  });
});

describe('settling', () => {
  test('right answers earn points of the season, a correction takes them back, and nothing is staked', async () => {
    const { match, winner, total } = await asked();
    const [right, wrong] = [await world.people.newcomer(), await world.people.newcomer()];
    await answer(right, winner.id, 'home');
    await answer(right, total.id, 'over');
    await answer(wrong, winner.id, 'away');
    expect((await records(right)).data).toMatchObject({
      totals: { answered: 2, pending: 2, points: 0 },
      list: [{ state: 'pending' }, { state: 'pending' }],
    });
    await world.end(match, 2, 1);
    expect(await world.site.site.guesses.settle()).toBe(2);
    expect(await world.site.site.guesses.settle()).toBe(0);
    expect((await records(right)).data).toMatchObject({ totals: { answered: 2, won: 2, points: 25 } });
    expect((await records(right, { state: 'settled' })).data).toMatchObject({
      total: 2,
      list: [
        { state: 'won', points: 10 },
        { state: 'won', points: 15 },
      ],
    });
    expect((await records(wrong, { state: 'lost' })).data).toMatchObject({ total: 1, list: [{ state: 'lost', points: 0 }] });
    expect(await standing(right)).toMatchObject({ points: 25 });
    expect(await standing(wrong)).toBeNull();
    await world.say(match, { score: { home: 0, away: 3 } });
    world.site.clock.set(world.site.clock.now() + 301_000);
    expect(await world.site.site.guesses.settle()).toBe(0);
    await world.confirm(match);
    expect(await world.site.site.guesses.settle()).toBe(2);
    expect(await standing(right)).toMatchObject({ points: 10 });
    expect(await standing(wrong)).toMatchObject({ points: 15 });
    expect(await world.people.owned(right)).toBe(0);
  });
  test('a match that is off voids its questions', async () => {
    const { match, winner } = await asked();
    const who = await world.people.newcomer();
    await answer(who, winner.id, 'home');
    await world.say(match, { status: 'postponed', score: null });
    await world.site.site.guesses.settle();
    expect((await records(who)).data).toMatchObject({ totals: { void: 1 }, list: [{ state: 'void', points: 0 }] });
  });
});

describe('telling', () => {
  const notices = async (who: TestPerson) =>
    (
      (await ask('GET', 'Push/getList', who)).data as {
        list: { kind: string; title: string; text: string; target: unknown; is_read: boolean }[];
      }
    ).list;
  const settleAndNotify = async () => {
    await world.site.site.guesses.settle();
    return world.site.site.guesses.notify();
  };
  /** Corrects a result as source, confirmed by an operator. */
  const correct = async (match: string, home: number, away: number) => {
    await world.say(match, { score: { home, away } });
    world.site.clock.set(world.site.clock.now() + 301_000);
    await world.site.site.guesses.settle();
    await world.confirm(match);
  };
  // Flushes the notifications of earlier tests.
  beforeAll(async () => {
    await world.site.site.guesses.notify();
  });

  test('is one notice a member and match, which leads to the record and tells what it earned', async () => {
    const { match, winner, total } = await asked();
    const [right, wrong, idle] = [await world.people.newcomer(), await world.people.newcomer(), await world.people.newcomer()];
    await answer(right, winner.id, 'home');
    await answer(right, total.id, 'over');
    await answer(wrong, winner.id, 'away');
    await world.end(match, 2, 1);
    expect(await settleAndNotify()).toBe(2);
    expect(await world.site.site.guesses.notify()).toBe(0);
    expect(await notices(right)).toMatchObject([{ kind: 'guess_won', title: '你猜中了', target: { type: 'guesses', id: '' } }]);
    expect((await notices(right))[0]?.text).toMatch(/：得 25 分$/);
    expect((await notices(wrong)).map(({ kind }) => kind)).toEqual(['guess_lost']);
    expect(await notices(idle)).toEqual([]);
  });
  test('is done once, however many nodes see to it at the same time', async () => {
    const { match, winner, total } = await asked();
    const crowd = await Promise.all(Array.from({ length: 12 }, () => world.people.newcomer()));
    for (const who of crowd) {
      await answer(who, winner.id, 'draw');
      await answer(who, total.id, 'under');
    }
    await world.end(match, 1, 1);
    const other = await world.site.secondNode();
    await Promise.all([world.site.site.guesses.settle(), other.site.guesses.settle()]);
    const rounds = await Promise.all([world.site.site.guesses.notify(), other.site.guesses.notify(), world.site.site.guesses.notify()]);
    expect(rounds.reduce((sum, each) => sum + each, 0)).toBe(crowd.length);
    for (const who of crowd) {
      expect((await notices(who)).map(({ kind }) => kind)).toEqual(['guess_won']);
      expect(await world.people.received(`user:${who.id}`, 'notice')).toHaveLength(1);
    }
  });
  test('takes the place of what it told before when a result is corrected, and says nothing where nothing changed', async () => {
    const { match, winner } = await asked();
    const who = await world.people.newcomer();
    await answer(who, winner.id, 'home');
    await world.end(match, 2, 1);
    await settleAndNotify();
    await correct(match, 3, 1);
    expect(await settleAndNotify()).toBe(0);
    await correct(match, 0, 3);
    expect(await settleAndNotify()).toBe(1);
    expect((await notices(who)).map(({ kind }) => kind)).toEqual(['guess_lost']);
  });
  test('says of a match that is off that nothing counts', async () => {
    const { match, winner } = await asked();
    const who = await world.people.newcomer();
    await answer(who, winner.id, 'home');
    await world.say(match, { status: 'cancelled', score: null });
    expect(await settleAndNotify()).toBe(1);
    expect((await notices(who)).map(({ kind }) => kind)).toEqual(['guess_void']);
  });
});

describe('records', () => {
  test('reach back three months and no day more, and a span is no span backwards', async () => {
    const who = await world.people.newcomer();
    const today = dayAt(world.site.clock.now());
    const [year = 0, month = 1, date = 1] = today.split('-').map(Number);
    const last = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
    const earliest = new Date(Date.UTC(year, month - 4, Math.min(date, last))).toISOString().slice(0, 10);
    expect((await records(who, { from: earliest, to: today })).code).toBe(0);
    expect(await records(who, { from: addDays(earliest, -1), to: today })).toMatchObject({ code: 1, msg: '只能查询近三个月的记录' });
    for (const span of [
      { from: today, to: addDays(today, -1) },
      { from: today, to: addDays(today, 1) },
      { from: '2026-02-30' },
      { from: 'x' },
    ])
      expect((await records(who, span)).code).toBe(1);
  });
});

describe('the desk', () => {
  const open = (params: Record<string, unknown>) => ask('POST', 'admin/openGuess', world.operator, params);
  beforeAll(async () => {
    await ask('POST', 'admin/unlock', world.operator, { password: 'secret' });
  });
  test('opens what the templates do not ask, and stops what should not be asked', async () => {
    const match = await world.match();
    expect((await ask('POST', 'admin/openGuess', await world.people.newcomer(), { match, play: 'european' })).code).not.toBe(0);
    expect((await open({ match, play: 'asian' })).code).toBe(1);
    expect((await open({ match, play: 'european', line: 1 })).code).toBe(1);
    expect((await open({ match, play: 'asian', line: 0.3 })).code).toBe(1);
    const { id } = (await open({ match, play: 'asian', line: 0.5 })).data as GuessQuestion;
    expect((await open({ match, play: 'asian', line: 1.5 })).code).toBe(1);
    const who = await world.people.newcomer();
    await answer(who, id, 'away');
    expect((await ask('POST', 'admin/stopGuess', world.operator, { id, reason: '' })).code).toBe(1);
    expect((await ask('POST', 'admin/stopGuess', world.operator, { id, reason: '盘口写错了' })).data).toMatchObject({ state: 'stopped' });
    expect((await records(who)).data).toMatchObject({ totals: { stopped: 1 }, list: [{ state: 'stopped' }] });
    expect((await answer(await world.people.newcomer(), id, 'home')).code).toBe(1);
  });
});
