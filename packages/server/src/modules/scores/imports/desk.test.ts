import type { DataDeduction, DataImport, DataTeam, FileOutcome, ImportChange, MergeLook, MovedRow } from '@pitchside/api/desk/data';
import type { OperatorAct } from '@pitchside/api/desk/operations';
import { inArray, sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs, fullSeason } from '../../../feeds/openfootball/fullSeason.fixtures.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { testUpload } from '../../../testing/testUpload.ts';
import { uploads } from '../../content/uploads/index.ts';
import { idOfName } from './index.ts';

let site: TestSite;
let token: string;
let folder: string;
const file = '2015-16_en.1.json';
const reason = '联盟官网';
const [kept = '', other = ''] = clubs;
const [keptId, otherId] = [idOfName('england', kept), idOfName('england', other)];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
  site = await openTestSite({ PITCHSIDE_DATA: folder });
  await site.join('13800000001', { role: 'operator', nickname: '林数据' });
  token = await site.signIn('13800000001');
  await site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, query: Record<string, string> = {}) =>
  site.call('GET', `admin/${path}`, { token, query: `?${new URLSearchParams(query).toString()}` });
const post = (path: string, body: Record<string, unknown>) => site.call('POST', `admin/${path}`, { token, body });
const bring = async (text: string, more: Record<string, unknown> = {}) =>
  (await post('importFile', { file, text, reason, ...more })).data as FileOutcome;
const acts = async () => ((await get('acts', { group: 'data', limit: '50' })).data as { list: OperatorAct[] }).list;
const faults = ({ checks }: FileOutcome) => checks.filter(({ state }) => state === 'fault').map(({ id }) => id);

const tables = ['competition', 'team', 'team_alias', 'match', 'match_placing', 'match_event', 'match_sheet', 'points_deduction'];
const everything = () =>
  Promise.all(
    tables.map(async (name) => {
      const { rows } = await site.site.platform.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
      );
      return [name, rows.map(({ row }) => row)] as const;
    }),
  );

/** A repeated match on another day and a misspelt club. */
const wrong = fullSeason(({ matches: list }) => {
  const [first, second] = list;
  if (first) list.push({ ...first, round: 'Matchday 5', date: '2015-09-09' });
  if (second) second.team1 = `${second.team1.slice(0, -1)}z`;
});

test('a look says what a file would do and what is wrong with it, and leaves every table as it was', { tags: ['full'] }, async () => {
  const before = await everything();
  const look = async (text: string) => (await post('lookAtFile', { file, text })).data as FileOutcome;
  expect(await look(fullSeason())).toMatchObject({ import_id: null, season: '2015-16', figures: { added: 380, teams: 20 } });
  expect(faults(await look(fullSeason()))).toEqual([]);
  expect(faults(await look(wrong))).toEqual(['teams', 'pairs', 'counts']);
  const none = await look('{"name": "English Premier League 2015/16"}');
  expect(none).toMatchObject({
    figures: null,
    checks: [{ id: 'file', state: 'fault', note: '里面没有赛季：要有名称和比赛' }],
  });
  expect(await everything()).toEqual(before);
});

test('why a file is refused is told in the language of whoever reads it, also later', async () => {
  const half = fullSeason().slice(0, -1);
  await bring(half);
  const faultsIn = async (lang: 'zh' | 'en' | 'vi') => {
    const query = `?${new URLSearchParams({ limit: '1', state: 'refused' }).toString()}`;
    const { list } = (await site.call('GET', 'admin/imports', { token, query, lang })).data as { list: DataImport[] };
    const looked = (await site.call('POST', 'admin/lookAtFile', { token, lang, body: { file, text: wrong } })).data as FileOutcome;
    return [list[0]?.reason, looked.checks.find(({ id }) => id === 'teams')?.note];
  };
  expect(await faultsIn('zh')).toEqual([expect.stringMatching(/^不是 JSON：第 \d+ 行第 \d+ 个字写错了$/), '有 21 支球队，应有 20 支']);
  expect(await faultsIn('en')).toEqual([
    expect.stringMatching(/^It isn’t JSON: line \d+, character \d+ is wrong$/),
    'It has 21 teams where 20 are expected',
  ]);
  expect(await faultsIn('vi')).toEqual([
    expect.stringMatching(/^Không phải là JSON: sai ở dòng \d+, ký tự \d+$/),
    'Có 21 đội, đáng ra là 20',
  ]);
  expect((await acts())[0]).toMatchObject({ act: 'refuse', note: expect.stringMatching(/^notJsonAt \d+ \d+$/) as string, reason });
});

