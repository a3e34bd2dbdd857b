import type { Names } from '../../../text/local.ts';
import { otherSide, sides, type Side } from '../football/incidents.ts';
import type { Random } from '../../../platform/random.ts';
import { equipmentOf, type PlayedRound } from './economy.ts';
import type { Kill, MapPlan, Taking } from './mapPlan.ts';

/** Rounds that win a map, and further rounds for each overtime. */
const toWin = 13;
const overtime = 3;
/** Freeze time and the pause after a round, s. */
const between = 22;

/**
 * Plans one map of Counter-Strike: first to 13 with a lead of two, overtimes of six rounds from 12-12. `chance` is the home side's to win a
 * round.
 */
export function planRounds(random: Random, map: Names, chance: number): MapPlan {
  const score: Record<Side, number> = { home: 0, away: 0 };
  const rounds: { second: number; side: Side }[] = [];
  const played: PlayedRound[] = [];
  const kills: Kill[] = [];
  const takings: Taking[] = [];
  let goal = toWin;
  let second = 15;
  while (score.home < goal && score.away < goal) {
    const side: Side = random.happens(chance) ? 'home' : 'away';
    const length = random.between(62, 118);
    const fallen = { [side]: random.between(0, 4), [otherSide[side]]: 5 } as Record<Side, number>;
    for (const victims of sides) {
      const others = otherSide[victims];
      for (const victim of random.shuffled([0, 1, 2, 3, 4]).slice(0, fallen[victims])) {
        const killer = random.between(0, 4);
        kills.push({
          second: second + random.between(15, length - 2),
          side: others,
          killer,
          victim,
          assists: random.happens(0.3) ? [(killer + random.between(1, 4)) % 5] : [],
        });
      }
    }
    if (random.happens(0.14)) takings.push({ second: second + length - 1, side, code: 'bomb_defused' });
    else if (random.happens(0.035)) takings.push({ second: second + length - 1, side, code: 'ace' });
    second += length;
    score[side] += 1;
    rounds.push({ second, side });
    played.push({ winner: side, standing: { home: 5 - fallen.home, away: 5 - fallen.away } });
    if (score.home === score.away && score.home === goal - 1) goal += overtime;
    // Sides change after twelve rounds.
    second += rounds.length === 12 ? 75 : between;
  }
  kills.sort((one, other) => one.second - other.second);
  return {
    seconds: (rounds.at(-1)?.second ?? 0) + 1,
    winner: score.home > score.away ? 'home' : 'away',
    kills,
    takings,
    gold: [],
    rounds,
    economy: equipmentOf(played),
    map,
    picks: { home: [], away: [] },
    bans: { home: [], away: [] },
  };
}
