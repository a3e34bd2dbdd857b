import type { WalletState } from '@pitchside/api/money/ledger';
import { proxy, useSnapshot } from 'valtio';
import { refreshUser, session } from './session.store.ts';

/** Balances beside the diamonds, and the experience; null while unknown, and for visitors. */
interface OtherBalances {
  /** Diamonds that were given, not bought. */
  given: number | null;
  /** Consumption wallet, in fen. */
  wallet: number | null;
  /** Income, in fen. */
  income: number | null;
  /** Experience points with one decimal. */
  experience: number | null;
}

interface Wallet extends OtherBalances {
  /** Diamonds that the orders under way cost. */
  reserved: number;
}

const unknown: Wallet = { given: null, wallet: null, income: null, experience: null, reserved: 0 };

/**
 * The signed-in member's wallet. The confirmed diamonds and the level lie in `session.user`, because the browser stores them with the
 * user; only this file reads that balance and writes it. What is shown is `spendable`: the confirmed diamonds less `reserved`.
 */
export const wallet = proxy<Wallet>({ ...unknown });

/** Diamonds that the member can still spend; 0 for visitors. */
export const spendable = (): number => (session.user?.balance ?? 0) - wallet.reserved;

/** `spendable` for a component, which renders again when it changes. */
export function useSpendable(): number {
  const { user } = useSnapshot(session);
  const { reserved } = useSnapshot(wallet);
  return (user?.balance ?? 0) - reserved;
}

interface Order {
  member: string | undefined;
  cost: number;
}

const orders = new Set<Order>();
/** Reads whose answer no newer state has overtaken. */
const reads = new Set<symbol>();
/** States of events that came while an order was under way, oldest first: some may include an order that is still subtracted. */
let held: WalletState[] = [];
let confirmedAt = -Infinity;

function confirm({ balance, given, wallet: consumption, income, experience, level, exp_icon, at }: WalletState): void {
  confirmedAt = at;
  reads.clear();
  Object.assign(wallet, { given, wallet: consumption, income, experience });
  refreshUser({ balance, level, exp_icon });
}

/** Subtracts what is still under way; after the last order the newest held state counts. */
function release(): void {
  wallet.reserved = [...orders].reduce((sum, { cost }) => sum + cost, 0);
  const newest = held.at(-1);
  if (orders.size > 0 || !newest) return;
  held = [];
  confirm(newest);
}

/**
 * Applies the wallet state of an event. One older than the newest is ignored; one that comes while an order is under way waits for the
 * answer.
 */
export function takeWallet(state: WalletState): void {
  if (state.at < (held.at(-1)?.at ?? confirmedAt)) return;
  if (orders.size > 0) held.push(state);
  else confirm(state);
}

/** Forgets the wallet, as somebody else signs in. */
export function forgetWallet(): void {
  confirmedAt = -Infinity;
  held = [];
  orders.clear();
  reads.clear();
  Object.assign(wallet, unknown);
}

/** Diamonds and level after an order, as its answer tells them. `balance` is null where nothing was paid. */
export interface Charged {
  balance: number | null;
  level?: number;
}

/** An order under way. */
export interface WalletOrder {
  /** Ends it with the answer of the server. */
  settle: (answer: Charged) => void;
  /** Ends it without one: it was refused, given up, or its result is unknown. */
  drop: () => void;
}

/** Begins an order that costs diamonds: they are subtracted at once, until it is settled or dropped. */
export function beginOrder(cost: number): WalletOrder {
  const order: Order = { member: session.user?.id, cost };
  orders.add(order);
  release();
  function settle({ balance, level }: Charged): void {
    if (!orders.delete(order)) return;
    if (balance !== null) {
      // The order has an event of its own with this balance. What came after it is newer than the answer, all else is older.
      const own = held.findIndex((state) => state.balance === balance);
      const included = own < 0 ? held.at(-1) : held[own];
      held = own < 0 ? [] : held.slice(own + 1);
      if (included) confirm(included);
      reads.clear();
      refreshUser({ ...(order.member !== undefined && { id: order.member }), balance, ...(level !== undefined && { level }) });
    }
    release();
  }
  function drop(): void {
    if (orders.delete(order)) release();
  }
  return { settle, drop };
}

/**
 * Runs a call that changes the diamonds and answers with the new balance. The shown balance changes with the answer, not before: a dialog
 * that subtracts the price itself must not see it subtracted twice.
 */
export async function charge<Answer extends Charged>(call: () => Promise<Answer>): Promise<Answer> {
  const order = beginOrder(0);
  try {
    const answer = await call();
    order.settle(answer);
    return answer;
  } finally {
    order.drop();
  }
}

/** The wallet in an answer about the member. */
export interface WalletRead extends Partial<OtherBalances> {
  balance: number;
  level: number;
  exp_icon: string;
}

/**
 * Call before reading the member; the returned function applies the answer. It does nothing where an event or an order has come since:
 * those are newer.
 */
export function beginRead(): (answer: WalletRead) => void {
  const member = session.user?.id;
  const read = Symbol('read');
  reads.add(read);
  return ({ balance, level, exp_icon, ...others }) => {
    if (!reads.delete(read) || orders.size > 0 || session.user?.id !== member) return;
    Object.assign(wallet, others);
    refreshUser({ balance, level, exp_icon });
  };
}
