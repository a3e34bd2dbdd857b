import * as z from 'zod/mini';
import { captchaProof } from '../captcha/captcha.contract.ts';
import { defineCall } from '../contract/define.ts';
import { nothing, text } from '../contract/fields.ts';

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

/** Country code, hyphen, number: `86-13800000001`. */
export const mobile = z.string().check(z.regex(/^\d{1,4}-\d{4,11}$/));

export const login = defineCall({
  method: 'POST',
  path: 'user/login',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  summary: 'Signs in with mobile and password after the slide captcha; a new token each time.',
  input: z.object({
    mobile,
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    device_type: z.literal('pc'),
    invite: z.optional(text(32, 0)),
    code: z.optional(text(6, 0)),
    captcha: z.optional(captchaProof),
  }),
  data: userInfo,
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
