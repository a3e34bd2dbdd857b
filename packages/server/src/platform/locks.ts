import { sql } from 'drizzle-orm';
import type { Transaction } from '../ports/database/database.ts';

/**
 * Every advisory lock of the server, in one list, so that no two uses collide; nothing else may call `pg_advisory_…`. A number is the first
 * half of a two-part key, the second half is the id of the member or thing.
 *
 * A transaction locks in one order, from what nobody else wants to what everybody wants (docs/decisions/idempotency-and-locks.md):
 * 1. the idempotency key of the request (`idempotent`);
 * 2. advisory locks, in the order of this list;
 * 3. rows of the act and of its member: a rank, an order, a withdrawal, stock, backpack, progress of tasks;
 * 4. the row of the member whose experience grows, then
 * 5. accounts, by owner and unit, both inside `ledger_move` of the database;
 * 6. the tally of a gift, whose row is of one giver alone; notices, by member;
 * 7. topics, by name, with the last statement (`events.transaction`).
 *
 * A row of a member that is changed elsewhere is changed after the advisory locks and never before an account.
 */
export const turns = {
  /** The key of the site, and what it seals. */
  siteKey: 7_217_037,
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
  /** Taking a nickname. */
  nickname: 7_217_011,
  /** Bytes that a member uploads. */
  uploads: 7_217_010,
  /** Reservations of a member. */
  reservations: 0x5c4ed,
  /** Matches that a member collects. */
  collected: 7_217_015,
  /** Clips that a member makes. */
  clips: 7_217_042,
  /** Access tokens that a member makes. */
  accessTokens: 7_217_045,
  /** Exports that a member asks for. */
  dataExport: 7_217_047,
  /** Endpoints that a member makes. */
  webhooks: 7_217_046,
  /** Horns of a member. */
  horn: 7_217_016,
  /** Red envelopes that a member gives. */
  envelopes: 7_217_017,
  /** A member's taking of a red envelope's share. */
  share: 7_217_018,
  /** Applications of a member to become an anchor. */
  applications: 7_217_021,
  /** A member's submissions, purchases and tips of plans. */
  plans: 7_217_031,
  /** Commissions that a member moves into the wallet. */
  referrals: 7_217_033,
  /** A member's exchanges in the mall. */
  exchange: 7_217_032,
  /** A member's reports. */
  reports: 7_217_022,
  /** The first comment on a plan. */
  planTalk: 7_217_041,
  /** Places of published items. */
  publishing: 7_217_024,
  /** Circles that a member joins, and categories of their own. */
  circles: 7_217_025,
  /** Changes to a member's list of conversations. */
  conversations: 7_217_026,
  /** Groups that a member founds and joins. */
  groups: 7_217_027,
  /** Friends, friend requests and blocks of a member. */
  friends: 7_217_028,
  /** Devices of a member that receive push messages. */
  pushDevices: 7_217_044,
  /** Stars of a member for teams and leagues. */
  stars: 7_217_043,
  /** Relation and messages of two members. */
  pair: 7_217_029,
  /** Roles and announcements of a room. */
  room: 7_217_023,
  /** Comments of a room. */
  barrage: 7_217_002,
  /** Files that are brought in or taken back. */
  imports: 7_217_034,
  /** Counting for the rankings. */
  ranking: 7_217_019,
  /** Events of the site: their days, counts and trophies. */
  events: 7_217_035,
  /** Entries of the operators' log. */
  operatorLog: 7_217_004,
  /** The ledger's audit. */
  audit: 7_217_005,
} as const;
export type Turn = keyof typeof turns;

/** A key of one part, and so in a space of its own: one node at a time migrates the schema. */
export const migrationLock = 7_217_001;

const keyOf = (of: number | string) => (typeof of === 'number' ? sql`(${of}::bigint % 2147483647)::int` : sql`hashtext(${of})`);

/** Takes an advisory lock until the transaction ends, for one kind of work about one member, room or word. */
export async function takeTurn(tx: Transaction, turn: Turn, of: number | string = 0): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${turns[turn]}, ${keyOf(of)})`);
}

/** Takes an advisory lock that is free; false when another transaction holds it. */
export async function tryTurn(tx: Transaction, turn: Turn, of: number | string = 0): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${turns[turn]}, ${keyOf(of)}) as mine`);
  return rows[0]?.mine ?? false;
}

/** Takes the lock of migrations until the transaction ends: behind a pooler a lock of a session would stay with a connection of others. */
export async function takeMigrations(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
}
