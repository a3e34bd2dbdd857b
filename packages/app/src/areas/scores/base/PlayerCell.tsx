import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Link } from '@pitchside/ui/Link';
import { PlayerFace } from '@pitchside/ui/PlayerFace';
import { Text } from '@pitchside/ui/Text';
import { playerHref } from '../matchLinks.ts';
import { teamView } from '../match.presenter.ts';
import { Named } from './Subject.layout.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';

interface PlayerCellProps {
  sport: BaseSport;
  team: Match['home'];
  player: { id: string; name: string; is_captain?: boolean };
}

/** Somebody of a squad: portrait and name, which leads to the player. */
export function PlayerCell({ sport, team, player: { id, name, is_captain = false } }: PlayerCellProps) {
  const { t } = useLingui();
  return (
    <Named>
      <PlayerFace seed={id} team={teamView(team)} size={28} />
      <Link href={playerHref(sport, id)} tone="ink" alone>
        {name}
      </Link>
      {is_captain && (
        <Text size="xs" tone="quiet">
          {t`队长`}
        </Text>
      )}
    </Named>
  );
}
