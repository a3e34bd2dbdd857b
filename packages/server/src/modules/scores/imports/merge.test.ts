import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImport } from '../../../feeds/import.ts';
import { fullSeason, clubs } from '../../../feeds/openfootball/fullSeason.fixtures.ts';
import { importOpenfootball } from '../../../feeds/openfootball/index.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { pointsDeductions, teamAliases } from '../competitions/index.ts';
import { cliActor, operatorActs } from '../../desk/operations/index.ts';
import { matches, teams } from '../sport/index.ts';
import { idOfName, lookAtMerge, mergeSameClubs, mergeTeams, NotMerged, seedDeductions } from './index.ts';

let site: TestSite;
const platform = () => site.site.platform;
const [kept = '', other = ''] = clubs;
const twin = `${kept} Athletic`;
const [keptId, twinId, otherId] = [kept, twin, other].map((name) => idOfName('england', name)) as [string, string, string];

const nextSeason = fullSeason((season) => {
  season.name = 'English Premier League 2016/17';
  for (const match of season.matches) {
    match.date = new Date(Date.parse(match.date) + 364 * 86_400_000).toISOString().slice(0, 10);
    if (match.team1 === kept) match.team1 = twin;
    if (match.team2 === kept) match.team2 = twin;
  }
});
const matchesOf = (id: string) =>
  platform()
    .db.select()
    .from(matches)
    .where(or(eq(matches.homeId, id), eq(matches.awayId, id)));
const answerOf = (id: string, season: string) =>
  site.call('GET', 'Football/team_season', { query: `?id=${id}&competition=epl&season=${season}`, lang: 'en' });

beforeAll(async () => {
  site = await openTestSite();
  await importOpenfootball(platform(), '2015-16_en.1.json', fullSeason());
  await importOpenfootball(platform(), '2016-17_en.1.json', nextSeason);
});
afterAll(() => site.close());

test('a look at a merge says what would move and moves nothing; two that played each other are two', async () => {
  const seen = await lookAtMerge(platform(), twinId, keptId);
  expect(seen).toMatchObject({ from: { id: twinId }, into: { id: keptId }, doubled: 0 });
  expect(seen.moves).toEqual([
    { table: 'match', rows: 38 },
    { table: 'team_alias', rows: 1 },
  ]);
  expect(await matchesOf(twinId)).toHaveLength(38);
  await expect(mergeTeams(platform(), keptId, otherId, cliActor, 'by mistake')).rejects.toThrow(NotMerged);
  await expect(mergeTeams(platform(), keptId, 'nobody', cliActor, 'by mistake')).rejects.toThrow(/no team nobody/);
});

test('a merged club has the matches of both, answers under both ids, and stays one when the file comes again', async () => {
  const said: string[] = [];
  const run = (...words: string[]) => runImport(platform(), words, (line) => said.push(line));
  expect(await run('merge', twinId, keptId)).toBe(1);
  expect(await run('merge', '--dry-run', twinId, keptId)).toBe(0);
  expect(await run('merge', twinId, keptId, 'the', 'same', 'club')).toBe(0);
  expect(await matchesOf(twinId)).toHaveLength(0);
  expect(await matchesOf(keptId)).toHaveLength(76);
  expect(await platform().db.select().from(teams).where(eq(teams.id, twinId))).toEqual([]);
  expect((await answerOf(twinId, '2016-17')).data).toEqual((await answerOf(keptId, '2016-17')).data);
  expect(await importOpenfootball(platform(), '2016-17_en.1.json', nextSeason)).toMatchObject({
    added: 0,
    changed: 0,
    removed: 0,
    newTeams: [],
    teams: 20,
  });
  expect(await matchesOf(keptId)).toHaveLength(76);
  const acts = await platform().db.select().from(operatorActs).where(eq(operatorActs.act, 'merge'));
  expect(acts).toMatchObject([{ actor: 'cli', subject: `team ${twinId}`, reason: 'the same club' }]);
});

test('a club that came under a name that is known now becomes the known one by itself', async () => {
  const strange = idOfName('netherlands', 'Feyenoord Rotterdam');
  const names = { zh: 'Feyenoord Rotterdam', en: 'Feyenoord Rotterdam', vi: 'Feyenoord Rotterdam' };
  await platform()
    .db.insert(teams)
    .values({ id: strange, sport: 'football', names, shortNames: names, colors: ['#ffffff', '#000000'] });
  await platform()
    .db.insert(teamAliases)
    .values({ area: 'netherlands', name: 'feyenoord rotterdam', teamId: strange, written: names.en, createdAt: 1 });
  expect(await mergeSameClubs(platform())).toBe(1);
  const [alias] = await platform().db.select().from(teamAliases).where(eq(teamAliases.name, 'feyenoord rotterdam'));
  expect(alias?.teamId).toBe('feyenoord');
  expect(await mergeSameClubs(platform())).toBe(0);
});

test('points are taken with a reason, and given back; who plays no match there loses none', async () => {
  const said: string[] = [];
  const run = (...words: string[]) => runImport(platform(), words, (line) => said.push(line));
  expect(await run('deduct', 'epl', '2015-16', keptId, '9', 'late', 'accounts')).toBe(0);
  expect(await run('deduct', 'epl', '2015-16', 'nobody', '9', 'late', 'accounts')).toBe(1);
  const read = async () =>
    (await site.call('GET', 'Football/season_table', { query: '?id=epl&season=2015-16', lang: 'en' })).data as { deductions: unknown[] };
  expect((await read()).deductions).toEqual([{ team_id: keptId, points: 9, reason: 'late accounts' }]);
  expect(await run('deduct', 'epl', '2015-16', keptId, '0', 'appeal', 'won')).toBe(0);
  await seedDeductions(platform());
  const [row] = await platform().db.select().from(pointsDeductions).where(eq(pointsDeductions.teamId, keptId));
  expect(row?.points).toBe(0);
});
