import { msg } from '@lingui/core/macro';
import { barragePast, type Barrage } from '@pitchside/api/live/barrage';
import { fanLevelOf } from '@pitchside/api/live/fans';
import { longestPast } from '@pitchside/api/live/live';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RoomStanding } from '../../../platform/rights.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { local } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Progress } from '../../member/activities/index.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import { roomTopic, type Live } from '../live/index.ts';
import type { Noble } from '../../money/noble/index.ts';
import { createTalk, type Talk, type Wish } from './talk/talk.service.ts';
import { createBarrageRepository, type BarrageRow, type NewBarrage, type SaidRow } from './barrage.repository.ts';

/** Time within which a member must not repeat a text in a room, ms. */
export const repeatAfter = 5_000;
/** Maximum comments per time range: more than danmaku can show. */
const mostBetween = 1_000;

/** Delay after which every comment of an instant is in the database, ms. */
const settledAfter = 2_000;

const texts = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  muted: msg`你在这个直播间被禁言了`,
  repeated: msg`同样的话刚刚说过，换一句吧`,
  price: msg`价格变了，请看一下再确认`,
  botAdvert: msg`访问令牌不能发广告弹幕`,
};
const typeNames = { scroll: msg`滚动`, advert: msg`广告弹幕` };

const roleOf = ({ isOwner, isModerator }: RoomStanding): NewBarrage['role'] => (isOwner ? 'anchor' : isModerator ? 'admin' : 'viewer');

const describe = ({ id, roomId, type, text, role, noble, fanBadge, fanCloseness, isBot, at, user }: BarrageRow): Barrage => ({
  id: String(id),
  room_id: String(roomId),
  type,
  text,
  user: {
    id: String(user.id),
    user_nickname: user.nickname,
    avatar: user.avatar,
    level: user.level,
    role,
    noble,
    ...(fanBadge !== null && { fan_badge: { name: fanBadge, level: fanLevelOf(fanCloseness ?? 0) } }),
  },
  ...(isBot && { is_bot: true }),
  at,
});

export interface BarrageParts {
  live: Pick<Live, 'standing' | 'room'>;
  progress: Progress;
  ledger: Pick<Ledger, 'transfer'>;
  noble: Pick<Noble, 'takeFreeBarrage' | 'freeBarragesLeft'>;
  /** Price of an advertisement beyond the free ones, in diamonds. */
  advertPrice(): Promise<number>;
}

/** Called with a comment that was removed. */
export type RemovalListener = (tx: Transaction, emit: Emit, said: SaidRow) => Promise<void>;

export interface BarrageService {
  handlers: Pick<Handlers, 'barrageList' | 'barrageOfPast' | 'barrageSend'> & Talk['handlers'];
  /**
   * Sends a member's comment to a room.
   * @throws CallError for muted or kicked members and repeats
   */
  say(roomId: string, userId: number, text: string): Promise<Barrage>;
  /** Whether a member sent this text in a room since an instant (ms UTC). */
  said(from: Database | Transaction, roomId: number, userId: number, text: string, since: number): Promise<boolean>;
  /** Finds a comment with author and room, also after it was removed; undefined for an unknown id. */
  find(id: string, from?: Transaction): Promise<SaidRow | undefined>;
  /**
   * Comments of a room in the range from `from` up to, but not including, `until` (ms UTC), oldest first, without removed ones. During a
   * rush only the first of them.
   */
  between(roomId: number, from: number, until: number): Promise<Barrage[]>;
  /** Removes a comment for everybody; false when it already is. The caller authorizes. */
  remove(tx: Transaction, emit: Emit, said: SaidRow): Promise<boolean>;
  /** Registers a listener for comments that are removed; called in the same transaction. */
  onRemoved(listener: RemovalListener): void;
  /** Deletes comments of some rooms from before an instant (ms UTC). */
  forget(rooms: readonly number[], before: number): Promise<void>;
}

