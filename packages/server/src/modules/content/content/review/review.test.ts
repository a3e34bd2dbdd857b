import type { OwnPost, Post } from '@pitchside/api/content/community';
import type { ContentActDone, Judged } from '@pitchside/api/content/content';
import type { WholeArticle } from '@pitchside/api/content/news';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../../testing/testPeople.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';
import { operatorActs } from '../../../desk/operations/index.ts';
import { contentWorld, type ContentWorld } from '../content.fixtures.ts';
import { day } from '../../../../platform/retention.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Notice } from '../core/notices.ts';
import { reportsThatHide } from './reported.ts';

let site: TestSite;
let world: ContentWorld;
let author: TestPerson;
let operator: TestPerson;
const notified: Notice[] = [];
beforeAll(async () => {
  site = await openTestSite();
  world = contentWorld(site);
  author = await world.somebody();
  operator = await world.somebody({ role: 'operator' });
  expect(await world.post('admin/unlock', operator, { password: 'secret' })).toMatchObject({ code: 0 });
  site.site.content.notices.know(async (_tx, _emit, notice) => void notified.push(notice));
});
afterAll(() => site.close());

const queue = async (name: string, more = {}) =>
  (await world.get('admin/contentQueue', operator, { queue: name, ...more })).data as {
    list: Judged[];
    next: string | null;
    totals: { review: number; reported: number; hidden: number };
  };
const act = (which: string, of: { kind: string; id: string }[], reason = '') =>
  world.post('admin/contentAct', operator, { act: which, of, reason });
const state = async (id: string, who: { token?: string } = {}) =>
  ((await world.get('anchor_dynamics/info', who, { id })).data as { state: string; post: Post | null }).state;
const inFeed = async (id: string) =>
  ((await world.get('anchor_dynamics/userPostList', {}, { limit: 50 })).data as { list: Post[] }).list.some((post) => post.id === id);
const setWord = (word: string, effect?: string) => world.post('admin/setWord', operator, { word, ...(effect && { effect }) });

describe('the list of words', () => {
  test('blocks, holds and masks what is written, at once', async () => {
    for (const [word, effect] of [
      ['外挂', 'block'],
      ['内幕', 'hold'],
      ['笨蛋', 'mask'],
    ] as const)
      expect(await setWord(word, effect)).toMatchObject({ code: 0, data: { word, effect } });
    const circle_id = await world.shelf('circle', 'tactics');
    expect(await world.post('anchor_dynamics_user/insert', author, { circle_id, content: '外 挂便宜' })).toMatchObject({
      code: 1,
      data: null,
    });
    expect(await world.write(author, '有内幕')).toMatchObject({ state: 'awaiting' });
    const masked = await world.write(author, '这个笨 蛋');
    expect(masked).toMatchObject({ state: 'shown', content: '这个* *' });
    expect(await world.say(author, masked.id, '内幕呢')).toMatchObject({ is_awaiting: true });
    expect((await queue('review')).list.map(({ kind, words }) => [kind, words])).toEqual([
      ['post', ['内幕']],
      ['comment', ['内幕']],
    ]);
    await setWord('内幕');
    expect(await world.write(author, '没有内幕')).toMatchObject({ state: 'shown' });
  });
});

