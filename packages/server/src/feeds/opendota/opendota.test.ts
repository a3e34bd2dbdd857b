import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { competitions, matchEvents, matches, matchSheets, teams } from '../../modules/scores/sport/index.ts';
import { createMatches } from '../../modules/scores/matches/index.ts';
import { teamAliases } from '../../modules/scores/competitions/index.ts';
import { runImport } from '../import.ts';
import { importOpendota } from './index.ts';
import { smallDota } from './opendota.fixtures.ts';

const now = Date.UTC(2026, 10, 21, 12);
const id = 'od-700000001';
let site: TestPlatform;
beforeAll(async () => {
  site = await testPlatform(now);
});
afterAll(() => site.close());

const bring = (text: string) => importOpendota(site.platform, text);

async function everything() {
  const { db } = site.platform;
  return Promise.all([
    db.select().from(competitions),
    db.select().from(teams).orderBy(teams.id),
    db.select().from(matches),
    db.select().from(matchEvents).orderBy(matchEvents.id),
    db.select().from(matchSheets),
    db.select().from(teamAliases).orderBy(teamAliases.name),
  ]);
}

test('a record that contradicts itself is refused with match and reason and leaves nothing behind', async () => {
  const before = await everything();
  const broken: [change: Parameters<typeof smallDota>[0], reason: RegExp][] = [
    [(match) => match.players.pop(), /^match 700000001: players isn’t valid/],
    [(match) => Object.assign(match, { duration: -5 }), /^match 700000001: duration/],
    [(match) => Object.assign(match, { radiant_win: 'yes' }), /radiant_win/],
    [
      (match) => Object.assign(match.players[3] ?? {}, { hero_id: 24 }),
      /^match 700000001, Team Spirit v Harbour Five: the hero 24 isn’t known/,
    ],
    [(match) => Object.assign(match.players[3] ?? {}, { hero_id: 8 }), /Juggernaut is chosen twice/],
    [(match) => Object.assign(match.players[3] ?? {}, { player_slot: 2 }), /the place 2 is taken twice/],
    [(match) => Object.assign(match.players[3] ?? {}, { player_slot: 60 }), /Radiant has 4 players/],
    [(match) => Object.assign(match.players[3] ?? {}, { kills: -1 }), /players\.3\.kills/],
    [(match) => Object.assign(match.picks_bans[0] ?? {}, { hero_id: 86 }), /Rubick is banned and played/],
    [(match) => Object.assign(match.picks_bans[2] ?? {}, { team: 1 }), /Anti-Mage is picked, but not played by that side/],
    [(match) => Object.assign(match, { dire_name: 'TEAM SPIRIT' }), /a team plays itself/],
    [(match) => Object.assign(match, { dire_name: null }), /a team has no name/],
    [(match) => Object.assign(match, { match_id: 'x' }), /match_id/],
  ];
  for (const [change, reason] of broken) await expect(bring(smallDota(change)), String(reason)).rejects.toThrow(reason);
  await expect(bring(smallDota().slice(0, -2))).rejects.toThrow('it isn’t JSON');
  await expect(bring('[]')).rejects.toThrow('the record doesn’t have the right form');
  expect(await everything()).toEqual(before);
});

test('a match comes in with teams found by their names, its draft, its players by farm and what fell', async () => {
  expect(await bring(smallDota())).toMatchObject({ id, outcome: 'added', newTeams: [{ id: 'dota2-harbour-five', name: 'Harbour Five' }] });
  const { handlers } = createMatches(site.platform);
  const caller = { member: undefined, language: 'zh' as const, address: '127.0.0.1', userAgent: '', token: undefined };
  const { match, events } = await handlers.matchBattle({ type: 'esports', id }, caller);
  expect(match).toMatchObject({
    home: { id: 'es-spirit' },
    away: { id: 'dota2-harbour-five' },
    status: 'finished',
    home_score: 0,
    away_score: 1,
    kickoff_at: Date.UTC(2024, 2, 9, 12),
    esports: { game: 'dota2', best_of: 1, maps: [{ score: [12, 31], winner: 'away', seconds: 1_984, gold: -22_000 }] },
  });
  expect(events.map(({ kind }) => kind)).toEqual(['map_start', 'map_end', 'series_end']);
  const { series } = await handlers.matchMaps({ id }, caller);
  const [map] = series?.maps ?? [];
  expect(map).toMatchObject({
    gold: [],
    objectives: [],
    taken: [
      { code: 'tower', count: [0, 7] },
      { code: 'barracks', count: [0, 2] },
    ],
  });
  expect(map?.away.map(({ player, kda, gold }) => [player, kda, gold])).toEqual([
    ['#9128', [12, 1, 9], 24_000],
    ['#9129', [9, 2, 12], 21_000],
    ['#9130', [6, 3, 15], 17_000],
    ['#9131', [3, 4, 20], 11_000],
    ['#9132', [1, 2, 24], 9_000],
  ]);
});

