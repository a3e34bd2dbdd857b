import { expect, test, vi } from 'vitest';
import { atBetter, playoffs } from '../../../catalogue/basketball/playoffs.data.ts';
import { basketballDivisionOf } from '../../../catalogue/basketball/divisions.ts';
import { seasonOrder } from '../../../catalogue/seasonOrder.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import { basketball, basketballCalendar } from '../basketball/index.ts';
import { planDay } from '../sports.ts';
import { stateAt } from '../state.ts';
import { dayIn, dayLength, dayOf } from './days.ts';

// Every game of a season is played, which takes a busy machine its time.
vi.setConfig({ testTimeout: 120_000 });

const seed = '2026';
const [nba] = [playoffs.nba];
const [season] = basketballCalendar.seasonsAround('nba', dayIn(2026, '05-20'));
if (!nba || !season) throw new Error('no season');
const all = basketballCalendar.seasonOf(seed, 'nba', season);
const rounds = [...nba.playIn, ...nba.rounds].map(({ names }) => all.filter(({ roundNames }) => roundNames.en === names.en));
const scoreOf = (fixture: FeedFixture) => stateAt(basketball.plan(seed, fixture).timeline, Infinity).score ?? { home: 0, away: 0 };
const winnerOf = (fixture: FeedFixture) => (scoreOf(fixture).home > scoreOf(fixture).away ? fixture.homeId : fixture.awayId);
const pairsIn = (games: readonly FeedFixture[]) => [
  ...Map.groupBy(games, ({ homeId, awayId }) => [homeId, awayId].toSorted().join(' ')).values(),
];
const order = seasonOrder(
  { competitionId: 'nba', season: season.id, sport: 'basketball' },
  basketballDivisionOf('nba').teams.map(({ id }) => id),
  all
    .filter(({ placing }) => !placing)
    .map((fixture) => ({
      ...{ id: fixture.id, homeId: fixture.homeId, awayId: fixture.awayId, at: fixture.kickoffAt },
      ...scoreOf(fixture),
    })),
);
const places = nba.halves.map(({ teams }) => order.filter((id) => teams.includes(id)));

test('the play-in is played by the seventh to the tenth of each half, and its winners meet the second and the first', () => {
  const [opening = [], last = [], first = []] = rounds;
  expect(opening.map(({ homeId, awayId }) => `${homeId} ${awayId}`).toSorted()).toEqual(
    places.flatMap((half) => [`${half[6]} ${half[7]}`, `${half[8]} ${half[9]}`]).toSorted(),
  );
  for (const half of places) {
    const [upper, lower] = [6, 8].map((at) => opening.find(({ homeId }) => homeId === half[at]) as FeedFixture);
    if (!upper || !lower) throw new Error('no play-in');
    const decider = last.find(({ homeId, awayId }) => [homeId, awayId].includes(winnerOf(lower)));
    if (!decider) throw new Error('no game for the last place');
    expect([decider.homeId, decider.awayId]).toContain(upper.homeId === winnerOf(upper) ? upper.awayId : upper.homeId);
    const opponents = (id: string | undefined) =>
      new Set(first.filter(({ homeId, awayId }) => homeId === id || awayId === id).flatMap(({ homeId, awayId }) => [homeId, awayId]));
    expect(opponents(half[1])).toEqual(new Set([half[1], winnerOf(upper)]));
    expect(opponents(half[0])).toEqual(new Set([half[0], winnerOf(decider)]));
    expect(opponents(half[3])).toEqual(new Set([half[3], half[4]]));
  }
});

test('a series ends with the fourth win, is at home 2-2-1-1-1 for the better one, and its winner is in the next round', () => {
  expect(rounds.slice(2).map((games) => pairsIn(games).length)).toEqual([8, 4, 2, 1]);
  for (const [index, round] of rounds.entries()) {
    if (index < 2) continue;
    for (const games of pairsIn(round)) {
      const [opener] = games;
      const better = opener?.homeId;
      const won = games.filter((game) => winnerOf(game) === better).length;
      expect([won, games.length - won].toSorted()).toEqual([games.length - 4, 4]);
      expect(winnerOf(games.at(-1) as FeedFixture)).toBe(won === 4 ? better : opener?.awayId);
      expect(games.map(({ homeId }) => homeId === better)).toEqual(atBetter.slice(0, games.length));
      const next = rounds[index + 1]?.flatMap(({ homeId, awayId }) => [homeId, awayId]) ?? [];
      if (index < rounds.length - 1)
        expect([better, opener?.awayId].map((id) => next.includes(id ?? ''))).toEqual(won === 4 ? [true, false] : [false, true]);
    }
  }
});

test('a game that is needed only if nobody has won is told when the one before it is over, and never before its round is drawn', () => {
  for (const round of rounds.slice(2))
    for (const games of pairsIn(round))
      for (const [index, game] of games.entries()) {
        const before = games[index - 1];
        expect(game.kickoffAt).toBeGreaterThan((game.drawnAt ?? Infinity) + 6 * 3_600_000);
        if (before && index >= 4) expect(game.drawnAt).toBeGreaterThan(stateEnd(before));
      }
  const known = (at: number) => basketballCalendar.seasonOf(seed, 'nba', season, at).length;
  expect(known(dayIn(2026, '04-15') * dayLength)).toBe(all.filter(({ placing }) => !placing).length);
  expect(known(Infinity)).toBe(all.length);
  const seventh = rounds
    .slice(2)
    .flatMap(pairsIn)
    .find((games) => games.length === 7)?.[6];
  if (!seventh?.drawnAt) throw new Error('no series of seven games');
  const isKnown = (at: number) => basketballCalendar.seasonOf(seed, 'nba', season, at).some(({ id }) => id === seventh.id);
  expect([isKnown(seventh.drawnAt - 1), isKnown(seventh.drawnAt)]).toEqual([false, true]);
});

const stateEnd = (fixture: FeedFixture) => basketball.plan(seed, fixture).timeline.moments.at(-1)?.at ?? Infinity;

test('every day holds its games of the play-offs, and the next season begins without any', () => {
  for (const game of rounds.flat()) expect(planDay(seed, dayOf(game.kickoffAt)).map(({ id }) => id)).toContain(game.id);
  expect(dayOf(rounds.at(-1)?.at(-1)?.kickoffAt ?? Infinity)).toBeLessThanOrEqual(dayIn(2026, '06-24'));
  const [next] = basketballCalendar.seasonsAround('nba', dayIn(2026, '11-20'));
  expect(next && basketballCalendar.seasonOf(seed, 'nba', next, dayIn(2026, '11-20') * dayLength).every(({ placing }) => !placing)).toBe(
    true,
  );
});
