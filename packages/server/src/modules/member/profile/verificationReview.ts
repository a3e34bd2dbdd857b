import { msg } from '@lingui/core/macro';
import { and, asc, count, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import { users } from '../member/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { verificationActs, verifications } from './profile.tables.ts';

/** Retention of pictures after the review, ms; source: the promise beside the form. */
export const picturesLife = 30 * 24 * 3_600_000;

const texts = { gone: msg`没有找到`, reason: msg`请写明原因`, decided: msg`这份资料已经审核过了` };

/** A submission for an operator: full name and ID number, to be compared with the pictures. */
export interface AwaitingVerification {
  id: number;
  userId: number;
  nickname: string;
  realName: string;
  idNumber: string;
  submittedAt: number;
}

/** Actions of operators on verifications, all logged. The caller has checked that the member is an operator. */
export interface VerificationReview {
  /** Pending submissions, oldest first; `page` from 1. */
  awaiting(page: number, limit: number): Promise<{ list: AwaitingVerification[]; total: number }>;
  /**
   * Decides a pending submission, once; the pictures are deleted 30 days later.
   * @throws CallError when it is not pending, or fails without a reason
   */
  decide(operatorId: number, id: number, decision: { state: 'success' } | { state: 'failed'; reason: string }): Promise<void>;
  /**
   * One of the two pictures; the access and its reason are logged first.
   * @throws CallError without a reason, for an unknown submission, or once the picture is deleted
   */
  look(operatorId: number, id: number, side: 'front' | 'back', reason: string): Promise<{ type: 'image/jpeg'; bytes: Buffer }>;
}

export function createVerificationReview(
  { db, clock, events, log }: Platform,
  { seal, uploads, notices }: { seal: Seal; uploads: Pick<Uploads, 'letGo' | 'readPrivate'>; notices: Pick<Notices, 'notify'> },
): VerificationReview {
  const waiting = eq(verifications.state, 'awaiting');
  return {
    async awaiting(page, limit) {
      const rows = await db
        .select({ verification: verifications, nickname: users.nickname })
        .from(verifications)
        .innerJoin(users, eq(users.id, verifications.userId))
        .where(waiting)
        .orderBy(asc(verifications.submittedAt), asc(verifications.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [all] = await db.select({ number: count() }).from(verifications).where(waiting);
      const list = rows.map(({ verification, nickname }) => ({
        id: verification.id,
        userId: verification.userId,
        nickname,
        realName: seal.open(verification.nameSealed),
        idNumber: seal.open(verification.numberSealed),
        submittedAt: verification.submittedAt,
      }));
      return { list, total: all?.number ?? 0 };
    },
    async decide(operatorId, id, decision) {
      const reason = decision.state === 'failed' ? decision.reason.trim() : '';
      if (decision.state === 'failed' && !reason) throw new CallError(texts.reason);
      const now = clock.now();
      await events.transaction(async (tx, emit) => {
        const [decided] = await tx
          .update(verifications)
          .set({ state: decision.state, reason: reason || null, decidedAt: now, decidedBy: operatorId })
          .where(and(eq(verifications.id, id), waiting))
          .returning();
        if (!decided) throw new CallError(texts.decided);
        await tx.insert(verificationActs).values({ verificationId: id, operatorId, act: decision.state, reason, at: now });
        await uploads.letGo(tx, `verification:${id}`, [decided.front, decided.back], now + picturesLife);
        await notices.notify(tx, emit, {
          memberId: decided.userId,
          kind: decision.state === 'success' ? 'verified' : 'verify_failed',
          values: { note: reason },
          target: { type: 'verification' },
          fold: 'verification',
        });
      });
      log.info({ operator: operatorId, verification: id, decision: decision.state }, 'verification decided');
    },
    async look(operatorId, id, side, reason) {
      const why = reason.trim();
      if (!why) throw new CallError(texts.reason);
      const [row] = await db
        .select({ front: verifications.front, back: verifications.back })
        .from(verifications)
        .where(eq(verifications.id, id));
      const key = row?.[side];
      if (!key) throw new CallError(texts.gone);
      await db
        .insert(verificationActs)
        .values({ verificationId: id, operatorId, act: 'looked', reason: `${side}: ${why}`, at: clock.now() });
      const picture = await uploads.readPrivate(key);
      if (!picture) throw new CallError(texts.gone);
      return picture;
    },
  };
}