/** Comments of rooms, shown as chat and danmaku; each counts towards the sender's tasks, and some kinds are paid. */
export function createBarrage(platform: Platform, { live, progress, ledger, noble, advertPrice }: BarrageParts): BarrageService {
  const { db, clock, events } = platform;
  const repository = createBarrageRepository(db);
  const listeners: RemovalListener[] = [];

  /** Membership of a user in a room. Throws for muted and kicked users. */
  async function standing(roomId: string, userId: number): Promise<RoomStanding> {
    const stands = await live.standing(roomId, userId);
    if (!stands) throw new CallError(texts.notFound);
    if (stands.isKicked) throw new CallError(texts.kicked);
    if (stands.mutedUntil !== undefined) throw new CallError(texts.muted);
    return stands;
  }

  /** Id of a room that the reader may see; throws for removed members. */
  async function readable(id: string, userId: number | undefined): Promise<number> {
    const found = await live.room(id);
    if (!found) throw new CallError(texts.notFound);
    if (userId !== undefined && (await live.standing(id, userId))?.isKicked) throw new CallError(texts.kicked);
    return found.room.id;
  }

  async function add(tx: Transaction, emit: Emit, { room, userId, type, text, stands, isBot }: Wish): Promise<Barrage> {
    const at = clock.now();
    const row = await repository.add(tx, { roomId: room, userId, type, text, role: roleOf(stands), isBot, at }, at - repeatAfter);
    if (!row) throw new CallError(texts.repeated);
    // Tasks are for people: a program earns their member nothing.
    if (!isBot) await progress(tx, userId, 'danmaku');
    const barrage = describe(row);
    emit(roomTopic(room), 'barrage', barrage);
    return barrage;
  }

  /** Stores and publishes a comment that the chat rules admit. */
  async function sayIt(tx: Transaction, emit: Emit, wish: Wish): Promise<Barrage> {
    // Comments in a room are serialized, so that ids and events have the same order.
    await takeTurn(tx, 'barrage', wish.room);
    await talk.mustFit(tx, wish);
    return add(tx, emit, wish);
  }

  const talk = createTalk(platform, { standing: live.standing, readable, letIn: add });

  /** Charges for a comment, using a free one where possible. Returns the price and the new balances. */
  async function pay(tx: Transaction, emit: Emit, { room, userId, text }: Wish, price: number, expected: number | undefined) {
    const due = price > 0 && (await noble.takeFreeBarrage(tx, userId)) ? 0 : price;
    if (expected !== undefined && expected !== due) throw new CallError(texts.price);
    if (due === 0) return { paid: 0, balance: null };
    const { states } = await ledger.transfer(tx, emit, {
      kind: 'barrage',
      member: userId,
      detail: { room, note: text },
      experience: due * 10,
      moves: [{ unit: 'diamond', from: userId, to: 'spent', amount: due }],
    });
    return { paid: due, balance: states.get(userId)?.balance ?? null };
  }

  return {
    async say(roomId, userId, text) {
      const wish: Wish = { room: Number(roomId), userId, type: 'scroll', text, stands: await standing(roomId, userId), isBot: false };
      await talk.holdBack(wish);
      return events.transaction((tx, emit) => sayIt(tx, emit, wish));
    },
    said: repository.said,
    find: async (id, from) => (/^[1-9]\d{0,14}$/.test(id) ? repository.find(Number(id), from) : undefined),
    between: async (roomId, from, until) => (await repository.between(roomId, from, until, mostBetween)).map(describe),
    async remove(tx, emit, said) {
      const { id, roomId } = said;
      if (!(await repository.remove(tx, id, clock.now()))) return false;
      emit(roomTopic(roomId), 'barrageGone', { id: String(id), room_id: String(roomId) });
      for (const listener of listeners) await listener(tx, emit, said);
      return true;
    },
    onRemoved: (listener) => void listeners.push(listener),
    forget: (rooms, before) => repository.forget(rooms, before),
    handlers: {
      ...talk.handlers,
      async barrageList({ id, limit }, { member }) {
        const room = await readable(id, member?.id);
        // Read first: comments in between arrive twice rather than never.
        const { epoch, seq } = await events.position(roomTopic(room));
        const [list, price, free] = await Promise.all([
          repository.newest(room, limit),
          advertPrice(),
          member ? noble.freeBarragesLeft(member.id) : 0,
        ]);
        return {
          list: list.map(describe),
          types: [
            { id: 'scroll', name: local(speakAll(typeNames.scroll)), price: 0, free_left: null },
            { id: 'advert', name: local(speakAll(typeNames.advert)), price, free_left: free },
          ],
          epoch,
          seq,
        };
      },
      async barrageOfPast({ id, from, until }, { member }) {
        const room = await readable(id, member?.id);
        // The newest comments may not be stored yet, and nobody can look back further than the video.
        const end = Math.min(until, from + barragePast.span, clock.now() - settledAfter);
        const begin = Math.max(from, clock.now() - longestPast * 1_000 - barragePast.span);
        const list = end > begin ? await repository.between(room, begin, end, barragePast.most) : [];
        const last = list.at(-1);
        return { list: list.map(describe), until: list.length === barragePast.most && last ? last.at + 1 : Math.max(from, end) };
      },
      async barrageSend({ id, text, type, expected_price }, caller) {
        const userId = caller.member.id;
        const isBot = caller.member.accessToken !== undefined;
        if (isBot && type !== 'scroll') throw new CallError(texts.botAdvert);
        const words: Wish = { room: Number(id), userId, type, text, stands: await standing(id, userId), isBot };
        await talk.holdBack(words);
        // Read before the transaction, which must not wait for a second connection.
        const price = type === 'advert' ? await advertPrice() : 0;
        return idempotent(platform, caller, async (tx, emit) => {
          const barrage = await sayIt(tx, emit, words);
          return { barrage, ...(await pay(tx, emit, words, price, expected_price)) };
        });
      },
    },
  };
}
