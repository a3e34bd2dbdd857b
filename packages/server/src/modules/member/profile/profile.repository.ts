import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../member/index.ts';
import { teams } from '../../scores/sport/index.ts';
import { paymentPasswords, payoutAccounts, profiles, verifications } from './profile.tables.ts';

export type TeamRow = typeof teams.$inferSelect;

/** SQL of profiles. */
export function createProfileRepository(db: Database) {
  return {
    async whole(userId: number, from: Database | Transaction = db) {
      const [row] = await from
        .select({ user: users, profile: profiles })
        .from(users)
        .leftJoin(profiles, eq(profiles.userId, users.id))
        .where(eq(users.id, userId));
      return row;
    },
    async teams(ids: readonly string[], from: Database | Transaction = db): Promise<TeamRow[]> {
      if (ids.length === 0) return [];
      const rows = await from
        .select()
        .from(teams)
        .where(sql`${teams.id} = any(${sql.param(ids)})`);
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },
    /** Whether one of the members is well known: anchors, operators, and verified members, such as experts. */
    async isAnyKnown(ids: readonly number[], from: Database | Transaction = db): Promise<boolean> {
      if (ids.length === 0) return false;
      const isVerified = sql`exists (select from ${verifications} where ${verifications.userId} = ${users.id} and ${verifications.state} = 'success')`;
      const [known] = await from
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, [...ids]), or(users.isAnchor, eq(users.role, 'operator'), isVerified)))
        .limit(1);
      return known !== undefined;
    },
    /** Newest verification that was not withdrawn. */
    async lastVerification(userId: number, from: Database | Transaction = db) {
      const [row] = await from
        .select()
        .from(verifications)
        .where(and(eq(verifications.userId, userId), ne(verifications.state, 'withdrawn')))
        .orderBy(desc(verifications.id))
        .limit(1);
      return row;
    },
    async payouts(userId: number, from: Database | Transaction = db) {
      return from.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
    },
    async hasPaymentPassword(userId: number): Promise<boolean> {
      const rows = await db.select({ userId: paymentPasswords.userId }).from(paymentPasswords).where(eq(paymentPasswords.userId, userId));
      return rows.length > 0;
    },
  };
}
export type ProfileRepository = ReturnType<typeof createProfileRepository>;
