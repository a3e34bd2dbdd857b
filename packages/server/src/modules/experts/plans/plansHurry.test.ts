import { randomUUID } from 'node:crypto';
import type { Plan, PlanWhole } from '@pitchside/api/experts/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { hour, planWorld, type PlanWorld } from './plans.fixtures.ts';

let world: PlanWorld;
beforeAll(async () => {
  world = await planWorld();
});
afterAll(async () => {
  expect(await world.audit()).toEqual([true, 0]);
  await world.site.close();
});

/** A member who can pay for this many plans. */
async function buyerOf(plans: number): Promise<TestPerson> {
  const person = await world.people.newcomer();
  await world.people.fund(person, plans * 28);
  return person;
}
const own = async (match: string) => {
  const { list } = (await world.ask('GET', 'plan/list', world.expert, { of: 'own' })).data as { list: Plan[] };
  return list.filter(({ match: { id } }) => id === match);
};

describe('a plan is handed in once', () => {
  test('under one name, twice at once, and again after the line has moved and the match begun', async () => {
    const match = await world.match();
    const twice = async () => {
      const answers = await Promise.all([1, 2].map(() => world.handIn(world.expert, match, {}, 'a double click')));
      expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
        [0, ''],
        [0, ''],
      ]);
      return answers.map(({ data }) => (data as PlanWhole).id);
    };
    const first = await twice();
    await world.site.site.matches.apply({
      odds: [{ matchId: match, companyId: 'macau', version: 2, at: world.site.clock.now(), minute: null, markets: { asian: [1, 1, 1] } }],
    });
    const moved = await twice();
    world.site.clock.set(world.site.clock.now() + hour);
    expect(new Set([...first, ...moved, ...(await twice())]).size).toBe(1);
    expect(await own(match)).toHaveLength(1);
  });
  test('and its name is no other plan’s; what was refused may be mended under it', async () => {
    const match = await world.match();
    const wrong = { picks: [{ play: 'asian', side: 'home', line: 0.75 }] };
    expect((await world.handIn(world.expert, match, wrong, 'one name')).msg).toBe('盘口变了，请看一下再提交');
    expect((await world.handIn(world.expert, match, {}, 'one name')).code).toBe(0);
    expect((await world.handIn(world.expert, match, { price: 29 }, 'one name')).msg).toBe('请求编号已用于另一次操作');
    expect(await own(match)).toHaveLength(1);
  });
});

describe('a plan is paid once', () => {
  test('by a member who unlocks it twice at once, on two nodes, with the price of two', async () => {
    const id = await world.onSale(await world.match());
    const buyer = await buyerOf(2);
    const other = await world.site.secondNode();
    const answers = await Promise.all(
      [world.site.origin, other.origin].map((at) =>
        world.site.call('POST', 'plan/unlock', {
          token: buyer.token,
          body: { id, price: 28 },
          at,
          headers: { 'idempotency-key': randomUUID() },
        }),
      ),
    );
    expect(answers.map(({ data }) => (data as { paid: number }).paid).toSorted((a, b) => a - b)).toEqual([0, 28]);
    expect([await world.people.owned(buyer), (await world.info(id)).sold]).toEqual([28, 1]);
  });
});

describe('a plan is sold', () => {
  test('until the second of the kick-off, and whoever has it then has it still', async () => {
    const kickoff = world.site.clock.now() + hour;
    const id = await world.onSale(await world.match());
    const [early, late] = [await buyerOf(1), await buyerOf(1)];
    world.site.clock.set(kickoff - 1);
    expect((await world.unlock(early, id)).data).toMatchObject({ paid: 28 });
    world.site.clock.set(kickoff);
    expect((await world.unlock(late, id)).msg).toBe('比赛已经开始，不能再解锁');
    expect((await world.unlock(early, id)).data).toMatchObject({ paid: 0 });
    expect([await world.people.owned(early), await world.people.owned(late)]).toEqual([0, 28]);
  });
  test('until the hour that it was written for, where its match is moved to a later one', async () => {
    const kickoff = world.site.clock.now() + hour;
    const match = await world.match();
    const id = await world.onSale(match);
    const late = await buyerOf(1);
    await world.move(match, kickoff + hour);
    world.site.clock.set(kickoff);
    expect((await world.unlock(late, id)).msg).toBe('比赛已经开始，不能再解锁');
    expect(await world.people.owned(late)).toBe(28);
  });
});