test('importing twice changes nothing at all, a corrected record changes the match', async () => {
  const before = await everything();
  expect(await bring(smallDota())).toMatchObject({ outcome: 'as before', newTeams: [] });
  site.clock.set(now + 86_400_000);
  expect(await bring(smallDota())).toMatchObject({ outcome: 'as before' });
  expect(await everything()).toEqual(before);
  expect(await bring(smallDota((match) => Object.assign(match, { dire_score: 32 })))).toMatchObject({ outcome: 'changed' });
  const [row] = await site.platform.db.select().from(matches).where(eq(matches.id, id));
  expect(row).toMatchObject({ version: 2, detail: { esports: { maps: [{ score: [12, 32] }] } } });
  await expect(bring(smallDota((match) => Object.assign(match, { dire_name: 'Others' })))).rejects.toThrow('it is known with other teams');
});

test('a record that was parsed in full tells the gold of every minute, what fell when, and the names of players', async () => {
  const parsed = smallDota((match) => {
    Object.assign(match, {
      match_id: 700_000_002,
      league: { name: 'Harbour Masters' },
      radiant_gold_adv: [0, 120, -300],
      objectives: [
        { time: 700, type: 'building_kill', key: 'npc_dota_goodguys_tower1_mid' },
        { time: -4, type: 'CHAT_MESSAGE_FIRSTBLOOD', player_slot: 129 },
        { time: 900, type: 'CHAT_MESSAGE_ROSHAN_KILL', team: 3 },
        { time: 950, type: 'CHAT_MESSAGE_COURIER_LOST', team: 2 },
      ],
    });
    Object.assign(match.players[1] ?? {}, { name: 'Onyx', personaname: 'x_x' });
  });
  expect(await bring(parsed)).toMatchObject({ outcome: 'added', title: 'Harbour Masters: Team Spirit v Harbour Five' });
  const [row] = await site.platform.db.select().from(matchSheets).where(eq(matchSheets.matchId, 'od-700000002'));
  const [map] = row?.sheet.series?.maps ?? [];
  expect(map).toMatchObject({
    gold: [120, -300],
    objectives: [
      { second: 0, side: 'away', code: 'first_blood' },
      { second: 700, side: 'away', code: 'tower' },
      { second: 900, side: 'away', code: 'roshan' },
    ],
  });
  expect(map).not.toHaveProperty('taken');
  expect(map?.home[0]?.player).toBe('Onyx');
});

test('the command names the file that it refuses, imports the others all the same, and ends with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dota-'));
  try {
    const [good, bad] = [join(folder, 'good.json'), join(folder, 'bad.json')];
    await writeFile(
      good,
      smallDota((match) => Object.assign(match, { match_id: 700_000_003 })),
    );
    await writeFile(
      bad,
      smallDota((match) => Object.assign(match, { match_id: 700_000_004, players: [] })),
    );
    const said: string[] = [];
    expect(await runImport(site.platform, ['opendota', bad, good], (line) => said.push(line))).toBe(1);
    expect(said[0]).toMatch(/bad\.json: match 700000004: players .*Nothing of it was kept/);
    expect(said[1]).toMatch(/good\.json: .*added; \/score-detail\?id=od-700000003&sport=esports/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