test('a season is brought in with a reason, a wrong one is refused and taken only as it is, and both are undone without a trace', async () => {
  const before = await everything();
  const first = await bring(fullSeason());
  expect(first).toMatchObject({ import_id: expect.stringMatching(/^\d+$/) as string, figures: { added: 380, changed: 0, removed: 0 } });
  const whole = await everything();
  expect(faults(await bring(wrong))).toEqual(['teams', 'pairs', 'counts']);
  expect(await everything()).toEqual(whole);

  const second = await bring(wrong, { as_it_is: 1 });
  expect(second.import_id).not.toBeNull();
  const { changes, total } = (await get('import', { id: second.import_id ?? '' })).data as { changes: ImportChange[]; total: number };
  expect(changes.map(({ thing, act }) => `${act} ${thing}`)).toEqual([
    'removed match',
    'added match',
    'added match',
    'added team',
    'added alias',
  ]);
  expect(total).toBe(5);

  const early = await post('undoImport', { id: first.import_id, reason });
  expect(early).toMatchObject({ code: 1, msg: expect.stringContaining(`${second.import_id}`) as string });
  expect(await post('undoImport', { id: second.import_id, reason: '多出一队' })).toMatchObject({ code: 0, data: { stayed: 0 } });
  expect(await everything()).toEqual(whole);
  expect(await post('undoImport', { id: second.import_id, reason })).toMatchObject({ code: 1, msg: '这次导入没有写入，或已经撤销' });
  expect(await post('undoImport', { id: first.import_id, reason })).toMatchObject({ code: 0 });
  expect(await everything()).toEqual(before);

  const { list, counts } = (await get('imports')).data as { list: DataImport[]; counts: Record<string, number> };
  expect(counts).toEqual({ written: 0, refused: 2, undone: 2 });
  expect(list.map(({ state, by }) => [state, by])).toEqual([
    ['undone', '林数据'],
    ['refused', '林数据'],
    ['undone', '林数据'],
    ['refused', '林数据'],
  ]);
  expect((await acts()).map(({ actor, act, reason: why }) => [actor, act, why])).toEqual([
    ['林数据', 'undo', reason],
    ['林数据', 'undo', '多出一队'],
    ['林数据', 'import', reason],
    ['林数据', 'refuse', reason],
    ['林数据', 'import', reason],
    ['林数据', 'refuse', reason],
  ]);
});

test('what a corrected file changed is told with what stood there before', async () => {
  await bring(fullSeason());
  const corrected = await bring(
    fullSeason(({ matches: [first] }) => {
      if (first) first.score = { ft: [5, 4] };
    }),
  );
  const { changes } = (await get('import', { id: corrected.import_id ?? '' })).data as { changes: ImportChange[] };
  expect(changes).toMatchObject([{ thing: 'match', act: 'changed', fields: [{ field: 'score', from: '0-0', to: '5-4' }] }]);
});

test('a team that came twice is found, looked at without moving a row, and merged for good', async () => {
  const twin = kept.split(' ')[0] ?? '';
  const next = fullSeason((season) => {
    season.name = 'English Premier League 2016/17';
    for (const match of season.matches) {
      match.date = new Date(Date.parse(match.date) + 364 * 86_400_000).toISOString().slice(0, 10);
      if (match.team1 === kept) match.team1 = twin;
      if (match.team2 === kept) match.team2 = twin;
    }
  });
  await bring(next, { file: '2016-17_en.1.json' });
  const { list } = (await get('twins')).data as { list: { from: DataTeam; into: DataTeam }[] };
  const pair = list.find(({ from, into }) => [from.id, into.id].includes(keptId));
  expect(pair).toBeDefined();
  const twinId = idOfName('england', twin);
  const before = await everything();
  const look = (await get('lookAtMerge', { from: twinId, into: keptId })).data as MergeLook;
  expect(look).toMatchObject({ from: { matches: 38 }, into: { matches: 38 }, doubled: 0 });
  expect(look.moves).toEqual([
    { table: 'match', rows: 38 },
    { table: 'team_alias', rows: 1 },
  ]);
  expect(await post('mergeTeams', { from: keptId, into: otherId, reason })).toMatchObject({ code: 1, msg: '这两支球队交过手，不是同一支' });
  expect(await everything()).toEqual(before);
  expect(await post('mergeTeams', { from: twinId, into: keptId, reason })).toMatchObject({
    code: 0,
    data: { rows: 39, into: { id: keptId, matches: 76, merged: [twinId] } },
  });
  const merged = await everything();
  expect(await bring(next, { file: '2016-17_en.1.json' })).toMatchObject({ figures: { added: 0, changed: 0, removed: 0 } });
  expect(await everything()).toEqual(merged);
  expect((await acts()).find(({ act }) => act === 'merge')).toMatchObject({ actor: '林数据', subject: `team ${twinId}`, reason });
});

