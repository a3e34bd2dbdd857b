import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { createToken, scopes, tokenDays, tokenNameLength, type Scope } from '@pitchside/api/member/tokens';
import { Button } from '@pitchside/ui/Button';
import { CheckboxGroup } from '@pitchside/ui/CheckboxGroup';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { SecretOnce } from '@pitchside/ui/SecretOnce';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { Form } from './Developer.layout.ts';
import { useCopySecret } from './useCopySecret.ts';
import { useScopeNames } from './useScopeNames.ts';

/** Makes an access token, then shows it this once. */
export function TokenDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { t } = useLingui();
  const names = useScopeNames();
  const copy = useCopySecret();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState('90');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<string>();
  const ready = name.trim() !== '' && chosen.length > 0;

  async function make(): Promise<void> {
    if (!ready || working) return;
    setWorking(true);
    setError(undefined);
    try {
      const lasting = tokenDays.find((each) => String(each) === days) ?? null;
      const { token } = await api.call(createToken, { name, scopes: [...chosen], days: lasting });
      setMade(token);
      onMade();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能保存，请重试`);
    } finally {
      setWorking(false);
    }
  }

  if (made !== undefined)
    return (
      <Dialog
        open
        keepOnOutsidePress
        title={t`访问令牌已建好`}
        onClose={onClose}
        footer={<Button stretch onClick={onClose}>{t`我已保存`}</Button>}
      >
        <SecretOnce label={t`访问令牌`} secret={made} onCopy={copy} />
      </Dialog>
    );
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={t`新建访问令牌`}
      description={t`给程序用，代替密码。只能做勾选的事，动不了钱和账号。`}
      onClose={onClose}
      footer={<DialogActions confirm={t`新建`} onConfirm={() => void make()} onCancel={onClose} loading={working} disabled={!ready} />}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Input
          label={t`名称`}
          hint={t`写给自己看，比如用在哪个程序`}
          value={name}
          onValueChange={setName}
          maxLength={tokenNameLength}
          counter
          required
          {...(error && { error })}
        />
        <FormField label={t`权限`} required>
          <CheckboxGroup options={scopes.map((value) => ({ value, ...names[value] }))} value={chosen} onValueChange={setChosen} />
        </FormField>
        <FormField label={t`有效期`}>
          <Select
            options={[...tokenDays.map((each) => ({ value: String(each), label: t`${each} 天` })), { value: 'never', label: t`不过期` }]}
            value={days}
            onValueChange={setDays}
          />
        </FormField>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
