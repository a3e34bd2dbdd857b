import { useLingui } from '@lingui/react/macro';
import { Commentary } from '@pitchside/ui/Commentary';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { teamView } from './match.presenter.ts';
import { detail, loadExtra } from './detail.store.ts';
import { sentenceView } from './detail/detail.presenter.ts';

/** The match in words, newest first. */
export function Sentences() {
  const { t } = useLingui();
  const { match, extra, extraState } = useSnapshot(detail);
  if (!match) return null;
  if (extraState === 'failed') return <ErrorState layout="row" title={t`文字直播没能送到`} onRetry={() => loadExtra(match.id)} />;
  if (!extra) return <Skeleton lines={10} />;
  return (
    <Commentary entries={extra.commentary.map(sentenceView)} home={teamView(match.home)} away={teamView(match.away)} label={t`文字直播`} />
  );
}
