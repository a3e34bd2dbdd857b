import { useLingui } from '@lingui/react/macro';
import { expertList, type PlanSport } from '@pitchside/api/experts/plans';
import { bestExperts } from '@pitchside/api/screens/Experts';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Link } from '@pitchside/ui/Link';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { expertHref } from '../expertsLinks.ts';
import { BoardRow } from './plans.layout.ts';

/** Ranking of the return on one unit per pick, the best first; losses are shown like gains. */
export function ReturnBoard({ sport }: { sport: PlanSport }) {
  const { t, i18n } = useLingui();
  const { value, state, again } = useResource(sport, (signal) =>
    api.call(expertList, bestExperts(sport, 'return'), { signal, quiet: true }),
  );
  const ranked = value?.list.filter(({ is_ranked }) => is_ranked);
  return (
    <Card stacked padding="titled" title={t`回报率榜`}>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`榜单没能送到`} onRetry={again} />
      ) : !ranked ? (
        <div role="status" aria-label={t`努力加载中`} aria-busy>
          <Skeleton lines={6} height={40} />
        </div>
      ) : ranked.length === 0 ? (
        <EmptyState title={t`还没有人结算满 20 场`} drawing={null} />
      ) : (
        <RowList as="ol" aria-label={t`回报率榜`}>
          {ranked.map(({ id, user_nickname: name, avatar, record }, index) => {
            const settled = record.all.settled;
            return (
              <BoardRow key={id}>
                <Text weight="strong">{index + 1}</Text>
                <Avatar seed={avatar} size={32} />
                <TwoLines cut note={t`${settled} 场`}>
                  <Link alone href={expertHref(id)}>
                    {name}
                  </Link>
                </TwoLines>
                <Text weight="strong">
                  {i18n.number((record.roi ?? 0) / 1_000, {
                    style: 'percent',
                    signDisplay: 'exceptZero',
                    minimumFractionDigits: 1,
                    maximumFractionDigits: 1,
                  })}
                </Text>
              </BoardRow>
            );
          })}
        </RowList>
      )}
      {/* Under rows that are on their way it would be pulled up by whoever is not there. */}
      {value && <Text as="p" size="s" tone="quiet">{t`按每单等额、发布时的赔率计，亏损的也照样列出。`}</Text>}
    </Card>
  );
}
