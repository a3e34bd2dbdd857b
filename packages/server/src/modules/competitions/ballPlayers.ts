import type { BallPlayerOrder, SeasonBallPlayer } from '@pitchside/api/competitions';
import type { Names } from '../../text/local.ts';

/** Sums of a player over the games of a season in which they were on the court. */
export interface BallTally extends Record<'games' | 'seconds' | BallPlayerOrder | 'made' | 'tried' | 'madeThrees' | 'triedThrees', number> {
  /** For the types of the database. */
  [column: string]: unknown;
  names: Names;
  teamId: string;
}

/** Share of the games of the busiest player that one must have played in: who shone once leads nothing. */
const leastShare = 0.5;

const tenth = (value: number) => Math.round(value * 10) / 10;
const share = (made: number, tried: number) => (tried === 0 ? 0 : Math.round((made / tried) * 1_000) / 1_000);

export type RankedBallPlayer = Omit<SeasonBallPlayer, 'player' | 'team'> & Pick<BallTally, 'names' | 'teamId'>;

/** The leaders of a season per game; equals to the tenth share their rank. */
export function rankBallPlayers(players: readonly BallTally[], by: BallPlayerOrder, limit: number): RankedBallPlayer[] {
  const most = Math.max(0, ...players.map(({ games }) => games));
  const sorted = players
    .filter((player) => player.games >= most * leastShare && player[by] > 0)
    .sort(
      (one, other) => other[by] / other.games - one[by] / one.games || other.games - one.games || (one.names.en < other.names.en ? -1 : 1),
    )
    .slice(0, limit);
  const mean = (player: BallTally, what: BallPlayerOrder) => tenth(player[what] / player.games);
  return sorted.map((player) => ({
    rank: sorted.findIndex((other) => mean(other, by) === mean(player, by)) + 1,
    names: player.names,
    teamId: player.teamId,
    games: player.games,
    minutes: tenth(player.seconds / player.games / 60),
    points: mean(player, 'points'),
    rebounds: mean(player, 'rebounds'),
    assists: mean(player, 'assists'),
    steals: mean(player, 'steals'),
    blocks: mean(player, 'blocks'),
    field_goals: share(player.made, player.tried),
    threes: share(player.madeThrees, player.triedThrees),
  }));
}
