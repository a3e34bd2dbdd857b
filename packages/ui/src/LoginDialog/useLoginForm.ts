import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import type { CountryCode } from './CountryCodeSelect.tsx';
import type { LoginField, LoginModeShape, LoginTick } from './modes.ts';

/** What the form hands over. */
export interface LoginValues {
  /** Dialling code without a plus, such as `86`. */
  countryCode: string;
  /** Up to 11 digits. */
  mobile: string;
  password: string;
  /** Keep the account for the next time. */
  remember: boolean;
}

/** What the person has typed and ticked. */
export interface LoginDraft {
  countryId: string;
  mobile: string;
  password: string;
  remember: boolean;
  agreed: boolean;
}

/** Why a part of the draft is refused, in the order of the form; the first text is the specification's warning `repair.i1`. */
const checks = [
  { part: 'mobile', passes: ({ mobile }: LoginDraft) => mobile !== '', refusal: msg`请输入手机号` },
  { part: 'password', passes: ({ password }: LoginDraft) => password !== '', refusal: msg`请输入密码` },
  { part: 'agreement', passes: ({ agreed }: LoginDraft) => agreed, refusal: msg`请先阅读并同意用户协议和隐私政策` },
] as const satisfies readonly { part: LoginField | LoginTick; passes: (draft: LoginDraft) => boolean; refusal: MessageDescriptor }[];

/** A part that was refused, with its text. */
export type LoginRefusal = Pick<(typeof checks)[number], 'part' | 'refusal'>;

/** State of one mode's form. Mount it anew for another mode, and it is clear. */
export function useLoginForm(shape: LoginModeShape, countries: readonly CountryCode[], initial: Partial<LoginValues>) {
  const [draft, setDraft] = useState<LoginDraft>(() => ({
    countryId: (countries.find(({ code }) => code === (initial.countryCode ?? '86')) ?? countries[0])?.id ?? '',
    mobile: initial.mobile ?? '',
    password: initial.password ?? '',
    remember: initial.remember ?? initial.mobile !== undefined,
    agreed: true,
  }));
  const [refused, setRefused] = useState<LoginRefusal | null>(null);

  const change = (part: Partial<LoginDraft>) => {
    setDraft({ ...draft, ...part });
    setRefused(null);
  };

  /** The values, or the first part that is refused and why. */
  const check = (): { values: LoginValues } | { refused: LoginRefusal } => {
    const asked: readonly (LoginField | LoginTick)[] = [...shape.fields, ...shape.ticks];
    const failed = checks.find(({ part, passes }) => asked.includes(part) && !passes(draft));
    setRefused(failed ?? null);
    if (failed) return { refused: failed };
    const { countryId, mobile, password, remember } = draft;
    return { values: { countryCode: countries.find(({ id }) => id === countryId)?.code ?? '86', mobile, password, remember } };
  };

  return { draft, change, check, refused };
}
