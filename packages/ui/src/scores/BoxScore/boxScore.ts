/** Made and tried. */
export type Tries = readonly [made: number, tried: number];

/** One player's line of a box score. */
export interface BoxPlayer {
  id: string;
  name: string;
  /** The player's page. */
  href?: string;
  number: number;
  /** Began on the court; default false. */
  isStarter?: boolean;
  /** Seconds on the court; 0 for a player who has not played. */
  seconds: number;
  points: number;
  fieldGoals: Tries;
  threes: Tries;
  freeThrows: Tries;
  rebounds: number;
  assists: number;
  steals: number;
  blocks: number;
  turnovers: number;
  fouls: number;
  plusMinus: number;
}

/** Figures by which the best player of each side is chosen. */
export const topFigures = ['points', 'rebounds', 'assists', 'steals', 'blocks'] as const;
export type TopFigure = (typeof topFigures)[number];

/** The player with the most of a figure; among equals the one with less playing time. Undefined while nobody has any. */
export const topOf = (players: readonly BoxPlayer[], figure: TopFigure): BoxPlayer | undefined =>
  players.filter((player) => player[figure] > 0).toSorted((one, other) => other[figure] - one[figure] || one.seconds - other.seconds)[0];

/** Starters first, then by points; players who have not played come last. */
export const orderedBox = (players: readonly BoxPlayer[]): BoxPlayer[] =>
  players.toSorted(
    (one, other) =>
      Number(other.isStarter ?? false) - Number(one.isStarter ?? false) ||
      Number(other.seconds > 0) - Number(one.seconds > 0) ||
      other.points - one.points,
  );

const sum = (tries: readonly Tries[]): Tries => [
  tries.reduce((total, [made]) => total + made, 0),
  tries.reduce((total, [, tried]) => total + tried, 0),
];

/** Sums up a team's statistics. */
export function boxTotals(
  players: readonly BoxPlayer[],
): Omit<BoxPlayer, 'id' | 'name' | 'href' | 'number' | 'isStarter' | 'seconds' | 'plusMinus'> {
  const all = (figure: 'points' | 'rebounds' | 'assists' | 'steals' | 'blocks' | 'turnovers' | 'fouls') =>
    players.reduce((total, player) => total + player[figure], 0);
  return {
    points: all('points'),
    rebounds: all('rebounds'),
    assists: all('assists'),
    steals: all('steals'),
    blocks: all('blocks'),
    turnovers: all('turnovers'),
    fouls: all('fouls'),
    fieldGoals: sum(players.map(({ fieldGoals }) => fieldGoals)),
    threes: sum(players.map(({ threes }) => threes)),
    freeThrows: sum(players.map(({ freeThrows }) => freeThrows)),
  };
}
