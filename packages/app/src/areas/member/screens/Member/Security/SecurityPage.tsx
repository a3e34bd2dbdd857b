import { useLingui } from '@lingui/react/macro';
import type { MemberInfo, VerifiedState } from '@pitchside/api/member/profile';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SafetyBar } from '@pitchside/ui/SafetyList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { StateMarkState } from '@pitchside/ui/StateMark';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { PageSpace } from '../Member.layout.ts';
import { loadMember, member } from '../member.store.ts';
import { Bar, Halves } from './Security.layout.ts';
import { loadSecurity, security } from './security.store.ts';
import { SecurityAccounts } from './SecurityAccounts.tsx';
import { SecurityData } from './SecurityData.tsx';
import { SecurityFactor } from './SecurityFactor.tsx';
import { SecurityIdentity } from './SecurityIdentity.tsx';
import { SecuritySessions } from './SecuritySessions.tsx';

const marks: Record<VerifiedState, StateMarkState> = { none: 'none', awaiting: 'waiting', success: 'good', failed: 'bad' };

/** Type 3: identity, account security, payout accounts, and sessions. */
export function SecurityPage() {
  const { t } = useLingui();
  const { info, state: memberState } = useSnapshot(member);
  const { facts, state } = useSnapshot(security);
  useEffect(() => void loadSecurity(), []);
  if (!info || !facts) {
    const failed = state === 'failed' || memberState === 'failed';
    const retry = () => void Promise.all([loadSecurity(), loadMember()]);
    return (
      <PageSpace $height={620}>
        <Card>{failed ? <ErrorState title={t`账号安全没能送到`} onRetry={retry} /> : <Skeleton shape="block" height={560} />}</Card>
      </PageSpace>
    );
  }
  const words: Record<VerifiedState, string> = { none: t`未认证`, awaiting: t`待审核`, success: t`审核成功`, failed: t`审核失败` };
  const accounts = [facts.card, facts.alipay, info.payment_channel].filter(Boolean).length;
  return (
    <>
      <Card title={t`账号安全`} hint={t`提现前三项都要完成`}>
        <Bar>
          <SafetyBar
            label={t`提现条件`}
            conditions={[
              { id: 'identity', name: t`实名认证`, state: marks[facts.verified.state], words: words[facts.verified.state] },
              {
                id: 'payment',
                name: t`支付密码`,
                state: facts.payment.is_set ? 'good' : 'none',
                words: facts.payment.is_set ? t`已设置` : t`还没有设置`,
              },
              {
                id: 'payout',
                name: t`收款账户`,
                state: accounts > 0 ? 'good' : 'none',
                words: accounts > 0 ? t`${accounts} 个可用` : t`还没有绑定`,
              },
            ]}
          />
        </Bar>
        <Halves>
          <SecurityIdentity verified={facts.verified} />
          <SecurityAccounts info={info as MemberInfo} />
        </Halves>
      </Card>
      <SecurityFactor />
      <SecuritySessions />
      <SecurityData />
    </>
  );
}
