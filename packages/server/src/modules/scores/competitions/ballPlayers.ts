import {
  ballFigures,
  type BallMeans,
  type BallPlayerOrder,
  type Percentile,
  type SeasonBallPlayer,
} from '@pitchside/api/scores/competitions';
import type { Names } from '../../../text/local.ts';
import type { BoxLine } from '../sport/index.ts';

/** Totals of a player over the season's games that they played in. */
export interface BallTally extends Record<'games' | 'seconds' | BallPlayerOrder | 'made' | 'tried' | 'madeThrees' | 'triedThrees', number> {
  /** Index signature required by the database types. */
  [column: string]: unknown;
  names: Names;
  teamId: string;
  number: number;
  position: BoxLine['position'];
}

/** Minimum share of games, relative to the player with the most: a single good game does not lead a list. */
const leastShare = 0.5;

const tenth = (value: number) => Math.round(value * 10) / 10;
const share = (made: number, tried: number) => (tried === 0 ? 0 : Math.round((made / tried) * 1_000) / 1_000);

const mean = (player: BallTally, what: BallPlayerOrder) => tenth(player[what] / player.games);

/** Averages of a player per game. */
export const ballMeans = (player: BallTally): BallMeans => ({
  games: player.games,
  minutes: tenth(player.seconds / player.games / 60),
  points: mean(player, 'points'),
  rebounds: mean(player, 'rebounds'),
  assists: mean(player, 'assists'),
  steals: mean(player, 'steals'),
  blocks: mean(player, 'blocks'),
  field_goals: share(player.made, player.tried),
  threes: share(player.madeThrees, player.triedThrees),
});

export type RankedBallPlayer = Omit<SeasonBallPlayer, 'player' | 'player_id' | 'team'> & Pick<BallTally, 'names' | 'teamId'>;

/** Top players of a season per game; players equal to one decimal share a rank. */
export function rankBallPlayers(players: readonly BallTally[], by: BallPlayerOrder, limit: number): RankedBallPlayer[] {
  const most = Math.max(0, ...players.map(({ games }) => games));
  const sorted = players
    .filter((player) => player.games >= most * leastShare && player[by] > 0)
    .sort(
      (one, other) => other[by] / other.games - one[by] / one.games || other.games - one.games || (one.names.en < other.names.en ? -1 : 1),
    )
    .slice(0, limit);
  return sorted.map((player) => ({
    rank: sorted.findIndex((other) => mean(other, by) === mean(player, by)) + 1,
    names: player.names,
    teamId: player.teamId,
    ...ballMeans(player),
  }));
}

/** Minimum number of players for a comparison. */
const fewestCompared = 8;

/** Percentiles of a player among those in the same position with at least half as many games; empty when they are too few. */
export function ballPercentiles(players: readonly BallTally[], own: BallTally): Percentile[] {
  const others = players.filter(
    (other) =>
      other.position === own.position &&
      other.games >= own.games * leastShare &&
      !(other.teamId === own.teamId && other.names.en === own.names.en),
  );
  if (others.length < fewestCompared) return [];
  return ballFigures.map((figure) => {
    const value = own[figure] / own.games;
    const below = others.filter((other) => other[figure] / other.games < value).length;
    return { figure, value: tenth(value), percentile: Math.round((100 * below) / others.length), among: others.length + 1 };
  });
}
