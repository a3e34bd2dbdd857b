import { reportLimits } from '@pitchside/api/live/moderation';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testUpload } from '../../../../testing/testUpload.ts';
import { uploads } from '../../../content/uploads/index.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from '../moderation.fixtures.ts';
import { reportPicturesLife } from './reports.service.ts';
import { reports } from './reports.tables.ts';

const ok = { code: 0 };
let folder: string;
let world: ModerationWorld;
let staff: Somebody;
let fan: Somebody;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitchside-reports-'));
  world = await moderationWorld({ PITCHSIDE_DATA: folder });
  staff = await world.somebody({ role: 'operator', nickname: '林审核' });
  expect(await world.post('admin/unlock', { password: 'secret' }, staff)).toMatchObject(ok);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (fan = await world.somebody()));

const report = (who: Somebody, kind: string, id: string, more: object = {}) =>
  world.post('report/insert', { kind, id, reason: 'spam', ...more }, who);
const queue = async (state = 'waiting') =>
  (
    (await world.site.call('GET', 'admin/queue', { token: staff.token, query: `?state=${state}&kind=report` })).data as {
      list: ReviewCase[];
    }
  ).list;
const decide = (no: string, act: string, reason = '') => world.post('admin/decide', { no, act, reason }, staff);
const picture = async (who: Somebody) => (await testUpload(world.site, who.token, 'report')).key;
const caseOf = async (owner: { id: number }) => (await queue()).find(({ member }) => member.id === String(owner.id));

test('whatever is reported by however many is one case with what they said, and what it was', async () => {
  const [author, other] = [await world.somebody(), await world.somebody()];
  const { barrage } = (await world.say(author, '加微信领红包')).data as { barrage: { id: string } };
  expect(await report(fan, 'comment', barrage.id, { reason: 'fraud', text: '骗子' })).toMatchObject(ok);
  expect(await report(other, 'comment', barrage.id, { text: '到处发' })).toMatchObject(ok);
  expect(await caseOf(author)).toMatchObject({
    kind: 'report',
    state: 'waiting',
    target: '加微信领红包',
    text: '骗子\n到处发',
    pictures: [],
    checks: [
      { name: '举报的是', found: '弹幕' },
      { name: '举报人数', found: '2' },
      { name: '垃圾广告', found: '×1' },
      { name: '诈骗', found: '×1' },
      { name: '此前举报成立', found: '0', is_ok: true },
    ],
  });
});

