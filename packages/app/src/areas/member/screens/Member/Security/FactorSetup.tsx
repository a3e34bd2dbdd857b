import { useLingui } from '@lingui/react/macro';
import { beginFactor, confirmFactor } from '@pitchside/api/member/account';
import { ApiError, type CallData } from '@pitchside/api';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { QrCode } from '@pitchside/ui/QrCode';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { SecretDialog } from '../Developer/SecretDialog.tsx';
import { Codes, Form, Secret } from './Security.layout.ts';

/** Dialog with new recovery codes, one below the other in two columns; they stand there this once. */
export function useRecoveryMade(title: string) {
  const { t } = useLingui();
  return {
    title,
    description: t`手机丢了时用，每个只能用一次。`,
    label: t`恢复码`,
    content: (codes: string) => (
      <Codes>
        {codes.split(' ').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    ),
  };
}

/** Turns the second factor on: the password, then a first code, then the recovery codes, shown this once. */
export function FactorSetup({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { t } = useLingui();
  const [begun, setBegun] = useState<CallData<typeof beginFactor>>();
  const [code, setCode] = useState('');
  const made = useRecoveryMade(t`两步验证已开启`);
  if (!begun) return <PasswordStep onClose={onClose} onBegun={setBegun} />;
  return (
    <SecretDialog
      title={t`开启两步验证`}
      description={t`用手机上的验证器扫码，再输入它显示的 6 位数字。`}
      confirm={t`开启`}
      made={made}
      ready={code.trim().length === 6}
      make={async () => (await api.call(confirmFactor, { code: code.trim() }, { quiet: true })).recovery.join(' ')}
      onClose={onClose}
      onMade={onMade}
    >
      {(error) => (
        <>
          <Secret>
            <QrCode value={begun.uri} label={t`用验证器扫这个码`} size={176} />
            <p>{t`扫不了就手动输入密钥：`}</p>
            <code>{begun.secret}</code>
          </Secret>
          <Input
            label={t`动态验证码`}
            value={code}
            onValueChange={setCode}
            only="digits"
            maxLength={6}
            inputMode="numeric"
            autoComplete="one-time-code"
            reserveMessage
            {...(error && { error })}
          />
        </>
      )}
    </SecretDialog>
  );
}

function PasswordStep({ onClose, onBegun }: { onClose: () => void; onBegun: (begun: CallData<typeof beginFactor>) => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(): Promise<void> {
    if (password === '' || working) return;
    setWorking(true);
    setError(undefined);
    try {
      onBegun(await api.call(beginFactor, { password }, { quiet: true }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能保存，请重试`);
      setWorking(false);
    }
  }

  return (
    <Dialog
      open
      size="s"
      keepOnOutsidePress
      title={t`开启两步验证`}
      description={t`先输入登录密码。`}
      onClose={onClose}
      footer={
        <DialogActions
          confirm={t`下一步`}
          onConfirm={() => void submit()}
          onCancel={onClose}
          loading={working}
          disabled={password === ''}
        />
      }
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Input
          type="password"
          label={t`登录密码`}
          value={password}
          onValueChange={setPassword}
          maxLength={128}
          autoComplete="current-password"
          reserveMessage
          {...(error && { error })}
        />
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
