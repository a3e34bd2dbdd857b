import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Facts } from '@pitchside/ui/Facts';
import { Hurdle } from '@pitchside/ui/Hurdle';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { CircleX, Clock, Mic } from 'lucide-react';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import type { Application } from '../../application/useApplication.ts';

/** State of the application; nothing before there is one. */
export function ApplyState({ application }: { application: Application }) {
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
