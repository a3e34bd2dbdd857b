import { BasketballTable, ScoreTableSkeleton, type BasketballMatch, type ScoreTableSkeletonProps } from '@pitchside/ui/ScoreTable';
import { routes } from '../../../../routes.data.ts';
import type { ScoreKit } from '../../table/scoresKit.ts';
import { gamePatch, gameRow } from './basketball.presenter.ts';

const Skeleton = (props: ScoreTableSkeletonProps) => <ScoreTableSkeleton {...props} sport="basketball" />;

/** The score list of basketball. */
export const basketballKit: ScoreKit<BasketballMatch> = {
  sport: 'basketball',
  path: routes.basketball.path,
  basePath: routes.baseBasketball.path,
  Table: BasketballTable,
  Skeleton,
  view: gameRow,
  patch: gamePatch,
};
