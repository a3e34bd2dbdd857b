// @module-tag full
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dayOf } from '../football/calendar.ts';
import { endOf, stateAt } from '../state.ts';
import { boxAt } from './box.ts';
import { planGame, type Game } from './game.ts';
import { basketball } from './index.ts';

// Hundreds of games are worked through, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
const someDay = dayOf(Date.UTC(2026, 10, 20));
const days = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const anyGame = fc.record({ seed: fc.string(), day: fc.integer({ min: someDay - 500, max: someDay + 500 }), which: fc.nat() });
function plan({ seed, day, which }: { seed: string; day: number; which: number }): Game {
  const games = basketball.planDay(seed, day);
  const fixture = games[which % games.length];
  if (!fixture) throw new Error('a day without games');
  return planGame(seed, fixture);
}
const check = (claim: (game: Game) => void, numRuns = process.env.PITCHSIDE_DEEP ? 200 : 20) =>
  fc.assert(
    fc.property(anyGame, (chosen) => claim(plan(chosen))),
    { numRuns },
  );
const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);

test('the score is the sum of the periods, never tied in the end, and overtimes follow ties only', () => {
  check((game) => {
    for (const { score, detail } of game.moments) {
      const periods = detail?.basketball?.periods ?? [];
      expect([sum(periods.map(([home]) => home)), sum(periods.map(([, away]) => away))]).toEqual([score.home, score.away]);
    }
    const end = stateAt(game, Infinity);
    expect(end.status).toBe('finished');
    expect(end.score?.home).not.toBe(end.score?.away);
    const periods = end.detail?.basketball?.periods ?? [];
    for (let count = 4; count < periods.length; count += 1) expect(sum(periods.slice(0, count).map(([home, away]) => home - away))).toBe(0);
    expect(end.half).toEqual({
      home: sum(periods.slice(0, 2).map(([home]) => home)),
      away: sum(periods.slice(0, 2).map(([, away]) => away)),
    });
  });
});

test('time goes forward, the game clock only down within a period, and it says what is left of it', () => {
  check((game) => {
    let before = game.moments[0];
    for (const moment of game.moments.slice(1)) {
      expect(moment.at).toBeGreaterThan(before?.at ?? Infinity);
      const [one, other] = [before?.detail?.basketball, moment.detail?.basketball];
      if (one?.clock && other?.clock && one.periods.length === other.periods.length) {
        expect(other.clock.left).toBeLessThanOrEqual(one.clock.left);
        // A client that counted down by itself from the last change shows the same.
        if (one.clock.runs) expect(other.clock.left).toBe(Math.max(0, one.clock.left - (moment.at - (before?.at ?? 0)) / 1_000));
        else expect(other.clock.left).toBe(one.clock.left);
      }
      before = moment;
    }
  });
});

test('the box score agrees with the score and the clock after every change', () => {
  check((game) => {
    for (const [index, { score, detail }] of game.moments.entries()) {
      if (index % 25 > 0 && index < game.moments.length - 1) continue;
      const box = boxAt(game, index + 1);
      const played = game.marks[index]?.played ?? 0;
      for (const side of ['home', 'away'] as const) {
        expect(sum(box[side].map(({ points }) => points))).toBe(score[side]);
        for (const line of box[side]) expect(line.points).toBe(2 * line.twos[0] + 3 * line.threes[0] + line.frees[0]);
        expect(sum(box[side].map(({ seconds }) => seconds))).toBe(5 * played);
        expect(sum(box[side].map(({ plusMinus }) => plusMinus))).toBe(
          5 * (side === 'home' ? score.home - score.away : score.away - score.home),
        );
        expect(sum(box[side].map(({ assists }) => assists))).toBeLessThanOrEqual(
          sum(box[side].map(({ twos, threes }) => twos[0] + threes[0])),
        );
      }
      expect(detail?.basketball?.leads.length).toBe(Math.floor(played / 60));
    }
  }, 30);
});

test('scores are those of the league: about 113 in the NBA, 104 in the CBA, 82 in the EuroLeague', () => {
  const byLeague = new Map<string, number[]>();
  let overtimes = 0;
  let games = 0;
  for (const fixture of days(someDay, 30).flatMap((day) => basketball.planDay('2026', day))) {
    if (!['nba', 'cba', 'euroleague'].includes(fixture.competitionId)) continue;
    const { score, detail } = stateAt(planGame('2026', fixture), Infinity);
    byLeague.set(fixture.competitionId, [...(byLeague.get(fixture.competitionId) ?? []), score?.home ?? 0, score?.away ?? 0]);
    games += 1;
    overtimes += Number((detail?.basketball?.periods.length ?? 0) > 4);
  }
  for (const [id, wanted] of [
    ['nba', 113],
    ['cba', 104],
    ['euroleague', 82],
  ] as const) {
    const points = byLeague.get(id) ?? [];
    const mean = sum(points) / points.length;
    expect(Math.abs(mean - wanted), `${id} ${mean}`).toBeLessThan(4);
    const spread = Math.sqrt(sum(points.map((value) => (value - mean) ** 2)) / points.length);
    expect(spread, id).toBeGreaterThan(6);
    expect(spread, id).toBeLessThan(18);
  }
  expect(overtimes / games).toBeGreaterThan(0.01);
  expect(overtimes / games).toBeLessThan(0.15);
});

test('a game of twelve-minute quarters takes about two hours, one of ten about an hour and a half', () => {
  const long: number[] = [];
  const short: number[] = [];
  for (const fixture of basketball.planDay('2026', someDay)) {
    const length = (endOf(planGame('2026', fixture)) - fixture.kickoffAt) / minute;
    (['nba', 'cba', 'pba'].includes(fixture.competitionId) ? long : short).push(length);
  }
  expect(Math.min(...long)).toBeGreaterThan(104);
  expect(Math.max(...long)).toBeLessThan(185);
  expect(Math.min(...short)).toBeGreaterThan(80);
  expect(Math.max(...short)).toBeLessThan(155);
});
