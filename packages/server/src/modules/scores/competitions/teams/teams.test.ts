import type {
  BallPlayer,
  BallSquadPlayer,
  FootballPlayer,
  SeasonPlayer,
  SeasonStandings,
  SquadPlayer,
  TeamPage,
} from '@pitchside/api/scores/competitions';
import { codes } from '@pitchside/api/contract';
import type { Lineup } from '@pitchside/api/scores/matches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basketballDivisionOf } from '../../../../catalogue/basketball/divisions.ts';
import { divisionOf } from '../../../../catalogue/football/divisions.ts';
import { basketball } from '../../../../feeds/simulator/basketball/index.ts';
import { dayOf, planDay } from '../../../../feeds/simulator/football/calendar.ts';
import { planStory } from '../../../../feeds/simulator/football/detail/story.ts';
import { planMatch } from '../../../../feeds/simulator/football/timeline.ts';
import { stateAt } from '../../../../feeds/simulator/state.ts';
import { importOpenfootball } from '../../../../feeds/openfootball/index.ts';
import { smallLeague } from '../../../../feeds/openfootball/openfootball.fixtures.ts';
import { openTestSite, type TestSite } from '../../../../testing/testSite.ts';

const seed = 'teams';
let site: TestSite;

/** Stores simulated football matches of one league around today, with line-ups, and finished matches of a basketball league. */
async function play(): Promise<void> {
  const now = site.clock.now();
  const days = Array.from({ length: 50 }, (_, index) => dayOf(now) - 40 + index);
  const football = days.flatMap((day) => planDay(seed, day)).filter(({ competitionId }) => competitionId === 'laliga');
  const plans = football.map((fixture) => ({ fixture, timeline: planMatch(seed, fixture) }));
  const { competition, teams } = divisionOf('laliga');
  await site.site.matches.apply({
    competitions: [competition],
    teams: teams.map(({ strength: _, ...team }) => team),
    fixtures: football,
    updates: plans.map(({ timeline }) => stateAt(timeline, now)).filter(({ version }) => version > 0),
    details: plans.flatMap(({ fixture, timeline }) =>
      fixture.kickoffAt > now + 12 * 3_600_000 ? [] : (planStory(seed, fixture, timeline).between(-Infinity, now) ?? []),
    ),
  });
  const games = days
    .slice(-18, -8)
    .flatMap((day) => basketball.planDay(seed, day))
    .filter(({ competitionId }) => competitionId === 'nba');
  const nba = basketballDivisionOf('nba');
  await site.site.matches.apply({
    competitions: [nba.competition],
    teams: nba.teams.map(({ strength: _, ...team }) => team),
    fixtures: games,
    updates: games
      .map((fixture) => ({ plan: basketball.plan(seed, fixture) }))
      .map(({ plan }) => {
        const state = stateAt(plan.timeline, now);
        const sheet = state.version > 0 ? plan.sheetAt?.(state.version) : undefined;
        return { ...state, ...(sheet && { sheet }) };
      })
      .filter(({ version }) => version > 0),
  });
}

beforeAll(async () => {
  site = await openTestSite();
  await importOpenfootball(site.site.platform, '2015-16_en.1.json', smallLeague(), { isAnyShape: true, reason: 'four clubs' });
  await play();
});
afterAll(() => site.close());

async function get<Data>(path: string, parameters: Record<string, string>, lang = 'en'): Promise<Data> {
  const answer = await site.call('GET', path, { query: `?${new URLSearchParams(parameters)}`, lang });
  expect(answer, `${path} ${JSON.stringify(parameters)}`).toMatchObject({ code: 0 });
  return answer.data as Data;
}
const scorers = async () =>
  (await get<{ list: SeasonPlayer[] }>('Football/season_players', { id: 'laliga', by: 'goals', limit: '100' })).list;
const squadOf = (id: string) => get<{ list: SquadPlayer[]; known: number; finished: number }>('Football/team_squad', { id });

