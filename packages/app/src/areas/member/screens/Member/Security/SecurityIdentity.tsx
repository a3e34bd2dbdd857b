import { useLingui } from '@lingui/react/macro';
import { withdrawVerified, type VerifiedInfo } from '@pitchside/api/member/profile';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { CheckList } from '@pitchside/ui/CheckList';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { useFormat } from '@pitchside/ui/format';
import { IdentityCard } from '@pitchside/ui/IdentityCard';
import { StateMark } from '@pitchside/ui/StateMark';
import { Stepper } from '@pitchside/ui/Stepper';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { Identity, Review } from './Security.layout.ts';
import { refreshSecurity } from './security.store.ts';

/** The real name: a form, a wait, a card, or why it failed; one of them at a time. */
export function SecurityIdentity({ verified }: { verified: VerifiedInfo }) {
  const { t } = useLingui();
  const format = useFormat();
  const at = (instant: number | null) => (instant === null ? '' : `${format.fullDate(instant)} ${format.time(instant)}`);
  const { state, reason } = verified;
  if (state === 'success')
    return (
      <Card tone="outline" padding="none" aria-label={t`实名认证`}>
        <Identity>
          <IdentityCard name={verified.real_name ?? ''} number={verified.id_number ?? ''} since={at(verified.decided_at)} />
          <CheckList
            items={[
              { id: 'holder', words: t`提现与绑定账户，户名须与实名一致` },
              { id: 'sealed', words: t`证件照片加密保存，只有审核员看得到` },
              { id: 'once', words: t`一张身份证只能认证一个账号` },
            ]}
          />
        </Identity>
      </Card>
    );
  const [decided, submitted] = [at(verified.decided_at), at(verified.submitted_at)];
  return (
    <Card tone="outline" padding="none" aria-label={t`实名认证`}>
      <Identity>
        {state === 'awaiting' && <Awaiting submitted={submitted} />}
        {state === 'failed' && (
          <>
            <Review>
              <TwoLines look="strong" note={t`${decided} 审核`}>{t`没有通过`}</TwoLines>
              <StateMark size="s" state="bad">{t`审核失败`}</StateMark>
            </Review>
            <Card as="div" tone="critical" padding="small">
              <Text as="p" size="s">
                {reason}
              </Text>
            </Card>
          </>
        )}
        {state === 'none' && (
          <Review>
            <Text weight="strong">{t`实名认证`}</Text>
            <StateMark size="s" state="none">{t`未认证`}</StateMark>
          </Review>
        )}
        {state !== 'awaiting' && <IdentityForm again={state === 'failed'} />}
      </Identity>
    </Card>
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
        <TwoLines look="strong" note={t`${submitted} 提交，约 1 个工作日`}>{t`资料审核中`}</TwoLines>
        <StateMark size="s" state="waiting">{t`待审核`}</StateMark>
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
