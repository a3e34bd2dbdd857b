import type { RouteObject } from 'react-router-dom';
import type { routes } from './routes.data.ts';
import { spoken } from './platform/words/words.ts';

/** Screens besides the first page, each loaded with its words when it is first visited. */
export const laterScreens: Record<Exclude<keyof typeof routes, 'main'>, NonNullable<RouteObject['lazy']>> = {
  football: spoken(() => import('./areas/scores/screens/Football/index.ts')),
  scoreDetail: spoken(() => import('./areas/scores/screens/ScoreDetail/index.ts')),
  scoreLive: spoken(() => import('./areas/live/screens/ScoreLive/index.ts')),
  basketball: spoken(() => import('./areas/scores/screens/Basketball/index.ts')),
  anchor: spoken(() => import('./areas/live/screens/Anchor/index.ts')),
  reserve: spoken(() => import('./areas/scores/screens/Reserve/index.ts')),
  attention: spoken(() => import('./areas/live/screens/Attention/index.ts')),
  rank: spoken(() => import('./areas/live/screens/Rank/index.ts')),
  live: spoken(() => import('./areas/live/screens/Live/index.ts')),
  schedule: spoken(() => import('./areas/scores/screens/Schedule/index.ts')),
  baseFootball: spoken(() => import('./areas/scores/screens/Base/football.ts')),
  baseBasketball: spoken(() => import('./areas/scores/screens/Base/basketball.ts')),
  foresight: spoken(() => import('./areas/scores/screens/Foresight/index.ts')),
  member: spoken(() => import('./areas/member/screens/Member/index.ts')),
  login: spoken(() => import('./areas/member/screens/Login/index.ts')),
  admin: spoken(() => import('./areas/desk/screens/Admin/index.ts')),
  notFound: spoken(() => import('./areas/home/screens/NotFound/index.ts')),
};

/** The cashier, a window of its own. */
export const cashierScreen = spoken(() => import('./areas/money/screens/Cashier/index.ts'));
