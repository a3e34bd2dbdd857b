import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Link } from '@pitchside/ui/Link';
import { useFormat } from '@pitchside/ui/format';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../routes.data.ts';
import { say } from '../../../platform/toasts/say.ts';
import { askConsent, consent, giveConsent } from './consent.store.ts';

/** Asks a member to accept the new user agreement, once in a visit; reading it is never in the way. */
export default function ConsentDialog({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const { due } = useSnapshot(consent);
  const { pathname } = useLocation();
  const [putOff, setPutOff] = useState<number>();
  useEffect(() => void askConsent(), [memberId]);
  if (!due || due.number === putOff || pathname === routes.aboutUser.path) return null;
  const { number, note } = due;
  const since = fullDate(due.since);

  async function accept(): Promise<void> {
    await giveConsent(number);
    say('success', t`已同意新的用户协议`);
  }

  return (
    <ConfirmDialog
      open
      title={t`用户协议更新了`}
      description={
        <>
          {t`${since}起生效，第 ${number} 版。`} {note} <Link href={`${routes.aboutUser.path}?type=1`}>{t`看全文`}</Link>
        </>
      }
      confirm={t`同意`}
      cancel={t`以后再说`}
      onCancel={() => setPutOff(number)}
      onConfirm={accept}
      tellError={(error) => (error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能记下，请再试一次`)}
    />
  );
}
