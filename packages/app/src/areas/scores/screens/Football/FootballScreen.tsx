import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScoresFrame } from '../../table/ScoresFrame.tsx';
import { isEsports } from './footballAddress.ts';
import { footballKit } from './footballKit.ts';

const EsportsBoard = lazy(withMessages('scores', () => import('../../esports/index.ts')));

/** /football: live scores, results, schedule and collected matches of football; with `sport=esports` those of esports. */
export function FootballScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  if (isEsports(parameters))
    return (
      <Suspense fallback={null}>
        <EsportsBoard />
      </Suspense>
    );
  return <ScoresFrame kit={footballKit} title={t`足球即时比分`} />;
}
