import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { useSending } from '../../../../platform/sending/useSending.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { consent, giveConsent } from '../../legal/consent.store.ts';

/** Under the user agreement: accepting the edition that holds, for a member who has not. */
export function ConsentCard() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { due } = useSnapshot(consent);
  const { busy, send } = useSending();
  // What is due is asked by the dialog, which stands on every page of a member.
  if (!user || !due) return null;
  const { number } = due;

  const accept = () =>
    send(async () => {
      await giveConsent(number);
      say('success', t`已同意新的用户协议`);
    });

  return (
    <Card
      title={t`用户协议更新了`}
      acts={
        <Button loading={busy} onClick={() => void accept()}>
          {t`同意`}
        </Button>
      }
    >
      <Text as="p" size="s" tone="quiet">{t`看过第 ${number} 版以后，请同意再继续使用。`}</Text>
    </Card>
  );
}