describe('review', () => {
  test('shows what passes and tells its author, fails with a reason, and both can be taken back', async () => {
    const somebody = await world.newcomer();
    const posts = [await world.write(somebody, '一'), await world.write(somebody, '二')];
    const of = posts.map(({ id }) => ({ kind: 'post', id }));
    expect((await queue('review', { kind: 'post' })).list.map(({ id }) => id)).toEqual(expect.arrayContaining(posts.map(({ id }) => id)));
    expect(await act('reject', of)).toMatchObject({ code: 1 });
    const rejected = (await act('reject', of, '与足球无关')).data as ContentActDone;
    expect(rejected).toMatchObject({ done: 2, act: 'reject', is_undone: false });
    const own = (await world.get('anchor_dynamics/userPostList', somebody, { feed: 'own' })).data as { list: OwnPost[] };
    expect(own.list).toMatchObject([{ review: 'failed', reason: '与足球无关' }, { review: 'failed' }]);
    expect(await world.post('admin/contentUndo', operator, { id: rejected.id })).toMatchObject({ data: { is_undone: true } });
    expect(await world.post('admin/contentUndo', operator, { id: rejected.id })).toMatchObject({ code: 1 });
    expect(await act('approve', of)).toMatchObject({ data: { done: 2 } });
    expect(await act('approve', of)).toMatchObject({ data: { done: 0 } });
    for (const { id } of posts) expect([await state(id), await inFeed(id)]).toEqual(['shown', true]);
    expect(notified.filter(({ to }) => to === somebody.id).map(({ kind }) => kind)).toEqual(['failed', 'failed', 'passed', 'passed']);
    expect(await world.uneven()).toEqual([]);
  });

  test('of everything, of newcomers or of what is reported alone, as the setting says', async () => {
    const set = (value: string) =>
      world.post('admin/setSettings', operator, { values: [{ key: 'content_review', value }], reason: '换个办法' });
    expect(await set('nothing')).toMatchObject({ code: 1 });
    const newcomer = await world.newcomer();
    for (const [policy, old, fresh] of [
      ['everything', 'awaiting', 'awaiting'],
      ['newcomers', 'shown', 'awaiting'],
      ['reported', 'shown', 'shown'],
      ['', 'shown', 'awaiting'],
    ] as const) {
      expect(await set(policy)).toMatchObject({ code: 0 });
      expect([(await world.write(author, policy || '空')).state, (await world.write(newcomer, policy || '空')).state]).toEqual([
        old,
        fresh,
      ]);
    }
  });
});

describe('reports', () => {
  test('hide what enough members report until it is looked at; author and reporters hear the outcome', async () => {
    const post = await world.write(author, '惹众怒');
    const top = await world.say(author, post.id, '更惹众怒');
    const people = await Promise.all(Array.from({ length: reportsThatHide }, () => world.somebody()));
    const report = (who: TestPerson, kind: string, id: string) => world.post('report/insert', who, { kind, id, reason: 'abuse' });
    for (const [index, who] of people.entries()) {
      expect(await state(post.id)).toBe('shown');
      expect(await report(who, 'post', post.id)).toMatchObject({ code: 0 });
      if (index === 0) expect(await report(who, 'post_comment', top.id)).toMatchObject({ code: 0 });
    }
    expect([await state(post.id), await inFeed(post.id)]).toEqual(['hidden', false]);
    expect((await queue('reported')).list).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'post', id: post.id, reports: reportsThatHide, reasons: ['abuse'], state: 'hidden' }),
      ]),
    );
    // The report was rejected: the object returns to its place.
    expect(await act('restore', [{ kind: 'post', id: post.id }])).toMatchObject({ data: { done: 1 } });
    expect([await state(post.id), await inFeed(post.id)]).toEqual(['shown', true]);
    expect((await queue('reported')).list.map(({ id, kind }) => `${kind} ${id}`)).not.toContain(`post ${post.id}`);
    // The comment breaks the rules.
    expect(await act('hide', [{ kind: 'comment', id: top.id }], '辱骂')).toMatchObject({ data: { done: 1 } });
    expect(await world.post('anchor_dynamics/commentList', {}, { id: post.id })).toMatchObject({ data: { list: [], total: 0 } });
    expect(notified.filter(({ to, object }) => to === author.id && object.id === Number(post.id)).map(({ kind }) => kind)).toEqual([
      'hidden',
      'restored',
      'hidden',
    ]);
    expect(await report(await world.somebody(), 'post', '99999')).toMatchObject({ code: 1 });
    expect(await world.uneven()).toEqual([]);
  });

  test('of a line that flies over a video hide the line and not the video, and bring it back where nothing was wrong', async () => {
    const { platform, content } = site.site;
    const shelfId = Number(await world.shelf('category', 'fans'));
    const clip = { url: '/u/none.mp4', cover: '', seconds: 60, width: 16, height: 9 };
    const row = await platform.events.transaction(async (tx, emit) => {
      await content.publishing.turn(tx);
      const film = { kind: 'video' as const, authorId: author.id, state: 'shown' as const, shelfId, title: '弹幕', body: '' };
      return content.publishing.add(tx, emit, { ...film, data: { clip }, at: site.clock.now() }, false);
    });
    const id = String(row.id);
    const speaker = await world.somebody();
    const said = (await world.post('Video_user/danmaku', speaker, { id, at: 5, text: '骂人的话' })).data as { id: string };
    const lines = async () => ((await world.get('Video/danmaku', {}, { id, from: 0, until: 20 })).data as { list: { id: string }[] }).list;
    const report = async (who: TestPerson) => world.post('report/insert', who, { kind: 'video_danmaku', id: said.id, reason: 'abuse' });
    expect(await report(speaker)).toMatchObject({ code: 1 });
    for (let each = 0; each < reportsThatHide; each += 1) {
      expect(await lines()).toHaveLength(1);
      expect(await report(await world.somebody())).toMatchObject({ code: 0 });
    }
    expect(await lines()).toEqual([]);
    expect(await world.post('Video/getVideoInfo', {}, { id })).toMatchObject({ data: { state: 'shown' } });
    expect(await report(await world.somebody())).toMatchObject({ code: 1 });
    const { list } = (await world.get('admin/queue', operator, { kind: 'report' })).data as { list: { no: string; target: string }[] };
    const no = list.find(({ target }) => target.includes('骂人的话'))?.no;
    expect(await world.post('admin/decide', operator, { no, act: 'return', reason: '没有问题' })).toMatchObject({ code: 0 });
    expect(await lines()).toHaveLength(1);
  });

  test('of something that operators decide about on the desk of all reports end the same way', async () => {
    const post = await world.write(author, '再来一次');
    await world.post('report/insert', await world.somebody(), { kind: 'post', id: post.id, reason: 'spam' });
    const { list } = (await world.get('admin/queue', operator, { kind: 'report' })).data as { list: { no: string; target: string }[] };
    const mine = list.find(({ target }) => target.includes('再来一次'));
    expect(await world.post('admin/decide', operator, { no: mine?.no, act: 'approve' })).toMatchObject({ code: 0 });
    expect(await state(post.id)).toBe('hidden');
  });
});

