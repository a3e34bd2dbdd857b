import { useLingui } from '@lingui/react/macro';
import { Lock, MessageCircle, Ticket } from 'lucide-react';
import type { FunctionComponent, RefCallback } from 'react';
import { Input } from '../../forms/Input/index.ts';
import { CountryCodeSelect, type CountryCode } from './CountryCodeSelect.tsx';
import { optional } from './LoginForm.css.ts';
import { mobileLength, smsCodeLength, type LoginField } from './modes.ts';
import { SmsButton, type SmsButtonProps } from './SmsButton.tsx';
import type { LoginDraft } from './useLoginForm.ts';

export interface LoginFieldProps {
  draft: LoginDraft;
  countries: readonly CountryCode[];
  onChange: (part: Partial<LoginDraft>) => void;
  /** Why this field is refused. */
  error?: string;
  inputRef: RefCallback<HTMLInputElement>;
  /** How asking for an SMS stands. */
  sms: SmsButtonProps;
}

const digits = (text: string) => text.replace(/\D/g, '');
const codeCharacters = (text: string) => text.replace(/\s/g, '');

/** Most characters of a password and of an invite code. */
const longest = { password: 128, invite: 32 };

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

function SmsCodeField({ draft, onChange, error, inputRef, sms }: LoginFieldProps) {
  const { t } = useLingui();
  return (
    <Input
      ref={inputRef}
      label={t`验证码`}
      labelHidden
      placeholder={t`验证码`}
      size="l"
      inputMode="numeric"
      autoComplete="one-time-code"
      icon={<MessageCircle size={16} aria-hidden />}
      numeric={draft.smsCode !== ''}
      required
      accept={digits}
      maxLength={smsCodeLength}
      reserveMessage
      value={draft.smsCode}
      onValueChange={(smsCode) => onChange({ smsCode })}
      error={error}
      suffix={<SmsButton {...sms} />}
    />
  );
}

function Password({ draft, onChange, error, inputRef, chosen }: LoginFieldProps & { chosen: boolean }) {
  const { t } = useLingui();
  const label = chosen ? t`设置密码` : t`密码`;
  return (
    <Input
      ref={inputRef}
      label={label}
      labelHidden
      placeholder={label}
      size="l"
      type="password"
      autoComplete={chosen ? 'new-password' : 'current-password'}
      icon={<Lock size={16} aria-hidden />}
      required
      maxLength={longest.password}
      reserveMessage
      value={draft.password}
      onValueChange={(password) => onChange({ password })}
      error={error}
    />
  );
}

function InviteField({ draft, onChange, inputRef }: LoginFieldProps) {
  const { t } = useLingui();
  return (
    <Input
      ref={inputRef}
      label={t`邀请码（选填）`}
      labelHidden
      placeholder={t`邀请码`}
      size="l"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      icon={<Ticket size={16} aria-hidden />}
      accept={codeCharacters}
      maxLength={longest.invite}
      value={draft.invite}
      onValueChange={(invite) => onChange({ invite })}
      suffix={<span className={optional} aria-hidden="true">{t`选填`}</span>}
    />
  );
}

/** How each field of the form is drawn. */
export const loginFields: Record<LoginField, FunctionComponent<LoginFieldProps>> = {
  mobile: MobileField,
  smsCode: SmsCodeField,
  password: (field) => <Password {...field} chosen={false} />,
  newPassword: (field) => <Password {...field} chosen />,
  invite: InviteField,
};
