import { useLingui } from '@lingui/react/macro';
import { expertState } from '@pitchside/api/experts/plans';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { Link } from '@pitchside/ui/Link';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { RecordsCard } from '../../../money/RecordsCard.tsx';
import { applyHref, expertHref, hubHref } from '../../expertsLinks.ts';
import { PlanList } from '../../plans/PlanList.tsx';
import { OwnPlans } from './OwnPlans.tsx';
import { PlanForm } from './PlanForm.tsx';

/** /member?type=17: an expert's form and plans with their results; for everybody the own purchases. */
export function CentrePage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const id = String(user?.id ?? '');
  const [turn, setTurn] = useState(0);
  const { value, state, again } = useResource(id, (signal) => api.call(expertState, {}, { signal, quiet: true }));
  const isExpert = value?.state === 'success';
  return (
    <>
      <Card
        stacked
        padding="titled"
        title={isExpert ? t`发布方案` : t`专家中心`}
        {...(isExpert && { aside: <Link href={expertHref(id)}>{t`我的专家主页`}</Link> })}
      >
        {!value && state === 'failed' ? (
          <ErrorState title={t`专家中心没能打开`} onRetry={again} />
        ) : !value ? (
          <Skeleton shape="block" height={360} />
        ) : isExpert ? (
          <PlanForm onSent={() => setTurn(turn + 1)} />
        ) : (
          <Hurdle
            icon={<BadgeCheck size={20} />}
            title={value.state === 'awaiting' ? t`申请正在审核` : t`还不是专家`}
            act={
              <ButtonLink href={applyHref} size="s">
                {value.state === 'awaiting' ? t`查看申请` : t`申请成为专家`}
              </ButtonLink>
            }
          >
            {t`通过审核后，就能在这里发布方案、查看收益。`}
          </Hurdle>
        )}
      </Card>
      {isExpert && (
        <>
          <Card stacked padding="titled" title={t`我的方案`}>
            <CardBleed>
              <OwnPlans turn={turn} />
            </CardBleed>
          </Card>
          <RecordsCard title={t`方案收益`} kinds={['income']} type="plan" />
        </>
      )}
      {/* How high the first card is depends on the answer: nothing stands under it before. */}
      {(value || state === 'failed') && (
        <Card stacked padding="titled" title={t`我的已购`} aside={<Link href={hubHref()}>{t`看看专家`}</Link>}>
          <PlanList question={{ of: 'bought' }} none={t`还没有解锁过方案`} />
        </Card>
      )}
    </>
  );
}
