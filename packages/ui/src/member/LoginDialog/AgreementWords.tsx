import { Trans } from '@lingui/react/macro';
import { agreementLink } from './LoginForm.css.ts';

export interface Agreements {
  /** Address of the user agreement. */
  agreementHref: string;
  /** Address of the privacy policy. */
  privacyHref: string;
}

/** The line beside the agreement tick; both links open beside the form, so that nothing typed is lost. */
export function AgreementWords({ agreementHref, privacyHref }: Agreements) {
  return (
    <Trans>
      已读并同意
      <a className={agreementLink} href={agreementHref} target="_blank" rel="noreferrer">
        《用户协议》
      </a>
      和
      <a className={agreementLink} href={privacyHref} target="_blank" rel="noreferrer">
        《隐私政策》
      </a>
    </Trans>
  );
}
