import { msg } from '@lingui/core/macro';
import { experienceLength, rankedFrom, type Expert, type ExpertApplication } from '@pitchside/api/experts/plans';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumber } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Identities } from '../../member/profile/index.ts';
import type { ExpertApplicationRow, ExpertRow, ExpertsRepository, WholeExpertApplication } from './experts.repository.ts';
import { recordOf } from './record.ts';

/** Maximum applications of a member in 24 hours. */
const applicationsADay = 3;

const texts = {
  already: msg`你已经是专家了`,
  awaiting: msg`申请正在审核中`,
  often: msg`今天提交次数已用完，明天再来`,
  unverified: msg`先完成实名认证，再申请专家`,
  gone: msg`没有找到`,
  decided: msg`这份申请已经审核过了`,
  reason: msg`请写明原因`,
  empty: msg`写下你的工作经历`,
  long: (most: number) => msg`工作经历最多 ${most} 个字`,
  code: msg`先勾选分析师守则`,
};

/** Review of applications by operators. The caller has checked that the member is an operator. */
export interface ExpertReview {
  list(state: ExpertApplicationRow['state'], limit: number): Promise<{ list: WholeExpertApplication[]; total: number }>;
  find(id: number): Promise<WholeExpertApplication | undefined>;
  waiting(): Promise<{ total: number; oldestAt: number | null }>;
  /**
   * Decides a pending application, once; an accepted member may publish plans and is notified.
   * @throws CallError when it is already decided, or refused without a reason
   */
  decide(operatorId: number, id: number, state: 'success' | 'failed', reason: string): Promise<void>;
}

export interface Experts {
  handlers: Pick<Handlers, 'applyExpert' | 'expertState' | 'expertList' | 'expertInfo'>;
  review: ExpertReview;
  /** Makes members experts without an application; for seeding. */
  fill(members: readonly { id: number; since: number }[]): Promise<void>;
}

export interface ExpertsParts {
  identities: Pick<Identities, 'verified'>;
  notices: Pick<Notices, 'notify'>;
}

/** An expert in wire format. */
export const describeExpert = (row: ExpertRow): Expert => ({
  id: String(row.id),
  user_nickname: row.nickname,
  avatar: row.avatar,
  level: row.level,
  since: row.since,
  fans: row.fans,
  is_followed: row.isFollowed,
  is_ranked: row.settled >= rankedFrom,
  on_sale: row.onSale,
  record: row.record,
});

/** Experts: how members become one, and the results of their plans. */
export function createExperts(platform: Platform, repository: ExpertsRepository, { identities, notices }: ExpertsParts): Experts {
  const { clock, events } = platform;

  async function stateOf(userId: number): Promise<ExpertApplication> {
    const [last, isExpert, verified] = await Promise.all([
      repository.lastApplication(userId),
      repository.isExpert(userId),
      identities.verified(userId),
    ]);
    return {
      state: isExpert ? 'success' : (last?.state ?? 'none'),
      reason: !isExpert && last?.state === 'failed' ? last.reason : null,
      experience: last?.experience ?? '',
      is_verified: verified !== undefined,
      submitted_at: last?.submittedAt ?? null,
      decided_at: last?.decidedAt ?? null,
    };
  }

  return {
    async fill(members) {
      await events.transaction(async (tx) => {
        for (const { id, since } of members) await repository.add(tx, id, since, recordOf([]));
      });
    },
    review: {
      list: repository.applications,
      find: repository.application,
      waiting: repository.waiting,
      async decide(operatorId, id, state, given) {
        const reason = state === 'failed' ? given.trim() : '';
        if (state === 'failed' && reason === '') throw new CallError(texts.reason);
        await events.transaction(async (tx, emit) => {
          const row = await repository.decide(tx, id, { state, reason, decidedBy: operatorId, decidedAt: clock.now() });
          if (!row) throw new CallError(texts.decided);
          if (state === 'success') await repository.add(tx, row.userId, clock.now(), recordOf([]));
          await notices.notify(tx, emit, {
            memberId: row.userId,
            kind: state === 'success' ? 'expert_passed' : 'expert_failed',
            values: { note: reason },
            target: { type: 'expert', id: '' },
          });
        });
      },
    },
    handlers: {
      async applyExpert({ experience, code }, caller) {
        const userId = caller.member.id;
        if (experience === '') throw new CallError(texts.empty);
        if ([...experience].length > experienceLength) throw new CallError(texts.long(experienceLength));
        if (code !== 1) throw new CallError(texts.code);
        if (!(await identities.verified(userId))) throw new CallError(texts.unverified);
        await idempotent(platform, caller, async (tx) => {
          await takeTurn(tx, 'applications', userId);
          const now = clock.now();
          if (await repository.isExpert(userId, tx)) throw new CallError(texts.already);
          if ((await repository.lastApplication(userId, tx))?.state === 'awaiting') throw new CallError(texts.awaiting);
          if ((await repository.appliedSince(tx, userId, now - day)) >= applicationsADay) throw new CallError(texts.often);
          await repository.apply(tx, { userId, state: 'awaiting', experience, submittedAt: now });
          return null;
        });
        return stateOf(userId);
      },
      expertState: (_, { member }) => stateOf(member.id),
      async expertList({ sport, order, page, limit }, { member }) {
        const found = await repository.list({ order, sport, offset: (page - 1) * limit, limit }, clock.now(), member?.id);
        return { list: found.list.map(describeExpert), total: found.total, page, limit };
      },
      async expertInfo({ id }, { member }) {
        const number = idNumber(id);
        const row = number === undefined ? undefined : await repository.find(number, clock.now(), member?.id);
        if (!row) throw new CallError(texts.gone);
        return describeExpert(row);
      },
    },
  };
}
