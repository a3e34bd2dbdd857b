import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import type { LegalEdition } from '@pitchside/api/desk/legal';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Link } from '@pitchside/ui/Link';
import { useFormat } from '@pitchside/ui/format';
import { routes } from '../../../routes.data.ts';
import { say } from '../../../platform/toasts/say.ts';
import { giveConsent } from './consent.store.ts';

/** Asks for an edition of the user agreement. */
export default function ConsentDialog({ edition, onPutOff }: { edition: LegalEdition; onPutOff: () => void }) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const { number, note } = edition;
  const since = fullDate(edition.since);

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
          {t`${since} 起生效，第 ${number} 版。`} {note} <Link href={`${routes.aboutUser.path}?type=1`}>{t`看全文`}</Link>
        </>
      }
      confirm={t`同意`}
      cancel={t`以后再说`}
      onCancel={onPutOff}
      onConfirm={accept}
      describeError={(error) => (error instanceof ApiError && error.failure === 'answer' ? error.message : t`没能记下，请再试一次`)}
    />
  );
}
