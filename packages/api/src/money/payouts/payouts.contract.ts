import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, integer, nothing, paging, secret, text } from '../../contract/fields.ts';

/** Most fen of one act of any kind; operators may set less. */
const mostFen = 100_000_000;
const fen = integer(1, mostFen);
const password = secret(z.string().check(z.minLength(1), z.maxLength(64)));

/** Kinds of accounts for withdrawals. */
export const payoutAccountKinds = ['bank', 'alipay'] as const;
export type PayoutAccountKind = (typeof payoutAccountKinds)[number];

/** A bound account, masked. */
export const payoutAccount = z.object({ kind: z.enum(payoutAccountKinds), name: z.string(), tail: z.string(), holder: z.string() });
export type PayoutAccount = z.output<typeof payoutAccount>;

/** States: `reviewing`, then `approved` (the payment is on its way) and `paid`, or `returned`; a conversion is `done` at once. */
export const payoutStates = ['reviewing', 'approved', 'paid', 'returned', 'done'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** A withdrawal or a conversion; amounts in fen. */
export const payout = z.object({
  no: z.string(),
  kind: z.enum(['withdraw', 'convert']),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  account: z.nullable(payoutAccount),
  state: z.enum(payoutStates),
  /** Why it was returned; empty otherwise. */
  reason: z.string(),
  created_at: instant,
  reviewed_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  /** When the money should be there. */
  due_at: instant,
});
export type Payout = z.output<typeof payout>;

/** Obstacles to a withdrawal; one at a time, in this order. */
export const payoutObstacles = ['verification', 'account', 'password', 'minimum', 'monthly'] as const;
export type PayoutObstacle = (typeof payoutObstacles)[number];

/** Amounts that the member may withdraw, and the rules for it. */
export const payoutStanding = z.object({
  /** Income that may be withdrawn or converted, the amount held by withdrawals, and the consumption wallet; in fen. */
  available: z.int(),
  wallet: z.int(),
  held: z.int(),
  paid_this_year: z.int(),
  rules: z.object({
    minimum: z.int(),
    maximum: z.int(),
    monthly: z.int(),
    /** Hundredths of a percent. */
    fee_rate: z.int(),
    transfer_maximum: z.int(),
  }),
  /** Withdrawals that are left this month, and when there are new ones. */
  left: z.int(),
  renews_at: instant,
  accounts: z.array(payoutAccount),
  has_password: z.boolean(),
  is_verified: z.boolean(),
  obstacle: z.nullable(z.enum(payoutObstacles)),
  /** When a withdrawal of now would arrive. */
  due_at: instant,
});
export type PayoutStanding = z.output<typeof payoutStanding>;

export const getPayoutStanding = defineCall({
  method: 'GET',
  path: 'Balance/payoutStanding',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary: 'What the member may withdraw, the rules, the bound accounts, and what stands in the way.',
  input: nothing,
  data: payoutStanding,
});

export const applyForWithdrawal = defineCall({
  method: 'GET',
  path: 'Balance/applyForWithdrawal',
  caller: 'payout',
  names: { password: 'password' },
  rate: 'money',
  changes: true,
  fresh: true,
  atomic: true,
  summary:
    'Asks for a withdrawal of income; the sum is held until review. Needs a verified name, a bound account and the payment password.',
  input: z.object({ amount: fen, account: z.enum(payoutAccountKinds), password }),
  data: payout,
});

export const withdrawalList = defineCall({
  method: 'GET',
  path: 'Balance/withdrawalList',
  caller: 'member',
  rate: 'read',
  summary: 'Withdrawals and conversions of the last three months, newest first, with how many there are in each state.',
  input: z.object({
    state: z.optional(z.enum(['reviewing', 'succeeded', 'failed'])),
    kind: z.optional(z.enum(['withdraw', 'convert'])),
    ...paging(10, 100),
  }),
  data: z.object({
    list: z.array(payout),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    counts: z.object({ all: z.int(), reviewing: z.int(), succeeded: z.int(), failed: z.int() }),
    paid: z.int(),
    converted: z.int(),
  }),
});

export const conversionBalance = defineCall({
  method: 'GET',
  path: 'Balance/conversionBalance',
  caller: 'payout',
  names: { password: 'password' },
  rate: 'money',
  changes: true,
  atomic: true,
  summary: 'Converts income into the consumption wallet; irreversible. Needs the payment password.',
  input: z.object({ amount: fen, password }),
  data: payout,
});

/** A member as the sender of a transfer sees them before the money goes. */
export const transferPeer = z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() });
export type TransferPeer = z.output<typeof transferPeer>;

const memberId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const getTransferPeer = defineCall({
  method: 'GET',
  path: 'Balance/transferPeer',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  summary: 'Who a transfer would go to.',
  input: z.object({ user: memberId }),
  data: transferPeer,
});

/** Most code points of a transfer's note. */
export const transferNoteLength = 40;

export const transfer = defineCall({
  method: 'POST',
  path: 'Balance/transfer',
  caller: 'payout',
  names: { password: 'password', member: 'user' },
  rate: 'money',
  fresh: true,
  atomic: true,
  origin: 'ours',
  summary: 'Sends money of the consumption wallet to another member. Needs the payment password.',
  input: z.object({
    user: memberId,
    amount: z.int().check(z.gte(1), z.lte(mostFen)),
    note: z._default(text(transferNoteLength, 0), ''),
    password,
  }),
  data: z.object({ no: z.string(), amount: z.int(), peer: transferPeer, note: z.string(), at: instant }),
});
