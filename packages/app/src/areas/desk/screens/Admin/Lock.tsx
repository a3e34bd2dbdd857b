import { ApiError } from '@pitchside/api';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { Door, DoorFields } from './Admin.layout.ts';
import { unlockDesk } from './admin.store.ts';

/** The closed desk: the password opens it. */
export function LockWired() {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (busy || password === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await unlockDesk(password);
    } catch (reason) {
      setError(reason instanceof ApiError && reason.message ? reason.message : t`没能打开，请再试一次`);
      setPassword('');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Door data-ready>
      <Card
        as="form"
        padding="none"
        aria-label={t`运营台`}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <DoorFields>
          <SectionTitle>{t`运营台`}</SectionTitle>
          <Text as="p" size="s" tone="quiet">{t`请输入登录密码。15 分钟不动，运营台会自动锁定。`}</Text>
          <Input
            type="password"
            autoComplete="current-password"
            label={t`密码`}
            value={password}
            onValueChange={setPassword}
            reserveMessage
            {...(error !== undefined && { error })}
            autoFocus
          />
          <Button type="submit" size="l" loading={busy} disabled={password === ''}>
            {t`打开`}
          </Button>
        </DoorFields>
      </Card>
    </Door>
  );
}
