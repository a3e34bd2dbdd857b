import { msg } from '@lingui/core/macro';
import type { WalletState } from '@pitchside/api/ledger';
import type { NobleRank } from '@pitchside/api/noble';
import { CallError } from '../../platform/call.error.ts';
import type { Emit } from '../../platform/events.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { dayAt } from '../../platform/serverDay.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import type { Progress } from '../activities/index.ts';
import type { Fans } from '../fans/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { roomNumber, roomTopic } from '../live/index.ts';
import { heightOf } from '../noble/index.ts';
import { createBackpackRepository } from './backpack.repository.ts';
import { createBackpack } from './backpack.ts';
import { firstGifts } from './gifts.data.ts';
import { createGiftsRepository, type Aim, type GiftRow } from './gifts.repository.ts';
import { describeGift } from './gifts.rows.ts';

const texts = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  own: msg`主播不能给自己送礼`,
  locked: msg`你的贵族档位还送不了这个礼物`,
  soldOut: msg`礼物不够了`,
  few: msg`背包里没有这么多`,
  price: msg`价格变了，请看一下再确认`,
  offAir: msg`直播间没有开播，不能送礼`,
};

export interface GiftOrder {
  giftId: string;
  count: number;
  from: 'wallet' | 'backpack';
  aim: Aim;
  /** True for what the site's own world gives while nobody is live; members give in rooms that are. */
  offAir?: boolean;
  /** Diamonds that the sender was shown. */
  expected?: number | undefined;
}

/** What sending came to. */
export interface Sent {
  transfer: number | null;
  cost: number;
  combo: number;
  /** How many are left in the backpack; null for a paid gift. */
  owned: number | null;
  /** What the sender owns afterwards. */
  wallet: WalletState;
}

export interface Gifts {
  handlers: Pick<Handlers, 'giftList' | 'sendGift' | 'backpackList' | 'backpackLog' | 'giftWall'>;
  /** Writes the catalogue of a new site. */
  fill(): Promise<void>;
  /** Ranks that gifts on the shelf ask for. */
  ranks(): Promise<NobleRank[]>;
  /** Puts gifts into a member's backpack; `expiresAt` in ms UTC, left out they keep. */
  grant(from: Database | Transaction, memberId: number, giftId: string, count: number, expiresAt?: number): Promise<void>;
  /** Takes what has ended out of all backpacks; gives how many rows went. */
  expireBackpacks(): Promise<number>;
  /** Sends gifts inside a transaction: debit or backpack, income, experience, rank and the room's event. */
  send(tx: Transaction, emit: Emit, senderId: number, order: GiftOrder): Promise<Sent>;
}

/** Reads where a gift goes; undefined for what cannot be a number of a room or a member. */
function aimOf(roomId: string | undefined, anchorId: string | undefined): Aim | undefined {
  const number = roomNumber(roomId ?? anchorId ?? '');
  if (number === undefined) return undefined;
  return roomId === undefined ? { anchorId: number } : { roomId: number };
}

/**
 * Gifts: the catalogue, sending them, the backpack and the wall.
 * @param countAct told of each gift that was sent, in its transaction
 * @param fans fan clubs, whose members come closer to the anchor by what they pay
 */
