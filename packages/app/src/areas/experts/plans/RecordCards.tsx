import { useLingui } from '@lingui/react/macro';
import type { Expert, HitRate } from '@pitchside/api/experts/plans';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { ExpertCard } from '@pitchside/ui/ExpertCard';
import { Facts } from '@pitchside/ui/Facts';
import { HitRates } from '@pitchside/ui/HitRates';
import { RecordCurve } from '@pitchside/ui/RecordCurve';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import type { Loaded } from '../../../platform/resource/useResource.ts';
import { FollowExpert } from './FollowExpert.tsx';
import { expertView } from './plan.presenter.ts';
import { usePlanLabels } from './usePlanLabels.ts';

interface RecordCardsProps {
  id: string;
  expert: Loaded<Expert>;
  /** The page has said already whose record it is; default false. */
  bare?: boolean;
}

/** Record of an expert: the curve, and each rate with its basis. */
export function RecordCards({ id, expert: { value, state, again }, bare = false }: RecordCardsProps) {
  const { t } = useLingui();
  const { play } = usePlanLabels();
  if (!value && state === 'failed') return <ErrorState layout="row" title={t`战绩没能送到`} onRetry={again} />;
  if (!value) return <Skeleton shape="block" height={420} />;
  const { record, user_nickname: name, is_followed: isFollowed } = value;
  const rate = (rateId: string, label: string, { won, lost }: HitRate) => ({ id: rateId, label, won, settled: won + lost });
  return (
    <>
      {!bare && <ExpertCard expert={expertView(value)} action={<FollowExpert id={id} name={name} isFollowed={isFollowed} />} />}
      <Card stacked padding="titled" title={t`累计回报`} hint={t`等额`}>
        {record.curve.length === 0 ? (
          <EmptyState title={t`还没有结算的方案`} drawing={null} />
        ) : (
          <RecordCurve points={record.curve.map(({ at, gained }) => ({ at, gained: gained / 1_000 }))} />
        )}
      </Card>
      <Card stacked padding="titled" title={t`命中率`} hint={t`走盘不计`}>
        <HitRates
          rates={[
            rate('recent', t`近 30 场`, record.recent),
            rate('all', t`全部`, record.all),
            ...record.plays.map((each) => rate(each.play, play(each.play, 'football'), each)),
          ]}
        />
        <Facts facts={[{ id: 'longest', label: t`最长连中`, value: String(record.longest) }]} />
        <Text as="p" size="s" tone="quiet">{t`灰条是 95% 区间，场次越少越宽，别只看百分比。已结算的方案不能删除，也不能隐藏。`}</Text>
      </Card>
    </>
  );
}
