import { msg } from '@lingui/core/macro';
import type { Room } from '@pitchside/api/live/live';
import { rankDays, type Ranked } from '@pitchside/api/live/ranking';
import { CallError } from '../../../platform/callError.ts';
import type { Caller, Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Localizable } from '../../../text/local.ts';
import { describePerson } from '../../member/follow/index.ts';
import type { Live } from '../live/index.ts';
import { createCounting } from './counting.ts';
import { lastDays, readPeriod } from './periods.ts';
import { createRankingRepository, type Board, type RankedRow } from './ranking.repository.ts';

const texts = { notFound: msg`没有找到`, kicked: msg`你已被移出这个直播间` };

/** Maximum delay until a transfer is visible in the ledger, ms. */
const lag = 60_000;

export interface Ranking {
  handlers: Pick<Handlers, 'roomRanking' | 'anchorExperienceList'>;
  /** Counts what is new since the last run. */
  count(): Promise<void>;
  /** Whether every transfer before an instant (ms UTC) is counted and final. */
  isCounted(before: number): Promise<boolean>;
}

/** Additional data of a place. */
interface Beside {
  days: number[];
  room: Localizable<Room> | null;
}

const describe = ({ place, value, before, noble, isFollowed, ...person }: RankedRow, { days, room }: Beside): Localizable<Ranked> => ({
  place,
  member: describePerson(person),
  noble,
  value,
  trend: before === null ? null : before - place,
  days,
  room,
  is_followed: isFollowed,
});

/** Rankings of rooms and of the site, by day, week and month of the site and all-time. */
export function createRanking(platform: Platform, live: Pick<Live, 'cards' | 'room' | 'standing'>): Ranking {
  const { clock } = platform;
  const repository = createRankingRepository(platform.db);

  /** The anchor of a room that the caller may see. */
  async function anchorOf(roomId: string, { member }: Caller): Promise<number> {
    const found = await live.room(roomId);
    if (!found) throw new CallError(texts.notFound);
    if (member && (await live.standing(roomId, member.id))?.isKicked) throw new CallError(texts.kicked);
    return found.owner.id;
  }

  /** The last days and the room of each ranked member. */
  async function beside(board: Board, rows: readonly RankedRow[], now: number): Promise<(row: RankedRow) => Beside> {
    if (rows.length === 0) return () => ({ days: [], room: null });
    const members = rows.map(({ id }) => id);
    const keys = lastDays(now, rankDays);
    const [sums, cards] = await Promise.all([repository.sums(board, members, keys), repository.roomsOf(members).then(live.cards)]);
    const valueOf = new Map(sums.map(({ memberId, period, value }) => [`${memberId} ${period}`, value]));
    const roomOf = new Map(cards.map((card) => [card.anchor.id, card]));
    return ({ id }) => ({ days: keys.map((key) => valueOf.get(`${id} ${key}`) ?? 0), room: roomOf.get(String(id)) ?? null });
  }

  async function mine(board: Board, memberId: number) {
    const found = await repository.place(board, memberId);
    if (!found) return { place: null, value: 0, behind: null };
    const { place, value, ahead } = found;
    return { place, value, behind: ahead === null ? null : ahead - value + 1 };
  }

  return {
    count: createCounting(platform),
    isCounted: async (before) => clock.now() >= before + lag && (await repository.isCounted(before, before + lag)),
    handlers: {
      async anchorExperienceList({ limit }, { member }) {
        const [rows, own] = await Promise.all([
          repository.anchors(member?.id, clock.now(), limit),
          member ? repository.anchorPlace(member.id) : undefined,
        ]);
        const cards = rows.length === 0 ? [] : await live.cards(await repository.roomsOf(rows.map(({ id }) => id)));
        const roomOf = new Map(cards.map((card) => [card.anchor.id, card]));
        return {
          list: rows.map((row) => describe({ ...row, value: Number(row.value) }, { days: [], room: roomOf.get(String(row.id)) ?? null })),
          mine: own ? { place: own.place, value: own.value, behind: own.ahead === null ? null : own.ahead - own.value + 1 } : null,
        };
      },
      async roomRanking({ id, period, limit, ...asked }, caller) {
        const board = asked.board ?? (id === undefined ? 'anchors' : 'contributors');
        const anchorId = id === undefined ? 0 : await anchorOf(id, caller);
        const now = clock.now();
        const { key, before, from, until } = readPeriod(period, now);
        const read: Board = { board, anchorId, key };
        const [rows, own, countedAt] = await Promise.all([
          repository.top(read, before, caller.member?.id, now, limit),
          caller.member ? mine(read, caller.member.id) : null,
          repository.countedAt(),
        ]);
        const besides = await beside(read, rows, now);
        return { board, period, from, until, list: rows.map((row) => describe(row, besides(row))), mine: own, counted_at: countedAt };
      },
    },
  };
}
