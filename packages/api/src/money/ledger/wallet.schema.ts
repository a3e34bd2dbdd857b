import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

/** Balances of a member, all of them at one moment. */
export const walletState = z.object({
  /** Diamonds, of both kinds. */
  balance: z.int(),
  /** Diamonds among them that were given, not bought: they are spent alike, but nobody earns by them. */
  given: z.int(),
  /** Consumption wallet, in fen. */
  wallet: z.int(),
  /** Income, in fen. */
  income: z.int(),
  /** Experience points with one decimal; 1 diamond spent is 1 point. Source: specification section 5. */
  experience: z.number(),
  level: z.int(),
  exp_icon: z.string(),
  at: instant,
});
export type WalletState = z.output<typeof walletState>;
