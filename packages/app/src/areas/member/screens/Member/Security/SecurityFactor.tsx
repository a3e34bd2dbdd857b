import { useLingui } from '@lingui/react/macro';
import { endFactor, factorState, renewRecovery } from '@pitchside/api/member/account';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { loadMember } from '../member.store.ts';
import { SecretDialog } from '../Developer/SecretDialog.tsx';
import { FactorSetup, useRecoveryMade } from './FactorSetup.tsx';
import { FactorRow } from './Security.layout.ts';
import { useAct } from './useAct.ts';

/** The second factor of the account: turning it on and off, and its recovery codes. */
export function SecurityFactor() {
  const { t } = useLingui();
  const format = useFormat();
  const { value, state, again } = useResource('second factor', (signal) => api.call(factorState, {}, { signal }));
  const [open, setOpen] = useState<'setup' | 'renew' | 'end'>();
  const renewed = useRecoveryMade(t`恢复码`);
  const close = () => setOpen(undefined);
  const refresh = () => {
    again();
    void loadMember();
  };
  const { run: end, error } = useAct(
    () => api.call(endFactor, {}),
    () => {
      close();
      refresh();
    },
  );
  const since = value?.on_since;
  const day = typeof since === 'number' ? format.date(since) : undefined;
  const left = value?.recovery_left ?? 0;

  return (
    <Card title={t`两步验证`} hint={t`登录时除了密码，还要输入手机验证器里的数字`}>
      {!value && state === 'failed' && <ErrorState title={t`两步验证没能送到`} onRetry={again} />}
      {!value && state !== 'failed' && <Skeleton shape="block" height={48} />}
      {value && (
        <FactorRow>
          {day !== undefined ? (
            <>
              <span>{t`${day} 起开启，还有 ${left} 个恢复码`}</span>
              <Button size="s" tone="outline" onClick={() => setOpen('renew')}>{t`换一批恢复码`}</Button>
              <Button size="s" tone="outline" onClick={() => setOpen('end')}>{t`停用验证`}</Button>
            </>
          ) : (
            <>
              <span>{t`还没有开启。密码被人知道，账号就保不住`}</span>
              <Button size="s" onClick={() => setOpen('setup')}>{t`开启两步验证`}</Button>
            </>
          )}
        </FactorRow>
      )}
      {open === 'setup' && <FactorSetup onClose={close} onMade={refresh} />}
      {open === 'renew' && (
        <SecretDialog
          title={t`换一批恢复码？`}
          description={t`以前的恢复码会全部作废。`}
          confirm={t`换一批`}
          made={renewed}
          ready
          make={async () => (await api.call(renewRecovery, {})).recovery.join(' ')}
          onClose={close}
          onMade={refresh}
        >
          {(refused) => refused && <p role="alert">{refused}</p>}
        </SecretDialog>
      )}
      <ConfirmDialog
        open={open === 'end'}
        tone="destructive"
        title={t`关闭两步验证？`}
        description={error ?? t`以后登录只要密码，恢复码也会作废。`}
        confirm={t`停用验证`}
        onConfirm={end}
        onCancel={close}
      />
    </Card>
  );
}
