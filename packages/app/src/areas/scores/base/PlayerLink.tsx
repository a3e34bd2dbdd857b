import { Link } from '@pitchside/ui/Link';
import { playerHref } from '../matchLinks.ts';
import { PlayerName } from './Subject.layout.ts';
import type { BaseSport } from '@pitchside/api/screens/Base';

/** A player's name in a table, in one line; it leads to the player. */
export function PlayerLink({ sport, player }: { sport: BaseSport; player: { player: string; player_id: string } }) {
  return (
    <PlayerName title={player.player}>
      <Link href={playerHref(sport, player.player_id)} tone="ink" alone>
        {player.player}
      </Link>
    </PlayerName>
  );
}
