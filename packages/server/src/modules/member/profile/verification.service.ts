import { msg } from '@lingui/core/macro';
import type { VerifiedInfo } from '@pitchside/api/member/profile';
import { and, count, eq, gte } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import { isRefusedBy } from '../../../ports/database/failures.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { isCnNumber, nameKey } from './identity.ts';
import { maskName, maskNumber } from './masks.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { verifications } from './profile.tables.ts';

/** Maximum submissions of a member in 24 hours. */
export const submissionsADay = 3;
const day = 24 * 3_600_000;

const texts = {
  number: msg`证件号不正确`,
  awaiting: msg`资料正在审核中`,
  done: msg`已经通过实名认证`,
  often: msg`今天提交次数已用完，明天再来`,
  taken: msg`这个证件号已认证过其他账号`,
  sides: msg`请上传证件的两面`,
  nothing: msg`没有在审核的资料`,
};

export interface Verification {
  handlers: Pick<Handlers, 'submitVerified' | 'getVerifiedInfo' | 'withdrawVerified'>;
  /**
   * Compares a name with a member's verified one. Returns the masked name if equal, `other` if different, `none` without a verification.
   */
  compareName(userId: number, name: string): Promise<{ masked: string } | 'other' | 'none'>;
}

/** Real-name verification as members see it. */
export function createVerification(
  platform: Platform,
  repository: ProfileRepository,
  { seal, uploads }: { seal: Seal; uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'> },
): Verification {
  const { clock } = platform;
  return {
    async compareName(userId, name) {
      const last = await repository.lastVerification(userId);
      if (last?.state !== 'success') return 'none';
      return nameKey(seal.open(last.nameSealed)) === nameKey(name) ? { masked: last.nameMasked } : 'other';
    },
    handlers: {
      async submitVerified({ real_name: name, id_number: given, id_kind: kind, front, back }, caller) {
        const { member } = caller;
        const now = clock.now();
        const number = given.toUpperCase();
        if (kind === 'cn' && !isCnNumber(number, now)) throw new CallError(texts.number);
        if (front === back) throw new CallError(texts.sides);
        try {
          return await idempotent(platform, caller, async (tx) => {
            const last = await repository.lastVerification(member.id, tx);
            if (last?.state === 'awaiting') throw new CallError(texts.awaiting);
            if (last?.state === 'success') throw new CallError(texts.done);
            const [today] = await tx
              .select({ number: count() })
              .from(verifications)
              .where(and(eq(verifications.userId, member.id), gte(verifications.submittedAt, now - day)));
            if ((today?.number ?? 0) >= submissionsADay) throw new CallError(texts.often);
            await uploads.keep(tx, member.id, front, 'verification');
            await uploads.keep(tx, member.id, back, 'verification');
            const [handedIn] = await tx
              .insert(verifications)
              .values({
                userId: member.id,
                state: 'awaiting',
                nameSealed: seal.seal(name),
                numberSealed: seal.seal(number),
                numberHash: seal.fingerprint(`identity ${number}`),
                nameMasked: maskName(name),
                numberMasked: maskNumber(number),
                front,
                back,
                submittedAt: now,
              })
              .returning({ id: verifications.id });
            if (handedIn) await uploads.use(tx, `verification:${handedIn.id}`, [front, back]);
            return { state: 'awaiting' as const, submitted_at: now };
          });
        } catch (error) {
          if (isRefusedBy(error, 'verification_number_once')) throw new CallError(texts.taken);
          if (isRefusedBy(error, 'verification_one_each')) throw new CallError(texts.awaiting);
          throw error;
        }
      },
      async getVerifiedInfo(_, { member }): Promise<VerifiedInfo> {
        const last = await repository.lastVerification(member.id);
        if (!last || last.state === 'withdrawn')
          return { state: 'none', real_name: null, id_number: null, submitted_at: null, decided_at: null, reason: null };
        const { state, nameMasked, numberMasked, submittedAt, decidedAt, reason } = last;
        return { state, real_name: nameMasked, id_number: numberMasked, submitted_at: submittedAt, decided_at: decidedAt, reason };
      },
      async withdrawVerified(_, caller) {
        return idempotent(platform, caller, async (tx) => {
          const { member } = caller;
          const [taken] = await tx
            .update(verifications)
            .set({ state: 'withdrawn' })
            .where(and(eq(verifications.userId, member.id), eq(verifications.state, 'awaiting')))
            .returning();
          if (!taken) throw new CallError(texts.nothing);
          await uploads.letGo(tx, `verification:${taken.id}`, [taken.front, taken.back], clock.now());
          return {};
        });
      },
    },
  };
}
