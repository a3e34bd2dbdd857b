import type { OddsMarket, QuoteTuple } from '@pitchside/api/scores/matches';
import { evenLine, leads, results, totals, type Expected } from './goalsModel.ts';

/** Inputs of a price: goals still expected, the score, and the company's margin. */
export interface Position {
  expected: Expected;
  score: { home: number; away: number };
  margin: { two: number; three: number };
}

/** Water beyond which a two-way market is not offered any more. */
const mostWater = 2.4;
/** Chance beyond which nobody bets on the result any more. */
export const surely = 0.975;
const lowest = 1.01;
const highest = 301;

const cents = (value: number) => Math.round(value * 100) / 100;

/** Decimal prices are rounder the higher they are. */
const decimal = (chance: number) => {
  const price = Math.min(highest, Math.max(lowest, 1 / chance));
  return price >= 100
    ? Math.round(price)
    : price >= 20
      ? Math.round(price * 2) / 2
      : price >= 10
        ? Math.round(price * 10) / 10
        : cents(price);
};

/** Chances with a margin put on: each bears it as far as it is uncertain, so that a sure win still pays something. */
function withMargin(chances: readonly number[], margin: number): number[] {
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  return chances.map((chance) => chance + (margin * chance * (1 - chance)) / variance);
}

/** Two waters, as net gain per unit staked, around a line; null where one of them would be unreasonable. */
export function twoWay(line: number, above: number, margin: number): QuoteTuple | null {
  const water = (share: number) => cents(1 / (share * (1 + margin)) - 1);
  const [over, under] = [water(above), water(1 - above)];
  return Math.max(over, under) > mostWater || Math.min(over, under) < 0.05 ? null : [over, line, under];
}

/** Decimal prices of a match without a draw, from the chance of the home side. */
export function winner(home: number, margin: number): QuoteTuple {
  const [one = 0, other = 0] = withMargin([home, 1 - home], margin);
  return [decimal(one), null, decimal(other)];
}

/**
 * Prices three markets from one view of the match. The handicap counts goals from now on, as is usual while a match runs; the goal line
 * counts all.
 */
export function pricesOf({ expected, score, margin }: Position): Record<OddsMarket, QuoteTuple | null> {
  const lead = leads(expected);
  const handicap = evenLine(lead);
  const goals = evenLine(totals(expected), 0.25);
  const chances = results(lead, score.home - score.away);
  const [home = 0, draw = 0, away = 0] = withMargin(chances, margin.three);
  return {
    asian: twoWay(handicap.line, handicap.above, margin.two),
    size: twoWay(score.home + score.away + goals.line, goals.above, margin.two),
    european: Math.max(...chances) > surely ? null : [decimal(home), decimal(draw), decimal(away)],
  };
}
