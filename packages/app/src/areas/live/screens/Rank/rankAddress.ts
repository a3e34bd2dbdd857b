import type { RankPeriod } from '@pitchside/api/live/ranking';
import type { TabName } from '@pitchside/api/screens/Rank';
import { routes } from '../../../../routes.data.ts';

/** The address of a ranking. */
export const rankHref = (board: TabName, period: RankPeriod): string => `${routes.rank.path}?${new URLSearchParams({ board, period })}`;
