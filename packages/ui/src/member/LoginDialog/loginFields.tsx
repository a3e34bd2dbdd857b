import { useLingui } from '@lingui/react/macro';
import { Lock, MessageCircle, Ticket } from 'lucide-react';
import type { FunctionComponent, RefCallback } from 'react';
import { Input } from '../../forms/Input/index.ts';
import { PhoneField, type CountryCode } from '../../forms/PhoneField/index.ts';
import { optional } from './LoginForm.css.ts';
import { smsCodeLength, type LoginField } from './modes.ts';
import { SmsButton, type SmsButtonProps } from './SmsButton.tsx';
import type { LoginDraft } from './useLoginForm.ts';

export interface LoginFieldProps {
  draft: LoginDraft;
  countries: readonly CountryCode[];
  onChange: (part: Partial<LoginDraft>) => void;
  /** Reason why this field is refused. */
  error?: string;
  inputRef: RefCallback<HTMLInputElement>;
  /** State of the SMS request. */
  sms: SmsButtonProps;
}

/** Extracts the code from a pasted message, if it contains exactly one. */
function codeOf(text: string): string {
  const codes = text.normalize('NFKC').match(/(?<!\d)\d{4,6}(?!\d)/g);
  return codes?.length === 1 && /\p{L}/u.test(text) ? (codes[0] ?? text) : text;
}
const codeCharacters = (text: string) => text.replace(/\s/g, '');

/** Most characters of a password and of an invite code. */
const longest = { password: 128, invite: 32 };

function MobileField({ draft, countries, onChange, error, inputRef }: LoginFieldProps) {
  const { t } = useLingui();
  return (
    <PhoneField
      ref={inputRef}
      label={t`手机号`}
      labelHidden
      required
      reserveMessage
      countries={countries}
      value={{ countryId: draft.countryId, number: draft.mobile, ...(draft.mobileFault && { fault: draft.mobileFault }) }}
      onValueChange={({ countryId, number: mobile, fault: mobileFault }) => onChange({ countryId, mobile, mobileFault })}
      error={error}
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
      only="digits"
      accept={codeOf}
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

/** Component of each field of the form. */
export const loginFields: Record<LoginField, FunctionComponent<LoginFieldProps>> = {
  mobile: MobileField,
  smsCode: SmsCodeField,
  password: (field) => <Password {...field} chosen={false} />,
  newPassword: (field) => <Password {...field} chosen />,
  invite: InviteField,
};
