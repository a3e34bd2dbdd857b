import type { Plan, PlanWhole } from '@pitchside/api/experts/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import type { TestPerson } from '../../../testing/testPeople.ts';
import { hour, planWorld, type PlanWorld } from './plans.fixtures.ts';

let world: PlanWorld;
let [buyer, other, reporter]: TestPerson[] = [];
beforeAll(async () => {
  world = await planWorld();
  [buyer, other, reporter] = [await world.people.newcomer(), await world.people.newcomer(), await world.people.newcomer()];
  await world.people.fund(buyer, 10_000);
  await world.people.fund(other, 10_000);
  await world.ask('POST', 'admin/unlock', world.operator, { password: 'secret' });
});
afterAll(async () => {
  expect(await world.audit()).toEqual([true, 0]);
  await world.site.close();
});

const some = (who: TestPerson | undefined): TestPerson => {
  if (!who) throw new Error('nobody is there');
  return who;
};
const read = async (id: string, who: TestPerson | undefined) =>
  (await world.ask('GET', 'plan/info', who, { id })) as { code: number; data: PlanWhole };
const notices = async (who: TestPerson) =>
  ((await world.ask('GET', 'Push/getList', who, {})).data as { list: { kind: string; text: string }[] }).list;
const sale = async () => ((await world.ask('GET', 'plan/list', undefined, { of: 'sale', limit: 50 })).data as { list: Plan[] }).list;
const decide = (no: string, reason = '') => world.ask('POST', 'admin/decide', world.operator, { no, act: 'approve', reason });

/** Reports a plan and returns its case at the desk. */
async function reported(id: string, who: TestPerson = some(reporter)): Promise<ReviewCase> {
  expect((await world.ask('POST', 'report/insert', who, { kind: 'plan', id, reason: 'fraud' })).code).toBe(0);
  const { list } = (await world.ask('GET', 'admin/queue', world.operator, { state: 'waiting', kind: 'report' })).data as {
    list: ReviewCase[];
  };
  const found = list.at(-1);
  if (!found) throw new Error('no case was opened');
  return found;
}
const foundOf = ({ checks }: ReviewCase) => checks.find(({ name }) => name === '成立后')?.found;

test('a plan that nobody has bought goes off sale for its reason, and both sides hear of it', async () => {
  const id = await world.onSale(await world.match());
  const found = await reported(id);
  expect(foundOf(found)).toBe('下架，还没有人解锁');
  expect((await decide(found.no, '承诺必中')).code).toBe(0);
  expect((await read(id, other)).code).not.toBe(0);
  expect((await sale()).map((plan) => plan.id)).not.toContain(id);
  expect((await world.unlock(some(other), id)).code).not.toBe(0);
  expect((await read(id, world.expert)).data).toMatchObject({ state: 'failed', is_taken_down: true, reason: '承诺必中' });
  expect((await notices(world.expert))[0]).toMatchObject({ kind: 'plan_off', text: '主队让半球：承诺必中' });
  expect((await notices(some(reporter)))[0]).toMatchObject({ kind: 'report_upheld' });
});

test('without a reason the author reads that the report was right', async () => {
  const id = await world.onSale(await world.match());
  await decide((await reported(id)).no);
  expect((await read(id, world.expert)).data.reason).toBe('举报核实后属实');
});

test('one that was bought stays with its buyers and in the record, and nobody else reads a word of it', async () => {
  const matchId = await world.match();
  const id = await world.onSale(matchId);
  await world.unlock(some(buyer), id);
  const found = await reported(id);
  expect(foundOf(found)).toBe('停售并隐藏，1 位买家仍能看');
  await decide(found.no, '承诺必中');
  expect((await world.unlock(some(other), id)).msg).toBe('这份方案不再出售');
  expect((await world.ask('POST', 'plan/tip', other, { id, amount: 1 })).msg).toBe('这份方案不再出售');
  expect((await sale()).map((plan) => plan.id)).not.toContain(id);
  for (const who of [other, undefined])
    expect((await read(id, who)).data).toMatchObject({ title: '这份方案已下架', teaser: '', analysis: null, picks: null, is_open: false });
  for (const who of [some(buyer), world.expert])
    expect((await read(id, who)).data).toMatchObject({ title: '主队让半球', is_mine: true, is_taken_down: true, sold: 1, price: 28 });
  expect((await world.ask('POST', 'plan/withdraw', world.expert, { id })).code).not.toBe(0);
  expect((await world.ask('POST', 'report/insert', other, { kind: 'plan', id, reason: 'fraud' })).msg).toBe('没有找到');
});

test('a free one that is hidden is read by those alone who had opened it', async () => {
  const id = await world.onSale(await world.match(), { price: 0 });
  await world.unlock(some(buyer), id, 0);
  await decide((await reported(id)).no);
  expect((await read(id, other)).data).toMatchObject({ is_mine: false, analysis: null, picks: null });
  expect((await read(id, buyer)).data.analysis).not.toBeNull();
});

test('the desk restores either, once, and tells the author; one off sale only before the kick-off', async () => {
  const [unsold, sold, late] = [
    await world.onSale(await world.match()),
    await world.onSale(await world.match()),
    await world.onSale(await world.match()),
  ];
  await world.unlock(some(buyer), sold);
  for (const id of [unsold, sold, late]) await decide((await reported(id)).no);
  const returned = (await world.ask('GET', 'admin/queue', world.operator, { state: 'returned', kind: 'plan' })).data as {
    list: ReviewCase[];
  };
  for (const id of [unsold, sold]) {
    expect(returned.list.find(({ no }) => no === `P${id}`)).toMatchObject({ state: 'returned', can_restore: true });
    expect((await decide(`P${id}`)).code).toBe(0);
    expect((await read(id, other)).data).toMatchObject({
      title: '主队让半球',
      state: 'published',
      is_open: true,
      is_taken_down: false,
      reason: null,
    });
    expect((await sale()).map((plan) => plan.id)).toContain(id);
    expect((await notices(world.expert))[0]).toMatchObject({ kind: 'plan_restored' });
    expect((await decide(`P${id}`)).code).not.toBe(0);
  }
  world.site.clock.set(world.site.clock.now() + 2 * hour);
  await world.ask('POST', 'admin/unlock', world.operator, { password: 'secret' });
  expect((await decide(`P${late}`)).msg).toBe('比赛已经开始，不能再发布');
});
