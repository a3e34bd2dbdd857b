import type { BoxLine } from '@pitchside/api/desk/sheets';
import type { BasketballState } from '@pitchside/api/scores/matches';
import type { BoxPlayer } from '@pitchside/ui/BoxScore';
import { playerHref } from '../matchLinks.ts';

/** A row of the box score, for its table. */
export const boxView = ({
  player,
  player_id,
  number,
  starter,
  seconds,
  points,
  twos,
  threes,
  frees,
  rebounds,
  assists,
  steals,
  blocks,
  turnovers,
  fouls,
  plus_minus,
}: BoxLine): BoxPlayer => ({
  id: player_id,
  name: player,
  href: playerHref('basketball', player_id),
  number,
  isStarter: starter,
  seconds,
  points,
  fieldGoals: [twos[0] + threes[0], twos[1] + threes[1]],
  threes,
  freeThrows: frees,
  rebounds: rebounds[0] + rebounds[1],
  assists,
  steals,
  blocks,
  turnovers,
  fouls,
  plusMinus: plus_minus,
});

/** Seconds that are left of the running period at an instant (ms UTC); null between periods. */
export function secondsLeft(clock: Readonly<BasketballState['clock']>, now: number): number | null {
  if (!clock) return null;
  const gone = clock.runs ? Math.max(0, (now - clock.at) / 1_000) : 0;
  return Math.max(0, Math.ceil(clock.left - gone));
}

/** Both figures of a pair by side. */
export const scoreOf = ([home, away]: readonly [number, number]) => ({ home, away });