export function createGifts(platform: Platform, ledger: Ledger, countAct: Progress, { grow }: Pick<Fans, 'grow'>): Gifts {
  const { db, clock, settings } = platform;
  const repository = createGiftsRepository(db);
  const backpacks = createBackpackRepository(db);
  const backpack = createBackpack(platform, backpacks);

  /** The order with all it depends on, or why it cannot be. */
  async function check(tx: Transaction, senderId: number, { giftId, count, from, aim, expected, offAir }: GiftOrder) {
    const found = await repository.order(tx, senderId, giftId, aim, clock.now());
    if (!found || found.anchorId === null) throw new CallError(texts.notFound);
    const { gift, noble, kickedAt, anchorId } = found;
    if (anchorId === senderId) throw new CallError(texts.own);
    if (kickedAt !== null) throw new CallError(texts.kicked);
    // However it is aimed, a gift to an anchor who has a room is shown there.
    if (found.status !== null && found.status !== 'live' && !offAir) throw new CallError(texts.offAir);
    if (gift.rank && (!noble || heightOf(noble) < heightOf(gift.rank))) throw new CallError(texts.locked);
    const cost = from === 'wallet' ? gift.price * count : 0;
    if (expected !== undefined && expected !== cost) throw new CallError(texts.price);
    return { ...found, anchorId, cost };
  }

  /** Takes from stock or backpack; what is bought of a limited gift later lies in a backpack without being limited again. */
  async function take(
    tx: Transaction,
    senderId: number,
    anchorId: number,
    gift: GiftRow,
    { count, from }: GiftOrder,
  ): Promise<number | null> {
    if (from === 'backpack') {
      const left = await backpacks.take(tx, { memberId: senderId, giftId: gift.id, count }, anchorId, clock.now());
      if (left === undefined) throw new CallError(texts.few);
      return left;
    }
    if (gift.stock !== null && !(await repository.takeStock(tx, gift.id, count))) throw new CallError(texts.soldOut);
    return null;
  }

  const send: Gifts['send'] = async (tx, emit, senderId, order) => {
    const { gift, sender, noble, roomId, anchorId, cost } = await check(tx, senderId, order);
    const { count, from } = order;
    const at = clock.now();
    const owned = await take(tx, senderId, anchorId, gift, order);
    // A diamond is worth a fen; what comes from the backpack was paid by nobody and brings nobody income.
    const income = Math.floor((cost * settings.giftShare) / 100);
    const combo = await repository.count(tx, { anchorId, day: dayAt(at), senderId, giftId: gift.id, count, diamonds: cost, income }, at);
    await countAct(tx, senderId, 'gift', count);
    if (cost > 0) await grow(tx, anchorId, senderId, cost);
    // Last of all: from here on whoever gives to the same anchor waits.
    const moved =
      cost === 0
        ? undefined
        : await ledger.transfer(tx, emit, {
            kind: 'gift',
            member: senderId,
            peer: anchorId,
            detail: {
              gift: gift.id,
              names: gift.names,
              art: gift.art,
              price: gift.price,
              count,
              income,
              ...(roomId !== null && { room: roomId }),
            },
            experience: cost * 10,
            moves: [
              { unit: 'diamond', from: senderId, to: 'spent', amount: cost },
              ...(income > 0 ? [{ unit: 'income' as const, from: 'commission' as const, to: anchorId, amount: income }] : []),
            ],
          });
    const transfer = moved?.id ?? null;
    if (roomId !== null)
      emit(roomTopic(roomId), 'gift', {
        id: `${transfer ?? `b${senderId}-${at}`}-${combo}`,
        room_id: String(roomId),
        anchor_id: String(anchorId),
        gift: describeGift(gift),
        mark: gift.mark,
        count,
        combo,
        from,
        sender: { id: String(sender.id), user_nickname: sender.nickname, avatar: sender.avatar, level: sender.level, noble },
        at,
      });
    return { transfer, cost, combo, owned, wallet: moved?.states.get(senderId) ?? (await ledger.state(senderId, tx)) };
  };

  return {
    fill: async () => void (await repository.fill(firstGifts)),
    ranks: repository.ranks,
    grant: (from, memberId, giftId, count, expiresAt = 0) => backpacks.grant(from, { memberId, giftId, count }, expiresAt, clock.now()),
    send,
    expireBackpacks: backpack.expire,
    handlers: {
      ...backpack.handlers,
      async giftList() {
        const rows = await repository.shelf();
        return {
          list: rows.map((row) => ({
            ...describeGift(row),
            mark: row.mark,
            rank: row.rank,
            left: row.stock === null ? null : row.stock - row.sold,
          })),
        };
      },
      sendGift: ({ id, anchor_id, gift_id, count, from, expected_price }, caller) =>
        once(platform, caller, async (tx, emit) => {
          const aim = aimOf(id, anchor_id);
          if (!aim) throw new CallError(texts.notFound);
          const { transfer, cost, combo, owned, wallet } = await send(tx, emit, caller.member.id, {
            giftId: gift_id,
            count,
            from,
            aim,
            expected: expected_price,
          });
          return {
            transfer_id: transfer === null ? null : String(transfer),
            cost,
            combo,
            balance: wallet.balance,
            experience: wallet.experience,
            level: wallet.level,
            owned,
          };
        }),
      async giftWall({ anchor_id }, { member }) {
        const anchorId = roomNumber(anchor_id);
        if (anchorId === undefined || !(await repository.isMember(anchorId))) throw new CallError(texts.notFound);
        const rows = await repository.wall(anchorId);
        const givers = new Map(
          (
            await repository.givers(
              anchorId,
              rows.map(({ gift }) => gift.id),
            )
          ).map((giver) => [giver.giftId, giver]),
        );
        const isOwn = member?.id === anchorId;
        return {
          list: rows.map(({ gift, count, income }) => {
            const giver = givers.get(gift.id);
            return {
              gift: describeGift(gift),
              count,
              top: giver ? { id: String(giver.id), user_nickname: giver.nickname, avatar: giver.avatar, count: giver.count } : null,
              income: isOwn ? income : null,
            };
          }),
          total: rows.reduce((sum, { count }) => sum + count, 0),
          income: isOwn ? rows.reduce((sum, { income }) => sum + income, 0) : null,
        };
      },
    },
  };
}
