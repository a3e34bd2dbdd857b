import type { Team } from '../Crest/team.ts';
import { seeded } from '../../pictures/seed.ts';
import { storyClubs, storyLeagues } from '../ScoreTable/clubs.fixtures.ts';
import type { PastMatch } from './pastMatch.ts';

const { mci, ars, liv, che, tot } = storyClubs;
const league = { name: storyLeagues[0]?.name ?? '', color: storyLeagues[0]?.color ?? '' };
const month = 30 * 86_400_000;
const begin = Date.UTC(2026, 2, 1, 12);

const past = (seed: string, index: number, home: Team, away: Team): PastMatch => {
  const chance = seeded(seed);
  const score = { home: Math.floor(chance() * 4), away: Math.floor(chance() * 3) };
  return {
    id: seed,
    href: `#${seed}`,
    at: begin - index * 2 * month,
    league,
    home,
    away,
    score,
    halfTime: { home: Math.min(1, score.home), away: 0 },
  };
};

/** Six matches of two clubs, home and away in turn. */
export const meetings: readonly PastMatch[] = Array.from({ length: 6 }, (_, index) =>
  index % 2 ? past(`h2h ${index}`, index, ars, mci) : past(`h2h ${index}`, index, mci, ars),
);

/** Teams that both met. */
export const opponents = [liv, che, tot].map((team, index) => ({
  team,
  matches: {
    home: [past(`c${index}h`, index, mci, team)],
    away: [past(`c${index}a`, index, team, ars), past(`c${index}b`, index + 3, ars, team)],
  },
}));
