import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hour, planWorld, type PlanWorld } from '../modules/experts/plans/plans.fixtures.ts';
import type { TestPerson } from '../testing/testPeople.ts';
import { languages } from '../text/local.ts';

type Asked = readonly [who: TestPerson | undefined, method: 'GET' | 'POST', path: string, params: Record<string, unknown>];

let world: PlanWorld;
let fan: TestPerson;
/** A plan on sale for 28, and one whose match has begun. */
let [onSale, late, match] = ['', '', ''];
beforeAll(async () => {
  world = await planWorld();
  fan = await world.people.newcomer();
  late = await world.onSale(await world.match());
  world.site.clock.set(world.site.clock.now() + hour);
  match = await world.match();
  onSale = await world.onSale(match);
  await world.ask('POST', 'admin/unlock', world.operator, { password: 'secret' });
});
afterAll(() => world.site.close());

const plan = (more: object, who: TestPerson = world.expert): Asked => [
  who,
  'POST',
  'plan/publish',
  {
    match,
    title: '标题',
    teaser: '看点',
    analysis: '字'.repeat(50),
    price: 28,
    picks: [{ play: 'asian', side: 'home', line: 0.5 }],
    ...more,
  },
];
const pick = (play: string, side: string, line?: number) => ({ play, side, ...(line !== undefined && { line }) });
const desk = (path: string, params: Record<string, unknown>): Asked => [world.operator, 'POST', `admin/${path}`, params];
const words = { zh: '杯赛', en: 'Cup', vi: 'Cúp' };
const banner = { kind: 'banner', place: 'news', titles: words, lines: words, art: 'cup', colors: ['#000000', '#ffffff'], link: '/main' };

test.each<[string, () => Asked]>([
  ['an input that the contract does not know', () => [fan, 'GET', 'guess/records', { from: '2026-11-21T00:00:00+09:00' }]],
  ['an application without a proved name', () => [fan, 'POST', 'expert/apply', { experience: '十年', code: 1 }]],
  ['one of 201 characters', () => [fan, 'POST', 'expert/apply', { experience: '字'.repeat(201), code: 1 }]],
  ['one with the code not ticked', () => [fan, 'POST', 'expert/apply', { experience: '十年', code: 0 }]],
  ['an unknown expert', () => [fan, 'GET', 'expert/info', { id: '999999' }]],
  ['a plan of somebody who is no expert', () => plan({}, fan)],
  ['three play types', () => plan({ picks: [pick('asian', 'home', 0.5), pick('size', 'over', 2.75), pick('european', 'draw')] })],
  ['the same one twice', () => plan({ picks: [pick('asian', 'home', 0.5), pick('asian', 'away', 0.5)] })],
  ['none', () => plan({ picks: [] })],
  ['a side of another play', () => plan({ picks: [pick('size', 'home', 2.75)] })],
  ['a line that nobody offers', () => plan({ picks: [pick('asian', 'home', 0.75)] })],
  ['a match that nobody knows', () => plan({ match: 'nobody' })],
  ['another price', () => [fan, 'POST', 'plan/unlock', { id: onSale, price: 1 }]],
  ['one’s own plan', () => [world.expert, 'POST', 'plan/unlock', { id: onSale, price: 28 }]],
  ['too few diamonds', () => [fan, 'POST', 'plan/unlock', { id: onSale, price: 28 }]],
  ['a match that has begun', () => [fan, 'POST', 'plan/unlock', { id: late, price: 28 }]],
  ['a tip of a billion', () => [fan, 'POST', 'plan/tip', { id: onSale, amount: 1e9 }]],
  ['a tip to oneself', () => [world.expert, 'POST', 'plan/tip', { id: onSale, amount: 10 }]],
  ['an unknown plan', () => [world.expert, 'POST', 'plan/withdraw', { id: '999999' }]],
  ['words about a locked plan', () => [fan, 'POST', 'plan/comment', { id: onSale, content: '说得好' }]],
  ['an unknown question', () => [fan, 'POST', 'guess/answer', { id: '999999', side: 'home' }]],
  ['records of too long a span', () => [fan, 'GET', 'guess/records', { from: '2026-01-01' }]],
  ['a reward of a task that is not done', () => [fan, 'POST', 'Activity/task_handle_sign', { id: 'watch' }]],
  ['unknown goods', () => [fan, 'POST', 'goods/exchange', { id: '999999', price: 1 }]],
  ['a parcel that nobody sent', () => [fan, 'POST', 'goods/received', { no: 'E999999' }]],
  ['no commission', () => [fan, 'POST', 'Referral/transfer', {}]],
  ['a post about nothing', () => [fan, 'POST', 'anchor_dynamics_user/insert', {}]],
  ['a comment on nothing', () => [fan, 'POST', 'content/commentLikes', { id: '999999' }]],
  ['feedback that says too little', () => [fan, 'POST', 'feedback/insert', { kind: 'fault', text: '坏了' }]],
  ['a member at the desk', () => [fan, 'POST', 'admin/decide', { no: 'P1', act: 'approve' }]],
  ['a return without a reason', () => desk('decide', { no: 'P1', act: 'return' })],
  ['a plan that was decided', () => desk('decide', { no: `P${onSale}`, act: 'approve' })],
  ['an unknown case', () => desk('decide', { no: 'E999999', act: 'approve' })],
  ['a banner to javascript:', () => desk('saveBanner', { ...banner, link: 'javascript:alert(1)' })],
  ['a banner that ends before it begins', () => desk('saveBanner', { ...banner, starts_at: 10, ends_at: 10 })],
  ['a question that is asked of no match', () => desk('openGuess', { match: 'nobody', play: 'european' })],
  ['a recharge that there is not', () => desk('reverseRecharge', { no: 'P-none', reason: '付款人申请退款' })],
  ['an exchange that there is not', () => desk('exchangeAddress', { no: 'E999999' })],
  ['an answer to no feedback', () => desk('answerFeedback', { id: '999999', answer: '收到' })],
  ['a doubt that there is not', () => desk('decideResult', { id: '999999', act: 'source', reason: '看过录像' })],
])('%s is refused in the language of who asks', async (_, asked) => {
  const [who, method, path, params] = asked();
  const answers = await Promise.all(
    languages.map(async (lang) => {
      const answer = await world.site.call(method, path, {
        lang,
        ...(who && { token: who.token }),
        ...(method === 'GET' ? { query: `?${new URLSearchParams(params as Record<string, string>)}` } : { body: params }),
        headers: { 'idempotency-key': randomUUID() },
      });
      expect([lang, answer.status, answer.code]).toEqual([lang, 200, 1]);
      return answer.msg;
    }),
  );
  const [zh = '', ...others] = answers;
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(new Set(answers).size).toBe(languages.length);
  // A translated text, neither a code nor a Chinese leftover.
  for (const text of others) expect(text).toMatch(/^[^\p{Script=Han}、。，：]*\p{L} [^\p{Script=Han}、。，：]*$/u);
});
