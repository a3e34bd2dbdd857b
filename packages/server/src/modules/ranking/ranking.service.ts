import { msg } from '@lingui/core/macro';
import type { Ranked } from '@pitchside/api/ranking';
import { CallError } from '../../platform/call.error.ts';
import type { Caller, Handlers } from '../../platform/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { describePerson } from '../follow/index.ts';
import type { Live } from '../live/index.ts';
import { createCounting } from './counting.ts';
import { readPeriod } from './periods.ts';
import { createRankingRepository, type Board, type RankedRow } from './ranking.repository.ts';

const texts = { notFound: msg`没有找到`, kicked: msg`你已被移出这个直播间` };

export interface Ranking {
  handlers: Pick<Handlers, 'roomRanking'>;
  /** Counts what happened since the last time. */
  count(): Promise<void>;
}

const describe = ({ place, value, before, noble, roomId, status, isFollowed, ...person }: RankedRow): Ranked => ({
  place,
  member: describePerson(person),
  noble,
  value,
  trend: before === null ? null : before - place,
  room: roomId === null || status === null ? null : { id: String(roomId), status },
  is_followed: isFollowed,
});

/** Rankings of a room and of the site, by day, week and month of the site and for ever. */
export function createRanking(platform: Platform, live: Pick<Live, 'room' | 'standing'>): Ranking {
  const { clock } = platform;
  const repository = createRankingRepository(platform.db);

  /** The anchor of a room that the caller may see. */
  async function anchorOf(roomId: string, { member }: Caller): Promise<number> {
    const found = await live.room(roomId);
    if (!found) throw new CallError(texts.notFound);
    if (member && (await live.standing(roomId, member.id))?.isKicked) throw new CallError(texts.kicked);
    return found.owner.id;
  }

  async function mine(board: Board, memberId: number) {
    const found = await repository.place(board, memberId);
    if (!found) return { place: null, value: 0, behind: null };
    const { place, value, ahead } = found;
    return { place, value, behind: ahead === null ? null : ahead - value + 1 };
  }

  return {
    count: createCounting(platform),
    handlers: {
      async roomRanking({ id, period, limit, ...asked }, caller) {
        const board = asked.board ?? (id === undefined ? 'anchors' : 'contributors');
        const anchorId = id === undefined ? 0 : await anchorOf(id, caller);
        const now = clock.now();
        const { key, before, from, until } = readPeriod(period, now);
        const read: Board = { board, anchorId, key };
        const [list, own, countedAt] = await Promise.all([
          repository.top(read, before, caller.member?.id, now, limit),
          caller.member ? mine(read, caller.member.id) : null,
          repository.countedAt(),
        ]);
        return { board, period, from, until, list: list.map(describe), mine: own, counted_at: countedAt };
      },
    },
  };
}
