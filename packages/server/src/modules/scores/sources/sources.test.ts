import type { CallData } from '@pitchside/api/contract';
import type { adminSources } from '@pitchside/api/desk/data';
import type { matchBattle } from '@pitchside/api/scores/matches';
import type { OperatorAct } from '@pitchside/api/desk/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { goal, playing, world } from '../matches/matches.fixtures.ts';

let site: TestSite;
let token: string;
const reasons = { zh: '官方改判', en: 'Official ruling', vi: 'Quyết định của ban tổ chức' };

beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { role: 'operator', nickname: '林数据' });
  token = await site.signIn('13800000001');
  await site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
  await site.site.matches.apply(world(site.clock.now() - 600_000, 6));
});
afterAll(() => site.close());

const post = (path: string, body: Record<string, unknown>) => site.call('POST', `admin/${path}`, { token, body });
const sources = async () => (await site.call('GET', 'admin/sources', { token })).data as CallData<typeof adminSources>;
const shown = async (id: string, lang = 'zh') =>
  (await site.call('GET', 'hot_match/battle', { query: `?id=${id}`, lang })).data as CallData<typeof matchBattle>;
const said = (id: string, version: number, home: number) =>
  site.site.matches.apply({
    updates: [playing(id, version, 10 + version, home, home > 0 ? [goal(`${id}-${home}`, 10 + version, home, site.clock.now())] : [])],
  });

test('a held match stands still whatever its source says, and what was said meanwhile counts once it is given back', async () => {
  await said('m1', 1, 1);
  expect(await post('holdMatch', { match: 'm1', reasons })).toMatchObject({ code: 0 });
  await said('m1', 2, 2);
  await said('m1', 3, 3);
  await site.site.matches.apply({ withdrawn: ['m1'] });
  const held = await shown('m1', 'vi');
  expect(held).toMatchObject({ match: { home_score: 1, status: 'first_half' }, ruling: { kind: 'held', reason: reasons.vi } });
  expect((await sources()).held).toMatchObject([
    { match: { id: 'm1', home_score: 1 }, kind: 'held', by: '林数据', said: { home: 3, away: 0 }, reasons },
  ]);
  expect(await post('releaseMatch', { match: 'm1', reason: '来源已更正' })).toMatchObject({ code: 0 });
  const free = await shown('m1');
  expect(free).toMatchObject({ match: { home_score: 3 }, ruling: null });
  expect(free.events.map(({ home_score: home }) => home)).toEqual([1, 2, 3]);
  expect(await post('releaseMatch', { match: 'm1', reason: '再还一次' })).toMatchObject({ code: 1, msg: '这场比赛没有被接管' });
});

test('a corrected score is told with its reason, and its source goes on from its next word once it has it back', async () => {
  await said('m2', 1, 1);
  const { match: before } = await shown('m2');
  expect(await post('correctMatch', { match: 'm2', home: 2, away: 1, reasons })).toMatchObject({ code: 0 });
  const { match, ruling } = await shown('m2', 'en');
  expect(match).toMatchObject({ home_score: 2, away_score: 1, status: before.status });
  expect(match.version).toBeGreaterThan(before.version);
  expect(ruling).toMatchObject({ kind: 'corrected', reason: reasons.en });
  // Again, before the source has reported anything.
  await post('correctMatch', { match: 'm2', home: 2, away: 2, reasons });
  await post('releaseMatch', { match: 'm2', reason: '来源已更正' });
  expect((await shown('m2')).match).toMatchObject({ home_score: 2, away_score: 2 });
  await said('m2', 2, 3);
  expect((await shown('m2')).match).toMatchObject({ home_score: 3, away_score: 0 });
});

test('an awarded score ends a match, which its source cannot begin again', async () => {
  await said('m3', 1, 1);
  await post('correctMatch', { match: 'm3', home: 0, away: 3, is_awarded: 1, reasons });
  await said('m3', 2, 2);
  expect(await shown('m3')).toMatchObject({ match: { status: 'finished', home_score: 0, away_score: 3 }, ruling: { kind: 'awarded' } });
});

test('every word of an operator about a match is in the log with its reason, also one that came to nothing', async () => {
  expect(await post('correctMatch', { match: 'nothing', home: 1, away: 0, reasons })).toMatchObject({ code: 1, msg: '没有找到这场比赛' });
  const { list } = (await site.call('GET', 'admin/acts', { token, query: '?group=data&limit=50' })).data as { list: OperatorAct[] };
  expect(list.map(({ act, subject, note, reason, has_failed }) => [act, subject, note, reason, has_failed]).slice(0, 2)).toEqual([
    ['correct', 'match nothing', '1:0', reasons.zh, true],
    ['correct', 'match m3', '0:3', reasons.zh, false],
  ]);
  expect(list.map(({ act }) => act)).toContain('release');
  const vi = (await site.call('GET', 'admin/acts', { token, query: '?group=data&limit=1', lang: 'vi' })).data as { list: OperatorAct[] };
  expect(vi.list[0]).toMatchObject({ act: 'correct', reason: reasons.vi });
});

test('what a source did badly is told once with how often it happened, and when it was heard', async () => {
  await site.site.matches.heard('football');
  for (const note of ['code 9999', 'code 9999', 'http 503'] as const)
    await site.site.sources.note({ kind: 'failed', subject: 'live', matchId: null, note });
  const { notes, heard, source } = await sources();
  expect(notes.map(({ note, times }) => [note, times]).sort()).toEqual([
    ['答复 HTTP 503', 1],
    ['答复编号 9999', 2],
  ]);
  expect([source, heard]).toEqual([null, [{ sport: 'football', heard_at: site.clock.now(), stale_since: null }]]);
});
