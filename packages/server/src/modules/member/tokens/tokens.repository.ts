import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { builtOnce } from '../../../ports/database/builtOnce.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { users } from '../member/index.ts';
import { accessTokens } from './tokens.tables.ts';

export type TokenRow = typeof accessTokens.$inferSelect;

/** SQL of access tokens. */
export function createTokensRepository(db: Database) {
  const byHash = builtOnce(() =>
    db
      .select({ token: accessTokens, user: users })
      .from(accessTokens)
      .innerJoin(users, eq(users.id, accessTokens.memberId))
      .where(eq(accessTokens.tokenHash, sql.placeholder('tokenHash'))),
  );
  return {
    async byHash(tokenHash: string) {
      const [row] = await byHash().execute({ tokenHash });
      return row;
    },
    of: (memberId: number): Promise<TokenRow[]> =>
      db.select().from(accessTokens).where(eq(accessTokens.memberId, memberId)).orderBy(desc(accessTokens.id)),
    /** Tokens of a member that have not expired. */
    async live(tx: Transaction, memberId: number, now: number): Promise<number> {
      const [row] = await tx
        .select({ total: count() })
        .from(accessTokens)
        .where(and(eq(accessTokens.memberId, memberId), or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, now))));
      return row?.total ?? 0;
    },
    async add(tx: Transaction, row: typeof accessTokens.$inferInsert): Promise<TokenRow> {
      const [added] = await tx.insert(accessTokens).values(row).returning();
      if (!added) throw new Error('a token was not inserted');
      return added;
    },
    async remove(memberId: number, id: number): Promise<void> {
      await db.delete(accessTokens).where(and(eq(accessTokens.memberId, memberId), eq(accessTokens.id, id)));
    },
    async removeAll(tx: Transaction, memberId: number): Promise<void> {
      await tx.delete(accessTokens).where(eq(accessTokens.memberId, memberId));
    },
    async touch(id: number, usedAt: number): Promise<void> {
      await db.update(accessTokens).set({ usedAt }).where(eq(accessTokens.id, id));
    },
  };
}
