import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { commission, commissionSums, invitedPerson, deskCommission } from './referrals.schema.ts';

const reads = { method: 'GET', rate: 'read', caller: 'member', origin: 'ours' } as const;

export const referralCentre = defineCall({
  ...reads,
  path: 'Referral/centre',
  summary: 'The member’s invite code, what it brings, and what it has brought so far.',
  input: nothing,
  data: z.object({
    code: z.string(),
    /** Address of the site on which the code is filled in. */
    path: z.string(),
    /** Shares of the levels in hundredths of a percent, the nearest first; a level without a share is left out. */
    shares: z.array(z.int()),
    hold_days: z.int(),
    /** Number of people who registered with the code. */
    invited: z.int(),
    /** Fen. */
    sums: commissionSums,
  }),
});

export const referralInvited = defineCall({
  ...reads,
  path: 'Referral/invited',
  summary: 'Who registered with the member’s code, the latest first, and what each brought.',
  input: z.object(paging(10, 50)),
  data: pageOf(invitedPerson),
});

export const referralRecords = defineCall({
  ...reads,
  path: 'Referral/records',
  summary: 'Commissions of the member, and what went back of them, the latest first.',
  input: z.object(paging(10, 50)),
  data: pageOf(commission),
});

export const transferCommission = defineCall({
  method: 'POST',
  path: 'Referral/transfer',
  caller: 'spend',
  names: {},
  rate: 'money',
  atomic: true,
  origin: 'ours',
  summary: 'Moves every commission that is due into the consumption wallet, less what went back.',
  input: nothing,
  data: z.object({ /** Fen that came into the wallet. */ amount: z.int(), wallet: z.int(), transfer_id: z.string() }),
});

const desk = { caller: 'operator', origin: 'ours' } as const;

export const adminCommissions = defineCall({
  ...desk,
  method: 'GET',
  path: 'admin/commissions',
  rate: 'read',
  summary: 'Commissions of all members, the latest first, with their sums.',
  input: z.object({ /** Number of who earned or recharged; without it all. */ user_id: z.optional(id), ...paging(20, 100) }),
  data: z.extend(pageOf(deskCommission), { sums: commissionSums }),
});

export const adminReverseRecharge = defineCall({
  ...desk,
  method: 'POST',
  path: 'admin/reverseRecharge',
  rate: 'write',
  idempotent: false,
  summary:
    'Takes a paid recharge back: its diamonds leave the member, the payment goes back to the payer, its commissions go back too. Refused once the diamonds are spent. Written down.',
  input: z.object({ /** Number of the order. */ no: id, reason: text(200) }),
  data: z.object({ no: z.string(), /** Commissions that went back. */ reversed: z.int() }),
});
