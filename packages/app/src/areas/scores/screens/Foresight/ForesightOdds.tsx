import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Dialog } from '@pitchside/ui/Dialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { OddsTable } from '@pitchside/ui/OddsTable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { companyViews } from '../../detail/detail.presenter.ts';
import { loadOdds, type CompanyLine } from '../../detail/odds.store.ts';
import { useOdds } from '../../detail/useOdds.ts';
import { detailHref } from '../../matchLinks.ts';
import { foresight } from './foresight.store.ts';

/** The odds of every company on a match: initial against live, and how each went. */
export default function ForesightOdds({ matchId, onClose }: { matchId: string; onClose: () => void }) {
  const { t } = useLingui();
  const match = useSnapshot(foresight.byId)[matchId]?.match;
  const { state, list, matchId: known } = useOdds(matchId);
  if (!match) return null;
  const name = `${match.home.short_name} - ${match.away.short_name}`;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t`各家指数`}
      description={name}
      footer={<ButtonLink tone="soft" href={detailHref(match, 'index')}>{t`看变化记录`}</ButtonLink>}
    >
      {state === 'failed' ? (
        <ErrorState title={t`指数没能送到`} onRetry={() => loadOdds(matchId)} />
      ) : state === 'loading' || known !== matchId ? (
        <Skeleton lines={12} />
      ) : list.length === 0 ? (
        <EmptyState drawing={null} title={t`这场比赛没有指数`} />
      ) : (
        <OddsTable
          inPoints={match.sport === 'basketball'}
          label={name}
          companies={companyViews(list as CompanyLine[], t`平均`)}
          kickoffAt={match.kickoff_at}
        />
      )}
    </Dialog>
  );
}