test('names and aliases are written by operators, and no file changes them afterwards', async () => {
  const names = { zh: '橡树流浪者', en: 'Oak Rovers', vi: 'Oak Rovers' };
  const saved = await post('saveTeam', { id: keptId, names, short_names: names, colors: ['#112233', '#ffffff'], reason });
  expect(saved).toMatchObject({ code: 0, data: { names, colors: ['#112233', '#ffffff'], edited_at: site.clock.now() } });
  await site.site.matches.apply({
    teams: [
      {
        id: keptId,
        sport: 'football',
        names: { zh: 'x', en: 'x', vi: 'x' },
        shortNames: names,
        colors: ['#000000', '#000000'],
        logo: null,
      },
    ],
  });
  const { list } = (await get('teams', { text: '橡树' })).data as { list: DataTeam[] };
  expect(list).toMatchObject([{ id: keptId, names }]);

  const alias = { id: keptId, area: 'england', written: 'The Oaks', reason };
  expect(await post('setAlias', { ...alias, act: 'add' })).toMatchObject({ code: 0 });
  expect(((await get('teams', { text: 'the oaks' })).data as { list: DataTeam[] }).list).toMatchObject([{ id: keptId }]);
  expect(await post('setAlias', { ...alias, id: otherId, act: 'add' })).toMatchObject({ code: 1, msg: `这个名字已经是 ${keptId} 的别名` });
  expect(await post('setAlias', { ...alias, act: 'remove' })).toMatchObject({ code: 0 });
  expect(await post('setAlias', { ...alias, act: 'remove' })).toMatchObject({ code: 1, msg: '没有这个别名' });
});

test('a crest is uploaded, stays see-through, and the one before it is let go', async () => {
  const names = { zh: '橡树流浪者', en: 'Oak Rovers', vi: 'Oak Rovers' };
  const team = { id: keptId, names, short_names: names, colors: ['#112233', '#ffffff'], reason };
  const clear = await sharp({ create: { width: 300, height: 400, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const logoOf = (answer: { data: unknown }) => (answer.data as DataTeam).logo;
  const crest = async () => (await testUpload(site, token, 'crest', { bytes: clear })).key;
  const [first, second] = [await crest(), await crest()];
  const saved = await post('saveTeam', { ...team, crest: first });
  expect(logoOf(saved)).toBe(`/u/${first}.png`);
  const drawn = await sharp(await readFile(join(folder, 'uploads/public', `${first}.png`)))
    .ensureAlpha()
    .extractChannel('alpha')
    .stats();
  expect(drawn.channels[0]?.max).toBe(0);
  expect(logoOf(await post('saveTeam', team))).toBe(`/u/${first}.png`);
  expect(logoOf(await post('saveTeam', { ...team, crest: second }))).toBe(`/u/${second}.png`);
  const rows = await site.site.platform.db
    .select()
    .from(uploads)
    .where(inArray(uploads.key, [first, second]));
  expect(new Map(rows.map(({ key, deleteAt }) => [key, deleteAt]))).toEqual(
    new Map([
      [first, site.clock.now()],
      [second, null],
    ]),
  );
  expect(await post('saveTeam', { ...team, crest: 'nobody' })).toMatchObject({ code: 1 });
});

test('points are taken in words of three languages, and given back', async () => {
  const reasons = { zh: '账目迟交', en: 'Late accounts', vi: 'Nộp sổ sách muộn' };
  const taken = { competition: 'epl', season: '2015-16', team: keptId, reasons };
  const look = async (team: string) =>
    get('lookAtDeduction', { competition: 'epl', season: '2015-16', team, points: '9' }) as Promise<{
      code: number;
      data: { rows: MovedRow[] };
    }>;
  const { rows } = (await look(keptId)).data;
  expect(rows).toHaveLength(20);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  const moved = rows.find(({ team }) => team.id === keptId);
  expect(moved && moved.now.points - moved.points).toBe(9);
  expect(moved && moved.position > moved.now.position).toBe(true);
  expect(await look('nobody')).toMatchObject({ code: 1, msg: '这支球队在这个赛季没有比赛' });
  expect(await post('deduct', { ...taken, points: 9 })).toMatchObject({ code: 0 });
  const after = (await get('lookAtDeduction', { competition: 'epl', season: '2015-16', team: keptId, points: '9' })).data as {
    rows: MovedRow[];
  };
  expect(after.rows.map(({ team, now }) => [team.id, now])).toEqual(
    rows.map(({ team, position, points }) => [team.id, { position, points }]),
  );
  expect(await post('deduct', { ...taken, team: 'nobody', points: 9 })).toMatchObject({ code: 1, msg: '这支球队在这个赛季没有比赛' });
  const table = async (lang: 'zh' | 'en' | 'vi') =>
    ((await site.call('GET', 'Football/season_table', { query: '?id=epl&season=2015-16', lang })).data as { deductions: unknown })
      .deductions;
  expect(await table('vi')).toEqual([{ team_id: keptId, points: 9, reason: reasons.vi }]);
  expect(((await get('deductions')).data as { list: DataDeduction[] }).list).toMatchObject([{ season: '2015-16', points: 9, reasons }]);
  expect(await post('deduct', { ...taken, points: 0 })).toMatchObject({ code: 0 });
});
