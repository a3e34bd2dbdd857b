// @module-tag full
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { basketballDivisionOf } from '../../../catalogue/basketball/divisions.ts';
import { firstPairs } from '../../../catalogue/basketball/playoffs.data.ts';
import { basketball, basketballCalendar } from '../../../feeds/simulator/basketball/index.ts';
import { dayIn } from '../../../feeds/simulator/season/days.ts';
import { stateAt } from '../../../feeds/simulator/state.ts';
import { openTestSite, type TestSite } from '../../../testing/testSite.ts';
import type { FeedFixture } from '../sport/index.ts';

// Playing every game of a season takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

interface Side {
  id: string;
}
interface AnsweredTie {
  home: Side | null;
  away: Side | null;
  legs: { home: Side; winner: string | null }[];
  total: { home: number; away: number } | null;
  best_of: number | null;
  seeds: { home: number | null; away: number | null } | null;
  winner: string | null;
  next: string | null;
  id: string;
}
interface Bracket {
  rounds: { id: string; name: string; ties: AnsweredTie[] }[];
  play_in: { id: string; ties: AnsweredTie[] }[];
  halves: string[];
}

let site: TestSite;
const [season] = basketballCalendar.seasonsAround('nba', dayIn(2026, '05-20'));
if (!season) throw new Error('no season');
/** Between the second round and the conference finals, which have no data yet. */
const middle = Date.UTC(2026, 4, 18, 12);

const publishAt = (at: number) => {
  const fixtures: readonly FeedFixture[] = basketballCalendar.seasonOf('series', 'nba', season, at);
  const updates = fixtures
    .map((fixture) => ({ ...stateAt(basketball.plan('series', fixture).timeline, at), events: [] }))
    .filter(({ version }) => version > 0);
  return site.site.matches.apply({ isPast: true, fixtures: [...fixtures], updates });
};
const bracket = async (lang = 'en') =>
  (await site.call('GET', 'Football/season_bracket', { query: `?id=nba&season=${season.id}`, lang })).data as Bracket;

beforeAll(async () => {
  site = await openTestSite();
  const { competition, teams } = basketballDivisionOf('nba');
  await site.site.matches.apply({ competitions: [competition], teams: teams.map(({ strength: _, ...team }) => team) });
  await publishAt(middle);
});
afterAll(() => site.close());

test('the play-offs stand whole while they are played: who has won so far is in the next round, the rest is open', async () => {
  const { rounds, play_in: playIn, halves } = await bracket();
  expect(halves).toEqual(['Eastern Conference', 'Western Conference']);
  expect(playIn.map(({ ties }) => ties.map(({ seeds, best_of }) => [seeds?.home, seeds?.away, best_of]))).toEqual([
    [
      [7, 8, 1],
      [9, 10, 1],
      [7, 8, 1],
      [9, 10, 1],
    ],
    expect.arrayContaining([expect.anything(), expect.anything()]),
  ]);
  expect(rounds.map(({ ties }) => ties.length)).toEqual([8, 4, 2, 1]);
  expect(rounds[0]?.ties.map(({ seeds }) => [seeds?.home, seeds?.away])).toEqual([...firstPairs, ...firstPairs]);
  const first = rounds[0]?.ties ?? [];
  for (const [index, { winner, total, best_of: bestOf, home, away, next, legs }] of first.entries()) {
    expect([bestOf, Math.max(total?.home ?? 0, total?.away ?? 0)]).toEqual([7, 4]);
    expect(legs.length).toBe((total?.home ?? 0) + (total?.away ?? 0));
    const after = rounds[1]?.ties[Math.floor(index / 2)];
    expect(next).toBe(after?.id);
    expect([after?.home?.id, after?.away?.id]).toContain(winner === 'home' ? home?.id : away?.id);
  }
  const third = rounds[2]?.ties ?? [];
  const winners =
    rounds[1]?.ties.flatMap(({ winner, home, away }) => (winner === null ? [] : [winner === 'home' ? home?.id : away?.id])) ?? [];
  expect(third.flatMap(({ home, away }) => [home?.id, away?.id].filter((id) => id !== undefined)).toSorted()).toEqual(winners.toSorted());
  expect(third.every(({ legs, total }) => legs.length === 0 && total === null)).toBe(true);
  expect(rounds[3]?.ties).toMatchObject([{ home: null, away: null, best_of: 7, next: null }]);
});

test('whoever wins the last series is the champion; the table counts no game of the play-offs', async () => {
  await publishAt(Infinity);
  const { rounds } = await bracket('zh');
  expect(rounds.map(({ name }) => name)).toEqual(['季后赛首轮', '分区半决赛', '分区决赛', '总决赛']);
  const [final] = rounds[3]?.ties ?? [];
  const champion = final?.winner === 'home' ? final.home : final?.away;
  const { data } = await site.call('GET', 'Football/season_list', { query: '?id=nba', lang: 'en' });
  expect(data).toMatchObject({ kind: 'cup', seasons: [{ id: season.id, champion: { id: champion?.id } }] });
  const table = (await site.call('GET', 'Basketball/season_table', { query: `?id=nba&season=${season.id}` })).data as {
    groups: { overall: { played: number }[] }[];
  };
  expect(table.groups.flatMap(({ overall }) => overall.map(({ played }) => played))).toEqual(Array.from({ length: 30 }, () => 82));
});
