import { randomFor } from '../../../platform/random.ts';

/** Modulo that is never negative. */
export const remainder = (value: number, by: number) => ((value % by) + by) % by;

/** Rounds until everybody has met everybody at home and away. */
export const meetings = (teams: number) => 2 * (teams + (teams % 2) - 1);

/** Two opponents; the first is at home. */
export interface Pairing<Team> {
  home: Team;
  away: Team;
}

/**
 * Rounds of a season by the circle method: one team stays, the others walk around it; the second half is played the
 * other way round. A season that is longer than that goes on from its first round.
 * @param key names the season: each has an order of its own
 */
export function pairingsOf<Team>(key: readonly (string | number)[], teams: readonly Team[]): (round: number) => Pairing<Team>[] {
  const order: (Team | undefined)[] = randomFor(...key, 'season').shuffled(teams);
  if (order.length % 2 === 1) order.push(undefined);
  const [fixed, ...walking] = order;
  const half = order.length - 1;
  return (round) => {
    const inSeason = remainder(round, 2 * half);
    const turn = inSeason % half;
    const circle = [fixed, ...walking.map((_, index) => walking[(index + turn) % half])];
    return Array.from({ length: order.length / 2 }, (_, index): Pairing<Team> | undefined => {
      const one = circle[index];
      const other = circle[circle.length - 1 - index];
      if (!one || !other) return undefined;
      const swapped = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== inSeason >= half;
      return swapped ? { home: other, away: one } : { home: one, away: other };
    }).filter((pairing) => pairing !== undefined);
  };
}
