import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { loadUser } from '../../../../platform/session/loadUser.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useApplication, type Application } from '../../application/useApplication.ts';
import { Columns } from '../../Studio.layout.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Facts } from '@pitchside/ui/Facts';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { CircleX, Clock, Mic } from 'lucide-react';
import type { ApplicationState } from '@pitchside/api/live/studio';
import { Stepper, type StepState } from '@pitchside/ui/Stepper';
import { system } from '../../../../platform/system/system.store.ts';

/** State of each of the three steps, by the state of the application. */
const stepsAt: Record<ApplicationState, readonly [StepState, StepState, StepState]> = {
  none: ['current', 'waiting', 'waiting'],
  awaiting: ['done', 'current', 'waiting'],
  failed: ['current', 'failed', 'waiting'],
  success: ['done', 'done', 'current'],
};

/** Steps from the application to the first broadcast, with a contact. */
function ApplyWay({ state = 'none' }: { state?: ApplicationState | undefined }) {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const [form, review, air] = stepsAt[state];
  const contact = config?.apply_for_anchor;
  return (
    <Card stacked padding="titled" aria-label={t`怎么成为主播`}>
      <SectionTitle>{t`怎么成为主播`}</SectionTitle>
      <Stepper
        label={t`申请进度`}
        direction="vertical"
        steps={[
          { id: 'form', title: t`填写资料`, note: t`实名过的不用再填姓名和证件`, state: form },
          { id: 'review', title: t`人工审核`, note: t`约 1 个工作日，每天最多提交 3 次`, state: review },
          { id: 'air', title: t`开播`, note: t`设好标题和封面，用推流软件连上就播`, state: air },
        ]}
      />
      {contact && <Facts look="sheet" facts={[{ id: 'contact', label: t`申请咨询`, value: contact }]} />}
    </Card>
  );
}

/** State of the application; nothing before there is one. */
function ApplyState({ application }: { application: Application }) {
  const { t } = useLingui();
  const moment = useMoment();
  const { state, reason, submitted_at: submitted, decided_at: decided } = application;
  const at = (instant: number | null) => (instant === null ? '' : moment(instant));
  const [sentAt, decidedAt] = [at(submitted), at(decided)];
  if (state === 'none') return null;
  if (state === 'failed')
    return (
      <Hurdle icon={<CircleX size={20} />} title={t`审核失败`}>
        {t`${decidedAt}：${reason}`}
      </Hurdle>
    );
  if (state === 'success')
    return (
      <Hurdle
        icon={<Mic size={20} />}
        title={t`你已经是主播了`}
        act={<ButtonLink size="s" tone="soft" href={memberPlaces.studio}>{t`去直播台`}</ButtonLink>}
      >
        {t`填好标题，拿到推流地址就能开播`}
      </Hurdle>
    );
  return (
    <>
      <Hurdle icon={<Clock size={20} />} title={t`申请正在审核`}>
        {t`${sentAt} 提交，约 1 个工作日，结果会通知你`}
      </Hurdle>
      <Sent application={application} />
    </>
  );
}

function Sent({ application: { name, number, inviter, experience, contact } }: { application: Application }) {
  const { t } = useLingui();
  return (
    <Facts
      look="sheet"
      facts={[
        { id: 'name', label: t`真实姓名`, value: name },
        { id: 'number', label: t`证件号码`, value: number },
        ...(inviter ? [{ id: 'inviter', label: t`邀请人`, value: `${inviter.user_nickname} ID ${inviter.id}` }] : []),
        { id: 'experience', label: t`直播经历`, value: experience },
        { id: 'contact', label: t`联系方式`, value: contact },
      ]}
    />
  );
}

/** /member?type=7: application to become an anchor. Anchors go to the studio. */
export function ApplyPage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [came] = useState(user?.is_anchor);
  const { application, failed, again } = useApplication();
  const state = application?.state;
  const isNew = state === 'success' && user?.is_anchor === 0;
  useEffect(() => {
    // The right has come while the page stood open: the header and the menu shall know.
    if (isNew) unlessLost(loadUser());
  }, [isNew]);

  if (came === 1) return <Navigate to={memberPlaces.studio} replace />;
  return (
    <Columns>
      <Card stacked padding="titled" aria-label={t`申请主播`}>
        <SectionTitle hint={t`审核通过就有自己的直播间`}>{t`申请主播`}</SectionTitle>
        {application ? (
          <>
            <ApplyState application={application} />
            {(state === 'none' || state === 'failed') && <ApplyForm key={state} application={application} onSent={again} />}
          </>
        ) : failed ? (
          <ErrorState title={t`申请页没能打开`} onRetry={again} />
        ) : (
          <Skeleton shape="block" height={520} />
        )}
      </Card>
      <ApplyWay state={state} />
    </Columns>
  );
}
