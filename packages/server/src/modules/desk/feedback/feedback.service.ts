import { msg } from '@lingui/core/macro';
import { feedbackLimits, type Feedback, type WaitingFeedback } from '@pitchside/api/desk/feedback';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import { users } from '../../member/member/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { OpenDesk, Operations, OperatorLog } from '../operations/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { feedback } from './feedback.tables.ts';

const texts = { often: msg`今天已经收到你 5 条反馈了，明天再说吧`, gone: msg`没有找到`, answered: msg`这条已经回复过了` };

type Row = typeof feedback.$inferSelect;
type Served = 'sendFeedback' | 'feedbackList' | 'adminFeedback' | 'adminAnswerFeedback';

const describe = ({ id, kind, text, pictures, page, at, answer, answeredAt }: Row): Feedback => ({
  id: String(id),
  kind,
  text,
  pictures,
  page,
  at,
  answer,
  answered_at: answeredAt,
});

/** Retention of pictures after the answer, ms. */
const picturesLife = 30 * day;

export interface FeedbackParts {
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>;
  notices: Pick<Notices, 'notify'>;
  operations: { open: OpenDesk; log: Pick<OperatorLog, 'around'>; queues: Pick<Operations['queues'], 'know'> };
}

/** Feedback of members, and answers to it. */
export function createFeedback(platform: Platform, { uploads, notices, operations }: FeedbackParts): Pick<Handlers, Served> {
  const { db, clock, events } = platform;
  const { open, log, queues } = operations;
  queues.know('feedback', async () => {
    const [row] = await db
      .select({ total: count(), oldestAt: sql<string | null>`min(${feedback.at})` })
      .from(feedback)
      .where(isNull(feedback.answeredAt));
    return { total: row?.total ?? 0, oldestAt: row?.oldestAt == null ? null : Number(row.oldestAt) };
  });

  const withMember = { row: feedback, nickname: users.nickname, avatar: users.avatar };
  const waiting = ({ row, nickname, avatar }: { row: Row; nickname: string; avatar: string }): WaitingFeedback => ({
    ...describe(row),
    member: { id: String(row.userId), user_nickname: nickname, avatar },
  });

  return {
    sendFeedback: ({ kind, text, pictures: given, page }, caller) =>
      idempotent(platform, caller, async (tx) => {
        const userId = caller.member.id;
        // Serialized, so that the limit holds for concurrent requests.
        await takeTurn(tx, 'reports', userId);
        const at = clock.now();
        const today = await tx
          .select()
          .from(feedback)
          .where(and(eq(feedback.userId, userId), gt(feedback.at, at - day)))
          .orderBy(desc(feedback.id));
        const same = today.find((row) => row.kind === kind && row.text === text);
        if (same) return describe(same);
        if (today.length >= feedbackLimits.aDay) throw new CallError(texts.often);
        const pictures: string[] = [];
        for (const key of new Set(given)) pictures.push(await uploads.keep(tx, userId, key, 'report'));
        const [row] = await tx.insert(feedback).values({ userId, kind, text, pictures, page, at }).returning();
        if (!row) throw new Error('feedback was not written');
        await uploads.use(tx, `feedback:${row.id}`, pictures);
        return describe(row);
      }),
    async feedbackList({ page, limit }, { member }) {
      const own = eq(feedback.userId, member.id);
      const [rows, [all]] = await Promise.all([
        db
          .select()
          .from(feedback)
          .where(own)
          .orderBy(desc(feedback.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(feedback).where(own),
      ]);
      return { list: rows.map(describe), total: all?.total ?? 0, page, limit };
    },
    adminFeedback: open(async ({ state, page, limit }) => {
      const wanted = state === 'waiting' ? isNull(feedback.answeredAt) : isNotNull(feedback.answeredAt);
      const [rows, [all]] = await Promise.all([
        db
          .select(withMember)
          .from(feedback)
          .innerJoin(users, eq(users.id, feedback.userId))
          .where(wanted)
          .orderBy(...(state === 'waiting' ? [asc(feedback.id)] : [desc(feedback.answeredAt), desc(feedback.id)]))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(feedback).where(wanted),
      ]);
      return { list: rows.map(waiting), total: all?.total ?? 0, page, limit };
    }),
    adminAnswerFeedback: open(({ id, answer }, actor) =>
      log.around(actor, { group: 'reports', act: 'answer', subject: `feedback ${id}`, note: answer.slice(0, 60) }, () =>
        events.transaction(async (tx, emit) => {
          const number = idNumberOrNone(id);
          const [found] = await tx.select().from(feedback).where(eq(feedback.id, number)).for('update');
          if (!found) throw new CallError(texts.gone);
          if (found.answeredAt !== null) throw new CallError(texts.answered);
          const at = clock.now();
          const [row] = await tx
            .update(feedback)
            .set({ answer, answeredAt: at, answeredBy: actor.operatorId })
            .where(eq(feedback.id, number))
            .returning();
          const [user] = await tx.select({ nickname: users.nickname, avatar: users.avatar }).from(users).where(eq(users.id, found.userId));
          if (!row || !user) throw new Error('an answer was not written');
          await notices.notify(tx, emit, {
            memberId: found.userId,
            kind: 'feedback_answered',
            values: { note: answer },
            target: { type: 'page', id: '/about-user?type=6' },
          });
          await uploads.letGo(tx, `feedback:${found.id}`, found.pictures, at + picturesLife);
          return waiting({ row, ...user });
        }),
      ),
    ),
  };
}
