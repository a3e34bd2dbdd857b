import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, integer } from '../../contract/fields.ts';

/** Action that a captcha was solved for; a ticket of one action is refused for another. */
export const captchaAction = z.enum(['login', 'register']);

/** Proof of a solved slide captcha, shaped as the third-party service shapes it. */
export const captchaProof = z.object({ ticket: z.string().check(z.maxLength(2048)), randstr: z.string().check(z.maxLength(64)) });

export const getCaptchaChallenge = defineCall({
  method: 'POST',
  path: 'captcha/challenge',
  caller: 'signin',
  rate: 'signin',
  changes: false,
  origin: 'ours',
  summary: 'A new slide puzzle; lives two minutes, three tries. The specification leaves the captcha to a service.',
  input: z.object({ action: captchaAction }),
  data: z.object({
    id,
    background: z.string(),
    piece: z.string(),
    width: z.int(),
    height: z.int(),
    piece_top: z.int(),
    piece_width: z.int(),
    expires_at: z.int(),
  }),
});

export const solveCaptcha = defineCall({
  method: 'POST',
  path: 'captcha/solve',
  caller: 'signin',
  rate: 'signin',
  changes: true,
  idempotent: false,
  origin: 'ours',
  summary: 'Checks where the piece was dropped; ret 0 brings a ticket for one use, ret 2 says no.',
  input: z.object({ id, x: integer(0, 2000) }),
  data: z.object({ ret: z.int(), ticket: z.string(), randstr: z.string(), tries_left: z.int() }),
});
