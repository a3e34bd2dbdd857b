import * as z from 'zod/mini';
import { newPassword } from '../account/account.contract.ts';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing, secret, text } from '../../contract/fields.ts';
import { verifiedState } from './profile.schema.ts';

/** Digits of a payment password: not fewer than 6 (specification section 5), not more than 20. */
export const paymentPasswordLength = { least: 6, most: 20 } as const;
const paymentDigits = secret(z.string().check(z.regex(/^[0-9]{6,20}$/)));
/** A payment password as it is asked for: any short text, since a wrong one is only wrong. */
export const paymentPasswordGiven = secret(z.string().check(z.minLength(1), z.maxLength(40)));

export const setPaymentPassword = defineCall({
  method: 'POST',
  path: 'Member/paymentPassword',
  caller: 'member',
  rate: 'money',
  fresh: true,
  atomic: true,
  summary: 'Sets or changes the payment password; a change needs the old one, which locks for 30 minutes after 5 wrong tries.',
  input: z.object({ password: paymentDigits, confirm: paymentDigits, old_password: z.optional(paymentPasswordGiven) }),
  data: z.object({ changed_at: instant }),
});

export const paymentPasswordState = defineCall({
  method: 'GET',
  path: 'Member/paymentPasswordState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Whether there is a payment password, since when, and until when it is locked.',
  input: nothing,
  data: z.object({ is_set: z.boolean(), changed_at: z.nullable(instant), locked_until: z.nullable(instant) }),
});

/** Real name: two to thirty letters of any script. */
const realName = secret(text(30, 2));

export const submitVerified = defineCall({
  method: 'POST',
  path: 'Member/verified',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Submits the real-name verification: name, number of the identity card, and its two sides by upload. One number serves one account.',
  input: z.object({
    real_name: realName,
    id_number: secret(z.string().check(z.regex(/^[0-9A-Za-z]{6,20}$/))),
    id_kind: z._default(z.enum(['cn', 'other']), 'cn'),
    front: id,
    back: id,
  }),
  data: z.object({ state: verifiedState, submitted_at: instant }),
});

export const verifiedInfo = z.object({
  state: verifiedState,
  /** 周*强. */
  real_name: z.nullable(z.string()),
  /** First four and last four characters alone. */
  id_number: z.nullable(z.string()),
  submitted_at: z.nullable(instant),
  decided_at: z.nullable(instant),
  /** Why it failed; null else. */
  reason: z.nullable(z.string()),
});
export type VerifiedInfo = z.output<typeof verifiedInfo>;

export const getVerifiedInfo = defineCall({
  method: 'POST',
  path: 'Member/getVerifiedInfo',
  caller: 'member',
  rate: 'read',
  changes: false,
  summary: 'State of the real-name verification, masked.',
  input: nothing,
  data: verifiedInfo,
});

export const withdrawVerified = defineCall({
  method: 'POST',
  path: 'Member/withdrawVerified',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  atomic: true,
  summary: 'Takes back a verification that awaits review, so that it can be filled in anew; its pictures are deleted.',
  input: nothing,
  data: z.object({}),
});

export const bankCard = z.object({ bank: z.string(), bank_code: z.string(), last_four: z.string(), holder: z.string(), bound_at: instant });
export type BankCard = z.output<typeof bankCard>;

export const bindBankCard = defineCall({
  method: 'GET',
  path: 'Bank_card/bind',
  caller: 'payout',
  names: { password: 'payment_password' },
  rate: 'money',
  changes: true,
  fresh: true,
  atomic: true,
  summary: 'Binds a bank card in the verified name, in place of the former one; needs the payment password once there is one.',
  input: z.object({
    card_number: secret(z.string().check(z.regex(/^[0-9]{12,19}$/))),
    real_name: realName,
    bank: z.optional(text(40, 2)),
    payment_password: z.optional(paymentPasswordGiven),
  }),
  data: bankCard,
});

export const bankOfCard = defineCall({
  method: 'GET',
  path: 'Bank_card/bankOf',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'The bank that the first six digits of a card name; null when they name none that is known.',
  input: z.object({ bin: z.string().check(z.regex(/^[0-9]{6}$/)) }),
  data: z.object({ bank: z.nullable(z.string()), bank_code: z.nullable(z.string()) }),
});

export const getBankCard = defineCall({
  method: 'GET',
  path: 'Bank_card/getInfo',
  caller: 'member',
  rate: 'read',
  summary: 'The bound bank card, masked.',
  input: nothing,
  data: z.object({ card: z.nullable(bankCard) }),
});

/** A mobile number or an e-mail address. */
const payAccount = secret(z.string().check(z.regex(/^(?=.{5,80}$)([\w.+-]+@[\w-]+(\.[\w-]+)+|\+?[0-9]{5,20})$/)));
export const alipayAccount = z.object({ account: z.string(), holder: z.string(), bound_at: instant });
export type AlipayAccount = z.output<typeof alipayAccount>;

export const bindAliPay = defineCall({
  method: 'GET',
  path: 'Bank_card/bindAliPay',
  caller: 'payout',
  names: { password: 'payment_password' },
  rate: 'money',
  changes: true,
  fresh: true,
  atomic: true,
  summary: 'Binds an Alipay account in the verified name, in place of the former one.',
  input: z.object({ account: payAccount, real_name: realName, payment_password: z.optional(paymentPasswordGiven) }),
  data: alipayAccount,
});

export const getAliPayInfo = defineCall({
  method: 'GET',
  path: 'Bank_card/getAliPayInfo',
  caller: 'member',
  rate: 'read',
  summary: 'The bound Alipay account, masked.',
  input: nothing,
  data: z.object({ account: z.nullable(alipayAccount) }),
});

export const payoutKinds = ['bank', 'alipay', 'channel'] as const;

export const unbindPayout = defineCall({
  method: 'POST',
  path: 'Bank_card/unbind',
  caller: 'payout',
  names: { password: 'payment_password' },
  rate: 'money',
  fresh: true,
  origin: 'ours',
  atomic: true,
  summary: 'Takes a bound account away; needs the payment password once there is one.',
  input: z.object({ kind: z.enum(payoutKinds), payment_password: z.optional(paymentPasswordGiven) }),
  data: z.object({}),
});

export const paymentChannels = ['wechat', 'unionpay', 'paypal', 'momo', 'zalopay'] as const;

export const bindChannel = defineCall({
  method: 'POST',
  path: 'Member/bindChannel',
  caller: 'member',
  rate: 'money',
  fresh: true,
  origin: 'ours',
  atomic: true,
  summary:
    'Binds a payment-channel account in the verified name; needs the payment password once there is one. `Member/applyChannel` is the application of anchors.',
  input: z.object({
    channel: z.enum(paymentChannels),
    account: payAccount,
    real_name: realName,
    payment_password: z.optional(paymentPasswordGiven),
  }),
  data: z.object({ channel: z.string(), account: z.string(), holder: z.string(), bound_at: instant }),
});

export const changePassword = defineCall({
  method: 'POST',
  path: 'user/changePassword',
  caller: 'member',
  rate: 'signin',
  idempotent: false,
  fresh: true,
  origin: 'ours',
  summary: 'Changes the login password by the old one; `end_others` signs out every other browser and revokes all access tokens.',
  input: z.object({
    old_password: secret(z.string().check(z.minLength(1), z.maxLength(128))),
    password: newPassword,
    end_others: z._default(z.boolean(), true),
  }),
  data: z.object({}),
});
