import { msg } from '@lingui/core/macro';
import type { WalletState } from '@pitchside/api/money';
import { eq, inArray, sql } from 'drizzle-orm';
import { CallError } from '../../platform/call.error.ts';
import type { Emit } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { users } from '../account/account.tables.ts';
import { expIcon, levelOf } from '../account/level.ts';
import type { SystemAccount, TransferKind, Unit } from './ledger.data.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './ledger.tables.ts';

/** Where value lies: with a member (by number), or on the other side (by name). */
export type Place = number | SystemAccount;

/** Value on its way, always forward: a positive safe integer of the unit. */
export interface Move {
  unit: Unit;
  from: Place;
  to: Place;
  amount: number;
}

/** One transfer: everything in it happens, or nothing. */
export interface Posting {
  kind: TransferKind;
  /** The member whose act it is; null for an act of the site. */
  member: number | null;
  peer?: number;
  /** Number of what it is for; a second transfer of the same kind and number is refused by the database. */
  ref?: string;
  /** What lists show of it. */
  detail?: Record<string, unknown>;
  moves: readonly Move[];
  /** Experience in tenths of a point for the member; default 0. */
  experience?: number;
}

/** Topic of what a member owns; their own sockets alone may follow it. */
export const memberTopic = (id: number): string => `user:${id}`;

const texts = { short: msg`余额不足`, gone: msg`没有找到` };

/** Most that may move at once; far from where integers lose their last digit. */
const most = 1e12;

const isPlain = (amount: number) => Number.isSafeInteger(amount) && amount > 0 && amount <= most;
const isMember = (place: Place): place is number => typeof place === 'number';

/** Sides of a posting, one for each account, sorted so that two transfers never wait for each other. */
function sidesOf(moves: readonly Move[]) {
  const sides = new Map<string, { owner: number | null; name: SystemAccount | null; unit: Unit; amount: number }>();
  const add = (place: Place, unit: Unit, amount: number) => {
    const key = `${unit} ${place}`;
    const side = sides.get(key) ?? { owner: isMember(place) ? place : null, name: isMember(place) ? null : place, unit, amount: 0 };
    side.amount += amount;
    sides.set(key, side);
  };
  for (const { unit, from, to, amount } of moves) {
    if (!isPlain(amount)) throw new RangeError(`${amount} ${unit} cannot move`);
    add(from, unit, -amount);
    add(to, unit, amount);
  }
  return [...sides.values()].filter(({ amount }) => amount !== 0);
}

/** The database refuses a balance below zero by this name. */
const isShort = (error: unknown): boolean => typeof error === 'object' && error !== null && (('constraint' in error && error.constraint === 'ledger_balance_not_negative') || ('cause' in error && isShort(error.cause)));

export interface Ledger {
  /**
   * Moves value inside the running transaction and tells each member's topic; the only way to move value.
   * @returns number of the transfer
   * @throws CallError when a member has too little, or does not exist
   */
  post(tx: Transaction, emit: Emit, posting: Posting): Promise<number>;
  /** What a member owns and has earned. */
  state(userId: number, db?: Database | Transaction): Promise<WalletState>;
}

/** The double-entry ledger: append-only entries, integers, balances of members checked by the database. */
export function createLedger({ db, clock }: Pick<Platform, 'db' | 'clock'>): Ledger {
  /** Locks the members' accounts in one order, moves, and writes down why: one statement. */
  async function write(tx: Transaction, { kind, member, peer, ref, detail = {}, experience = 0 }: Posting, sides: ReturnType<typeof sidesOf>) {
    const { rows } = await tx.execute<{ id: string; written: string }>(sql`
      with side as (
        select a.id, s.amount, a.owner_id, a.unit
        from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as s(owner bigint, name text, unit text, amount bigint)
        join ${ledgerAccounts} a on a.unit = s.unit and (a.owner_id = s.owner or a.name = s.name)),
      locked as materialized (
        select a.id from ${ledgerAccounts} a join side on side.id = a.id where a.owner_id is not null order by a.unit, a.owner_id for no key update of a),
      moved as (
        update ${ledgerAccounts} a set balance = a.balance + side.amount from locked join side on side.id = locked.id where a.id = locked.id
        returning a.id, a.balance),
      transfer as (
        insert into ${ledgerTransfers} (kind, member_id, peer_id, ref, detail, experience, at)
        values (${kind}, ${member}, ${peer ?? null}, ${ref ?? null}, ${JSON.stringify(detail)}::jsonb, ${experience}, ${clock.now()}) returning id),
      entry as (
        insert into ${ledgerEntries} (transfer_id, account_id, amount, balance, at)
        select transfer.id, side.id, side.amount, moved.balance, ${clock.now()} from transfer, side left join moved on moved.id = side.id
        returning id)
      select transfer.id, (select count(*) from entry) as written from transfer`);
    const [transfer] = rows;
    if (!transfer || Number(transfer.written) !== sides.length) throw new CallError(texts.gone);
    return Number(transfer.id);
  }

  async function grow(tx: Transaction, member: number, tenths: number): Promise<void> {
    const [grown] = await tx.update(users).set({ experience: sql`${users.experience} + ${tenths}` }).where(eq(users.id, member)).returning({ experience: users.experience, level: users.level });
    const level = levelOf(grown?.experience ?? 0);
    // A level is never taken back, also when the steps between levels change.
    if (grown && level > grown.level) await tx.update(users).set({ level }).where(eq(users.id, member));
  }

  const readStates = async (ids: readonly number[], from: Database | Transaction): Promise<Map<number, WalletState>> => {
    const rows = await from
      .select({ id: users.id, experience: users.experience, level: users.level, unit: ledgerAccounts.unit, amount: ledgerAccounts.balance })
      .from(users)
      .leftJoin(ledgerAccounts, eq(ledgerAccounts.ownerId, users.id))
      .where(inArray(users.id, [...ids]));
    const states = new Map<number, WalletState>();
    for (const { id, experience, level, unit, amount } of rows) {
      const state = states.get(id) ?? { balance: 0, wallet: 0, income: 0, experience: experience / 10, level, exp_icon: expIcon(level), at: clock.now() };
      if (unit) state[unit === 'diamond' ? 'balance' : unit] = amount ?? 0;
      states.set(id, state);
    }
    return states;
  };

  return {
    async post(tx, emit, posting) {
      const sides = sidesOf(posting.moves);
      let id: number;
      try {
        id = await write(tx, posting, sides);
      } catch (error) {
        if (isShort(error)) throw new CallError(texts.short);
        throw error;
      }
      if (posting.member !== null && posting.experience) await grow(tx, posting.member, posting.experience);
      const members = new Set(sides.flatMap(({ owner }) => (owner === null ? [] : [owner])));
      for (const [member, state] of await readStates([...members], tx)) emit(memberTopic(member), 'wallet', state);
      return id;
    },
    async state(userId, from = db) {
      const state = (await readStates([userId], from)).get(userId);
      if (!state) throw new CallError(texts.gone);
      return state;
    },
  };
}
