import { useLingui } from '@lingui/react/macro';
import { AbsenceList } from '@pitchside/ui/AbsenceList';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useAbsences } from '../../detail/useAbsences.ts';
import { detailHref } from '../../matchLinks.ts';
import { teamView } from '../../match.presenter.ts';
import { AbsencesPlace } from './Foresight.layout.ts';
import type { Hero } from './useHero.ts';

/** Absences on both sides of the match of the day. */
export function ForesightAbsences({ hero: { match, before } }: { hero: Hero }) {
  const { t } = useLingui();
  const missing = useAbsences();
  const { value, state, again } = before;
  const name = `${match.home.short_name} - ${match.away.short_name}`;
  return (
    <Card stacked padding="titled" title={t`伤停`} hint={name} more={{ href: detailHref(match, 'lineups'), label: t`阵容` }}>
      <AbsencesPlace aria-busy={!value && state !== 'failed'}>
        {value?.absences ? (
          <AbsenceList home={teamView(match.home)} away={teamView(match.away)} absences={missing(value.absences)} />
        ) : value ? (
          <EmptyState drawing={null} title={t`还没有伤停消息`}>{t`开赛前一天左右公布，公布了就写在这里。`}</EmptyState>
        ) : state === 'failed' ? (
          <ErrorState title={t`伤停没能送到`} onRetry={again} />
        ) : (
          <Skeleton lines={6} height={22} />
        )}
      </AbsencesPlace>
    </Card>
  );
}
