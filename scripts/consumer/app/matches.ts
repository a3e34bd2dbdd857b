import type { GoalPopupItem } from '@pitchside/ui/GoalPopup';
import type { ScorebugProps } from '@pitchside/ui/Scorebug';

const home = { id: 'h', name: 'Riverside', shortName: 'RIV', colors: ['#7b1e2b', '#f0c05a'] } as const;
const away = { id: 'a', name: 'Northgate', shortName: 'NOR', colors: ['#14406b', '#ffffff'] } as const;

export const match = { home, away, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 67 } } as const satisfies ScorebugProps;

export const goal = {
  id: 'e1',
  matchId: 'm1',
  kind: 'goal',
  side: 'home',
  home,
  away,
  score: { home: 2, away: 1 },
  minute: 67,
  league: 'Cup',
  player: 'Lee',
  href: '#match',
  liveHref: '#live',
} as const satisfies GoalPopupItem;
