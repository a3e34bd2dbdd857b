import { feedbackLimits } from '@pitchside/api/desk/feedback';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople, type TestPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';

let site: TestSite;
let people: TestPeople;
let operator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  people = testPeople(site);
  operator = await people.newcomer({ role: 'operator' });
  await unlock();
});
afterAll(() => site.close());

/** Unlocks the desk, which locks itself after a while. */
const unlock = () => site.call('POST', 'admin/unlock', { token: operator.token, body: { password: 'secret' } });

const send = ({ token }: TestPerson, body: object) => site.call('POST', 'feedback/insert', { token, body: { kind: 'fault', ...body } });
const own = async ({ token }: TestPerson) =>
  (await site.call('GET', 'feedback/list', { token })).data as {
    list: { id: string; text: string; answer: string | null }[];
    total: number;
  };

test('the same words ten times are one, ten different ones on a day are five, also at once, and the next day begins anew', async () => {
  const fan = await people.newcomer();
  const same = await Promise.all(Array.from({ length: 10 }, () => send(fan, { text: '比分页的筛选点了没有反应' })));
  expect(new Set(same.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
  const many = await Promise.all(Array.from({ length: 10 }, (_, index) => send(fan, { text: `第 ${index} 个问题在这里` })));
  expect(many.filter(({ code }) => code === 0)).toHaveLength(feedbackLimits.aDay - 1);
  expect((await own(fan)).total).toBe(feedbackLimits.aDay);
  site.clock.set(site.clock.now() + 86_400_000);
  await unlock();
  expect((await send(fan, { text: '第二天还有一句要说' })).code).toBe(0);
});

test('too little, too much, an unknown kind and somebody else’s picture are refused, and a visitor signs in first', async () => {
  const fan = await people.newcomer();
  for (const body of [
    { text: '坏了' },
    { text: '长'.repeat(501) },
    { text: '一二三四五六', kind: 'secret' },
    { text: '一二三四五六', pictures: ['nobody/s.webp'] },
  ])
    expect([body, (await send(fan, body)).code]).toEqual([body, 1]);
  expect((await site.call('POST', 'feedback/insert', { body: { kind: 'idea', text: '我还没有登录呢' } })).code).toBe(700);
  expect((await own(fan)).total).toBe(0);
});

test('an operator answers once, the member finds the answer in the messages, and nobody else reads it', async () => {
  const [fan, other] = [await people.newcomer(), await people.newcomer()];
  const { id } = (await send(fan, { kind: 'idea', text: '想在赛程里看到电视台', page: '/schedule' })).data as { id: string };
  const answer = (token: string, words: string) => site.call('POST', 'admin/answerFeedback', { token, body: { id, answer: words } });
  expect((await answer(fan.token, '自己答')).code).not.toBe(0);
  const waiting = (await site.call('GET', 'admin/feedback', { token: operator.token, query: '?limit=50' })).data as {
    list: { id: string; page: string }[];
  };
  expect(waiting.list.find((each) => each.id === id)?.page).toBe('/schedule');
  expect((await answer(operator.token, '下个版本就有')).code).toBe(0);
  expect((await answer(operator.token, '再答一次')).code).toBe(1);
  expect((await own(fan)).list[0]?.answer).toBe('下个版本就有');
  expect((await own(other)).total).toBe(0);
  const { list } = (await site.call('GET', 'Push/getList', { token: fan.token })).data as { list: { title: string; text: string }[] };
  expect(list[0]).toMatchObject({ title: '你的反馈有回复了', text: '回复：下个版本就有' });
});
