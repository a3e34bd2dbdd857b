import { expect, test } from 'vitest';
import { tightNames } from '../catalogue/tightNames.data.ts';
import { languages, type Names } from '../text/local.ts';
import { basketballDivisionOf, basketballDivisions } from '../catalogue/basketball/divisions.ts';
import { esportsDivisionOf, esportsDivisions } from '../catalogue/esports/divisions.ts';
import { heroesByGame } from '../catalogue/esports/heroes.data.ts';
import { divisions as footballDivisions } from '../catalogue/football/divisions.ts';
import { longestShort } from '../catalogue/markedName.ts';
import { people } from '../catalogue/names/people.ts';

const divisions = [...basketballDivisions, ...esportsDivisions];
const teams = divisions.flatMap((division) => division.teams);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('ids of teams and competitions are given once across all sports', () => {
  expect(repeated([...teams, ...footballDivisions.flatMap((division) => division.teams)].map(({ id }) => id))).toEqual([]);
  expect(repeated([...divisions, ...footballDivisions].map(({ competition }) => competition.id))).toEqual([]);
});

test('sixty basketball teams and more, and esports of all four games', () => {
  expect(basketballDivisions.flatMap((division) => division.teams).length).toBeGreaterThanOrEqual(60);
  expect(new Set(esportsDivisions.map(({ game }) => game))).toEqual(new Set(['lol', 'dota2', 'cs', 'kog']));
});

test('names are complete in three languages, and short ones fit and tell the teams of a division apart', () => {
  const texts: Names[] = [...teams, ...divisions.map(({ competition }) => competition)].flatMap(({ names, shortNames }) => [
    names,
    shortNames,
  ]);
  for (const text of texts) for (const language of languages) expect(text[language].trim(), JSON.stringify(text)).toMatch(/\S/);
  for (const { competition, teams: its } of divisions)
    for (const language of languages) {
      const short = its.map(({ shortNames }) => shortNames[language]);
      expect(repeated(short), competition.id).toEqual([]);
      expect(
        short.filter((name) => [...name].length > longestShort.marked),
        competition.id,
      ).toEqual([]);
      expect([...competition.shortNames[language]].length).toBeLessThanOrEqual(12);
    }
});

test('every tight name is one that some team of women or of the young bears', () => {
  const borne = [...divisions, ...footballDivisions].flatMap((division) =>
    division.teams.flatMap(({ shortNames }) => [shortNames.en, shortNames.vi]),
  );
  for (const [short, tight] of Object.entries(tightNames)) {
    expect(tight.length, short).toBeLessThan(short.length);
    expect(
      borne.some((name) => name.startsWith(`${tight} `)),
      tight,
    ).toBe(true);
  }
});

test('colours are two different CSS colours, and women’s teams have women’s names', () => {
  for (const { id, colors } of teams) {
    for (const color of colors) expect(color, id).toMatch(/^#[0-9a-f]{6}$/);
    expect(colors[0], id).not.toBe(colors[1]);
  }
  for (const { isWomen, people: region, competition } of basketballDivisions)
    if (isWomen) expect(people[region].women?.length, competition.id).toBeGreaterThan(8);
});

test('no hero is named twice within a game, in either language', () => {
  for (const [game, pools] of Object.entries(heroesByGame)) {
    expect(repeated(pools.flat().map(({ zh }) => zh)), game).toEqual([]);
    expect(repeated(pools.flat().map(({ en }) => en)), game).toEqual([]);
  }
});

test('a division is found by its competition, and one that does not exist is refused', () => {
  expect(basketballDivisionOf('nba').teams).toHaveLength(30);
  expect(esportsDivisionOf('kpl').game).toBe('kog');
  expect(() => basketballDivisionOf('lpl')).toThrow(RangeError);
  expect(() => esportsDivisionOf('nba')).toThrow(RangeError);
});
