import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { competitions, matchEvents, matchPlacings, matches, teams } from '../../modules/scores/sport/index.ts';
import { createMatches } from '../../modules/scores/matches/index.ts';
import { teamAliases } from '../../modules/scores/competitions/index.ts';
import { BrokenFile } from '../files/broken.ts';
import { smallCup, smallLeague } from './openfootball.fixtures.ts';
import { importOpenfootball } from './index.ts';
import { kickoffOf } from './kickoff.ts';
import { fullName } from '../../text/spelling.ts';

const now = Date.UTC(2026, 10, 21, 12);
let site: TestPlatform;
const bring = (file: string, text: string) => importOpenfootball(site.platform, file, text, { isAnyShape: true, reason: 'four clubs' });

beforeAll(async () => {
  site = await testPlatform(now);
});
afterAll(() => site.close());

async function everything() {
  const { db } = site.platform;
  return Promise.all([
    db.select().from(competitions).orderBy(competitions.id),
    db.select().from(teams).orderBy(teams.id),
    db.select().from(matches).orderBy(matches.id),
    db.select().from(matchEvents).orderBy(matchEvents.id),
    db.select().from(matchPlacings).orderBy(matchPlacings.matchId),
    db.select().from(teamAliases).orderBy(teamAliases.name),
  ]);
}

const matchOf = async (home: string, away: string) =>
  (
    await site.platform.db
      .select()
      .from(matches)
      .where(eq(matches.id, `of-epl-2015-16-${home}-${away}`))
  )[0];

test('a broken file is refused with match and reason and leaves nothing behind', async () => {
  const before = await everything();
  const broken: [change: Parameters<typeof smallLeague>[0], reason: RegExp][] = [
    [
      ({ matches: [first] }) => Object.assign(first ?? {}, { score: { ft: [1, 1], ht: [2, 0] } }),
      /^Arsenal FC v Chelsea \(Matchday 1, 2015-08-08\): there are more goals at half-time/,
    ],
    [({ matches: [first] }) => Object.assign(first ?? {}, { score: { ft: [3, 1] } }), /its goals are 2-1, its score is 3-1/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { date: '2015-02-30' }), /the date 2015-02-30 doesn’t exist/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { team2: 'EVERTON' }), /a team plays itself/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { team2: 'Everton FC' }), /both names are the same team/],
    [
      ({ matches: [, second] }) => Object.assign(second ?? {}, { score: { ft: [0, -1] } }),
      /^Everton v Accrington Borough \(Matchday 1, 2015-08-08\): score/,
    ],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { score: { et: [1, 0] } }), /the score after 90 minutes is missing/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { score: { ft: [1, 0], et: [2, 0] } }), /extra time doesn’t follow/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { score: { ft: [1, 1], p: [4, 4] } }), /shoot-out has no winner/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { round: 'Somewhen' }), /the round "Somewhen" isn’t known/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { status: 'disputed' }), /the status "disputed" isn’t known/],
    [({ matches: [, second] }) => Object.assign(second ?? {}, { time: '25:00' }), /"25:00" isn’t a time/],
    [(season) => season.matches.push({ ...season.matches[1] }), /stands twice/],
    [(season) => Object.assign(season, { name: 'Moon League 2015/16' }), /"Moon League" isn’t in the catalogue/],
    [(season) => Object.assign(season, { matches: [] }), /holds no season/],
  ];
  for (const [change, reason] of broken) await expect(bring('season.json', smallLeague(change))).rejects.toThrow(reason);
  await expect(bring('season.json', smallLeague().slice(0, -2))).rejects.toThrow(BrokenFile);
  expect(await everything()).toEqual(before);
});

test('a season comes in with its teams found by their aliases, and a new team under an id of its own', async () => {
  const stored = await bring('2015-16_en.1.json', smallLeague());
  expect(stored).toMatchObject({
    season: '2015-16',
    matches: 6,
    added: 6,
    changed: 0,
    teams: 4,
    events: 3,
    newTeams: [{ id: 'england-accrington-borough', name: 'Accrington Borough' }],
  });
  expect(await matchOf('arsenal', 'chelsea')).toMatchObject({
    homeScore: 2,
    awayScore: 1,
    half: { home: 1, away: 0 },
    status: 'finished',
    kickoffAt: Date.UTC(2015, 7, 8, 14),
  });
  const goals = await site.platform.db
    .select()
    .from(matchEvents)
    .where(eq(matchEvents.matchId, 'of-epl-2015-16-arsenal-chelsea'))
    .orderBy(matchEvents.at);
  expect(goals.map(({ kind, side, minute, added, homeScore, awayScore }) => [kind, side, minute, added, homeScore, awayScore])).toEqual([
    ['own_goal', 'away', 12, 0, 0, 1],
    ['goal', 'home', 45, 1, 1, 1],
    ['penalty_goal', 'home', 80, 0, 2, 1],
  ]);
  expect(await matchOf('chelsea', 'everton')).toMatchObject({ homeScore: 3, status: 'finished', kickoffAt: Date.UTC(2015, 11, 15, 15) });
  expect(await matchOf('england-accrington-borough', 'arsenal')).toMatchObject({ status: 'postponed', homeScore: null });
  expect(await matchOf('england-accrington-borough', 'chelsea')).toMatchObject({ status: 'scheduled', homeScore: null });
});

