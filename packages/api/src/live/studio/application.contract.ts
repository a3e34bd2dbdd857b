import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing, secret, text } from '../../contract/fields.ts';
import { applicationStates } from './studio.schema.ts';

/** Length of the text about one's experience, in code points; at least 15 by specification section 5. */
export const experienceLength = { least: 15, most: 500 } as const;

export const applyChannel = defineCall({
  method: 'POST',
  path: 'Member/applyChannel',
  caller: 'member',
  rate: 'write',
  atomic: true,
  summary:
    'Applies to become an anchor. Name and number of the identity card are given here, or left out by whoever is verified. After a rejection one may apply again; a payment-channel account has a call of its own, Member/bindChannel.',
  input: z.object({
    real_name: z.optional(secret(text(30, 2))),
    id_number: z.optional(secret(z.string().check(z.regex(/^[0-9A-Za-z]{6,20}$/)))),
    id_kind: z._default(z.enum(['cn', 'other']), 'cn'),
    /** Number or invite code of who invited them. */
    inviter: z._default(text(20, 0), ''),
    experience: text(experienceLength.most, experienceLength.least),
    contact: secret(text(80, 2)),
  }),
  data: z.object({ state: z.enum(applicationStates), submitted_at: instant }),
});

export const anchorApplication = defineCall({
  method: 'POST',
  path: 'Member/anchorApplication',
  caller: 'member',
  rate: 'read',
  changes: false,
  origin: 'ours',
  summary: 'How far the caller’s application to become an anchor is, with what was written, names and numbers masked.',
  input: nothing,
  data: z.object({
    state: z.enum(applicationStates),
    /** Why it failed; null else. */
    reason: z.nullable(z.string()),
    submitted_at: z.nullable(instant),
    decided_at: z.nullable(instant),
    /** 周*强; of the verification where nothing was applied for yet. */
    name: z.nullable(z.string()),
    number: z.nullable(z.string()),
    /** Whether name and number come from a verification and need not be given again. */
    is_verified: z.boolean(),
    inviter: z.nullable(z.object({ id: z.string(), user_nickname: z.string() })),
    experience: z.string(),
    contact: z.string(),
    /** The anchor's room; null for those who are no anchors. */
    room_id: z.nullable(z.string()),
  }),
});
