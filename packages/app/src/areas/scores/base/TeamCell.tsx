import type { Match } from '@pitchside/api/scores/matches';
import { Crest } from '@pitchside/ui/Crest';
import { Link } from '@pitchside/ui/Link';
import { teamHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';
import { TeamName } from './Subject.layout.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';

/** A team in a table of the database: crest and short name, the whole one on request; it leads to the team. */
export function TeamCell({ team, sport }: { team: Match['home']; sport: BaseSport }) {
  return (
    <TeamName title={team.name}>
      <Crest team={teamView(team)} size={20} />
      <Link href={teamHref(sport, team.id)} tone="ink" alone>
        {team.short_name}
      </Link>
    </TeamName>
  );
}
