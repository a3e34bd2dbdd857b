import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, secret, text } from '../../contract/fields.ts';
import { rechargeOrder } from './recharge.contract.ts';

/** Actions of the payer on the cashier page of the sandbox. */
export const sandboxActs = ['pay', 'cancel', 'fail'] as const;
export type SandboxAct = (typeof sandboxActs)[number];
/** Codes of a failed payment in the sandbox: balance too low, refused by risk control, bank did not answer. */
export const sandboxFailures = ['E1007', 'E2003', 'E3001'] as const;
export type SandboxFailure = (typeof sandboxFailures)[number];
/** Deliveries of the sandbox's payment notice. */
export const sandboxWays = ['now', 'late', 'twice', 'disorder', 'forged', 'never'] as const;
export type SandboxWay = (typeof sandboxWays)[number];

/** A notice of the sandbox and what our own callback answered. */
export const sandboxNotice = z.object({
  id: z.string(),
  event: z.enum(['paid', 'canceled', 'failed']),
  /** Number of attempts. */
  tries: z.int(),
  /** `queued` until it is sent; then what the site answered. */
  verdict: z.enum(['queued', 'applied', 'repeated', 'ignored', 'late', 'refused', 'unreachable']),
  is_signed: z.boolean(),
  due_at: instant,
  sent_at: z.nullable(instant),
});
export type SandboxNotice = z.output<typeof sandboxNotice>;

/** Content of the cashier page; anybody with the signed link may see it. */
export const cashierView = z.object({
  order: rechargeOrder,
  payer: z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() }),
  /** Text of the code that would be scanned. */
  qr: z.string(),
  /** True while the order is paid in the sandbox. */
  is_sandbox: z.boolean(),
  /** The payer has done their part, and the provider's word is awaited. */
  is_confirming: z.boolean(),
  /** Diamonds of the payer after a payment; null before. */
  balance: z.nullable(z.int()),
  notices: z.array(sandboxNotice),
  server_at: instant,
});
export type CashierView = z.output<typeof cashierView>;

const link = { no: id, key: secret(text(80)) };

export const getCashier = defineCall({
  method: 'GET',
  path: 'cashier/get',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'An order as its cashier page shows it; only with the signed link.',
  input: z.object(link),
  data: cashierView,
});

export const askCashier = defineCall({
  method: 'POST',
  path: 'cashier/check',
  caller: 'public',
  rate: 'money',
  changes: true,
  idempotent: false,
  origin: 'ours',
  summary: 'Asks the payment provider itself whether an order is paid, where no notice has come.',
  input: z.object(link),
  data: cashierView,
});

export const actInSandbox = defineCall({
  method: 'POST',
  path: 'cashier/act',
  caller: 'public',
  rate: 'money',
  changes: true,
  idempotent: false,
  origin: 'ours',
  summary: 'Pays, cancels or fails an order in the sandbox, and chooses how its signed notice comes; not there outside the sandbox.',
  input: z.object({
    ...link,
    act: z.enum(sandboxActs),
    reason: z.optional(z.enum(sandboxFailures)),
    way: z._default(z.enum(sandboxWays), 'now'),
  }),
  data: cashierView,
});
