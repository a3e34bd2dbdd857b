import { sql } from 'drizzle-orm';
import type { Transaction } from '../ports/database/database.ts';

/**
 * Every advisory lock of the server, in one list, so that no two uses collide; nothing else may call `pg_advisory_…`. A number is the first half of a two-part key, whom or what it is about the second.
 *
 * The one order in which a transaction locks, from what nobody else wants to what everybody wants (docs/decisions/idempotency-and-locks.md):
 * 1. the number of the request (`once`);
 * 2. turns, in the order of this list;
 * 3. rows of the act and of who acts: a rank, an order, a withdrawal, stock, backpack, progress of tasks;
 * 4. the row of the member whose experience grows, then
 * 5. accounts, by owner and unit, both inside `ledger_move` of the database;
 * 6. the tally of a gift, whose row is of one giver alone; notices, by member;
 * 7. topics, by name, with the last statement (`events.transaction`).
 * A row of a member that is changed elsewhere is changed after the turns and never before an account.
 */
export const turns = {
  /** Orders of a member: ordering, cancelling, settling. */
  orders: 7_217_012,
  /** Withdrawals of a member. */
  payouts: 7_217_013,
  /** Sign-ins of a member. */
  signIn: 7_217_003,
  /** Changes of a member's profile. */
  profile: 7_217_014,
  /** Tries of a member's payment password. */
  paymentPassword: 7_217_036,
  /** Who takes a nickname. */
  nickname: 7_217_011,
  /** Bytes that a member uploads. */
  uploads: 7_217_010,
  /** Reservations of a member. */
  reservations: 0x5c4ed,
  /** Matches that a member collects. */
  collected: 7_217_015,
  /** Horns of a member. */
  horn: 7_217_016,
  /** Red envelopes that a member gives. */
  envelopes: 7_217_017,
  /** The share of a red envelope that a member takes. */
  share: 7_217_018,
  /** Applications of a member to become an anchor. */
  applications: 7_217_021,
  /** What a member hands in, buys and tips of plans. */
  plans: 7_217_031,
  /** Commissions that a member moves into the wallet. */
  referrals: 7_217_033,
  /** What a member exchanges in the mall. */
  exchange: 7_217_032,
  /** What a member reports. */
  reports: 7_217_022,
  /** The first word about a plan. */
  planTalk: 7_217_041,
  /** Places of what is published. */
  publishing: 7_217_024,
  /** Circles that a member joins, and categories that they keep. */
  circles: 7_217_025,
  /** What a member does with their list of conversations. */
  conversations: 7_217_026,
  /** Groups that a member founds and joins. */
  groups: 7_217_027,
  /** Friends of a member, whom they ask and whom they keep out. */
  friends: 7_217_028,
  /** What two members are to each other, and what they say. */
  pair: 7_217_029,
  /** Who may do what in a room, and what it announces. */
  room: 7_217_023,
  /** Comments of a room. */
  barrage: 7_217_002,
  /** Files that are brought in or taken back. */
  imports: 7_217_034,
  /** Counting for the rankings. */
  ranking: 7_217_019,
  /** Events of the site: their days, what they count and their trophies. */
  events: 7_217_035,
  /** Lines of the operators' log. */
  operatorLog: 7_217_004,
  /** The ledger's audit. */
  audit: 7_217_005,
} as const;
export type Turn = keyof typeof turns;

/** A key of one part, and so in a space of its own: one node at a time brings the schema up to date. */
export const migrationLock = 7_217_001;

const keyOf = (of: number | string) => (typeof of === 'number' ? sql`(${of}::bigint % 2147483647)::int` : sql`hashtext(${of})`);

/** Lets transactions of one kind, about one member, room or word, through one at a time until they end. */
export async function takeTurn(tx: Transaction, turn: Turn, of: number | string = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${turns[turn]}, ${keyOf(of)})`);
}

/** Takes a turn that is free; false when somebody has it. */
export async function tryTurn(tx: Transaction, turn: Turn, of: number | string = 0): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${turns[turn]}, ${keyOf(of)}) as mine`);
  return rows[0]?.mine ?? false;
}

/** Holds the lock of migrations until the connection ends. */
export async function holdMigrations(client: { query(text: string, values: unknown[]): Promise<unknown> }): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}
