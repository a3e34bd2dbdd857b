import type { MatchScore } from '@pitchside/ui/Scorebug';

const riverside = { id: 'riverside', name: 'Riverside Athletic', shortName: 'Riverside', colors: ['#7b1e2b', '#f0c05a'] } as const;
const northgate = { id: 'northgate', name: 'Northgate Town', shortName: 'Northgate', colors: ['#14406b', '#ffffff'] } as const;

/** Sample data, as a team's own server would send it. */
export const matches: Readonly<Record<'today' | 'last', MatchScore>> = {
  today: { matchId: 'm2', home: riverside, away: northgate, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 67 } },
  last: { matchId: 'm1', home: northgate, away: riverside, score: { home: 0, away: 3 }, status: { kind: 'finished' } },
};
