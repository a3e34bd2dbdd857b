import type { ResultConflict } from '@pitchside/api/scores/results';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { goal } from '../matches/matches.fixtures.ts';
import { hour, planWorld, type PlanWorld } from '../../experts/plans/plans.fixtures.ts';
import { matchPlacings } from '../sport/index.ts';

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

/** Request of the operator. Unlocks the desk first, which locks itself while the test skips hours. */
async function desk(method: string, path: string, params: Record<string, unknown>) {
  await world.site.call('POST', 'admin/unlock', { token: world.operator.token, body: { password: 'secret' } });
  return world.ask(method, path, world.operator, params);
}
const held = async (state = 'held') => ((await desk('GET', 'admin/results', { state })).data as { list: ResultConflict[] }).list;
const of = async (match: string, state = 'held') => (await held(state)).find((result) => result.match.id === match);
const decide = (id: string, more: Record<string, unknown>) => desk('POST', 'admin/decideResult', { id, reason: '看过录像', ...more });
const saw = (match: string, home: number, away: number) => desk('POST', 'admin/seeResult', { match, home, away, reason: '在现场' });
const income = async () => (await world.site.site.ledger.state(world.expert.id)).income;
const later = () => world.site.clock.set(world.site.clock.now() + 301_000);

/** A plan with a buyer, on a match with template questions, three hours after its kick-off. */
async function bought(): Promise<{ match: string; id: string }> {
  const match = await world.match();
  const id = await world.onSale(match);
  await world.site.site.guesses.ask();
  await world.unlock(buyer, id);
  world.site.clock.set(world.site.clock.now() + 3 * hour);
  return { match, id };
}

/** Settles everything due. Returns the number of changed plans and questions. */
async function settle(): Promise<[number, number]> {
  return [(await world.settle()) + (await world.settle()), await world.site.site.guesses.settle()];
}

const awarded = (match: string) =>
  world.site.site.platform.db.insert(matchPlacings).values({ matchId: match, stage: 'league', roundOrder: 1, isAwarded: true });

test('a result that the competition gave pays nobody until an operator has decided, and then all that rests on it, once', async () => {
  const { match, id } = await bought();
  await awarded(match);
  await world.say(match, { score: { home: 3, away: 0 } });
  later();
  const before = await income();
  expect(await settle()).toEqual([0, 0]);
  expect(await of(match)).toMatchObject({
    causes: ['awarded'],
    source: { home: 3, away: 0 },
    before: null,
    seen: null,
    rests: { plans: 1, held: 28, questions: 2 },
    decided: null,
  });
  expect([(await world.info(id)).state, await income()]).toEqual(['published', before]);
  const { id: result = '' } = (await of(match)) ?? {};
  expect((await decide(result, { act: 'source', reason: '' })).code).toBe(1);
  expect((await decide(result, { act: 'source' })).data).toMatchObject({ decided: { score: { home: 3, away: 0 }, reason: '看过录像' } });
  expect(await decide(result, { act: 'off' })).toMatchObject({ code: 1, msg: '这个赛果已经处理过了' });
  expect(await settle()).toEqual([1, 2]);
  expect([(await world.info(id)).result, (await income()) - before]).toEqual(['won', 16]);
  expect(await settle()).toEqual([0, 0]);
  const acts = (await desk('GET', 'admin/acts', { group: 'experts' })).data as {
    list: { act: string; reason: string }[];
  };
  expect(acts.list.some(({ act, reason }) => act === 'decide' && reason === '看过录像')).toBe(true);
});

test('awarded after it was settled by the pitch: settled again by 3-0 once somebody has looked, and the money stays', async () => {
  const { match, id } = await bought();
  await world.say(match, { score: { home: 0, away: 2 } });
  later();
  await settle();
  const before = await income();
  await awarded(match);
  await world.say(match, { score: { home: 3, away: 0 } });
  later();
  expect(await settle()).toEqual([0, 0]);
  const found = await of(match);
  expect(found).toMatchObject({ causes: ['awarded', 'corrected'], before: { home: 0, away: 2 } });
  await decide(found?.id ?? '', { act: 'source' });
  expect(await settle()).toEqual([1, 2]);
  expect(await world.info(id)).toMatchObject({
    result: 'won',
    settlements: [
      { result: 'lost', home: 0, away: 2 },
      { result: 'won', home: 3, away: 0 },
    ],
  });
  expect(await income()).toBe(before);
});

