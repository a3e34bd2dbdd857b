import type { Shot } from '@pitchside/api/scores/matches';
import { local, type Localizable } from '../../../../text/local.ts';
import { playerId, type FeedShot } from '../../sport/index.ts';

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
