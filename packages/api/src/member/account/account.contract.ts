import * as z from 'zod/mini';
import { captchaProof } from '../captcha/captcha.contract.ts';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing, secret, text } from '../../contract/fields.ts';

/** The signed-in user as kept under `userInfo`. Source: specification section 3. */
export const userInfo = z.object({
  id: z.string(),
  token: z.string(),
  userSig: z.string(),
  user_nickname: z.string(),
  avatar: z.string(),
  exp_icon: z.string(),
  level: z.int(),
  balance: z.int(),
  is_anchor: z.union([z.literal(0), z.literal(1)]),
  role: z.enum(['member', 'operator']),
});
export type UserInfo = z.output<typeof userInfo>;

/** Country code, hyphen, number: `86-13800000001`; the server knows one number in all its spellings. */
export const mobile = secret(z.string().check(z.regex(/^\d{1,4}-\d{4,11}$/)));

/** A password that is being chosen: 8 to 128 characters of any kind; nothing is cut off. */
export const newPassword = secret(z.string().check(z.minLength(8), z.maxLength(128)));

/** The six digits of an SMS code. */
export const smsCode = secret(z.string().check(z.regex(/^\d{4,6}$/)));

/** Answer to a right password where a second factor is on: a ticket for `user/loginFactor`. */
export const factorTicket = z.object({ factor_ticket: z.string(), expires_at: instant });

export const login = defineCall({
  method: 'POST',
  path: 'user/login',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary:
    'Signs in with mobile and password after the slide captcha; a new token each time. Where a second factor is on, a ticket for it.',
  input: z.object({
    mobile,
    password: secret(z.string().check(z.minLength(1), z.maxLength(128))),
    device_type: z.literal('pc'),
    invite: z.optional(text(32, 0)),
    code: z.optional(text(6, 0)),
    captcha: z.optional(captchaProof),
  }),
  data: z.union([userInfo, factorTicket]),
});

export const signOut = defineCall({
  method: 'POST',
  path: 'Member/SignOut',
  caller: 'member',
  rate: 'write',
  toleratesStaleToken: true,
  summary: 'Ends this session; answers ok with a stale token too, because leaving must not fail.',
  input: nothing,
  data: z.object({}),
});

export const getUserInfo = defineCall({
  method: 'GET',
  path: 'User/getUserInfo',
  caller: 'member',
  rate: 'read',
  summary: 'The signed-in user, fresh.',
  input: nothing,
  data: z.omit(userInfo, { token: true }),
});

export const registered = defineCall({
  method: 'POST',
  path: 'user/registered',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary: 'Registers with mobile, SMS code, password and an optional invite, after the slide captcha; signing in follows by password.',
  input: z.object({
    mobile,
    code: smsCode,
    password: newPassword,
    device_type: z.literal('pc'),
    invite: z.optional(text(32, 0)),
    captcha: z.optional(captchaProof),
  }),
  data: z.object({}),
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: 'user/forgotPassword',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary: 'Sets a new password with an SMS code; ends every session. Known and unknown numbers are answered alike.',
  input: z.object({ mobile, code: smsCode, password: newPassword }),
  data: z.object({}),
});

/** Purposes of an SMS code: 1 registers, 2 everything else. Source: specification section 5. */
export const smsCodeTypes = { register: 1, other: 2 } as const;

export const getCode = defineCall({
  method: 'POST',
  path: 'user/getCode',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary: 'Sends an SMS code; type 1 registers, 2 otherwise. Known and unknown numbers are answered alike.',
  input: z.object({ mobile, type: z.union([z.literal(1), z.literal(2)]) }),
  /** `wait` is in seconds: how long until another may be asked for. */
  data: z.object({ wait: z.int() }),
});

export const getLoginQrcode = defineCall({
  method: 'POST',
  path: 'user/getLoginQrcode',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary:
    'A code and its picture for signing in by phone; lives 120 s, one use. The picture holds the beginning of the code alone: only who asked can collect the sign-in over the socket, with the whole.',
  input: nothing,
  /** `img` is the picture as a data address, `url` the address of the mobile page that it encodes. */
  data: z.object({ code: id, img: z.string(), url: z.string(), expires_at: instant }),
});

/** A sign-in that waits for a yes, as the phone shows it before it confirms. */
export const qrSignIn = z.object({
  state: z.enum(['scanned', 'confirmed', 'refused', 'expired']),
  /** Browser and system of the device that wants to sign in: `Chrome 141 · macOS`. */
  device: z.string(),
  /** From where: a masked address. */
  place: z.string(),
  /** True when the phone has the same address. */
  is_near: z.boolean(),
  asked_at: instant,
  expires_at: instant,
});
export type QrSignIn = z.output<typeof qrSignIn>;

export const scanLoginQrcode = defineCall({
  method: 'POST',
  path: 'user/scanLoginQrcode',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Says on the phone what a QR code would sign in; the computer shows that it was scanned.',
  input: z.object({ code: id }),
  data: qrSignIn,
});

export const confirmLoginQrcode = defineCall({
  method: 'POST',
  path: 'user/confirmLoginQrcode',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Lets the computer in, or refuses it; only whoever scanned may answer.',
  input: z.object({ code: id, agree: z.boolean() }),
  data: qrSignIn,
});

/** A signed-in browser of the member. */
export const sessionInfo = z.object({
  id,
  /** `Chrome 141 · macOS`. */
  device: z.string(),
  /** A masked address. */
  place: z.string(),
  way: z.enum(['password', 'qr']),
  created_at: instant,
  seen_at: instant,
  is_current: z.boolean(),
});
export type SessionInfo = z.output<typeof sessionInfo>;

export const sessionList = defineCall({
  method: 'GET',
  path: 'user/sessionList',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'Signed-in browsers of the member, newest first; at most five.',
  input: nothing,
  data: z.object({ list: z.array(sessionInfo) }),
});

export const endSession = defineCall({
  method: 'POST',
  path: 'user/endSession',
  caller: 'objectOwner',
  names: { session: 'id' },
  rate: 'write',
  origin: 'ours',
  summary: 'Signs one browser of the member out, within a second.',
  input: z.object({ id }),
  data: z.object({}),
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: 'user/endOtherSessions',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Signs every other browser of the member out.',
  input: nothing,
  data: z.object({ ended: z.int() }),
});
