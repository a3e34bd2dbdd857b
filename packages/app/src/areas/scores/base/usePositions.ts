import { useLingui } from '@lingui/react/macro';
import type { PlayerPosition } from '@pitchside/api/scores/matches';

/** Names of the places on a football pitch. */
export function usePositions(): Record<PlayerPosition, string> {
  const { t } = useLingui();
  return {
    keeper: t({ id: 'football.keeper', message: '门将' }),
    defender: t({ id: 'football.defender', message: '后卫' }),
    midfielder: t({ id: 'football.midfielder', message: '中场' }),
    forward: t({ id: 'football.forward', message: '前锋' }),
  };
}
