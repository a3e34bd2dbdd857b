import { say } from '../../lab/storykit/say.ts';
import { storyLeagues } from '../ScoreTable/clubs.fixtures.ts';
import { seeded } from '../../pictures/seed.ts';
import type { LeagueView, Result, Standing, Zone } from './standing.ts';

/** Zones of a European league. */
export const zones: readonly Zone[] = [
  { id: 'champions', name: say('欧冠', 'Champions League', 'Cúp C1'), color: 'oklch(0.5 0.15 262)' },
  { id: 'europa', name: say('欧联', 'Europa League', 'Cúp C2'), color: 'oklch(0.66 0.17 50)' },
  { id: 'conference', name: say('欧协联', 'Conference League', 'Cúp C3'), color: 'oklch(0.56 0.12 175)' },
  { id: 'down', name: say('降级', 'Relegation', 'Xuống hạng'), color: 'oklch(0.57 0.2 25)' },
];

const teams = [...(storyLeagues[0]?.clubs ?? []), ...(storyLeagues[1]?.clubs ?? [])].slice(0, 14);
const zoneAt = (place: number) =>
  place < 4 ? 'champions' : place === 4 ? 'europa' : place === 5 ? 'conference' : place > 10 ? 'down' : undefined;

function standingsOf(view: LeagueView, matches: number): Standing[] {
  const chance = seeded(`league ${view}`);
  return teams
    .map((team, place) => {
      const won = Math.max(0, Math.round(matches * (0.68 - place * 0.045) + chance() * 2));
      const drawn = Math.min(matches - won, Math.floor(chance() * matches * 0.3));
      const lost = matches - won - drawn;
      const form = Array.from({ length: 5 }, (): Result => (chance() < 0.55 - place * 0.02 ? 'W' : chance() < 0.5 ? 'D' : 'L'));
      return {
        team,
        href: `#${team.id}`,
        played: matches,
        won,
        drawn,
        lost,
        scored: won * 2 + drawn,
        conceded: lost * 2 + drawn,
        points: won * 3 + drawn,
        form,
        zone: zoneAt(place),
      } satisfies Standing;
    })
    .toSorted((one, other) => other.points - one.points)
    .map((line, place) => ({ ...line, zone: zoneAt(place) }));
}

const overall = standingsOf('overall', 28).map((line, place): Standing => ({
  ...line,
  ...(place === 0 && { live: '2-1', moved: 1 }),
  ...(place === 1 && { live: '1-2', moved: -1 }),
  ...(place === 13 && {
    points: line.points - 6,
    deduction: { points: 6, reason: say('违反财务规则', 'Breach of financial rules', 'Vi phạm quy định tài chính') },
  }),
}));

/** A league in all views. */
export const views: Record<LeagueView, readonly Standing[]> = {
  overall,
  home: standingsOf('home', 14),
  away: standingsOf('away', 14),
  form: standingsOf('form', 5),
  half: standingsOf('half', 28),
};