describe('an operator', () => {
  test('keeps somebody from posting anywhere, who reads why, and lifts it', async () => {
    const somebody = await world.somebody();
    const post = await world.write(somebody, '之前的');
    const mute = (hours: number, reason = '') => world.post('admin/contentMute', operator, { user_id: String(somebody.id), hours, reason });
    expect(await mute(24)).toMatchObject({ code: 1 });
    expect(await mute(24, '刷广告')).toMatchObject({ code: 0 });
    for (const [path, body] of [
      ['anchor_dynamics_user/insert', { circle_id: await world.shelf('circle', 'tactics'), content: '又来' }],
      ['anchor_dynamics_user/comment', { id: post.id, content: '又来' }],
    ] as const)
      expect(await world.post(path, somebody, body)).toMatchObject({ code: 1, msg: expect.stringContaining('刷广告') });
    expect(await world.get('admin/contentPerson', operator, { user_id: String(somebody.id) })).toMatchObject({
      data: { totals: { posts: 1 }, mute_reason: '刷广告', latest: [{ id: post.id }] },
    });
    expect(await mute(0)).toMatchObject({ data: { muted_until: null } });
    expect(await world.write(somebody, '回来了')).toMatchObject({ state: 'shown' });
    expect(await world.post('admin/contentMute', operator, { user_id: String(operator.id), hours: 1, reason: '?' })).toMatchObject({
      code: 1,
    });
  });

  test('deletes and brings back with undo; what somebody changed since stays', async () => {
    const [one, two] = [await world.write(author, '删一'), await world.write(author, '删二')];
    const of = [one, two].map(({ id }) => ({ kind: 'post', id }));
    const hidden = (await act('hide', of, '先藏')).data as ContentActDone;
    await act('restore', [of[0] ?? { kind: '', id: '' }]);
    expect(await world.post('admin/contentUndo', operator, { id: hidden.id })).toMatchObject({ code: 0 });
    expect([await state(one.id), await state(two.id)]).toEqual(['shown', 'shown']);
    const gone = (await act('delete', of, '违规')).data as ContentActDone;
    expect(await state(one.id, author)).toBe('deleted');
    await world.post('admin/contentUndo', operator, { id: gone.id });
    expect(await state(one.id)).toBe('shown');
    expect(await world.uneven()).toEqual([]);
  });

  test('does nothing of it with the desk closed, and each act is written down', async () => {
    const closed = await world.somebody({ role: 'operator' });
    for (const [path, body] of [
      ['admin/contentAct', { act: 'hide', of: [{ kind: 'post', id: '1' }], reason: '?' }],
      ['admin/saveShelf', { kind: 'circle', names: { zh: '圈', en: 'C', vi: 'V' } }],
    ] as const)
      expect(await world.post(path, closed, body)).toMatchObject({ code: 1, data: null });
    const acts = await world.db.select({ act: operatorActs.act }).from(operatorActs).where(eq(operatorActs.group, 'content'));
    expect(new Set(acts.map((row) => row.act))).toEqual(
      new Set(['word', 'reject', 'undo', 'approve', 'restore', 'hide', 'mute', 'unmute', 'delete']),
    );
  });
});

