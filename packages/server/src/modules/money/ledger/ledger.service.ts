import { msg } from '@lingui/core/macro';
import type { WalletState } from '@pitchside/api/money/ledger';
import { eq, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { DiamondKind, SystemAccount, TransferKind, Unit } from './ledger.data.ts';
import { ledgerMoved, ledgerPosting, ledgerState, type LedgerSide } from './ledger.schema.ts';
import { memberTopic } from './ledger.topics.ts';
import { ledgerAccounts } from './ledger.tables.ts';

/** Side of a transfer: a member (by number) or a system account (by name). */
export type Place = number | SystemAccount;

/** A movement of value, always positive: a safe integer of the unit. */
export interface Move {
  unit: Unit;
  from: Place;
  to: Place;
  amount: number;
  /** Kind of diamonds that is spent first; default given ones, `bought` where somebody earns by it. */
  first?: DiamondKind;
  /**
   * Number of given diamonds among them, if known: set for amounts released from a hold. All are from and to `bonus`, none from and to
   * `issue`.
   */
  given?: number;
}

/** An atomic transfer. */
export interface Posting {
  kind: TransferKind;
  /** The acting member; null for an act of the site. */
  member: number | null;
  peer?: number;
  /** Reference; the database refuses a second transfer of the same kind and reference. */
  ref?: string;
  /** Details for lists. */
  detail?: Record<string, unknown>;
  moves: readonly Move[];
  /** Income from the transfer: a percentage of the bought diamonds that leave the member, in fen, rounded down. */
  pays?: { to: number; percent: number };
  /** Experience in tenths of a point for the member; default 0. */
  experience?: number;
}

export { memberPolicy, memberTopic } from './ledger.topics.ts';

const texts = { short: msg`余额不足`, gone: msg`没有找到` };

/** Maximum amount of a move; far below the limit of safe integers. */
const most = 1e12;

const isPlain = (amount: number) => Number.isSafeInteger(amount) && amount > 0 && amount <= most;
const isMember = (place: Place): place is number => typeof place === 'number';

/** System accounts that hold diamonds for somebody: transfers out of them state the kind. */
const waiting: readonly Place[] = ['held', 'plans', 'goods'];

/** Given diamonds of a move; undefined where the database decides by the member's balance. */
function givenOf({ unit, from, to, amount, given }: Move): number | undefined {
  if (unit !== 'diamond') return 0;
  if (given !== undefined) {
    if (!Number.isSafeInteger(given) || given < 0 || given > amount)
      throw new RangeError(`${given} of ${amount} diamonds cannot be given ones`);
    return given;
  }
  if (from === 'bonus' || to === 'bonus') return amount;
  if (from === 'issue' || to === 'issue') return 0;
  if (waiting.includes(from)) throw new RangeError(`diamonds from ${from} are of a kind`);
  return undefined;
}

/** Entries of a posting, one per account, sorted to avoid deadlocks. */
function sidesOf(moves: readonly Move[]): LedgerSide[] {
  const sides = new Map<string, LedgerSide>();
  const add = (place: Place, unit: Unit, amount: number, given: number, more: Pick<LedgerSide, 'first' | 'follows'>) => {
    const key = `${unit} ${place}`;
    const empty = { owner: isMember(place) ? place : null, name: isMember(place) ? null : place, unit, amount: 0, given: 0 };
    const side = { ...(sides.get(key) ?? empty), ...more };
    side.amount += amount;
    side.given += given;
    sides.set(key, side);
  };
  let isDecided = false;
  for (const move of moves) {
    const { unit, from, to, amount, first = 'given' } = move;
    if (!isPlain(amount)) throw new RangeError(`${amount} ${unit} cannot move`);
    const given = givenOf(move);
    if (given === undefined && isDecided) throw new RangeError('one move of a posting may leave its kind open');
    isDecided ||= given === undefined;
    add(from, unit, -amount, -(given ?? 0), given === undefined ? { first } : {});
    add(to, unit, amount, given ?? 0, given === undefined ? { follows: true } : {});
  }
  return [...sides.values()].filter(({ amount }) => amount !== 0);
}

/** Whether an error, or one of its causes, has a field with this value. */
const says = (error: unknown, field: 'constraint' | 'code', value: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (Reflect.get(error, field) === value || ('cause' in error && says(error.cause, field, value)));

/** Maps an error of `ledger_move` to a message for the member: insufficient balance or missing account. Returns other errors unchanged. */
export function refusalOf(error: unknown): unknown {
  if (says(error, 'constraint', 'ledger_balance_not_negative') || says(error, 'constraint', 'ledger_kinds_not_negative'))
    return new CallError(texts.short);
  return says(error, 'code', 'PS404') ? new CallError(texts.gone) : error;
}

/** Result of a posting. */
export interface Posted {
  /** Id of the transfer. */
  id: number;
  /** Balances of its members afterwards. */
  states: ReadonlyMap<number, WalletState>;
  /** Given diamonds that left the member when the kind was open. */
  given: number;
  /** Income of the receiver, in fen. */
  income: number;
}

export interface Ledger {
  /**
   * Moves value inside the running transaction and publishes to each member's topic; the only way to move value.
   * @returns id of the transfer
   * @throws CallError when a member has too little, or does not exist
   */
  post(tx: Transaction, emit: Emit, posting: Posting): Promise<number>;
  /** The same, returning the balances of its members too. */
  transfer(tx: Transaction, emit: Emit, posting: Posting): Promise<Posted>;
  /** Posts many transfers in order, in one statement. Callers that post for many members sort by member id to avoid deadlocks. */
  postAll(tx: Transaction, emit: Emit, postings: readonly Posting[]): Promise<void>;
  /** Publishes a member's balances again after a change that moved none of their value. */
  publish(tx: Transaction, emit: Emit, userId: number): Promise<void>;
  /** Balances and experience of a member. */
  state(userId: number, db?: Database | Transaction): Promise<WalletState>;
}

/**
 * Double-entry ledger: append-only entries, integers, member balances checked by the database. Value moves in the database function
 * `ledger_move`, which the gift function calls too.
 */
export function createLedger({ db, clock }: Pick<Platform, 'db' | 'clock'>): Ledger {
  return {
    async post(tx, emit, posting) {
      return (await this.transfer(tx, emit, posting)).id;
    },
    async transfer(tx, emit, { moves, ...posting }) {
      const given = JSON.stringify(ledgerPosting.parse({ ...posting, sides: sidesOf(moves) }));
      try {
        const { rows } = await tx.execute<{ moved: unknown }>(sql`select ledger_move(${given}::jsonb, ${clock.now()}::bigint) as moved`);
        const [row] = rows;
        if (!row) throw new Error('a transfer without a number');
        const { id, states, given: spent, income } = ledgerMoved.parse(row.moved);
        for (const { member, state } of states ?? []) emit(memberTopic(member), 'wallet', state);
        return { id, given: spent, income, states: new Map((states ?? []).map(({ member, state }) => [member, state])) };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async postAll(tx, emit, postings) {
      if (postings.length === 0) return;
      const given = JSON.stringify(postings.map(({ moves, ...posting }) => ledgerPosting.parse({ ...posting, sides: sidesOf(moves) })));
      try {
        const { rows } = await tx.execute<{ moved: unknown }>(sql`
          select ledger_move(posting, ${clock.now()}::bigint) as moved
          from (select value as posting from jsonb_array_elements(${given}::jsonb) with ordinality order by ordinality) as each`);
        for (const { moved } of rows)
          for (const { member, state } of ledgerMoved.parse(moved).states ?? []) emit(memberTopic(member), 'wallet', state);
      } catch (error) {
        throw refusalOf(error);
      }
    },
    async publish(tx, emit, userId) {
      // Locked as in every posting, so that events are never published out of order.
      await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.ownerId, userId))
        .orderBy(ledgerAccounts.unit)
        .for('no key update');
      emit(memberTopic(userId), 'wallet', await this.state(userId, tx));
    },
    async state(userId, from = db) {
      const { rows } = await from.execute(sql`select * from ledger_states(array[${userId}::bigint], ${clock.now()}::bigint)`);
      const [row] = rows;
      if (!row) throw new CallError(texts.gone);
      return ledgerState.parse(row).state;
    },
  };
}
