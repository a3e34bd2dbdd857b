import { msg } from '@lingui/core/macro';
import { firstEdition, type LegalKind } from '@pitchside/api/desk/legal';
import { desc, eq, max } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import { byLanguage, languages } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { users } from '../../member/member/index.ts';
import type { Announcements } from '../../messages/notices/index.ts';
import type { OpenDesk, OperatorLog } from '../operations/index.ts';
import { describeEdition } from './legal.service.ts';
import { legalDrafts, legalEditions, type LegalTexts } from './legal.tables.ts';

const texts = {
  three: msg`三种语言都要写好再发布`,
  past: msg`生效的日子不能早于今天，也不能早于上一版`,
  news: msg`用户协议有新的一版`,
};
const empty: LegalTexts = { zh: { title: '', body: '' }, en: { title: '', body: '' }, vi: { title: '', body: '' } };
export interface LegalDeskParts {
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
  announcements: Pick<Announcements, 'add'>;
}

/** Desk of legal documents for operators: drafts in three languages, published as immutable editions. */
export function legalDesk(
  { db, clock, events }: Platform,
  { open, log, announcements }: LegalDeskParts,
): Pick<Handlers, 'adminLegal' | 'adminSaveLegal' | 'adminPublishLegal'> {
  async function describe(kind: LegalKind) {
    const [[draft], rows] = await Promise.all([
      db
        .select({ row: legalDrafts, by: users.nickname })
        .from(legalDrafts)
        .innerJoin(users, eq(users.id, legalDrafts.by))
        .where(eq(legalDrafts.kind, kind)),
      db
        .select({ row: legalEditions, by: users.nickname })
        .from(legalEditions)
        .innerJoin(users, eq(users.id, legalEditions.by))
        .where(eq(legalEditions.kind, kind))
        .orderBy(desc(legalEditions.number)),
    ]);
    return {
      draft: draft ? { ...draft.row.texts, at: draft.row.at, by: draft.by } : null,
      latest: rows[0]?.row.texts ?? null,
      editions: rows.map(({ row, by }) => ({ ...describeEdition(row), at: row.at, by })),
    };
  }

  return {
    adminLegal: open(({ kind }) => describe(kind)),
    adminSaveLegal: open(async ({ kind, lang, title, body }, { operatorId }) => {
      await db.transaction(async (tx) => {
        const [draft] = await tx.select().from(legalDrafts).where(eq(legalDrafts.kind, kind)).for('update');
        const [latest] = await tx
          .select()
          .from(legalEditions)
          .where(eq(legalEditions.kind, kind))
          .orderBy(desc(legalEditions.number))
          .limit(1);
        const values = {
          kind,
          texts: { ...(draft?.texts ?? latest?.texts ?? empty), [lang]: { title, body } },
          at: clock.now(),
          by: operatorId ?? 0,
        };
        await tx.insert(legalDrafts).values(values).onConflictDoUpdate({ target: legalDrafts.kind, set: values });
      });
      return describe(kind);
    }),
    adminPublishLegal: open(({ kind, since, note, reason }, actor) =>
      log.around(actor, { group: 'content', act: 'publish', subject: `legal ${kind}`, note, reason }, async () => {
        const now = clock.now();
        await events.transaction(async (tx) => {
          // Two concurrent publications are two editions, or the second finds nothing to publish.
          await takeTurn(tx, 'publishing', `legal ${kind}`);
          const [draft] = await tx.select().from(legalDrafts).where(eq(legalDrafts.kind, kind)).for('update');
          if (!draft || languages.some((each) => draft.texts[each].title === '' || draft.texts[each].body === ''))
            throw new CallError(texts.three);
          const [last] = await tx
            .select({ number: max(legalEditions.number), since: max(legalEditions.since) })
            .from(legalEditions)
            .where(eq(legalEditions.kind, kind));
          const from = Math.max(since ?? now, now);
          // A day that has begun counts as today in any time zone.
          if ((since !== undefined && since < now - day) || from < (last?.since ?? 0)) throw new CallError(texts.past);
          const number = (last?.number ?? firstEdition) + 1;
          await tx
            .insert(legalEditions)
            .values({ kind, number, texts: draft.texts, note, since: from, at: now, by: actor.operatorId ?? 0 });
          await tx.delete(legalDrafts).where(eq(legalDrafts.kind, kind));
          if (kind !== 'agreement') return;
          const title = speakAll(texts.news);
          await announcements.add(tx, { title, text: byLanguage((language) => note[language]), path: '/about-user?type=1' });
        });
        return describe(kind);
      }),
    ),
  };
}
