import { useLingui } from '@lingui/react/macro';
import type { OddsMarket } from '@pitchside/api/scores/matches';

/** Names of play types at the desk. */
export function useMarketNames(): Record<OddsMarket, string> {
  const { t } = useLingui();
  return { asian: t`让球`, size: t`大小球`, european: t`胜平负` };
}
