import { expect, test } from 'vitest';
import { languages, type Names } from '../../text/local.ts';
import { cups, divisions, divisionOf } from './divisions.ts';
import { longestShort } from '../markedName.ts';
import { people } from '../names/people.ts';

const teams = divisions.flatMap((division) => division.teams);
const lengthOf = (text: string) => [...text].length;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every id is given once', () => {
  expect(repeated([...divisions, ...cups].map(({ competition }) => competition.id))).toEqual([]);
  expect(repeated(teams.map(({ id }) => id))).toEqual([]);
});

test('names are complete in three languages and say what they are in each', () => {
  const texts: Names[] = [...teams, ...[...divisions, ...cups].map(({ competition }) => competition)].flatMap(({ names, shortNames }) => [
    names,
    shortNames,
  ]);
  for (const text of [...texts, ...divisions.map(({ competition }) => competition.countryNames)])
    for (const language of languages) expect(text[language].trim(), JSON.stringify(text)).toMatch(/\S/);
});

test('short names fit a scoreboard and tell the teams of a division apart', () => {
  for (const { competition, teams: its, squad } of divisions)
    for (const language of languages) {
      const short = its.map(({ shortNames }) => shortNames[language]);
      expect(repeated(short), competition.id).toEqual([]);
      const most = language !== 'zh' ? longestShort[squad === 'first' ? 'first' : 'marked'] : squad === 'first' ? 5 : 7;
      expect(
        short.filter((name) => lengthOf(name) > most),
        competition.id,
      ).toEqual([]);
      expect(lengthOf(competition.shortNames[language])).toBeLessThanOrEqual(12);
    }
});

test('a cup has each of its clubs once, and a name that fits a list', () => {
  for (const { competition, teams: its } of cups) {
    expect(repeated(its.map(({ id }) => id)), competition.id).toEqual([]);
    for (const language of languages) expect(lengthOf(competition.shortNames[language]), competition.id).toBeLessThanOrEqual(12);
  }
});

test('colours are two different CSS colours, strengths are within 1-100', () => {
  for (const { id, colors, strength } of teams) {
    expect(colors[0], id).toMatch(/^#[0-9a-f]{6}$/);
    expect(colors[1], id).toMatch(/^#[0-9a-f]{6}$/);
    expect(colors[0], id).not.toBe(colors[1]);
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThanOrEqual(100);
  }
});

test('women’s teams have women’s names, and every region has names in three languages', () => {
  for (const division of divisions.filter(({ squad }) => squad === 'women'))
    expect(people[division.people].women?.length, division.competition.id).toBeGreaterThan(8);
  for (const [region, { families, men, women = [] }] of Object.entries(people)) {
    for (const part of [...families, ...men, ...women])
      expect(
        part.slice(0, 2).every((text) => text),
        `${region} ${part.join('/')}`,
      ).toBe(true);
    expect(repeated(families.map(([, en]) => en)), region).toEqual([]);
  }
});

test('a division is found by its competition, and one that does not exist is refused', () => {
  expect(divisionOf('epl').teams).toHaveLength(20);
  expect(() => divisionOf('nowhere')).toThrow(RangeError);
});
