import type { BasketballState } from '@pitchside/api/scores/matches';
import { basketballDivisionOf } from '../../../catalogue/basketball/divisions.ts';
import { edgeOf } from '../basketball/game.ts';
import type { FeedFixture } from '../../../modules/scores/sport/index.ts';
import type { Moment } from '../football/timeline.types.ts';
import { randomFor } from '../../../platform/random.ts';
import { aboveLine, halfLine, type Spread } from './normalModel.ts';
import { hour, knownAt, minute, wave } from './opinion.ts';
import { surely, twoWay, winner } from './prices.ts';
import type { PlanPricing } from './pricing.types.ts';

/**
 * Standard deviations of lead and points over whole games of 113 points, and how many more points fall than the league plans, overtimes
 * included: as measured over the games of this world.
 */
const deviations = { lead: 17.5, points: 21 } as const;
const more = 1.02;
/** Least uncertainty while a second is left, in shares of a game. */
const least = 0.002;

/** Share of a game that is still to be played; an overtime is a part of its own. */
export function shareLeft({ periods, clock }: BasketballState, at: number, quarter: number): number {
  const period = periods.length;
  const inPeriod = clock ? Math.max(0, clock.left - (clock.runs ? (at - clock.at) / 1_000 : 0)) : 0;
  return (Math.max(0, 4 - period) * quarter * 60 + inPeriod) / (quarter * 240);
}

/** Lead and points that a game is expected to end with. */
interface GameView {
  ahead: Spread;
  all: Spread;
}

/** Expected end of a game at an instant, for a state of it; an opinion shifts the lead and the points of a whole game. */
export type GameOutlook = (at: number, now: Moment | undefined, opinion?: { lead: number; points: number }) => GameView;

/** The model behind all prices of a game, without the opinion of any company. */
export function createGameOutlook(seed: string, { id, competitionId, homeId, awayId, kickoffAt }: FeedFixture): GameOutlook {
  const division = basketballDivisionOf(competitionId);
  const { rules } = division;
  const scale = rules.points / 113;
  const edge = edgeOf(division, homeId, awayId);
  const market = randomFor(seed, 'market', id);
  const drift = { lead: (market.unit() - 0.5) * 5 * scale, points: (market.unit() - 0.5) * 9 * scale };

  return (at, now, opinion = { lead: 0, points: 0 }) => {
    const state = now?.detail?.basketball;
    const left = state && state.periods.length > 0 ? shareLeft(state, at, rules.quarter) : 1;
    // A level game continues until there is a winner.
    const toPlay = now && left === 0 && now.score.home === now.score.away ? 5 / (rules.quarter * 4) : left;
    const unknown = knownAt(at, kickoffAt) - 1;
    const score = now?.score ?? { home: 0, away: 0 };
    const width = Math.sqrt(toPlay + least) * scale;
    return {
      ahead: {
        mean: score.home - score.away + (edge + unknown * drift.lead + opinion.lead) * toPlay,
        deviation: deviations.lead * width,
      },
      all: {
        mean: score.home + score.away + (2 * rules.points * more + unknown * drift.points + opinion.points) * toPlay,
        deviation: deviations.points * width,
      },
    };
  };
}

/** Chance of the home side to win, 0 to 1, by the model behind the prices; 0 or 1 once the game is over. */
export function homeChance(outlook: GameOutlook, at: number, now: Moment | undefined): number {
  if (now?.status === 'finished') return now.score.home > now.score.away ? 1 : 0;
  return aboveLine(outlook(at, now).ahead, 0);
}

/**
 * Prices basketball by the lead and the points still expected. The handicap counts the whole game, lines lie between whole points, and
 * there is no draw.
 */
export const basketballPricing: PlanPricing = (seed, fixture, company) => {
  const scale = basketballDivisionOf(fixture.competitionId).rules.points / 113;
  const outlook = createGameOutlook(seed, fixture);
  const own = randomFor(seed, 'opinion', fixture.id, company.id);
  const lead = wave(own, 0.9 * scale, [9 * hour, 3.1 * hour]);
  const points = wave(own, 1.6 * scale, [11 * hour, 2.3 * hour]);
  const nerves = wave(own, 0.7 * scale, [11 * minute, 4 * minute]);

  return (at, now) => {
    const { ahead, all } = outlook(at, now, { lead: lead(at) + (now ? nerves(at) : 0), points: points(at) });
    const score = now?.score ?? { home: 0, away: 0 };
    const [handicap, total] = [halfLine(ahead), Math.max(halfLine(all), score.home + score.away + 0.5)];
    const wins = aboveLine(ahead, 0);
    return {
      asian: twoWay(handicap, aboveLine(ahead, handicap), company.margin.two),
      size: twoWay(total, aboveLine(all, total), company.margin.two),
      european: now && Math.max(wins, 1 - wins) > surely ? null : winner(wins, company.margin.two),
    };
  };
};
