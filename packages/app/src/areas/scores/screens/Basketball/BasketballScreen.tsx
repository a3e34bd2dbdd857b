import { useLingui } from '@lingui/react/macro';
import { ScoresFrame } from '../../table/ScoresFrame.tsx';
import { basketballKit } from './basketballKit.tsx';

/** /basketball: live scores, results, schedule and collected games of basketball. */
export function BasketballScreen() {
  const { t } = useLingui();
  return <ScoresFrame kit={basketballKit} title={t`篮球即时比分`} />;
}
