import type { Match } from '@pitchside/api/matches';
import { Crest } from '@pitchside/ui/Crest';
import { teamView } from '../../matches/match.view.ts';
import { TeamName } from './Base.layout.ts';

/** A team in a table of the database: crest and short name, the whole one on request. */
export function TeamCell({ team }: { team: Match['home'] }) {
  return (
    <TeamName title={team.name}>
      <Crest team={teamView(team)} size={20} />
      {team.short_name}
    </TeamName>
  );
}
