import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Seal } from '../../../../platform/seal.ts';
import { memberTopic } from '../../../money/ledger/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import type { Identities } from '../../../member/profile/index.ts';
import type { ApplicationRepository, ApplicationRow, WholeApplication } from './application.repository.ts';

const texts = { gone: msg`没有找到`, decided: msg`这份申请已经审核过了`, reason: msg`请写明原因` };

/** Review of applications by operators. The caller has checked that the member is an operator. */
export interface ApplicationReview {
  list(state: ApplicationRow['state'], limit: number): Promise<{ list: WholeApplication[]; total: number }>;
  find(id: number): Promise<WholeApplication | undefined>;
  waiting(): Promise<{ total: number; oldestAt: number | null }>;
  /** Contact details of the applicant. */
  contactOf(row: Pick<ApplicationRow, 'contactSealed'>): string;
  /**
   * Decides a pending application, once. An accepted member becomes an anchor with a room, and is notified.
   * @throws CallError when it is already decided, or refused without a reason
   */
  decide(operatorId: number, id: number, state: 'success' | 'failed', reason: string): Promise<void>;
  /**
   * Returns full name and ID number; the caller logs the access.
   * @throws CallError when there is none or it was purged
   */
  look(id: number): Promise<{ realName: string; idNumber: string }>;
}

export function createApplicationReview(
  { events, clock, log }: Pick<Platform, 'events' | 'clock' | 'log'>,
  repository: ApplicationRepository,
  identities: Pick<Identities, 'open'>,
  seal: Seal,
  notices: Pick<Notices, 'notify'>,
): ApplicationReview {
  return {
    list: repository.list,
    find: repository.find,
    waiting: repository.waiting,
    contactOf: ({ contactSealed }) => seal.open(contactSealed),
    async decide(operatorId, id, state, given) {
      const reason = state === 'failed' ? given.trim() : '';
      if (state === 'failed' && reason === '') throw new CallError(texts.reason);
      await events.transaction(async (tx, emit) => {
        const row = await repository.decide(tx, id, { state, reason, decidedBy: operatorId, decidedAt: clock.now() });
        if (!row) throw new CallError(texts.decided);
        const room = state === 'success' ? await repository.makeAnchor(tx, row.userId, row.language) : undefined;
        await notices.notify(tx, emit, {
          memberId: row.userId,
          kind: state === 'success' ? 'application_passed' : 'application_failed',
          values: { note: reason },
          target: { type: 'application' },
        });
        emit(memberTopic(row.userId), 'anchor_application', { state, reason, room_id: room === undefined ? null : String(room) });
      });
      log.info({ operator: operatorId, application: id, decision: state }, 'an application was decided');
    },
    async look(id) {
      const found = await repository.find(id);
      if (!found?.row.nameSealed) throw new CallError(texts.gone);
      return identities.open(found.row);
    },
  };
}
