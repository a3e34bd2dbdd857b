import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Facts } from '@pitchside/ui/Facts';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Outcomes } from './Foresight.layout.ts';
import { foresight, loadRecord } from './foresight.store.ts';

/** Record of the person's votes. */
export function ForesightRecord() {
  const { t, i18n } = useLingui();
  const { user } = useSnapshot(session);
  const { record, isRecordLost } = useSnapshot(foresight);
  return (
    <Card stacked padding="titled" title={t`我的眼光`}>
      {!user && (
        <EmptyState drawing={null} title={t`登录后投票`} action={<Button tone="soft" onClick={openLogin}>{t`登录`}</Button>}>
          {t`开赛前投一票，赛后看准不准。`}
        </EmptyState>
      )}
      {user &&
        !record &&
        (isRecordLost ? <ErrorState layout="row" title={t`投票记录没能送到`} onRetry={loadRecord} /> : <Skeleton height={96} />)}
      {user && record && (
        <>
          <Facts
            look="figures"
            size="xl"
            center
            facts={[
              {
                id: 'rate',
                label: t`命中率`,
                value: record.decided === 0 ? '–' : i18n.number(record.hits / record.decided, { style: 'percent' }),
              },
              { id: 'voted', label: t`已投票`, value: i18n.number(record.voted) },
              { id: 'streak', label: t`连中`, value: i18n.number(record.streak) },
            ]}
          />
          {record.recent.length > 0 && (
            <Outcomes aria-label={t`最近的投票`}>
              {record.recent.map(({ match_id, hit }) => (
                <li key={match_id}>
                  <Chip tone={hit ? 'turf' : 'neutral'}>
                    {hit ? t({ id: 'vote.hit', message: '中' }) : t({ id: 'vote.miss', message: '偏' })}
                  </Chip>
                </li>
              ))}
            </Outcomes>
          )}
          <Text as="p" size="s" tone="quiet">{t`最新的在最左边。投票不花黄钻，只比眼光。`}</Text>
        </>
      )}
    </Card>
  );
}
