import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { day } from '../../../../platform/retention.ts';
import type { Seal } from '../../../../platform/seal.ts';
import { isRefusedBy } from '../../../../ports/database/failures.ts';
import type { Live } from '../../live/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import type { Identities } from '../../../member/profile/index.ts';
import { createApplicationRepository } from './application.repository.ts';
import { createApplicationReview, type ApplicationReview } from './applicationReview.ts';

/** Maximum applications of a member in 24 hours. */
export const applicationsADay = 3;

const texts = {
  already: msg`你已经是主播了`,
  awaiting: msg`申请正在审核中`,
  often: msg`今天提交次数已用完，明天再来`,
  inviter: msg`没有找到这个邀请人`,
  taken: msg`这个证件号已用来申请过其他账号`,
};

export interface Application {
  handlers: Pick<Handlers, 'applyChannel' | 'anchorApplication'>;
  review: ApplicationReview;
}

interface Parts {
  identities: Identities;
  live: Pick<Live, 'repository'>;
  notices: Pick<Notices, 'notify'>;
  seal: Seal;
}

/** Applications of members to become anchors, decided by operators. */
export function createApplication(platform: Platform, { identities, live, notices, seal }: Parts): Application {
  const { db, clock } = platform;
  const repository = createApplicationRepository(db);

  async function inviterOf(text: string, userId: number): Promise<number | null> {
    if (text === '') return null;
    const found = await repository.inviter(text);
    if (!found || found.id === userId) throw new CallError(texts.inviter);
    return found.id;
  }

  return {
    review: createApplicationReview(platform, repository, identities, seal, notices),
    handlers: {
      async applyChannel({ real_name: realName, id_number: idNumber, id_kind: kind, inviter, experience, contact }, caller) {
        const userId = caller.member.id;
        const now = clock.now();
        const [identity, inviterId] = await Promise.all([identities.of(userId, { realName, idNumber, kind }), inviterOf(inviter, userId)]);
        try {
          return await idempotent(platform, caller, async (tx) => {
            await takeTurn(tx, 'applications', userId);
            if (await repository.isAnchor(tx, userId)) throw new CallError(texts.already);
            if ((await repository.last(userId, tx))?.state === 'awaiting') throw new CallError(texts.awaiting);
            if ((await repository.countSince(tx, userId, now - day)) >= applicationsADay) throw new CallError(texts.often);
            const contactSealed = seal.seal(contact);
            await repository.add(tx, {
              ...identity,
              userId,
              state: 'awaiting',
              inviterId,
              experience,
              contactSealed,
              language: caller.language,
              submittedAt: now,
            });
            return { state: 'awaiting' as const, submitted_at: now };
          });
        } catch (error) {
          if (isRefusedBy(error, 'anchor_application_number_once')) throw new CallError(texts.taken);
          throw error;
        }
      },
      async anchorApplication(_, { member }) {
        const [last, own, verified] = await Promise.all([
          repository.last(member.id),
          live.repository.roomOf(member.id),
          identities.verified(member.id),
        ]);
        const room_id = member.isAnchor && own ? String(own.room.id) : null;
        // Anchors from before applications existed are accepted.
        const state = member.isAnchor ? 'success' : (last?.state ?? 'none');
        const masks = last ?? verified;
        const inviter = last?.inviterId == null ? undefined : await repository.nickname(last.inviterId);
        return {
          state,
          reason: last?.state === 'failed' ? last.reason : null,
          submitted_at: last?.submittedAt ?? null,
          decided_at: last?.decidedAt ?? null,
          name: masks?.nameMasked ?? null,
          number: masks?.numberMasked ?? null,
          is_verified: verified !== undefined,
          inviter: inviter === undefined ? null : { id: String(last?.inviterId), user_nickname: inviter },
          experience: last?.experience ?? '',
          contact: last ? seal.open(last.contactSealed) : '',
          room_id,
        };
      },
    },
  };
}
