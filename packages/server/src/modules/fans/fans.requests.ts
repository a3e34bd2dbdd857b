import type { Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { describePerson } from '../follow/index.ts';
import { roomNumber } from '../live/index.ts';
import type { FansRepository } from './fans.repository.ts';

/** Those who wait to be let into a fan club, for its anchor. */
export function createFanRequests(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  repository: FansRepository,
): { handlers: Pick<Handlers, 'groupRequests' | 'decideGroupRequest'> } {
  return {
    handlers: {
      async groupRequests({ page, limit }, { member }) {
        const { rows, total } = await repository.waiting(member.id, page, limit);
        return { list: rows.map(({ person, at }) => ({ member: describePerson(person), at })), total, page, limit };
      },
      decideGroupRequest({ user_id, is_let_in }, { member }) {
        const memberId = roomNumber(user_id) ?? 0;
        return events.transaction(async (tx) => {
          // Whoever comes second finds nobody who waits, and changes nothing.
          const waited =
            (await repository.asks(tx, member.id, memberId)) !== undefined && (await repository.unask(tx, member.id, memberId));
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
