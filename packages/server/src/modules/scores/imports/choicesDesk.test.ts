import type { DataTeam, FileDecisions, FileOutcome, MergeTake } from '@pitchside/api/desk/data';
import type { OperatorAct } from '@pitchside/api/desk/operations';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs, fullSeason } from '../../../feeds/openfootball/fullSeason.fixtures.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { teamAliases } from '../competitions/index.ts';
import { teams } from '../sport/index.ts';
import { idOfName } from './index.ts';

let site: TestSite;
let token: string;
const file = '2015-16_en.1.json';
const reason = '联盟官网';
const [first = '', misspelt = ''] = clubs;
const strange = `${misspelt.slice(0, -1)}z`;
const misspeltId = idOfName('england', misspelt);

beforeAll(async () => {
  site = await openTestSite();
  await site.join('13800000001', { role: 'operator', nickname: '林数据' });
  token = await site.signIn('13800000001');
  await site.call('POST', 'admin/unlock', { token, body: { password: 'secret' } });
});
afterAll(() => site.close());

const post = (path: string, body: Record<string, unknown>) => site.call('POST', `admin/${path}`, { token, body });
const ask = async (path: string, text: string, more: Record<string, unknown> = {}) =>
  (await post(path, { file, text, ...more })).data as FileOutcome;
const faults = ({ checks }: FileOutcome) => checks.filter(({ state }) => state === 'fault').map(({ id }) => id);
const lastAct = async () =>
  ((await site.call('GET', 'admin/acts', { token, query: '?group=data&limit=1' })).data as { list: OperatorAct[] }).list[0];
const everything = () =>
  Promise.all(
    ['competition', 'team', 'team_alias', 'match', 'match_placing'].map(async (name) => {
      const { rows } = await site.site.platform.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
      );
      return [name, rows.map(({ row }) => row)] as const;
    }),
  );

/** A match listed twice, in the same round or another, and a club misspelt once. */
const doubtful = (round: 'same' | 'other') =>
  fullSeason(({ matches: list }) => {
    const [repeated, other] = list;
    if (repeated) list.push({ ...repeated, ...(round === 'other' && { round: 'Matchday 5' }), date: '2015-09-09', score: { ft: [9, 0] } });
    if (other) other.team1 = strange;
  });
const repeatedPair = { home: first, away: clubs.at(-1) ?? '' };
const decided: FileDecisions = { teams: [{ written: strange, id: misspeltId }], days: [{ ...repeatedPair, day: '2015-08-08' }] };

test('what a file leaves open is asked: the team that a name is near to, and the days of a match that is told twice', async () => {
  const before = await everything();
  const looked = await ask('lookAtFile', doubtful('other'));
  expect(faults(looked)).toEqual(['teams', 'pairs', 'counts']);
  expect(looked.asks).toEqual({
    teams: [{ written: strange, times: 1, like: { id: misspeltId, name: misspelt } }],
    pairs: [
      {
        ...repeatedPair,
        days: [
          { day: '2015-08-08', score: '0-0' },
          { day: '2015-09-09', score: '9-0' },
        ],
      },
    ],
  });
  const sure = await ask('lookAtFile', doubtful('other'), { decided });
  expect(faults(sure)).toEqual([]);
  expect(sure).toMatchObject({ figures: { added: 380, teams: 20 }, asks: { teams: [], pairs: [] } });
  expect(sure.new_teams).toHaveLength(20);
  expect((await ask('lookAtFile', fullSeason())).asks).toEqual({ teams: [], pairs: [] });
  expect(await everything()).toEqual(before);
});

test('a file with a match twice in one round is no season until it was decided which stays', async () => {
  const looked = await ask('lookAtFile', doubtful('same'));
  expect(looked).toMatchObject({ figures: null, asks: { teams: [], pairs: [repeatedPair] } });
  const sure = await ask('lookAtFile', doubtful('same'), { decided: { ...decided, days: [{ ...repeatedPair, day: '2015-09-09' }] } });
  expect(sure).toMatchObject({ figures: { added: 380, teams: 20 }, asks: { teams: [], pairs: [] } });
});

