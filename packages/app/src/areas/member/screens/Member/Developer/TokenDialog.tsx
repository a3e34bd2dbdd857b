import { useLingui } from '@lingui/react/macro';
import { createToken, scopes, tokenDays, tokenNameLength, type Scope } from '@pitchside/api/member/tokens';
import { CheckboxGroup } from '@pitchside/ui/CheckboxGroup';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { useScopeNames } from './useScopeNames.ts';

/** Makes an access token, then shows it this once. */
export function TokenDialog({ onClose, onMade }: { onClose: () => void; onMade: () => void }) {
  const { t } = useLingui();
  const names = useScopeNames();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState('90');
  const ready = name.trim() !== '' && chosen.length > 0;

  async function make(): Promise<string> {
    const lasting = tokenDays.find((each) => String(each) === days) ?? null;
    return (await api.call(createToken, { name, scopes: [...chosen], days: lasting })).token;
  }

  return (
    <SecretDialog
      title={t`新建访问令牌`}
      description={t`给程序用，代替密码。只能做勾选的事，动不了钱和账号。`}
      confirm={t`新建`}
      made={{ title: t`访问令牌已建好`, label: t`访问令牌` }}
      ready={ready}
      make={make}
      onClose={onClose}
      onMade={onMade}
    >
      {(error) => (
        <>
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
        </>
      )}
    </SecretDialog>
  );
}
