/** Names of twenty clubs that nobody knows. */
export const clubs = Array.from(
  { length: 20 },
  (_, index) => `${['Oak', 'Elm', 'Ash', 'Yew', 'Fir'][index % 5]}${['ham', 'ton', 'wick', 'ford'][index % 4]} Rovers`,
);

type Goals = [home: number, away: number];

/** A match of a written season. */
export interface WrittenLine {
  round?: string;
  date: string;
  team1: string;
  team2: string;
  score?: { ft: Goals; et?: Goals; p?: Goals };
}

/** Rounds in which everybody meets everybody at home and away, by the places of an even number of teams. */
export function doubleRound(size: number): [home: number, away: number][][] {
  const half = size - 1;
  return Array.from({ length: 2 * half }, (_, round) =>
    Array.from({ length: size / 2 }, (__, place): [number, number] => {
      const at = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + (round % half)) % half));
      return round < half ? [at(place), at(half - place)] : [at(half - place), at(place)];
    }),
  );
}

/** A day so many days after another, as files write it. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first league of England in 2015/16 as twenty clubs of our own play it: every pair at home and away, a round a week. */
export function fullSeason(change: (season: { name: string; matches: WrittenLine[] }) => void = () => undefined): string {
  const matches = doubleRound(clubs.length).flatMap((pairs, round) =>
    pairs.map(([home, away], place): WrittenLine => ({
      round: `Matchday ${round + 1}`,
      date: dayAfter('2015-08-08', 7 * round),
      team1: clubs[home] ?? '',
      team2: clubs[away] ?? '',
      score: { ft: [(round + place) % 4, place % 3] },
    })),
  );
  const season = { name: 'English Premier League 2015/16', matches };
  change(season);
  return JSON.stringify(season);
}