test('a team that is none is refused, and what was not decided is taken as it stands only as it is', async () => {
  const nobody = await ask('lookAtFile', doubtful('other'), { decided: { ...decided, teams: [{ written: strange, id: 'nobody' }] } });
  expect(nobody).toMatchObject({ figures: null, checks: [{ id: 'file', state: 'fault', note: '没有球队 nobody' }] });
  expect((await ask('importFile', doubtful('other'), { reason })).import_id).toBeNull();
  const half = await ask('importFile', doubtful('other'), { reason, decided: { ...decided, days: [] } });
  expect(half.import_id).toBeNull();
  expect(faults(half)).toEqual(['pairs', 'counts']);
});

test('a decided file is written as it was decided, said in the log, known the next time, and undone without a trace', async () => {
  const before = await everything();
  const brought = await ask('importFile', doubtful('other'), { reason, decided });
  expect(brought).toMatchObject({ import_id: expect.stringMatching(/^\d+$/) as string, figures: { added: 380, teams: 20 } });
  const { db } = site.site.platform;
  const [alias] = await db.select().from(teamAliases).where(eq(teamAliases.written, strange));
  expect(alias?.teamId).toBe(misspeltId);
  expect((await lastAct())?.note).toBe(`+380 ~0 -0; ${strange} = ${misspeltId}; ${repeatedPair.home} v ${repeatedPair.away} 2015-08-08`);
  const again = await ask('lookAtFile', doubtful('other'), { decided: { ...decided, teams: [] } });
  expect(again).toMatchObject({ figures: { added: 0, changed: 0, removed: 0 }, asks: { teams: [] } });
  expect(await post('undoImport', { id: brought.import_id, reason })).toMatchObject({ code: 0, data: { stayed: 0 } });
  expect(await everything()).toEqual(before);
});

test('the team that stays takes the names, colours and crest that were chosen of the one that goes', async () => {
  const { db } = site.site.platform;
  const team = (id: string, name: string, color: string) => {
    const names = { zh: `${name}中`, en: name, vi: `${name} vi` };
    return {
      id,
      sport: 'football' as const,
      names,
      shortNames: names,
      colors: [color, '#ffffff'] as [string, string],
      logo: `/u/${id}.png`,
    };
  };
  const both = [team('quinta', 'Quinta', '#111111'), team('quinta-fc', 'Quinta FC', '#222222')];
  await db.insert(teams).values(both);
  const merge = { from: 'quinta-fc', into: 'quinta', reason };
  const take: MergeTake[] = ['zh', 'colors', 'crest'];
  expect(await post('mergeTeams', { ...merge, take: ['ground'] })).toMatchObject({ code: 1 });
  const merged = await post('mergeTeams', { ...merge, take });
  expect(merged.code).toBe(0);
  const { into } = merged.data as { into: DataTeam };
  expect(into).toMatchObject({
    id: 'quinta',
    names: { zh: 'Quinta FC中', en: 'Quinta', vi: 'Quinta vi' },
    short_names: { zh: 'Quinta FC中', en: 'Quinta', vi: 'Quinta vi' },
    colors: ['#222222', '#ffffff'],
    logo: '/u/quinta-fc.png',
    merged: ['quinta-fc'],
    edited_at: site.clock.now(),
  });
  expect(await lastAct()).toMatchObject({ act: 'merge', subject: 'team quinta-fc', note: 'quinta, 0, zh, colors, crest', reason });
});

test('without a choice the team that stays keeps all it has, and sources may still change it', async () => {
  const { db } = site.site.platform;
  const names = { zh: '塞拉', en: 'Serra', vi: 'Serra' };
  const serra = { id: 'serra', sport: 'football' as const, names, shortNames: names, colors: ['#111111', '#ffffff'] as [string, string] };
  await db.insert(teams).values([serra, { ...serra, id: 'serra-fc', colors: ['#222222', '#ffffff'] }]);
  const { data } = await post('mergeTeams', { from: 'serra-fc', into: 'serra', reason });
  expect((data as { into: DataTeam }).into).toMatchObject({ names, colors: ['#111111', '#ffffff'], edited_at: null });
});
