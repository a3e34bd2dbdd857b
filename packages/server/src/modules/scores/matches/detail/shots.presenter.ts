import type { GameFlow, Shot } from '@pitchside/api/scores/matches';
import { local, type Localizable } from '../../../../text/local.ts';
import { playerId, type FeedFlow, type FeedShot } from '../../sport/index.ts';

const other = { home: 'away', away: 'home' } as const;

/** A shot in wire format. The player of an own goal belongs to the other side. */
export function describeShot(
  { id, at, minute, added, side, player, outcome, isPenalty, x, y, xg, points }: FeedShot,
  teams: Readonly<Record<'home' | 'away', string>>,
): Localizable<Shot> {
  const own = teams[outcome === 'own_goal' ? other[side] : side];
  return {
    ...{ id, at, minute, added, side, outcome, x, y, xg, points },
    player: player && { id: playerId(own, player), name: local(player) },
    is_penalty: isPenalty,
  };
}

/** Course of a basketball game in wire format. */
export const describeFlow = ({ chances, swing, runs }: FeedFlow): Localizable<GameFlow> => ({
  ...{ chances, runs },
  swing: swing && {
    ...{ minute: swing.minute, side: swing.side, points: swing.points, before: swing.before, after: swing.after },
    player: swing.player && local(swing.player),
    home_score: swing.homeScore,
    away_score: swing.awayScore,
  },
});
