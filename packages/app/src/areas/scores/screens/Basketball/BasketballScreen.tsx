import { useLingui } from '@lingui/react/macro';
import { ScoresFrame } from '../../table/ScoresFrame.tsx';
import { BasketballTable, ScoreTableSkeleton, type BasketballMatch, type ScoreTableSkeletonProps } from '@pitchside/ui/ScoreTable';
import { routes } from '../../../../routes.data.ts';
import type { ScoreKit } from '../../table/scoresKit.ts';
import { gamePatch, gameRow } from './basketball.presenter.ts';

const Skeleton = (props: ScoreTableSkeletonProps) => <ScoreTableSkeleton {...props} sport="basketball" />;

/** The score list of basketball. */
const basketballKit: ScoreKit<BasketballMatch> = {
  sport: 'basketball',
  path: routes.basketball.path,
  basePath: routes.baseBasketball.path,
  Table: BasketballTable,
  Skeleton,
  view: gameRow,
  patch: gamePatch,
};

/** /basketball: live scores, results, schedule and collected games of basketball. */
export function BasketballScreen() {
  const { t } = useLingui();
  return <ScoresFrame kit={basketballKit} title={t`篮球即时比分`} />;
}
