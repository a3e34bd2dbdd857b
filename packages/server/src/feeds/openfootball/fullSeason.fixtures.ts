/** Names of twenty clubs that nobody knows. */
export const clubs = Array.from(
  { length: 20 },
  (_, index) => `${['Oak', 'Elm', 'Ash', 'Yew', 'Fir'][index % 5]}${['ham', 'ton', 'wick', 'ford'][index % 4]} Rovers`,
);

/** A match of a written season. */
export interface WrittenLine {
  round?: string;
  date: string;
  team1: string;
  team2: string;
  score?: { ft: [number, number] };
}

/** The first league of England in 2015/16 as twenty clubs of our own play it: every pair at home and away, two days a week. */
export function fullSeason(change: (season: { name: string; matches: WrittenLine[] }) => void = () => undefined): string {
  const half = clubs.length - 1;
  const matches = Array.from({ length: 2 * half }, (_, round) =>
    Array.from({ length: clubs.length / 2 }, (__, place): WrittenLine => {
      const turn = round % half;
      const at = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + turn) % half));
      const pair = [at(place), at(half - place)].map((index) => clubs[index] ?? '');
      const [team1 = '', team2 = ''] = round < half ? pair : pair.toReversed();
      return {
        round: `Matchday ${round + 1}`,
        date: new Date(Date.UTC(2015, 7, 8) + round * 7 * 86_400_000).toISOString().slice(0, 10),
        team1,
        team2,
        score: { ft: [(round + place) % 4, place % 3] },
      };
    }),
  ).flat();
  const season = { name: 'English Premier League 2015/16', matches };
  change(season);
  return JSON.stringify(season);
}