test('a comment whose report is upheld is gone from the room; whoever reported it is told, once', async () => {
  const [author, other] = [await world.somebody(), await world.somebody()];
  const { barrage } = (await world.say(author, '点我头像看球')).data as { barrage: { id: string } };
  for (const who of [fan, other]) await report(who, 'comment', barrage.id);
  const { no } = (await caseOf(author)) ?? { no: '' };
  expect(await decide(no, 'pay')).toMatchObject({ code: 1 });
  const both = await Promise.all([decide(no, 'approve', '已撤下'), decide(no, 'return', '没有问题')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  const upheld = both[0]?.code === 0;
  const { list } = (await world.site.call('GET', 'Barrage/getList', { query: `?id=${world.room}` })).data as { list: { id: string }[] };
  expect(list.some(({ id }) => id === barrage.id)).toBe(!upheld);
  for (const who of [fan, other])
    expect(await world.eventsOf(who, 'report_decided')).toMatchObject([{ data: { object_id: barrage.id, is_upheld: upheld } }]);
  expect(await world.eventsOf(author, 'report_decided')).toEqual([]);
  const { list: acts } = (await world.site.call('GET', 'admin/acts', { token: staff.token, query: '?group=reports' })).data as {
    list: { subject: string; has_failed: boolean }[];
  };
  expect(acts.filter(({ subject, has_failed }) => subject === `report ${no}` && !has_failed)).toHaveLength(1);
});

test('a rejection needs words, which whoever reported it reads; what is reported afterwards is another case', async () => {
  const author = await world.somebody({ nickname: '热心球迷' });
  await report(fan, 'member', String(author.id), { reason: 'abuse' });
  const { no, target } = (await caseOf(author)) ?? { no: '', target: '' };
  expect(target).toBe('热心球迷');
  expect(await decide(no, 'return')).toMatchObject({ code: 1, msg: '退回要写原因' });
  expect(await decide(no, 'return', '没有违规')).toMatchObject({ ...ok, data: { state: 'returned', reason: '没有违规' } });
  expect(await world.eventsOf(fan, 'report_decided')).toMatchObject([{ data: { is_upheld: false, reason: '没有违规' } }]);
  expect(await report(fan, 'member', String(author.id))).toMatchObject({ code: 1, msg: '你已经举报过了，等结果吧' });
  await report(await world.somebody(), 'member', String(author.id));
  expect((await caseOf(author))?.no).not.toBe(no);
});

test('an object is reported once by a member, however many requests arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => report(fan, 'room', world.room)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  // Two simultaneous first reporters share a case.
  const author = await world.somebody();
  const people = await Promise.all(Array.from({ length: 6 }, () => world.somebody()));
  expect((await Promise.all(people.map((who) => report(who, 'member', String(author.id))))).every(({ code }) => code === 0)).toBe(true);
  expect((await queue()).filter(({ member }) => member.id === String(author.id))).toMatchObject([
    { checks: expect.arrayContaining([expect.objectContaining({ name: '举报人数', found: '6', is_ok: false })]) },
  ]);
});

test('of kinds that the site has nothing of, of unknown things and of oneself there is no report', async () => {
  for (const [kind, id] of [
    ['video', '1'],
    ['post', '1'],
    ['comment', '999999'],
    ['comment', 'x'],
    ['member', '999999'],
    ['room', '0'],
  ] as const)
    expect(await report(fan, kind, id)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await report(fan, 'member', String(fan.id))).toMatchObject({ code: 1, msg: '不能举报自己' });
  expect(await report(world.owner, 'room', world.room)).toMatchObject({ code: 1, msg: '不能举报自己' });
  expect(await report(fan, 'room', world.room, { reason: 'other' })).toMatchObject({ code: 1, msg: '请写明是什么问题' });
  for (const wrong of [
    { kind: 'weather' },
    { reason: 'boring' },
    { text: '⚽'.repeat(reportLimits.text + 1) },
    { pictures: ['a', 'b', 'c', 'd'] },
  ])
    expect(await report(fan, 'room', world.room, wrong)).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect(await report(fan, 'room', world.room, { reason: 'other', text: '⚽'.repeat(reportLimits.text) })).toMatchObject(ok);
});

test('a module that comes later says what may be reported of it', async () => {
  world.site.site.moderation.reports.know('video', {
    find: async (id) => (id === '7' ? { ownerId: world.owner.id, snapshot: '十佳球' } : undefined),
  });
  expect(await report(fan, 'video', '8')).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await report(fan, 'video', '7', { reason: 'copyright' })).toMatchObject(ok);
  expect((await queue()).find(({ target }) => target === '十佳球')).toMatchObject({ member: { id: String(world.owner.id) } });
});

test('reports have an end for the day', async () => {
  const people = await Promise.all(Array.from({ length: reportLimits.aDay + 6 }, () => world.somebody()));
  const answers = await Promise.all(people.map(({ id }) => report(fan, 'member', String(id))));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(reportLimits.aDay);
  const now = world.site.clock.now();
  world.site.clock.set(now + 86_400_000 + 1);
  const left = people.find((_, index) => answers[index]?.code !== 0);
  expect(await report(fan, 'member', String(left?.id))).toMatchObject(ok);
  world.site.clock.set(now);
});

test('pictures are one’s own and private: operators look at them with a reason, and they go 30 days after the decision', async () => {
  const author = await world.somebody();
  const other = await world.somebody();
  const [mine, theirs, portrait] = [await picture(fan), await picture(other), (await testUpload(world.site, fan.token, 'avatar')).key];
  for (const key of [theirs, portrait, 'no-such-picture-anywhere'])
    expect(await report(fan, 'member', String(author.id), { pictures: [key] })).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await world.site.site.platform.db.select().from(reports)).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ objectId: String(author.id) })]),
  );
  expect(await report(fan, 'member', String(author.id), { pictures: [mine, mine] })).toMatchObject(ok);
  await report(other, 'member', String(author.id), { pictures: [theirs] });
  const { no, pictures } = (await caseOf(author)) ?? { no: '', pictures: [] };
  expect(pictures).toEqual(['1', '2']);
  const look = (side: string, reason = '核对截图') => world.post('admin/picture', { no, side, reason }, staff);
  expect(await look('1')).toMatchObject({ ...ok, data: { real_name: '', id_number: '' } });
  for (const side of ['3', 'front', 'identity']) expect(await look(side)).toMatchObject({ code: 1, msg: '没有找到' });
  expect(await look('1', '')).toMatchObject({ code: 1, msg: expect.stringMatching(/^输入错误：/) });
  expect((await fetch(`${world.site.origin}/u/${mine}.jpg`)).status).toBe(404);
  await decide(no, 'approve');
  const kept = await world.site.site.platform.db.select().from(uploads);
  expect(kept.filter(({ key }) => [mine, theirs].includes(key)).map(({ deleteAt }) => deleteAt)).toEqual(
    [mine, theirs].map(() => world.site.clock.now() + reportPicturesLife),
  );
});
