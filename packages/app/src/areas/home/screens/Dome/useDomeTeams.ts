import { useLingui } from '@lingui/react/macro';
import type { Team } from '@pitchside/ui/Crest';

/** Teams that there are not. */
export function useDomeTeams(): { home: Team; away: Team } {
  const { t } = useLingui();
  const [north, south] = [t`北看台`, t`南看台`];
  return {
    home: { id: 'dome-north', name: north, shortName: north, colors: ['#1d6fb8', '#ffffff'] },
    away: { id: 'dome-south', name: south, shortName: south, colors: ['#b8321d', '#f4c430'] },
  };
}
