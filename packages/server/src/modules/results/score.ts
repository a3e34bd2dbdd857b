/** A score that bets are settled by: of football after ninety minutes, of basketball with its overtimes. */
export interface Score {
  home: number;
  away: number;
}
