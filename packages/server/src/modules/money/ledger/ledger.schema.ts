import { walletState } from '@pitchside/api/money/ledger';
import * as z from 'zod/mini';
import { diamondKinds, systemAccounts, transferKinds, units } from './ledger.data.ts';

/** Side of a transfer: one account and what it gains. */
const ledgerSide = z.object({
  owner: z.nullable(z.int()),
  name: z.nullable(z.enum(systemAccounts)),
  unit: z.enum(units),
  amount: z.int(),
  /** Given diamonds among the amount. */
  given: z.int(),
  /** For a member's spending: the kind that goes first, so that the database computes the amounts. */
  first: z.optional(z.enum(diamondKinds)),
  /** Marks the counterpart of such an entry. */
  follows: z.optional(z.boolean()),
});
export type LedgerSide = z.output<typeof ledgerSide>;

/** Parameter of the database function `ledger_move`. */
export const ledgerPosting = z.object({
  kind: z.enum(transferKinds),
  member: z.nullable(z.int()),
  peer: z.optional(z.int()),
  ref: z.optional(z.string()),
  detail: z.optional(z.record(z.string(), z.unknown())),
  pays: z.optional(z.object({ to: z.int(), percent: z.int() })),
  experience: z.optional(z.int()),
  sides: z.array(ledgerSide),
});

/** Row of the database function `ledger_states`. */
export const ledgerState = z.object({ member: z.int(), state: walletState });

/** Result of the database function `ledger_move`; no states where no member takes part. */
export const ledgerMoved = z.object({ id: z.int(), given: z.int(), income: z.int(), states: z.nullable(z.array(ledgerState)) });
