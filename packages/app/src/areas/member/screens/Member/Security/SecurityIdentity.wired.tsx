import { useLingui } from '@lingui/react/macro';
import { withdrawVerified, type VerifiedInfo } from '@pitchside/api/profile';
import { Button } from '@pitchside/ui/Button';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { useFormat } from '@pitchside/ui/format';
import { IdentityCard } from '@pitchside/ui/IdentityCard';
import { SafetyMark } from '@pitchside/ui/SafetyList';
import { Stepper } from '@pitchside/ui/Stepper';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { IdentityForm } from './IdentityForm.wired.tsx';
import { Facts, Identity, Reason, Review } from './Security.layout.ts';
import { refreshSecurity } from './security.store.ts';

/** The real name: a form, a wait, a card, or why it failed; one of them at a time. */
export function SecurityIdentity({ verified }: { verified: VerifiedInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const at = (instant: number | null) => (instant === null ? '' : `${format.fullDate(instant)} ${format.time(instant)}`);
  const { state, reason } = verified;
  if (state === 'success')
    return (
      <Identity aria-label={t`实名认证`}>
        <IdentityCard name={verified.real_name ?? ''} number={verified.id_number ?? ''} since={at(verified.decided_at)} />
        <Facts>
          {[t`提现与绑定账户，户名须与实名一致`, t`证件照片加密保存，只有审核员看得到`, t`一张身份证只能认证一个账号`].map((words) => (
            <li key={words}>
              <Check size={16} aria-hidden />
              {words}
            </li>
          ))}
        </Facts>
      </Identity>
    );
  const [decided, submitted] = [at(verified.decided_at), at(verified.submitted_at)];
  return (
    <Identity aria-label={t`实名认证`}>
      {state === 'awaiting' && <Awaiting submitted={submitted} />}
      {state === 'failed' && (
        <>
          <Review>
            <span>
              <b>{t`没有通过`}</b>
              <small>{t`${decided} 审核`}</small>
            </span>
            <SafetyMark state="bad">{t`审核失败`}</SafetyMark>
          </Review>
          <Reason>{reason}</Reason>
        </>
      )}
      {state === 'none' && (
        <Review>
          <b>{t`实名认证`}</b>
          <SafetyMark state="none">{t`未认证`}</SafetyMark>
        </Review>
      )}
      {state !== 'awaiting' && <IdentityForm again={state === 'failed'} />}
    </Identity>
  );
}

function Awaiting({ submitted }: { submitted: string }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  async function takeBack(): Promise<void> {
    await api.call(withdrawVerified, {}, { idempotencyKey: crypto.randomUUID() });
    setAsking(false);
    await refreshSecurity();
  }
  return (
    <>
      <Review>
        <Clock size={20} aria-hidden />
        <span>
          <b>{t`资料审核中`}</b>
          <small>{t`${submitted} 提交，约 1 个工作日`}</small>
        </span>
        <SafetyMark state="waiting">{t`待审核`}</SafetyMark>
      </Review>
      <Stepper
        size="s"
        label={t`审核进度`}
        steps={[
          { id: 'sent', title: t`已提交`, state: 'done' },
          { id: 'review', title: t`人工审核`, state: 'current' },
          { id: 'result', title: t`结果`, state: 'waiting' },
        ]}
      />
      <Button tone="outline" onClick={() => setAsking(true)}>{t`撤回重填`}</Button>
      <ConfirmDialog
        open={asking}
        title={t`撤回这次提交？`}
        description={t`照片会一并删除，需要重新上传。`}
        confirm={t`撤回`}
        onConfirm={takeBack}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
