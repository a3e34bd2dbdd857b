import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { closeFactor, factor, giveCode } from '../../../platform/overlays/factor.store.ts';

/** Asks for a code of the authenticator app, or a recovery code. */
export default function FactorDialogWired() {
  const { open } = useSnapshot(factor);
  return open ? <FactorDialog /> : null;
}

function FactorDialog() {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const ready = code.trim().length >= 6;

  async function submit(): Promise<void> {
    if (!ready || working) return;
    setWorking(true);
    setError(undefined);
    try {
      await giveCode(code.trim());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能验证，请重试`);
      setCode('');
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      open
      size="s"
      keepOnOutsidePress
      title={t`两步验证`}
      description={t`输入验证器里的 6 位数字；手机不在身边，就用一个恢复码。`}
      onClose={closeFactor}
      footer={
        <DialogActions confirm={t`确认`} onConfirm={() => void submit()} onCancel={closeFactor} loading={working} disabled={!ready} />
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Input
          label={t`动态验证码`}
          value={code}
          onValueChange={setCode}
          maxLength={24}
          autoComplete="one-time-code"
          reserveMessage
          {...(error && { error })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