test('a team has its season, and after a round that is over it stands where the table has it', async () => {
  const { groups } = await get<SeasonStandings>('Football/season_table', { id: 'laliga' });
  const lines = groups[0]?.overall ?? [];
  const pages = await Promise.all(lines.map(({ team_id }) => get<TeamPage>('Football/team', { id: team_id })));
  // A team's row matches the table only if it has played the latest round.
  const newest = Math.max(...lines.map(({ played }) => played));
  let compared = 0;
  for (const [index, page] of pages.entries()) {
    const line = lines[index];
    const own = line?.team_id ?? '';
    expect(page.campaign).toMatchObject({ competition: { id: 'laliga' }, is_simulated: true });
    expect(page.matches.every(({ home, away }) => home.id === own || away.id === own)).toBe(true);
    expect(page.places.map(({ of }) => of)).toEqual(Array.from({ length: line?.played ?? 0 }, () => 20));
    expect([page.coach, page.formation, page.venue].every((word) => word !== null && word.length > 0)).toBe(true);
    const last = page.matches.findLast(({ status }) => status === 'finished');
    expect(page.places.at(-1)?.match_id).toBe(last?.id);
    if (line?.played !== newest) continue;
    expect(page.places.at(-1)?.position).toBe(line.position);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
});

test('the squad is who stands in the line-ups, under the same ids, with the goals of the scorers', async () => {
  const all = await scorers();
  expect(all.length).toBeGreaterThan(10);
  const teamIds = [...new Set(all.map(({ team }) => team.id))];
  for (const id of teamIds.slice(0, 6)) {
    const { list, known, finished } = await squadOf(id);
    expect([list.length, known]).toEqual([18, finished]);
    expect(list.map(({ position }) => position)).toEqual(
      list
        .map(({ position }) => position)
        .toSorted(
          (a, b) =>
            ['keeper', 'defender', 'midfielder', 'forward'].indexOf(a ?? '') -
            ['keeper', 'defender', 'midfielder', 'forward'].indexOf(b ?? ''),
        ),
    );
    const own = all.filter(({ team }) => team.id === id);
    expect(
      list
        .filter(({ goals }) => goals > 0)
        .map((one) => [one.id, one.name, one.goals, one.assists])
        .toSorted(),
    ).toEqual(own.map((one) => [one.player_id, one.player, one.goals, one.assists]).toSorted());
    // Every match has eleven starters, and nobody has a rating without playing.
    expect(list.reduce((sum, { starts }) => sum + (starts ?? 0), 0)).toBe(11 * finished);
    expect(
      list.every(({ appearances, rating, minutes }) => (appearances === 0) === (rating === null) && (minutes ?? 0) <= 90 * finished),
    ).toBe(true);
    const { matches } = await get<TeamPage>('Football/team', { id });
    const match = matches.findLast(({ status }) => status === 'finished');
    const { lineups } = await get<{ lineups: Record<'home' | 'away', Lineup> }>('hot_match/detail', { id: match?.id ?? '' });
    const { starters, bench } = lineups[match?.home.id === id ? 'home' : 'away'];
    expect([...starters, ...bench].map((player) => player.id).toSorted()).toEqual(list.map((player) => player.id).toSorted());
  }
});

test('a footballer has a season and the matches in which he had a part, and they agree', async () => {
  const [first] = await scorers();
  const player = await get<FootballPlayer>('Football/player', { id: first?.player_id ?? '' });
  expect(player).toMatchObject({
    id: first?.player_id,
    name: first?.player,
    team: { id: first?.team.id },
    campaign: { is_simulated: true },
    season: { goals: first?.goals, assists: first?.assists },
  });
  expect(player.born_at).toBeLessThan(site.clock.now());
  const sum = (of: (match: FootballPlayer['recent'][number]) => number | null) =>
    player.recent.reduce((total, match) => total + (of(match) ?? 0), 0);
  expect([player.recent.length, sum(({ goals }) => goals), sum(({ minutes }) => minutes)]).toEqual([
    player.season.appearances,
    player.season.goals,
    player.season.minutes,
  ]);
  expect(player.career).toMatchObject([{ campaign: { competition: { id: 'laliga' } }, goals: first?.goals }]);
  // Names depend on the language, ids do not.
  const inChinese = await get<FootballPlayer>('Football/player', { id: player.id }, 'zh');
  expect(inChinese.id).toBe(player.id);
  expect(inChinese.name).not.toBe(player.name);
});

test('a season of the real world has the players that its goals name, and what nobody told is not known', async () => {
  const season = { id: 'epl', season: '2015-16' };
  const { list } = await get<{ list: SeasonPlayer[] }>('Football/season_players', season);
  const [scorer] = list;
  expect(scorer).toBeDefined();
  const squad = await get<{ list: SquadPlayer[]; known: number }>('Football/team_squad', {
    id: scorer?.team.id ?? '',
    competition: 'epl',
    season: '2015-16',
  });
  expect(squad.known).toBe(0);
  expect(squad.list.find(({ id }) => id === scorer?.player_id)).toMatchObject({
    goals: scorer?.goals,
    appearances: null,
    minutes: null,
    rating: null,
    number: null,
    position: null,
    born_at: null,
  });
  expect(await get<FootballPlayer>('Football/player', { id: scorer?.player_id ?? '' })).toMatchObject({
    campaign: { season: '2015-16', is_simulated: false },
    season: { goals: scorer?.goals, appearances: null },
  });
});

test('a basketball team has its players with their means, and each of them a page that agrees', async () => {
  const page = await get<TeamPage>('Football/team', { id: 'bb-lakers', sport: 'basketball' });
  expect(page).toMatchObject({ campaign: { competition: { id: 'nba' } }, places: [] });
  const { list } = await get<{ list: BallSquadPlayer[] }>('Basketball/team_squad', { id: 'bb-lakers' });
  expect(list.length).toBeGreaterThanOrEqual(8);
  expect(list.map(({ points }) => points)).toEqual(list.map(({ points }) => points).toSorted((a, b) => b - a));
  const [best] = list;
  const player = await get<BallPlayer>('Basketball/player', { id: best?.id ?? '' });
  expect(player).toMatchObject({ name: best?.name, number: best?.number, season: { games: best?.games, points: best?.points } });
  const points = player.recent.reduce((sum, { line }) => sum + line.points, 0);
  expect(Math.round((10 * points) / player.recent.length) / 10).toBe(player.season.points);
  expect(player.recent.every(({ match, line }) => match.status === 'finished' && line.player_id === player.id)).toBe(true);
  expect(player.percentiles.every(({ percentile, among }) => percentile >= 0 && percentile <= 100 && among > 8)).toBe(true);
});

test('whom nobody knows is refused with words, and so is a season that a team never played', async () => {
  const refused = async (path: string, parameters: Record<string, string>, words: string) =>
    expect(await site.call('GET', path, { query: `?${new URLSearchParams(parameters)}`, lang: 'en' })).toMatchObject({
      code: codes.failed,
      msg: words,
    });
  await refused('Football/team', { id: 'nobody' }, 'Team not found');
  await refused('Football/team', { id: 'bb-lakers' }, 'Team not found');
  await refused('Football/team', { id: 'arsenal', season: '1999-00' }, 'This season wasn’t found');
  await refused('Basketball/team_squad', { id: 'arsenal' }, 'Team not found');
  await refused('Football/player', { id: 'nobody' }, 'Player not found');
  await refused('Football/player', { id: 'arsenal_nobody-at-all' }, 'Player not found');
  await refused('Basketball/player', { id: 'bb-lakers_nobody' }, 'Player not found');
  await refused('Football/player', { id: "x' or 1=1" }, 'Invalid input: id');
});
