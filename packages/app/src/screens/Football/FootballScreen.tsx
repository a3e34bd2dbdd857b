import { useLingui } from '@lingui/react/macro';
import { ScoresFrame } from '../../shared/scores/ScoresFrame.wired.tsx';
import { footballKit } from './football.kit.wired.ts';

/** /football: live scores, results, schedule and collected matches of football. */
export function FootballScreen() {
  const { t } = useLingui();
  return <ScoresFrame kit={footballKit} title={t`足球即时比分`} />;
}
