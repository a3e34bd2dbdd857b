import type { SeasonStandings, StandingsGroup, TableView, ZoneTone } from '@pitchside/api/scores/competitions';
import type { LeagueView, Standing, Zone } from '@pitchside/ui/LeagueTable';
import { teamHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';

/** Colours of the zones by meaning. */
export const zoneColors: Record<ZoneTone, string> = {
  champion: 'oklch(0.75 0.14 85)',
  continental: 'oklch(0.5 0.15 262)',
  continental_second: 'oklch(0.66 0.17 50)',
  continental_third: 'oklch(0.56 0.12 175)',
  promotion: 'oklch(0.5 0.13 155)',
  promotion_playoff: 'oklch(0.7 0.12 155)',
  advance: 'oklch(0.5 0.13 155)',
  relegation_playoff: 'oklch(0.7 0.14 35)',
  relegation: 'oklch(0.57 0.2 25)',
};

/** The zones of a season as the table's legend takes them. */
export const zonesOf = ({ zones }: SeasonStandings): Zone[] => zones.map(({ id, name, tone }) => ({ id, name, color: zoneColors[tone] }));

const views: Record<LeagueView, TableView> = { overall: 'overall', home: 'home', away: 'away', form: 'recent', half: 'half' };

/** One table of a season in every view that has lines. */
export function viewsOf({ teams, deductions, is_live }: SeasonStandings, group: StandingsGroup): Partial<Record<LeagueView, Standing[]>> {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const punished = new Map(deductions.map(({ team_id, points, reason }) => [team_id, { points, reason }]));
  const entries = (Object.entries(views) as [LeagueView, TableView][]).flatMap(([view, source]): [LeagueView, Standing[]][] => {
    const lines = group[source].flatMap((row): Standing[] => {
      const team = byId.get(row.team_id);
      if (!team) return [];
      const deduction = view === 'overall' ? punished.get(row.team_id) : undefined;
      return [
        {
          team: teamView(team),
          href: teamHref('football', team.id),
          played: row.played,
          won: row.won,
          drawn: row.drawn,
          lost: row.lost,
          scored: row.goals_for,
          conceded: row.goals_against,
          points: row.points,
          form: row.form.map(({ result }) => result).toReversed(),
          ...(row.zone !== null && view === 'overall' && { zone: row.zone }),
          ...(is_live && row.change !== 0 && view === 'overall' && { moved: row.change }),
          ...(row.playing && { live: `${row.playing.home_score}-${row.playing.away_score}` }),
          ...(deduction && { deduction }),
        },
      ];
    });
    return lines.length > 0 ? [[view, lines]] : [];
  });
  return Object.fromEntries(entries);
}
