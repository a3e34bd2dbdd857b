import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gainOf, type PickOutcome, type PickSide } from '@pitchside/api/experts/plans';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { realData } from '../../../testing/realData.ts';
import { outcomeOf, resultOf, sidesOf, type Score } from './settle.ts';

const isThere = existsSync(join(realData, 'openfootball'));
if (!isThere)
  process.stdout.write(
    `Plans are not settled on seasons of the real world: ${realData} does not hold them (PITCHSIDE_TEST_DATA names another folder).\n`,
  );

describe('the rules by hand', () => {
  test.each<[string, PickSide, number | null, Score, PickOutcome]>([
    ['asian', 'home', 0.5, { home: 1, away: 0 }, 'won'],
    ['asian', 'away', 0.5, { home: 1, away: 1 }, 'won'],
    ['asian', 'home', 0.25, { home: 1, away: 1 }, 'half_lost'],
    ['asian', 'away', 0.25, { home: 1, away: 1 }, 'half_won'],
    ['asian', 'home', 0.75, { home: 2, away: 1 }, 'half_won'],
    ['asian', 'home', 1, { home: 2, away: 1 }, 'void'],
    ['asian', 'home', -0.25, { home: 0, away: 0 }, 'half_won'],
    ['asian', 'home', -1.5, { home: 0, away: 2 }, 'lost'],
    ['asian', 'away', 5.5, { home: 104, away: 98 }, 'lost'],
    ['size', 'over', 2.5, { home: 2, away: 1 }, 'won'],
    ['size', 'under', 2.75, { home: 2, away: 1 }, 'half_lost'],
    ['size', 'over', 2.75, { home: 2, away: 1 }, 'half_won'],
    ['size', 'over', 3, { home: 2, away: 1 }, 'void'],
    ['size', 'under', 219.5, { home: 110, away: 109 }, 'won'],
    ['european', 'draw', null, { home: 1, away: 1 }, 'won'],
    ['european', 'home', null, { home: 1, away: 1 }, 'lost'],
    ['european', 'away', null, { home: 0, away: 3 }, 'won'],
  ])('%s %s %s at %o is %s', (play, side, line, score, outcome) => {
    expect(outcomeOf({ play: play as 'asian', side, line }, score)).toBe(outcome);
  });
  test('what a pick gains at 1.95', () => {
    expect((['won', 'half_won', 'void', 'half_lost', 'lost'] as const).map((outcome) => gainOf(outcome, 1_950))).toEqual([
      950, 475, 0, -500, -1_000,
    ]);
    expect([resultOf(450), resultOf(0), resultOf(-1)]).toEqual(['won', 'void', 'lost']);
  });
  test('a line that is missing or between two quarters is no line', () => {
    for (const line of [null, 0.3])
      expect(() => outcomeOf({ play: 'asian', side: 'home', line }, { home: 0, away: 0 })).toThrow(RangeError);
  });
});

/**
 * Independent computation: splits the stake onto the two neighbouring lines, each half is won, returned or lost, and the sum gives the
 * outcome.
 */
function independently(play: 'asian' | 'size', side: PickSide, line: number, { home, away }: Score): PickOutcome {
  const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25];
  let back = 0;
  for (const each of halves) {
    const own = play === 'asian' ? (side === 'home' ? home - each : away + each) : side === 'over' ? home + away : each;
    const other = play === 'asian' ? (side === 'home' ? away : home) : side === 'over' ? each : home + away;
    back += own > other ? 2 : own === other ? 1 : 0;
  }
  return (['lost', 'half_lost', 'void', 'half_won', 'won'] as const)[back] ?? 'void';
}

const pair = z.tuple([z.int(), z.int()]);
const season = z.object({
  matches: z.array(
    z.object({ score: z.optional(z.union([z.object({ ft: z.optional(pair), et: z.optional(pair), p: z.optional(pair) }), pair])) }),
  ),
});
/** Scores after ninety minutes: `ft` in these files is the score of regular time, even with extra time. */
const scoresOf = (path: string): Score[] =>
  z.parse(season, JSON.parse(readFileSync(path, 'utf8'))).matches.flatMap(({ score }) => {
    const ft = Array.isArray(score) ? score : score?.ft;
    return ft ? [{ home: ft[0], away: ft[1] }] : [];
  });
const files = isThere
  ? [
      ...readdirSync(join(realData, 'openfootball'))
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(realData, 'openfootball', file)),
      join(realData, 'worldcup/2022_worldcup.json'),
    ]
  : [];
const lines = Array.from({ length: 21 }, (_, index) => -2.5 + index * 0.25);

test.runIf(isThere).each(files)('every match of %s, every play and side, every line by quarters', { tags: ['full'] }, (path) => {
  const scores = scoresOf(path);
  expect(scores.length).toBeGreaterThan(50);
  const wrong: unknown[] = [];
  for (const score of scores) {
    for (const line of lines)
      for (const side of sidesOf('asian', true)) {
        const expected = independently('asian', side, line, score);
        if (outcomeOf({ play: 'asian', side, line }, score) !== expected) wrong.push({ score, side, line, expected });
      }
    for (const line of lines.map((each) => each + 3))
      for (const side of sidesOf('size', true)) {
        const expected = independently('size', side, line, score);
        if (outcomeOf({ play: 'size', side, line }, score) !== expected) wrong.push({ score, side, line, expected });
      }
    const won = sidesOf('european', true).filter((side) => outcomeOf({ play: 'european', side, line: null }, score) === 'won');
    const sign = { [-1]: 'away', 0: 'draw', 1: 'home' }[Math.sign(score.home - score.away)];
    if (won.join() !== sign) wrong.push({ score, won });
  }
  expect(wrong).toEqual([]);
});
