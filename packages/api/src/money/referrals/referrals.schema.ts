import * as z from 'zod/mini';
import { instant } from '../../contract/fields.ts';

const person = z.object({ id: z.string(), user_nickname: z.string(), avatar: z.string() });

/** Levels of inviters who get a share. */
export const referralLevels = 2;

/** Commission of a recharge for the inviter, or its reversal; amounts in fen. */
export const commission = z.object({
  id: z.string(),
  /** The member who recharged. */
  from: person,
  /** 1 for those whom one invited, 2 for those whom they invited. */
  level: z.int(),
  /** Amount of the recharge; negative for a reversal. */
  base: z.int(),
  /** The share of it; negative when it went back. */
  amount: z.int(),
  /** `held` until `due_at`, `due` from then on, `paid` once it lies in the wallet. */
  state: z.enum(['held', 'due', 'paid']),
  at: instant,
  due_at: instant,
});
export type Commission = z.output<typeof commission>;

/** Somebody who registered with one's code. */
export const invitedPerson = z.object({
  ...person.shape,
  joined_at: instant,
  /** Fen that their recharges brought. */
  commission: z.int(),
});
export type InvitedPerson = z.output<typeof invitedPerson>;

/** Sums of a member's commissions in fen; `due` falls below zero while more went back than came. */
export const commissionSums = z.object({ held: z.int(), due: z.int(), paid: z.int() });

/** A commission as operators see it. */
export const deskCommission = z.extend(commission, {
  to: person,
  order_no: z.string(),
  /** The recharge has gone back. */ is_reversed: z.boolean(),
});
export type DeskCommission = z.output<typeof deskCommission>;
