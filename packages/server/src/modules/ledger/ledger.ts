import { msg } from '@lingui/core/macro';
import type { WalletState } from '@pitchside/api/ledger';
import { eq, sql } from 'drizzle-orm';
import { CallError } from '../../platform/call.error.ts';
import type { Emit } from '../../platform/events.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { users, expIcon, levelOf } from '../member/index.ts';
import type { SystemAccount, TransferKind, Unit } from './ledger.data.ts';
import { memberTopic } from './ledger.topics.ts';
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

export { memberPolicy, memberTopic } from './ledger.topics.ts';

const texts = { short: msg`余额不足`, gone: msg`没有找到` };

/** Most that may move at once; far from where integers lose their last digit. */
const most = 1e12;

const isPlain = (amount: number) => Number.isSafeInteger(amount) && amount > 0 && amount <= most;
const isMember = (place: Place): place is number => typeof place === 'number';

interface Side {
  owner: number | null;
  name: SystemAccount | null;
  unit: Unit;
  amount: number;
}

/** A member as the statement that moved something gives them; experience in tenths. */
interface OwnerRow {
  id: number;
  experience: number;
  level: number;
  owned: Partial<Record<Unit, number>>;
}

interface Written {
  id: number;
  written: number;
  owners: OwnerRow[] | null;
}

/** Sides of a posting, one for each account, sorted so that two transfers never wait for each other. */
function sidesOf(moves: readonly Move[]): Side[] {
  const sides = new Map<string, Side>();
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
const isShort = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('constraint' in error && error.constraint === 'ledger_balance_not_negative') || ('cause' in error && isShort(error.cause)));

/** What a posting came to. */
export interface Posted {
  /** Number of the transfer. */
  id: number;
  /** What the members of it own afterwards. */
  states: ReadonlyMap<number, WalletState>;
}

export interface Ledger {
  /**
   * Moves value inside the running transaction and tells each member's topic; the only way to move value.
   * @returns number of the transfer
   * @throws CallError when a member has too little, or does not exist
   */
  post(tx: Transaction, emit: Emit, posting: Posting): Promise<number>;
  /** The same, and what the members of it own afterwards. */
  transfer(tx: Transaction, emit: Emit, posting: Posting): Promise<Posted>;
  /** Tells a member's topic anew what they own, when something about it changed that moved nothing of theirs. */
  tell(tx: Transaction, emit: Emit, userId: number): Promise<void>;
  /** What a member owns and has earned. */
  state(userId: number, db?: Database | Transaction): Promise<WalletState>;
}

/** The double-entry ledger: append-only entries, integers, balances of members checked by the database. */
export function createLedger({ db, clock }: Pick<Platform, 'db' | 'clock'>): Ledger {
  /**
   * Lets experience grow, locks every account of the members in one order, moves, writes down why, and gives what the members now own: one statement, since others wait for these rows.
   * The member's own row comes before the accounts: whoever has it for a moment then holds up that member alone, and not everybody who gives to the same anchor. All accounts of a member are locked, so that what is told of them is true for all three and in the order in which it happened.
   */
  async function write(
    tx: Transaction,
    { kind, member, peer, ref, detail = {}, experience = 0 }: Posting,
    sides: readonly Side[],
  ): Promise<Written> {
    const owners = [...new Set(sides.flatMap(({ owner }) => (owner === null ? [] : [owner])))];
    const { rows } = await tx.execute<Written & Record<string, unknown>>(sql`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as s(owner bigint, name text, unit text, amount bigint)),
      grown as (update ${users} set experience = experience + ${experience} where ${experience}::bigint > 0 and id = ${member} returning id, experience, level),
      locked as materialized (
        select a.id, a.owner_id, a.unit, a.balance from ${ledgerAccounts} a
        where a.owner_id = any(${sql.param(owners)}::bigint[]) and (select count(*) from grown) >= 0 order by a.owner_id, a.unit for no key update),
      side as (
        select locked.id, given.amount, locked.balance + given.amount as balance from given join locked on locked.owner_id = given.owner and locked.unit = given.unit
        union all select a.id, given.amount, null from given join ${ledgerAccounts} a on a.name = given.name and a.unit = given.unit where given.owner is null),
      moved as (update ${ledgerAccounts} a set balance = side.balance from side where a.id = side.id and side.balance is not null returning a.id, a.balance),
      transfer as (
        insert into ${ledgerTransfers} (kind, member_id, peer_id, ref, detail, experience, at)
        values (${kind}, ${member}, ${peer ?? null}, ${ref ?? null}, ${JSON.stringify(detail)}::jsonb, ${experience}, ${clock.now()}) returning id),
      entry as (
        insert into ${ledgerEntries} (transfer_id, account_id, amount, balance, at)
        select transfer.id, side.id, side.amount, side.balance, ${clock.now()} from transfer, side returning id)
      select (select id from transfer) as id, (select count(*) from entry) as written, (
        select json_agg(json_build_object('id', u.id, 'experience', coalesce(grown.experience, u.experience), 'level', u.level,
          'owned', (select json_object_agg(l.unit, coalesce(moved.balance, l.balance)) from locked l left join moved on moved.id = l.id where l.owner_id = u.id)))
        from ${users} u left join grown on grown.id = u.id where u.id = any(${sql.param(owners)}::bigint[])) as owners`);
    const [written] = rows;
    if (!written || Number(written.written) !== sides.length) throw new CallError(texts.gone);
    return written;
  }

  /** A level is never taken back, also when the steps between levels change. */
  async function rise(tx: Transaction, grown: OwnerRow): Promise<OwnerRow> {
    const level = levelOf(grown.experience);
    if (level <= grown.level) return grown;
    await tx.update(users).set({ level }).where(eq(users.id, grown.id));
    return { ...grown, level };
  }

  const stateOf = ({ experience, level, owned }: OwnerRow): WalletState => ({
    balance: owned.diamond ?? 0,
    wallet: owned.wallet ?? 0,
    income: owned.income ?? 0,
    experience: experience / 10,
    level,
    exp_icon: expIcon(level),
    at: clock.now(),
  });

  return {
    async post(tx, emit, posting) {
      return (await this.transfer(tx, emit, posting)).id;
    },
    async transfer(tx, emit, posting) {
      const sides = sidesOf(posting.moves);
      try {
        const { id, owners } = await write(tx, posting, sides);
        const states = new Map<number, WalletState>();
        for (const row of owners ?? [])
          states.set(row.id, stateOf(row.id === posting.member && posting.experience ? await rise(tx, row) : row));
        for (const [member, state] of states) emit(memberTopic(member), 'wallet', state);
        return { id: Number(id), states };
      } catch (error) {
        if (isShort(error)) throw new CallError(texts.short);
        throw error;
      }
    },
    async tell(tx, emit, userId) {
      // Locked as every posting does, so that what is told is never older than what was told before.
      await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.ownerId, userId))
        .orderBy(ledgerAccounts.unit)
        .for('no key update');
      emit(memberTopic(userId), 'wallet', await this.state(userId, tx));
    },
    async state(userId, from = db) {
      const rows = await from
        .select({ experience: users.experience, level: users.level, unit: ledgerAccounts.unit, amount: ledgerAccounts.balance })
        .from(users)
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.ownerId, users.id))
        .where(eq(users.id, userId));
      const [first] = rows;
      if (!first) throw new CallError(texts.gone);
      return stateOf({
        id: userId,
        experience: first.experience,
        level: first.level,
        owned: Object.fromEntries(rows.map(({ unit, amount }) => [unit, amount])),
      });
    },
  };
}
