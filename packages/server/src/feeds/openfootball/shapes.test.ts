import { expect, test } from 'vitest';
import { readSeason } from './read.ts';
import { roundOf } from './round.ts';

const team = (name: string) => ({ name, code: name.slice(0, 3).toUpperCase() });

/** A championship as its files write it: rounds with their matches, goals in fields of their own. */
const championship = (change: (final: Record<string, unknown>) => void = () => undefined) => {
  const final: Record<string, unknown> = {
    date: '2016-07-10',
    time: '21:00',
    timezone: 'UTC+2',
    team1: team('Portugal'),
    team2: team('France'),
    score1: 0,
    score2: 0,
    score1i: 0,
    score2i: 0,
    score1et: 1,
    score2et: 0,
    score1p: null,
    score2p: null,
    group: null,
  };
  change(final);
  const opening = {
    date: '2016-06-10',
    time: '21:00',
    team1: team('France'),
    team2: team('Romania'),
    score1: 2,
    score2: 1,
    group: 'Group A',
  };
  return JSON.stringify({
    name: 'Euro 2016',
    rounds: [
      { name: 'Matchday 1', matches: [opening] },
      { name: 'Final', matches: [final] },
    ],
  });
};

test('a championship whose matches stand under their rounds is read with groups, extra time and zones', () => {
  const read = readSeason('2016_euro.json', championship());
  expect(read).toMatchObject({ season: '2016', source: { competition: { id: 'euro' } } });
  expect(read?.matches).toMatchObject([
    {
      home: 'France',
      round: { stage: 'group' },
      group: 'A',
      outcome: { score: { home: 2, away: 1 } },
      kickoffAt: Date.UTC(2016, 5, 10, 19),
    },
    {
      home: 'Portugal',
      round: { stage: 'knockout' },
      group: null,
      outcome: { score: { home: 1, away: 0 }, regular: { home: 0, away: 0 }, penalties: null },
      kickoffAt: Date.UTC(2016, 6, 10, 19),
    },
  ]);
  expect(
    readSeason(
      '2016_euro.json',
      championship((final) =>
        Object.assign(final, { score1: null, score2: null, score1et: null, score2et: null, score1i: null, score2i: null }),
      ),
    )?.matches[1]?.outcome.score,
  ).toBeNull();
  expect(() =>
    readSeason(
      '2016_euro.json',
      championship((final) => void (final.score1 = 1)),
    ),
  ).toThrow(/extra time doesn’t follow/);
});

test('extra time of a second leg follows from both matches; elsewhere only from a draw', () => {
  const leg = (date: string, team1: string, team2: string, score: unknown, round = 'Championship stage, Semi-finals') => ({
    round,
    date,
    team1,
    team2,
    score,
  });
  const season = (...matches: unknown[]) => JSON.stringify({ name: 'China | Super League 2020', matches });
  const first = leg('2020-10-30', 'Harbour', 'Hill', { ft: [2, 1] });
  const second = leg('2020-11-04', 'Hill', 'Harbour', { ft: [2, 1], et: [2, 1], p: [4, 2] });
  expect(readSeason('2020_cn.1.json', season(first, second))?.matches[1]).toMatchObject({
    round: { stage: 'knockout', names: { en: 'Semi-finals' } },
    outcome: { score: { home: 2, away: 1 }, regular: { home: 2, away: 1 }, penalties: { home: 4, away: 2 } },
  });
  expect(() => readSeason('2020_cn.1.json', season(second))).toThrow(/extra time doesn’t follow/);
});

test('rounds are known however leagues count them', () => {
  expect(
    ['1. Round', 'Regular, Matchday 1', 'Regular season, Matchday 1', 'Spieltag 1', '1. Spieltag'].map((written) => roundOf(written)),
  ).toEqual(Array.from({ length: 5 }, () => roundOf('Matchday 1')));
  expect(roundOf('Relegation round, Matchday 3')).toMatchObject({ stage: 'playoff', names: { en: 'Relegation round, match 3' } });
  expect(roundOf('Relegation Playoffs, Matchday 1')).toMatchObject({ stage: 'playoff', names: { en: 'Play-offs, round 1' } });
  expect(() => roundOf('Round the corner')).toThrow(/isn’t known/);
});

test('World Cups of all years have a zone and two or three points for a win', () => {
  const cup = (year: number) =>
    JSON.stringify({
      name: `World Cup ${year}`,
      matches: [
        {
          round: 'Matchday 1',
          date: `${year}-07-13`,
          time: '15:00',
          team1: 'France',
          team2: 'Mexico',
          score: { ft: [4, 1] },
          group: 'Group 1',
        },
      ],
    });
  expect(readSeason('worldcup.json', cup(1930))?.matches[0]).toMatchObject({ group: '1', round: { stage: 'group' } });
  expect(readSeason('worldcup.json', cup(1998))?.matches[0]?.kickoffAt).toBe(Date.UTC(1998, 6, 13, 13));
});
