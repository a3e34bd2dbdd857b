import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { FunctionComponent, RefCallback } from 'react';
import { Input } from '../Input/index.ts';
import { CountryCodeSelect, type CountryCode } from './CountryCodeSelect.tsx';
import { agreementLink } from './LoginForm.css.ts';
import { mobileLength, type LoginField } from './modes.ts';
import type { LoginDraft } from './useLoginForm.ts';

export interface LoginFieldProps {
  draft: LoginDraft;
  countries: readonly CountryCode[];
  onChange: (part: Partial<LoginDraft>) => void;
  /** Why this field is refused. */
  error?: string;
  inputRef: RefCallback<HTMLInputElement>;
}

const digits = (text: string) => text.replace(/\D/g, '');

function MobileField({ draft, countries, onChange, error, inputRef }: LoginFieldProps) {
  const { t } = useLingui();
  return (
    <Input
      ref={inputRef}
      label={t`手机号`}
      labelHidden
      placeholder={t`手机号`}
      size="l"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      numeric={draft.mobile !== ''}
      required
      accept={digits}
      maxLength={mobileLength}
      reserveMessage
      value={draft.mobile}
      onValueChange={(mobile) => onChange({ mobile })}
      error={error}
      prefix={<CountryCodeSelect countries={countries} value={draft.countryId} onValueChange={(countryId) => onChange({ countryId })} />}
    />
  );
}

function PasswordField({ draft, onChange, error, inputRef }: LoginFieldProps) {
  const { t } = useLingui();
  return (
    <Input
      ref={inputRef}
      label={t`密码`}
      labelHidden
      placeholder={t`密码`}
      size="l"
      type="password"
      autoComplete="current-password"
      icon={<Lock size={16} aria-hidden />}
      required
      reserveMessage
      value={draft.password}
      onValueChange={(password) => onChange({ password })}
      error={error}
    />
  );
}

/** How each field of the form is drawn. */
export const loginFields: Record<LoginField, FunctionComponent<LoginFieldProps>> = { mobile: MobileField, password: PasswordField };

export interface Agreements {
  /** Where the user agreement is read. */
  agreementHref: string;
  /** Where the privacy policy is read. */
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
