import type { Team } from '@pitchside/ui/Crest';

/** Teams that there are not. */
export const dome: { home: Team; away: Team } = {
  home: { id: 'dome-north', name: 'North Stand', shortName: 'North', colors: ['#1d6fb8', '#ffffff'] },
  away: { id: 'dome-south', name: 'South Stand', shortName: 'South', colors: ['#b8321d', '#f4c430'] },
};
