import { ScoreTable, ScoreTableSkeleton } from '@pitchside/ui/ScoreTable';
import { routes } from '../../../../routes.data.ts';
import type { ScoreKit } from '../../table/scoresKit.ts';
import { scorePatch, scoreRow } from '../../table/scores.presenter.ts';

/** The score list of football. */
export const footballKit: ScoreKit = {
  sport: 'football',
  path: routes.football.path,
  basePath: routes.baseFootball.path,
  Table: ScoreTable,
  Skeleton: ScoreTableSkeleton,
  view: scoreRow,
  patch: scorePatch,
};
