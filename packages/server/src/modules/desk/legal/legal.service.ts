import { msg } from '@lingui/core/macro';
import { firstEdition, type LegalEdition, type LegalKind } from '@pitchside/api/desk/legal';
import { and, desc, eq, lte } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { byLanguage, local, type Localizable } from '../../../text/local.ts';
import { users } from '../../member/member/index.ts';
import { legalConsents, legalEditions } from './legal.tables.ts';

const texts = { gone: msg`没有找到这一版`, other: msg`协议又有新版，请看过再同意` };

type Row = typeof legalEditions.$inferSelect;

/** An edition for lists. */
export const describeEdition = ({ number, since, note }: Pick<Row, 'number' | 'since' | 'note'>): Localizable<LegalEdition> => ({
  number,
  since,
  note: local(note),
});

/** Legal documents: reading and acceptance. */
export function createLegal({ db, clock, events }: Platform): Pick<Handlers, 'legalText' | 'legalDue' | 'acceptLegal'> {
  const listOf = (kind: LegalKind) =>
    db
      .select({ number: legalEditions.number, since: legalEditions.since, note: legalEditions.note })
      .from(legalEditions)
      .where(eq(legalEditions.kind, kind))
      .orderBy(desc(legalEditions.number));

  async function holding(from: Database | Transaction, kind: LegalKind): Promise<Row | undefined> {
    const [row] = await from
      .select()
      .from(legalEditions)
      .where(and(eq(legalEditions.kind, kind), lte(legalEditions.since, clock.now())))
      .orderBy(desc(legalEditions.number))
      .limit(1);
    return row;
  }

  /** The current user agreement if a member has not accepted it; members who joined later accepted it by joining. */
  async function due(from: Database | Transaction, memberId: number): Promise<Row | null> {
    const row = await holding(from, 'agreement');
    if (!row) return null;
    const [member] = await from.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, memberId));
    if (!member || member.createdAt >= row.since) return null;
    const [accepted] = await from
      .select({ number: legalConsents.number })
      .from(legalConsents)
      .where(and(eq(legalConsents.memberId, memberId), eq(legalConsents.number, row.number)));
    return accepted ? null : row;
  }

  return {
    async legalText({ kind, number }) {
      const editions = await listOf(kind);
      const row =
        number === undefined
          ? await holding(db, kind)
          : (
              await db
                .select()
                .from(legalEditions)
                .where(and(eq(legalEditions.kind, kind), eq(legalEditions.number, number)))
            )[0];
      if (number !== undefined && number !== firstEdition && !row) throw new CallError(texts.gone);
      return {
        edition: row
          ? {
              ...describeEdition(row),
              title: local(byLanguage((language) => row.texts[language].title)),
              body: local(byLanguage((language) => row.texts[language].body)),
            }
          : null,
        editions: editions.map(describeEdition),
      };
    },
    async legalDue(_, { member }) {
      const row = await due(db, member.id);
      return { due: row && describeEdition(row) };
    },
    async acceptLegal({ number }, { member }) {
      await events.transaction(async (tx) => {
        const row = await holding(tx, 'agreement');
        if (!row || row.number !== number) throw new CallError(texts.other);
        await tx.insert(legalConsents).values({ memberId: member.id, number, at: clock.now() }).onConflictDoNothing();
      });
      const row = await due(db, member.id);
      return { due: row && describeEdition(row) };
    },
  };
}
