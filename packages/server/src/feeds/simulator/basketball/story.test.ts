// @module-tag full
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { FeedShot } from '../../../modules/scores/sport/index.ts';
import { dayOf } from '../football/calendar.ts';
import { stateAt } from '../state.ts';
import { boxAt } from './box.ts';
import { planGame } from './game.ts';
import { basketball } from './index.ts';
import { planGameStory } from './story.ts';

// Whole games are worked through, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

const someDay = dayOf(Date.UTC(2026, 10, 20));
const anyGame = fc.record({
  seed: fc.constantFrom('2026', 'other'),
  day: fc.integer({ min: someDay - 40, max: someDay + 40 }),
  which: fc.nat(),
});

function plan({ seed, day, which }: { seed: string; day: number; which: number }) {
  const games = basketball.planDay(seed, day);
  const fixture = games[which % games.length];
  if (!fixture) throw new Error('a day without games');
  const game = planGame(seed, fixture);
  return { game, story: planGameStory(seed, fixture, game) };
}

test('shots on the court are those of the box score at any instant, threes from behind the line', () => {
  fc.assert(
    fc.property(anyGame, fc.double({ min: 0, max: 1, noNaN: true }), (chosen, share) => {
      const { game, story } = plan(chosen);
      const version = Math.max(1, Math.floor(share * game.moments.length));
      const at = game.moments[version - 1]?.at ?? 0;
      const shots = story.between(-Infinity, at)?.shots ?? [];
      const box = boxAt(game, version);
      for (const side of ['home', 'away'] as const) {
        const tries = (points: 2 | 3, ...outcomes: FeedShot['outcome'][]) =>
          shots.filter((shot) => shot.side === side && shot.points === points && outcomes.includes(shot.outcome)).length;
        const sum = (of: 'twos' | 'threes', which: 0 | 1) => box[side].reduce((all, line) => all + line[of][which], 0);
        expect([tries(2, 'made'), tries(2, 'made', 'missed')]).toEqual([sum('twos', 0), sum('twos', 1)]);
        expect([tries(3, 'made'), tries(3, 'made', 'missed')]).toEqual([sum('threes', 0), sum('threes', 1)]);
      }
      for (const { x, y, points } of shots) {
        expect(x > 0.5 && x < 1 && y > 0 && y < 1).toBe(true);
        expect(Math.hypot((1 - x) * 28 - 1.575, (y - 0.5) * 15) > 6.6).toBe(points === 3);
      }
    }),
    { numRuns: 10 },
  );
});

test('the chance of the home side ends with the result, and steps bring the same as the whole', () => {
  fc.assert(
    fc.property(anyGame, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (chosen, shares) => {
      const { game, story } = plan(chosen);
      const [begins = 0, ends = 0] = [game.moments[0]?.at, game.moments.at(-1)?.at];
      const whole = story.between(-Infinity, ends);
      const chances = whole?.parts.flow?.chances ?? [];
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      const { score } = stateAt(game, Infinity);
      expect(chances.at(-1)).toBe((score?.home ?? 0) > (score?.away ?? 0) ? 1 : 0);
      expect(chances.length - 1).toBe(game.moments.at(-1)?.detail?.basketball?.leads.length);
      for (const { points, side, from, to } of whole?.parts.flow?.runs ?? []) {
        expect(points).toBeLessThanOrEqual(score?.[side] ?? 0);
        expect(from).toBeLessThanOrEqual(to);
      }
      const steps = [...shares.map((share) => Math.floor(begins + share * (ends - begins))).toSorted((one, other) => one - other), ends];
      const shots: FeedShot[] = [];
      let after = -Infinity;
      for (const until of steps) {
        if (until > after) shots.push(...(story.between(after, until)?.shots ?? []));
        after = until;
      }
      expect(shots).toEqual(whole?.shots);
    }),
    { numRuns: 10 },
  );
});
