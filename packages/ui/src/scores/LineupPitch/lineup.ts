import type { Side } from '../Crest/team.ts';

/** A player with the events that are shown as marks on the shirt. */
export interface LineupPlayer {
  id: string;
  name: string;
  /** Number of the shirt. */
  number: number;
  /** The player's page. */
  href?: string;
  isCaptain?: boolean;
  goals?: number;
  ownGoals?: number;
  card?: 'yellow' | 'red' | 'second-yellow';
  /** Minute at which the player went off, or came on for one of the bench. */
  offAt?: number;
  onAt?: number;
  /** Rating, 3 to 10. */
  rating?: number;
}

/** One side of a line-up. */
export interface Lineup {
  /** Lines from the back, without the goalkeeper: 4-2-3-1. */
  formation: string;
  /** Goalkeeper first, then line by line, each from the team's right to its left. */
  starters: readonly LineupPlayer[];
  bench: readonly LineupPlayer[];
  coach?: string;
}

/**
 * Lines of a formation, preceded by the goalkeeper's; a formation that does not match the number of players is replaced by lines of four.
 */
export function linesOfFormation(formation: string, players: number): number[] {
  const lines = formation.split('-').map(Number);
  const adds = lines.every((count) => Number.isInteger(count) && count > 0) && lines.reduce((sum, count) => sum + count, 1) === players;
  if (adds) return [1, ...lines];
  const rest = Math.max(0, players - 1);
  return [1, ...Array.from({ length: Math.ceil(rest / 4) }, (_, index) => Math.min(4, rest - index * 4))];
}

/** Computes the positions of the starters on a pitch of 1 by 1: home from the left, away from the right. */
export function placesOf(formation: string, players: number, side: Side): { x: number; y: number }[] {
  const lines = linesOfFormation(formation, players);
  const places = lines.flatMap((count, line) =>
    Array.from({ length: count }, (_, index) => {
      const deep = 0.055 + (lines.length === 1 ? 0 : (line / (lines.length - 1)) * 0.385);
      const across = (index + 1) / (count + 1);
      // A wide line bends back a little in its middle, as it does on the field.
      const bend = count > 2 ? Math.abs(across - 0.5) * 0.03 : 0;
      return { x: deep + bend, y: 0.5 + (across - 0.5) * (count > 3 ? 1.12 : 1) };
    }),
  );
  return side === 'home' ? places : places.map(({ x, y }) => ({ x: 1 - x, y: 1 - y }));
}
