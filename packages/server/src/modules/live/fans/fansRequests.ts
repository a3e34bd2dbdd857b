import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { describePerson } from '../../member/follow/index.ts';
import { roomNumber } from '../live/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { FansRepository } from './fans.repository.ts';

interface RequestsParts {
  repository: FansRepository;
  notices: Pick<Notices, 'notify' | 'withdraw'>;
}

export interface FanRequests {
  handlers: Pick<Handlers, 'groupRequests' | 'decideGroupRequest'>;
  /** Adds a request to join, of which the anchor is notified once; a repeat does nothing. */
  ask(tx: Transaction, emit: Emit, anchorId: number, memberId: number): Promise<void>;
  /** Removes a request; false if there was none. */
  unask(tx: Transaction, emit: Emit, anchorId: number, memberId: number): Promise<boolean>;
  /** Withdraws the notice when no requests are left. */
  forget(tx: Transaction, emit: Emit, anchorId: number): Promise<void>;
}

/** All requests share one notice. */
const fold = 'club-requests';

/** Requests to join a fan club, for its anchor. */
export function createFanRequests(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  { repository, notices }: RequestsParts,
): FanRequests {
  const unask: FanRequests['unask'] = async (tx, emit, anchorId, memberId) => {
    const waited = await repository.unask(tx, anchorId, memberId);
    // Without requests there is nothing left to do.
    if (waited && (await repository.waiting(anchorId, 1, 1, tx)).total === 0) await notices.withdraw(tx, emit, anchorId, fold);
    return waited;
  };
  return {
    unask,
    forget: (tx, emit, anchorId) => notices.withdraw(tx, emit, anchorId, fold),
    async ask(tx, emit, anchorId, memberId) {
      const asker = await repository.ask(tx, anchorId, memberId, clock.now());
      if (!asker) return;
      await notices.notify(tx, emit, {
        memberId: anchorId,
        kind: 'club_requests',
        values: { name: asker.nickname },
        target: { type: 'page', id: '/member?type=9&tab=fans' },
        person: asker,
        fold,
      });
    },
    handlers: {
      async groupRequests({ page, limit }, { member }) {
        const { rows, total } = await repository.waiting(member.id, page, limit);
        return { list: rows.map(({ person, at }) => ({ member: describePerson(person), at })), total, page, limit };
      },
      decideGroupRequest({ user_id, is_let_in }, { member }) {
        const memberId = roomNumber(user_id) ?? 0;
        return events.transaction(async (tx, emit) => {
          // Of two concurrent decisions the second finds no request and changes nothing.
          const waited = (await repository.asks(tx, member.id, memberId)) !== undefined && (await unask(tx, emit, member.id, memberId));
          if (waited && is_let_in) {
            await repository.join(tx, member.id, memberId, clock.now());
            await repository.forgetFarewell(tx, member.id, memberId);
          }
          return {
            is_member: (await repository.asks(tx, member.id, memberId))?.isMember ?? false,
            waiting: (await repository.waiting(member.id, 1, 1, tx)).total,
          };
        });
      },
    },
  };
}
