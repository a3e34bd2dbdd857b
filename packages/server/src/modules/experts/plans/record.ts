import { oddsMarkets, type OddsMarket } from '@pitchside/api/scores/matches';
import { gainOf, type ExpertRecord, type HitRate, type PickOutcome, type PlanResult } from '@pitchside/api/experts/plans';

/** A settled plan in an expert's record. */
export interface SettledPlan {
  /** Ms UTC. */
  at: number;
  result: PlanResult;
  picks: readonly { play: OddsMarket; odds: number; outcome: PickOutcome }[];
}

/** Number of plans in the recent hit rate, of last results, and of points of the curve. */
const [recently, shown, points] = [30, 10, 100];

const resultsOf: Record<PickOutcome, PlanResult> = { won: 'won', half_won: 'won', void: 'void', half_lost: 'lost', lost: 'lost' };

function rateOf(results: readonly PlanResult[]): HitRate {
  const count = (result: PlanResult) => results.filter((each) => each === result).length;
  const [won, lost] = [count('won'), count('lost')];
  return {
    settled: results.length,
    won,
    lost,
    void: results.length - won - lost,
    rate: won + lost === 0 ? null : Math.round((won * 1_000) / (won + lost)),
  };
}

/** Current and longest winning streak, oldest plan first; void plans do not break it. */
function streaks(results: readonly PlanResult[]): { streak: number; longest: number } {
  let [streak, longest] = [0, 0];
  for (const result of results) {
    if (result === 'void') continue;
    streak = result === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

/** The record of an expert: a pure function of their settled plans, oldest first. */
export function recordOf(plans: readonly SettledPlan[]): ExpertRecord {
  const results = plans.map(({ result }) => result);
  const picks = plans.flatMap((plan) => plan.picks);
  let gained = 0;
  const curve = plans.map(({ at, picks: each }) => {
    for (const { outcome, odds } of each) gained += gainOf(outcome, odds);
    return { at, gained };
  });
  return {
    all: rateOf(results),
    recent: rateOf(results.slice(-recently)),
    plays: oddsMarkets.flatMap((play) => {
      const own = picks.filter((each) => each.play === play);
      return own.length === 0 ? [] : [{ play, ...rateOf(own.map(({ outcome }) => resultsOf[outcome])) }];
    }),
    last: results.slice(-shown).toReversed(),
    ...streaks(results),
    roi: picks.length === 0 ? null : Math.round(gained / picks.length),
    curve: curve.slice(-points),
  };
}
