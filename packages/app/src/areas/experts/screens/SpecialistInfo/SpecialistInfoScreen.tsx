import { useLingui } from '@lingui/react/macro';
import { expertState } from '@pitchside/api/experts/plans';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Stepper, type StepState } from '@pitchside/ui/Stepper';
import { ShieldCheck } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { centreHref } from '../../expertsLinks.ts';
import { ExpertForm } from './ExpertForm.tsx';
import { Columns } from './SpecialistInfo.layout.ts';

const stepsAt: Record<'none' | 'awaiting' | 'success' | 'failed', readonly [StepState, StepState, StepState]> = {
  none: ['current', 'waiting', 'waiting'],
  awaiting: ['done', 'current', 'waiting'],
  failed: ['current', 'failed', 'waiting'],
  success: ['done', 'done', 'current'],
};

/** /specialist-info: applying to become an expert, and how that stands. */
export function SpecialistInfoScreen() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { value, state, again } = useResource(user ? String(user.id) : null, (signal) =>
    api.call(expertState, {}, { signal, quiet: true }),
  );
  const reason = value?.reason ?? '';
  const [form, review, selling] = stepsAt[value?.state ?? 'none'];
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t`申请成为专家`}</VisuallyHidden>
      <Columns>
        <Card stacked padding="titled" title={t`申请成为专家`} hint={t`审核通过就能发布方案`}>
          {!user ? (
            <EmptyState title={t`登录后申请`} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
          ) : !value && state === 'failed' ? (
            <ErrorState title={t`申请页没能打开`} onRetry={again} />
          ) : !value ? (
            <Skeleton shape="block" height={360} />
          ) : (
            <>
              {value.state === 'awaiting' && (
                <Card tone="inset" padding="small" role="status">{t`申请正在审核，一般一个工作日内有结果。`}</Card>
              )}
              {value.state === 'success' && (
                <Card tone="inset" padding="small" role="status" acts={<ButtonLink href={centreHref} size="s">{t`发布方案`}</ButtonLink>}>
                  {t`你已经是专家，可以发布方案了。`}
                </Card>
              )}
              {value.state === 'failed' && <Card tone="inset" padding="small" role="status">{t`没有通过：${reason}`}</Card>}
              {!value.is_verified && value.state !== 'success' && (
                <Hurdle
                  icon={<ShieldCheck size={20} />}
                  title={t`还没有实名认证`}
                  act={<ButtonLink href="/member?type=3" size="s">{t`去认证`}</ButtonLink>}
                >
                  {t`专家要对自己的方案负责，所以先完成实名认证。`}
                </Hurdle>
              )}
              {value.is_verified && (value.state === 'none' || value.state === 'failed') && (
                <ExpertForm key={value.state} experience={value.experience} onSent={again} />
              )}
            </>
          )}
        </Card>
        <Card stacked padding="titled" title={t`怎么成为专家`}>
          <Stepper
            label={t`申请进度`}
            direction="vertical"
            steps={[
              { id: 'form', title: t`填写从业经历`, note: t`实名认证后填写，200 字以内`, state: form },
              { id: 'review', title: t`人工审核`, note: t`约 1 个工作日，每天最多提交 3 次`, state: review },
              { id: 'selling', title: t`发布方案`, note: t`每份方案开赛前审核，结算后公开战绩`, state: selling },
            ]}
          />
        </Card>
      </Columns>
    </Page>
  );
}
