import { dayAfter, doubleRound } from './fullSeason.fixtures.ts';

/** Four clubs of our own in Portugal. */
export const fourClubs = ['Quinta Rovers', 'Serra Rovers', 'Ribeira Rovers', 'Lagoa Rovers'] as const;
/** Name in the second of two seasons for a team of the first. */
export const twin = 'Quinta';

/** A season of the four in Portugal's league, before the years whose size is known: everybody meets everybody twice. */
export function seasonOfFour(year: 2003 | 2004): string {
  const called = (name: string | undefined = '') => (year === 2004 && name === fourClubs[0] ? twin : name);
  const matches = doubleRound(fourClubs.length).flatMap((pairs, round) =>
    pairs.map(([home, away], place) => ({
      round: `Matchday ${round + 1}`,
      date: dayAfter(`${year}-08-20`, 14 * round),
      team1: called(fourClubs[home]),
      team2: called(fourClubs[away]),
      score: { ft: [(round + place) % 4, place % 3], ht: [0, 0] },
    })),
  );
  return JSON.stringify({ name: `Portuguese Primeira Liga ${year}/${String(year + 1).slice(-2)}`, matches });
}
