import type { Score, Side } from '../Crest/team.ts';

/** A game of a series. */
export interface PlayoffGame {
  id: string;
  /** Appointed time, ms UTC. */
  kickoffAt: number;
  /** The side of the series that is at home. */
  at: Side;
  /** Points from the sides of the series; null before it begins. */
  score: Score | null;
  /** Whether it is in progress; default false. */
  live?: boolean;
  /** Its page. */
  href?: string;
}

/** Home sides of series of seven, five and three games, and of a single one: the first side has one home game more. */
const patterns: Readonly<Record<number, readonly Side[]>> = {
  7: ['home', 'home', 'away', 'away', 'home', 'away', 'home'],
  5: ['home', 'home', 'away', 'away', 'home'],
  3: ['home', 'away', 'home'],
};

/** Games that may not be needed, by their home side. */
export function openGames(bestOf: number, known: number, isOver: boolean): readonly Side[] {
  return isOver ? [] : (patterns[bestOf] ?? ['home']).slice(known);
}

/** The side that is ahead in games; null while both have won as many. */
export const leaderOf = ({ home, away }: Score): Side | null => (home === away ? null : home > away ? 'home' : 'away');
