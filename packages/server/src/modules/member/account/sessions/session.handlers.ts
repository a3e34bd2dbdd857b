import { msg } from '@lingui/core/macro';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AccountRepository } from '../account.repository.ts';
import { sessionLife } from '../token.ts';
import { deviceOf } from './device.ts';
import { placeOf } from './place.ts';
import type { Sessions } from './sessions.ts';

const notFound = msg`没有找到`;

/** Handlers of the member's own sessions. */
export function sessionHandlers(
  { clock }: Pick<Platform, 'clock'>,
  repository: AccountRepository,
  sessions: Sessions,
): Pick<Handlers, 'sessionList' | 'endSession' | 'endOtherSessions'> {
  return {
    async sessionList(_, { member }) {
      const now = clock.now();
      const rows = await repository.liveSessions(member.id, { createdAfter: now - sessionLife.whole, seenAfter: now - sessionLife.idle });
      return {
        list: rows.map(({ id, device, address, way, createdAt, seenAt }) => {
          const isCurrent = id === member.sessionId;
          return {
            id: String(id),
            device: deviceOf(device),
            place: placeOf(address),
            way,
            created_at: createdAt,
            seen_at: isCurrent ? now : seenAt,
            is_current: isCurrent,
          };
        }),
      };
    },
    async endSession({ id }, { member }) {
      const known = /^\d{1,15}$/.test(id) && (await sessions.endOwn(member.id, Number(id)));
      if (!known) throw new CallError(notFound);
      return {};
    },
    async endOtherSessions(_, { member }) {
      return { ended: await sessions.endAll(member.id, member.sessionId) };
    },
  };
}
