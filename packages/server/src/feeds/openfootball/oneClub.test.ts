import { eq, inArray } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members, nations } from '../../catalogue/football/nations.data.ts';
import { teamAliases } from '../../modules/scores/competitions/index.ts';
import { idOfName, mergeSameClubs, teamNamed, teamNearlyNamed } from '../../modules/scores/imports/index.ts';
import { matches, teams } from '../../modules/scores/sport/index.ts';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { runImport } from '../import.ts';
import { importOpenfootball } from './index.ts';

let site: TestPlatform;
let folder: string;
beforeAll(async () => {
  site = await testPlatform(Date.UTC(2026, 10, 21, 12));
  folder = await mkdtemp(join(tmpdir(), 'clubs-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await site.close();
});

/** A season of some matches, one for each pair. */
const season = (name: string, ...pairs: [home: string, away: string][]) =>
  JSON.stringify({
    name,
    matches: pairs.map(([team1, team2], index) => ({
      round: `Matchday ${index + 1}`,
      date: `${/\d{4}/.exec(name)?.[0]}-09-${String(index + 10)}`,
      team1,
      team2,
      score: { ft: [1, 0] },
    })),
  });
const bring = (name: string, ...pairs: [home: string, away: string][]) =>
  importOpenfootball(site.platform, 'season.json', season(name, ...pairs), { isAnyShape: true, reason: 'some matches' });
const idsOf = async (seasonId: string) => {
  const rows = await site.platform.db.select().from(matches).where(eq(matches.season, seasonId)).orderBy(matches.kickoffAt);
  return rows.map(({ homeId, awayId }) => [homeId, awayId]);
};

test('clubs of the catalogue are known with and without what they wear, long and short', () => {
  const names: [area: string, id: string, ...written: string[]][] = [
    ['portugal', 'benfica', 'Benfica', 'SL Benfica', 'Sport Lisboa e Benfica'],
    ['portugal', 'sporting', 'Sporting', 'Sporting CP', 'Sporting Clube de Portugal'],
    ['portugal', 'braga', 'Braga', 'SC Braga', 'Sporting Clube de Braga', 'Sporting Braga'],
    ['portugal', 'porto', 'FC Porto', 'Porto', 'F.C. Porto'],
    ['portugal', 'vitoria-guimaraes', 'Vitória SC', 'Vitória Guimarães'],
    ['portugal', 'vitoria-setubal', 'Vitória FC', 'Vitória Setúbal'],
    ['australia', 'newcastle-jets', 'Newcastle Jets', 'Newcastle United Jets'],
    ['england', 'qpr', 'QPR', 'Queens Park Rangers', 'Queens Park Rangers FC'],
    ['england', 'derby', 'Derby', 'Derby County', 'Derby County FC'],
    ['england', 'preston', 'Preston', 'Preston North End', 'Preston North End FC'],
    ['england', 'coventry', 'Coventry', 'Coventry City', 'Coventry City FC'],
    ['england', 'sheffield-wed', 'Sheffield Wednesday', 'Sheffield Wednesday FC', 'Sheff Wed'],
    ['england', 'millwall', 'Millwall', 'Millwall FC'],
    ['scotland', 'celtic', 'Celtic', 'Celtic FC'],
    ['scotland', 'dundee', 'Dundee FC', 'Dundee'],
    ['scotland', 'dundee-united', 'Dundee United', 'Dundee United FC'],
    ['scotland', 'st-johnstone', 'St. Johnstone FC', 'Saint Johnstone', 'St Johnstone FC'],
    ['netherlands', 'willem-ii', 'Willem II', 'Willem II Tilburg'],
    ['germany', 'koln', '1. FC Köln', 'FC Köln', 'Köln'],
  ];
  for (const [area, id, ...written] of names)
    for (const name of written) expect(teamNearlyNamed(area, name)?.id, `${name} of ${area}`).toBe(id);
});

test('a club that only files know is one with and without what it wears; whoever meets it is another', async () => {
  await bring('UEFA Champions League 2012/13', ['FC Quayside (DEN)', 'Juventus (ITA)']);
  const own = idOfName('denmark', 'FC Quayside');
  expect(await bring('UEFA Champions League 2013/14', ['Quayside (DEN)', 'Juventus FC (ITA)'])).toMatchObject({ newTeams: [] });
  expect(await idsOf('2013-14')).toEqual([[own, 'juventus']]);
  await bring('UEFA Champions League 2014/15', ['Quayside BK (DEN)', 'FC Quayside (DEN)']);
  expect(await idsOf('2014-15')).toEqual([[idOfName('denmark', 'Quayside BK'), own]]);
});

test('a rehearsal offers the club whose name is near, and one option makes the name mean it', async () => {
  const said: string[] = [];
  const file = '2024-25_sco.1.json';
  await writeFile(
    join(folder, file),
    season('Scottish Premiership 2024/25', ['Kilmarnok Athletic', 'Celtic FC'], ['Aberden', 'Rangers FC']),
  );
  const run = (...words: string[]) =>
    runImport(site.platform, ['openfootball', '--as-it-is', ...words, file], (text) => said.push(text), folder);
  expect(await run('--dry-run')).toBe(0);
  expect(said[0]).toContain('"Aberden" may be Aberdeen (aberdeen): --same="Aberden=aberdeen" makes them one');
  expect(await run('--same=Aberden=aberdeen')).toBe(0);
  expect((await idsOf('2024-25'))[1]).toEqual(['aberdeen', 'rangers']);
  expect(said[1]).not.toContain('Aberden');
});

test('all members of FIFA are known in three languages, under the names of files too', () => {
  expect(members).toHaveLength(211);
  expect(new Set(nations.map(([id]) => id)).size).toBe(nations.length);
  for (const [id, , , zh, zhShort] of nations) for (const name of [zh, zhShort]) expect(name, id).toMatch(/^[\p{Script=Han}（）]+$/u);
  const written: [name: string, id: string][] = [
    ['Sweden', 'nt-sweden'],
    ['Czech Republic', 'nt-czechia'],
    ['West Germany', 'nt-germany'],
    ['Soviet Union', 'nt-soviet-union'],
    ['Zaire', 'nt-congo-dr'],
    ['Dutch East Indies', 'nt-indonesia'],
    ['Northern Ireland', 'nt-northern-ireland'],
    ['Bosnia-Herzegovina', 'nt-bosnia'],
    ['North Macedonia', 'nt-north-macedonia'],
    ["Côte d'Ivoire", 'nt-ivory-coast'],
    ['Trinidad and Tobago', 'nt-trinidad-tobago'],
    ['Serbia and Montenegro', 'nt-serbia-montenegro'],
  ];
  for (const [name, id] of written) expect(teamNamed('international', name)?.id, name).toBe(id);
});

test('a nation and a club that came in under a name of their own become the known ones, with their matches', async () => {
  const { db } = site.platform;
  const [nation, club] = [idOfName('international', 'Sweden'), idOfName('england', 'Coventry City FC')];
  const made = [
    { id: nation, area: 'international', written: 'Sweden' },
    { id: club, area: 'england', written: 'Coventry City FC' },
  ];
  for (const { id, area, written } of made) {
    const names = { zh: written, en: written, vi: written };
    await db.insert(teams).values({ id, sport: 'football', names, shortNames: names, colors: ['#000', '#fff'], logo: null });
    await db.insert(teamAliases).values({ area, name: written.toLowerCase(), teamId: id, written, createdAt: 1 });
  }
  expect(await mergeSameClubs(site.platform)).toBe(2);
  const rows = await db
    .select()
    .from(teams)
    .where(inArray(teams.id, [nation, club, 'nt-sweden', 'coventry']));
  expect(rows.map(({ id, names: { zh } }) => [id, zh]).toSorted()).toEqual([
    ['coventry', '考文垂'],
    ['nt-sweden', '瑞典'],
  ]);
  expect(await mergeSameClubs(site.platform)).toBe(0);
});
