import type { RouteObject } from 'react-router-dom';
import type { routes } from './routes.data.ts';
import { spoken } from './shared/words/words.ts';

/** Screens besides the first page, each loaded with its words when it is first visited. */
export const laterScreens: Record<Exclude<keyof typeof routes, 'main'>, NonNullable<RouteObject['lazy']>> = {
  football: spoken(() => import('./screens/Football/index.ts')),
  scoreDetail: spoken(() => import('./screens/ScoreDetail/index.ts')),
  scoreLive: spoken(() => import('./screens/ScoreLive/index.ts')),
  basketball: spoken(() => import('./screens/Basketball/index.ts')),
  anchor: spoken(() => import('./screens/Anchor/index.ts')),
  live: spoken(() => import('./screens/Live/index.ts')),
  schedule: spoken(() => import('./screens/Schedule/index.ts')),
  baseFootball: spoken(() => import('./screens/Base/football.ts')),
  baseBasketball: spoken(() => import('./screens/Base/basketball.ts')),
  foresight: spoken(() => import('./screens/Foresight/index.ts')),
  member: spoken(() => import('./screens/Member/index.ts')),
  login: spoken(() => import('./screens/Login/index.ts')),
  admin: spoken(() => import('./screens/Admin/index.ts')),
  notFound: spoken(() => import('./screens/NotFound/index.ts')),
};

/** The cashier, a window of its own. */
export const cashierScreen = spoken(() => import('./screens/Cashier/index.ts'));
