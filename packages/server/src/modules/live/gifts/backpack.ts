import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BackpackRepository } from './backpack.repository.ts';
import { describeGift } from './gifts.presenter.ts';

/** Maximum rows per statement. */
const atOnce = 500;

/** Backpacks: content, log and expiry. */
export function createBackpack({ clock }: Pick<Platform, 'clock'>, repository: BackpackRepository) {
  const handlers: Pick<Handlers, 'backpackList' | 'backpackLog'> = {
    async backpackList(_, { member }) {
      const rows = await repository.owned(member.id, clock.now());
      return {
        list: rows.map(({ gift, owned, expiresAt }) => ({
          gift: describeGift(gift),
          owned,
          expires_at: expiresAt === 0 ? null : expiresAt,
        })),
      };
    },
    async backpackLog({ before, limit }, { member }) {
      const rows = await repository.log(member.id, before === undefined ? undefined : Number(before), limit + 1);
      const list = rows.slice(0, limit).map(({ entry, gift, anchor }) => ({
        id: String(entry.id),
        gift: describeGift(gift),
        count: entry.count,
        reason: entry.reason,
        anchor: entry.anchorId !== null && anchor !== null ? { id: String(entry.anchorId), user_nickname: anchor } : null,
        at: entry.at,
      }));
      return { list, next: rows.length > limit ? (list.at(-1)?.id ?? null) : null };
    },
  };

  return {
    handlers,
    /** Removes expired gifts from all backpacks. Returns the number of rows. */
    async expire(): Promise<number> {
      let gone = 0;
      let some: number;
      do {
        some = await repository.expire(clock.now(), atOnce);
        gone += some;
      } while (some === atOnce);
      return gone;
    },
  };
}