describe('an article', () => {
  const info = async (id: string) =>
    (await world.get('Portal_post/info', {}, { id })).data as { state: string; article: WholeArticle | null };
  test('is a draft, is scheduled, comes out in its time, is published once, and withdrawn', async () => {
    const section_id = await world.shelf('section', 'football');
    const body = [
      { kind: 'heading', text: '上半场' },
      { kind: 'paragraph', text: '<script>alert(1)</script> 只是文字' },
      { kind: 'link', href: '/score-detail?id=m1', text: '比赛' },
    ];
    const saved = await world.post('admin/saveArticle', operator, { title: '德比之后', section_id, body, tags: ['德比'] });
    const { id } = saved.data as { id: string };
    expect(saved).toMatchObject({ data: { state: 'draft' } });
    expect(await info(id)).toMatchObject({ state: 'withdrawn', article: null });
    for (const href of ['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x', '/\\evil.example'])
      expect(
        await world.post('admin/saveArticle', operator, { id, title: '坏', section_id, body: [{ kind: 'link', href, text: 'x' }] }),
      ).toMatchObject({ code: 1 });
    const turn = (which: string, more = {}) => world.post('admin/articleState', operator, { id, act: which, ...more });
    expect(await turn('schedule', { at: site.clock.now() - 1 })).toMatchObject({ code: 1 });
    expect(await turn('schedule', { at: site.clock.now() + 60_000 })).toMatchObject({ data: { state: 'scheduled' } });
    await site.site.content.publishDue();
    expect(await info(id)).toMatchObject({ article: null });
    site.clock.set(site.clock.now() + 61_000);
    await site.site.content.publishDue();
    expect(await info(id)).toMatchObject({ state: 'shown', article: { title: '德比之后', body } });
    const answers = await Promise.all([turn('publish'), turn('publish')]);
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    const list = async (query = {}) =>
      ((await world.get('Portal_post/getList2', {}, query)).data as { list: { id: string }[] }).list.map((each) => each.id);
    expect([await list({ section_id }), await list({ tag: '德比' }), await list({ only: 'lead' })]).toEqual([[id], [id], []]);
    expect(await world.get('Headlines/classifyList', {})).toMatchObject({
      data: { list: expect.arrayContaining([expect.objectContaining({ id: section_id, total: 1 })]) },
    });
    const comment = await world.get('Headlines_user/insert', author, { id, content: '好文' });
    expect(comment).toMatchObject({ code: 0, data: { did: 'comment', comments: 1 } });
    expect(await turn('withdraw', { reason: '有误' })).toMatchObject({ data: { state: 'withdrawn' } });
    expect(await info(id)).toMatchObject({ state: 'withdrawn', article: null });
    expect(await world.get('Headlines_user/insert', author, { id, content: '晚了' })).toMatchObject({ code: 1 });
    expect(await world.uneven()).toEqual([]);
  });

  test('of a member names what is missing', async () => {
    expect((await world.get('Headlines_user/insert', author)).msg).toMatch(/栏目.*标题.*封面.*内容/);
  });
});

describe('what was deleted', () => {
  test('keeps its words for thirty days, and not a day longer', async () => {
    const post = await world.write(author, '三十天');
    const { id } = (await act('delete', [{ kind: 'post', id: post.id }], '违规')).data as ContentActDone;
    const { forgetDeleted } = site.site.content.content;
    site.clock.set(site.clock.now() + 29 * day);
    expect(await forgetDeleted()).toBe(0);
    site.clock.set(site.clock.now() + 2 * day);
    expect(await forgetDeleted()).toBeGreaterThan(0);
    expect(await forgetDeleted()).toBe(0);
    const [row] = await world.db
      .select()
      .from(contentItems)
      .where(eq(contentItems.id, Number(post.id)));
    expect(row).toMatchObject({ state: 'deleted', title: '', body: '', data: {} });
    // Sessions expire within a month.
    const later = await world.somebody({ role: 'operator' });
    expect(await world.post('admin/unlock', later, { password: 'secret' })).toMatchObject({ code: 0 });
    expect(await world.post('admin/contentUndo', later, { id })).toMatchObject({ code: 1, msg: '删除超过 30 天，恢复不了了' });
  });
});
