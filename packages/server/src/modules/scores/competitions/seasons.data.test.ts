// @module-tag full
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { realData } from '../../../testing/realData.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import { importOpenfootball } from '../../../feeds/openfootball/index.ts';

const isThere = existsSync(join(realData, 'expected-tables.json'));
const say = (line: string) => void process.stdout.write(`${line}\n`);
if (!isThere) say(`Seasons of the real world are not compared: ${realData} does not hold them (PITCHSIDE_TEST_DATA names another folder).`);

const figures = z.tuple([z.int(), z.string(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int(), z.int()]);
const expectedTables = z.object({ seasons: z.record(z.string(), z.object({ table: z.array(figures) })) });
const answered = z.object({
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
  groups: z.array(
    z.object({
      id: z.string(),
      overall: z.array(
        z.object({
          position: z.int(),
          team_id: z.string(),
          played: z.int(),
          won: z.int(),
          drawn: z.int(),
          lost: z.int(),
          goals_for: z.int(),
          goals_against: z.int(),
          goal_difference: z.int(),
          points: z.int(),
        }),
      ),
    }),
  ),
});

const read = (path: string) => readFileSync(join(realData, path), 'utf8');
const files = isThere ? readdirSync(join(realData, 'openfootball')).filter((file) => file.endsWith('.json')) : [];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Id of a name in a file, from the rows of the season: names change, ids do not. */
async function nameIds(): Promise<Map<string, string>> {
  const { rows } = await site.site.platform.db.execute<{ written: string; team_id: string }>('select written, team_id from team_alias');
  return new Map(rows.map(({ written, team_id }) => [written, team_id]));
}

test.runIf(isThere).each(files)('the final table of %s is the one that is known', async (file) => {
  const expected = z.parse(expectedTables, JSON.parse(read('expected-tables.json'))).seasons[file.replace('.json', '')];
  const stored = await importOpenfootball(site.site.platform, file, read(`openfootball/${file}`));
  expect(stored?.newTeams).toEqual([]);
  const competition = {
    'en.1': 'epl',
    'es.1': 'laliga',
    'de.1': 'bundesliga',
    'it.1': 'serie-a',
    'fr.1': 'ligue-1',
    'cn.1': 'csl',
    'br.1': 'brasileirao',
  }[file.slice(file.indexOf('_') + 1, -5)];
  const { code, data } = await site.call('GET', 'Football/season_table', {
    query: `?id=${competition}&season=${stored?.season}`,
    lang: 'en',
  });
  expect(code).toBe(0);
  const {
    groups: [group],
  } = z.parse(answered, data);
  const ids = await nameIds();
  const lines = group?.overall.map((row) => [
    row.position,
    row.team_id,
    row.played,
    row.won,
    row.drawn,
    row.lost,
    row.goals_for,
    row.goals_against,
    row.points,
    row.goal_difference,
  ]);
  expect(lines).toEqual(
    expected?.table.map(([position, team, played, won, drawn, lost, own, other, points]) => [
      position,
      ids.get(team),
      played,
      won,
      drawn,
      lost,
      own,
      other,
      points,
      own - other,
    ]),
  );
  const again = await importOpenfootball(site.site.platform, file, read(`openfootball/${file}`));
  expect(again).toMatchObject({ added: 0, changed: 0 });
  const [first] = group?.overall ?? [];
  say(
    `  ${file.padEnd(20)} ${String(lines?.length).padStart(2)} of ${expected?.table.length} places as known; ${stored?.matches} matches, first ${first?.team_id} with ${first?.points}; again: nothing changed`,
  );
});

test.runIf(isThere)('the World Cup of 2022: groups, bracket to the final on penalties, and the golden boot', async () => {
  const stored = await importOpenfootball(site.site.platform, '2022_worldcup.json', read('worldcup/2022_worldcup.json'));
  expect(stored).toMatchObject({ matches: 64, teams: 32, newTeams: [], events: 172 });
  const table = z.parse(answered, (await site.call('GET', 'Football/season_table', { query: '?id=world-cup', lang: 'en' })).data);
  expect(table.groups.map(({ id }) => id).join('')).toBe('ABCDEFGH');
  const first = table.groups.map(({ overall }) =>
    overall
      .slice(0, 2)
      .map(({ team_id }) => team_id.slice(3))
      .join(' '),
  );
  expect(first).toEqual([
    'netherlands senegal',
    'england usa',
    'argentina poland',
    'france australia',
    'japan spain',
    'morocco croatia',
    'brazil switzerland',
    'portugal south-korea',
  ]);
  const bracket = await site.call('GET', 'Football/season_bracket', { query: '?id=world-cup', lang: 'en' });
  const { rounds, third_place } = bracket.data as {
    rounds: {
      name: string;
      ties: { winner: string; decided: string; next: string | null; home: { name: string }; penalties: unknown; total: unknown }[];
    }[];
    third_place: { ties: { home: { name: string }; winner: string }[] };
  };
  expect(rounds.map(({ name, ties }) => `${name} ${ties.length}`)).toEqual([
    'Round of 16 8',
    'Quarter-finals 4',
    'Semi-finals 2',
    'Final 1',
  ]);
  expect(rounds.at(-1)?.ties[0]).toMatchObject({
    home: { name: 'Argentina' },
    winner: 'home',
    decided: 'penalties',
    penalties: { home: 4, away: 2 },
    total: { home: 3, away: 3 },
    next: null,
  });
  expect(rounds[0]?.ties.map(({ next }) => next)).toEqual(
    rounds[1]?.ties.flatMap((tie) => [tie, tie]).map((tie) => (tie as { id?: string }).id),
  );
  expect(third_place.ties[0]).toMatchObject({ home: { name: 'Croatia' }, winner: 'home' });
  const players = await site.call('GET', 'Football/season_players', { query: '?id=world-cup&limit=4', lang: 'en' });
  expect((players.data as { list: { player: string; goals: number }[] }).list.map(({ player, goals }) => `${player} ${goals}`)).toEqual([
    'Kylian Mbappé 8',
    'Lionel Messi 7',
    'Julián Álvarez 4',
    'Olivier Giroud 4',
  ]);
  say('  2022_worldcup.json   eight groups, sixteen ties and the golden boot as known');
});
