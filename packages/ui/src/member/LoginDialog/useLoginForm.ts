import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { phoneFaults, phoneFaultTexts, type CountryCode, type PhoneFault } from '../../forms/PhoneField/index.ts';
import { newPasswordLength, smsCodeLength, type LoginField, type LoginModeShape, type LoginTick } from './modes.ts';

/** A number as it is typed. */
export interface LoginNumber {
  /** Dialling code without a plus, such as `86`. */
  countryCode: string;
  /** Up to 11 digits. */
  mobile: string;
}

/** Values that the form submits; fields that its mode does not have are empty. */
export interface LoginValues extends LoginNumber {
  password: string;
  /** Up to 6 digits of the SMS. */
  smsCode: string;
  /** Code of the inviter. */
  invite: string;
  /** Keep the account for the next time. */
  remember: boolean;
}

/** Values typed and boxes ticked so far. */
export interface LoginDraft {
  countryId: string;
  mobile: string;
  /** Fault that stops the number from being sent. */
  mobileFault?: PhoneFault | undefined;
  password: string;
  smsCode: string;
  invite: string;
  remember: boolean;
  agreed: boolean;
}

interface Check {
  part: LoginField | LoginTick;
  passes: (draft: LoginDraft) => boolean;
  refusal: MessageDescriptor;
}

/** Fewest digits of a code that can be sent at all. */
const shortest = 4;
const smsCodeShape = new RegExp(`^\\d{${shortest},${smsCodeLength}}$`);

/** Checks of the draft in the order of the form; the first text is the specification's warning `repair.i1`. */
const checks: readonly Check[] = [
  { part: 'mobile', passes: ({ mobile }) => mobile !== '', refusal: msg`请输入手机号` },
  ...phoneFaults.map((fault) => ({
    part: 'mobile' as const,
    passes: ({ mobileFault }: LoginDraft) => mobileFault !== fault,
    refusal: phoneFaultTexts[fault],
  })),
  { part: 'smsCode', passes: ({ smsCode }) => smsCode !== '', refusal: msg`请输入验证码` },
  { part: 'smsCode', passes: ({ smsCode }) => smsCode.length >= shortest, refusal: msg`验证码不完整` },
  { part: 'smsCode', passes: ({ smsCode }) => smsCodeShape.test(smsCode), refusal: msg`验证码是 ${shortest} 到 ${smsCodeLength} 位数字` },
  { part: 'password', passes: ({ password }) => password !== '', refusal: msg`请输入密码` },
  { part: 'newPassword', passes: ({ password }) => password !== '', refusal: msg`请输入密码` },
  { part: 'newPassword', passes: ({ password }) => password.length >= newPasswordLength, refusal: msg`密码至少 ${newPasswordLength} 位` },
  { part: 'agreement', passes: ({ agreed }) => agreed, refusal: msg`请先阅读并同意用户协议和隐私政策` },
];

/** A part that was refused, with its text. */
export type LoginRefusal = Pick<Check, 'part' | 'refusal'>;

/** State of one mode's form. Mount it again for another mode, to clear it. */
export function useLoginForm(shape: LoginModeShape, countries: readonly CountryCode[], initial: Partial<LoginValues>) {
  const [draft, setDraft] = useState<LoginDraft>(() => ({
    countryId: (countries.find(({ code }) => code === (initial.countryCode ?? '86')) ?? countries[0])?.id ?? '',
    mobile: initial.mobile ?? '',
    password: initial.password ?? '',
    smsCode: initial.smsCode ?? '',
    invite: initial.invite ?? '',
    remember: initial.remember ?? initial.mobile !== undefined,
    agreed: shape.agreed,
  }));
  const [refused, setRefused] = useState<LoginRefusal | null>(null);
  const codeOf = (countryId: string) => countries.find(({ id }) => id === countryId)?.code ?? '86';
  const numberOf = ({ countryId, mobile }: LoginDraft): LoginNumber => ({ countryCode: codeOf(countryId), mobile });

  /** Takes a change over; the answer is the draft that follows. */
  const change = (part: Partial<LoginDraft>): LoginDraft => {
    const next = { ...draft, ...part };
    setDraft(next);
    setRefused(null);
    return next;
  };

  const firstRefused = (asked: readonly (LoginField | LoginTick)[]): LoginRefusal | undefined => {
    const failed = checks.find(({ part, passes }) => asked.includes(part) && !passes(draft));
    setRefused(failed ?? null);
    return failed;
  };

  /** Returns the values, or the first refused part with the reason. */
  const check = (skipped: readonly LoginTick[] = []): { values: LoginValues } | { refused: LoginRefusal } => {
    const failed = firstRefused([...shape.fields, ...shape.ticks.filter((tick) => !skipped.includes(tick))]);
    if (failed) return { refused: failed };
    const { password, smsCode, invite, remember } = draft;
    return { values: { ...numberOf(draft), password, smsCode, invite: invite.trim(), remember } };
  };

  /** The number alone, or why it is refused: asking for an SMS needs nothing else. */
  const checkNumber = (): { number: LoginNumber } | { refused: LoginRefusal } => {
    const failed = firstRefused(['mobile']);
    return failed ? { refused: failed } : { number: numberOf(draft) };
  };

  return { draft, change, check, checkNumber, numberOf, refused };
}