test('fewer goals than were told are held, and an operator may write another score', async () => {
  const { match, id } = await bought();
  await world.say(match, {
    score: { home: 0, away: 0 },
    events: [goal(`${match}-goal`, 80, 1, world.site.clock.now())],
  });
  later();
  await settle();
  const found = await of(match);
  expect(found).toMatchObject({ causes: ['shrank'], source: { home: 0, away: 0 } });
  expect(await decide(found?.id ?? '', { act: 'score' })).toMatchObject({ code: 1, msg: '请写出双方的比分' });
  expect((await decide(found?.id ?? '', { act: 'score', home: 1, away: 0 })).code).toBe(0);
  await settle();
  expect(await world.info(id)).toMatchObject({ result: 'won', settlements: [{ home: 1, away: 0 }] });
  // Repeats of the source's result need no new decision.
  await world.say(match, { score: { home: 0, away: 0 } });
  later();
  await settle();
  expect(await of(match)).toBeUndefined();
});

test('where an operator saw another score than the source, it is held; where both agree, it is settled', async () => {
  const one = await bought();
  const other = await bought();
  expect((await saw(one.match, 2, 2)).code).toBe(0);
  expect((await saw(other.match, 1, 0)).code).toBe(0);
  for (const { match } of [one, other]) await world.say(match, { score: { home: 1, away: 0 } });
  later();
  await settle();
  expect((await world.info(other.id)).state).toBe('settled');
  expect(await of(one.match)).toMatchObject({ causes: ['disagrees'], seen: { home: 2, away: 2, reason: '在现场' } });
  expect(await saw(other.match, 3, 3)).toMatchObject({ code: 1, msg: '这场比赛已经结算；来源更正后会再送来' });
  expect((await saw('nobody', 1, 0)).code).toBe(1);
});

test('broken off when all was played is held; the price goes back once it is said to be off', async () => {
  const { match, id } = await bought();
  const before = await world.people.owned(buyer);
  await world.say(match, { status: 'abandoned', score: null, minute: 92 });
  expect(await settle()).toEqual([0, 0]);
  const found = await of(match);
  expect(found).toMatchObject({ causes: ['late'], source: null });
  expect((await decide(found?.id ?? '', { act: 'source' })).msg).toBe('来源没有比分，请写出比分，或按取消处理');
  await decide(found?.id ?? '', { act: 'off' });
  await settle();
  expect([(await world.info(id)).state, await world.people.owned(buyer)]).toEqual(['cancelled', before + 28]);
});

test('what the source says next takes the place of what was held', async () => {
  const { match, id } = await bought();
  await saw(match, 1, 0);
  await world.say(match, { score: { home: 1, away: 1 } });
  later();
  await settle();
  const first = await of(match);
  await world.say(match, { score: { home: 1, away: 0 } });
  later();
  await settle();
  expect([(await world.info(id)).result, await of(match)]).toEqual(['won', undefined]);
  expect(await decide(first?.id ?? '', { act: 'source' })).toMatchObject({ code: 1, msg: '这个赛果已经处理过了' });
});

test('what is held keeps nothing else waiting, and a member is told nothing of the desk', async () => {
  const doubtful = [await bought(), await bought(), await bought()];
  const plain = await bought();
  for (const { match } of doubtful) await awarded(match);
  for (const { match } of [...doubtful, plain]) await world.say(match, { score: { home: 2, away: 0 } });
  later();
  await settle();
  expect((await world.info(plain.id)).state).toBe('settled');
  expect((await held()).filter(({ match }) => doubtful.some((each) => each.match === match.id))).toHaveLength(3);
  expect((await world.ask('GET', 'admin/results', buyer, {})).code).not.toBe(0);
});