test('importing twice changes nothing at all', async () => {
  const before = await everything();
  expect(await bring('2015-16_en.1.json', smallLeague())).toMatchObject({ added: 0, changed: 0, newTeams: [] });
  site.clock.set(now + 86_400_000);
  expect(await bring('other name.json', smallLeague())).toMatchObject({ added: 0, changed: 0 });
  expect(await everything()).toEqual(before);
});

test('a corrected file changes the match that differs, its goals too, and no other', async () => {
  const corrected = smallLeague(({ matches: [first, second] }) => {
    Object.assign(first ?? {}, { date: '2015-08-09', score: { ft: [2, 0], ht: [1, 0] }, goals2: [] });
    Object.assign(second ?? {}, { team1: 'EVERTON F.C.'.replace('F.C.', 'FC') });
  });
  expect(await bring('2015-16_en.1.json', corrected)).toMatchObject({ added: 0, changed: 1 });
  expect(await matchOf('arsenal', 'chelsea')).toMatchObject({
    homeScore: 2,
    awayScore: 0,
    version: 2,
    kickoffAt: Date.UTC(2015, 7, 9, 14),
  });
  expect(await site.platform.db.select().from(matchEvents).where(eq(matchEvents.matchId, 'of-epl-2015-16-arsenal-chelsea'))).toHaveLength(
    2,
  );
});

test('matches of the past come into no live list and tell no topic', async () => {
  const live = createMatches(site.platform);
  const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
  const table = await live.handlers.initialMatches({ sport: 'football' }, caller);
  expect(table.list).toEqual([]);
  expect(table.seq).toBe(0);
  expect(await live.hottest(10)).toEqual([]);
});

test('a cup keeps its groups, extra time and penalties, and leaves out what has no teams yet', async () => {
  expect(await bring('2022_worldcup.json', smallCup())).toMatchObject({ matches: 8, waiting: 1, newTeams: [] });
  const rows = await site.platform.db
    .select({
      id: matches.id,
      home: matches.homeScore,
      away: matches.awayScore,
      penalties: matches.penalties,
      regular: matches.regular,
      at: matches.kickoffAt,
      round: matches.roundNames,
      placing: matchPlacings,
    })
    .from(matches)
    .innerJoin(matchPlacings, eq(matchPlacings.matchId, matches.id))
    .where(eq(matches.competitionId, 'world-cup'));
  const of = (id: string) => rows.find((row) => row.id === `of-world-cup-2022-${id}`);
  expect(of('nt-france-nt-argentina-106')).toMatchObject({
    home: 3,
    away: 3,
    penalties: { home: 2, away: 4 },
    regular: { home: 2, away: 2 },
    placing: { stage: 'knockout' },
    at: Date.UTC(2022, 11, 18, 17),
  });
  expect(of('nt-qatar-nt-senegal')).toMatchObject({
    round: { en: 'Group stage, round 2' },
    placing: { stage: 'group', groupId: 'A', ground: 'Harbour Park' },
  });
});

test('a file that only names groups brings nothing', async () => {
  expect(
    await bring('2022_worldcup.groups.json', JSON.stringify({ name: 'World Cup 2022', groups: [{ name: 'Group A', teams: [] }] })),
  ).toBeNull();
});

test('times are those of the place: by the zone of the competition in summer and winter, or by what the time itself says', () => {
  expect(kickoffOf('2021-08-13', '20:00', 'Europe/London')).toBe(Date.UTC(2021, 7, 13, 19));
  expect(kickoffOf('2021-12-13', '20:00', 'Europe/London')).toBe(Date.UTC(2021, 11, 13, 20));
  expect(kickoffOf('2019-03-01', '18:00', 'Asia/Shanghai')).toBe(Date.UTC(2019, 2, 1, 10));
  expect(kickoffOf('2026-06-11', '13:00 UTC-6', undefined)).toBe(Date.UTC(2026, 5, 11, 19));
  expect(kickoffOf('2026-06-11', '13:00 UTC+5:30', undefined)).toBe(Date.UTC(2026, 5, 11, 7, 30));
  expect(() => kickoffOf('2026-06-11', '13:00', undefined)).toThrow('no zone is known');
});

test('a short name is that of the only player of the team whose name ends with it', () => {
  expect(fullName('Mbappé', ['Kylian Mbappé', 'Mbappé', 'Olivier Giroud'])).toBe('Kylian Mbappé');
  expect(fullName('Silva', ['Bernardo Silva', 'Thiago Silva'])).toBe('Silva');
  expect(fullName('Pepe', ['Nicolas Pepes'])).toBe('Pepe');
});
