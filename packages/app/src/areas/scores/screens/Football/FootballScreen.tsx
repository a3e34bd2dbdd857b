import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ScoresFrame } from '../../table/ScoresFrame.tsx';
import { isEsports } from '@pitchside/api/screens/Football';
import { ScoreTable, ScoreTableSkeleton } from '@pitchside/ui/ScoreTable';
import { routes } from '../../../../routes.data.ts';
import type { ScoreKit } from '../../table/scoresKit.ts';
import { scorePatch, scoreRow } from '../../table/scores.presenter.ts';
import { lazyPart } from '../../../../platform/drawn/lazyPart.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** The score list of football. */
const footballKit: ScoreKit = {
  sport: 'football',
  path: routes.football.path,
  basePath: routes.baseFootball.path,
  Table: ScoreTable,
  Skeleton: ScoreTableSkeleton,
  view: scoreRow,
  patch: scorePatch,
};

/** Scores of esports, with code of their own. */
export const EsportsBoard = lazyPart(withMessages('scores', () => import('../../esports/index.ts')));

/** /football: live scores, results, schedule and collected matches of football; with `sport=esports` those of esports. */
export function FootballScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  if (isEsports(parameters))
    return (
      <Later ready={EsportsBoard.isReady()}>
        <EsportsBoard />
      </Later>
    );
  return <ScoresFrame kit={footballKit} title={t`足球即时比分`} />;
}
