import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallData, ServedCalls } from '@pitchside/api/contract';
import { comboLasts } from '@pitchside/api/live/gifts';
import { nobleRanks, type NobleRank } from '@pitchside/api/money/noble';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { answerOf } from '../../../platform/idempotencyLock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addDays, dayAt, startOfDay } from '../../../platform/serverDay.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Earned, TaskProgress } from '../../member/activities/index.ts';
import { refusalOf } from '../../money/ledger/index.ts';
import { roomNumber } from '../live/index.ts';
import { heightOf } from '../../money/noble/index.ts';
import { createBackpackRepository } from './backpack.repository.ts';
import { createBackpack } from './backpack.ts';
import { earnedGifts, firstGifts } from './gifts.data.ts';
import { createGiftsRepository, type Aim } from './gifts.repository.ts';
import { describeGift } from './gifts.presenter.ts';
import { ordered, type Given, type Refusal, type Sent } from './gifts.schema.ts';

/** Messages of refused gifts. */
const texts: Readonly<Record<Refusal, MessageDescriptor>> = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  own: msg`主播不能给自己送礼`,
  locked: msg`你的贵族档位还送不了这个礼物`,
  soldOut: msg`礼物不够了`,
  few: msg`背包里没有这么多`,
  price: msg`价格变了，请看一下再确认`,
  offAir: msg`直播间没有开播，不能送礼`,
};

export type GiftOrder = { giftId: string; aim: Aim } & Pick<Given, 'count' | 'from' | 'offAir' | 'expected'>;

export interface Gifts {
  handlers: Pick<Handlers, 'giftList' | 'sendGift' | 'backpackList' | 'backpackLog' | 'giftWall'>;
  /** Stores the catalogue of a new site. */
  fill(): Promise<void>;
  /** Ranks that listed gifts require. */
  ranks(): Promise<NobleRank[]>;
  /** Adds gifts to a member's backpack; `expiresAt` in ms UTC, forever if missing or 0; `reason` default `granted`. */
  grant(
    from: Database | Transaction,
    memberId: number,
    giftId: string,
    count: number,
    expiresAt?: number,
    reason?: 'granted' | 'exchanged',
  ): Promise<void>;
  /** Adds earned gifts to the backpack; those earned on one day expire together. */
  reward(tx: Transaction, memberId: number, earned: Earned): Promise<void>;
  /** Removes expired gifts from all backpacks. Returns the number of rows. */
  expireBackpacks(): Promise<number>;
  /** Sends gifts inside a transaction: debit or backpack, income, experience, rank and the room's event. */
  send(tx: Transaction, emit: Emit, senderId: number, order: GiftOrder): Promise<Sent>;
}

/** Parses the target of a gift; undefined for a malformed id of a room or a member. */
function aimOf(roomId: string | undefined, anchorId: string | undefined): Aim | undefined {
  const number = roomNumber(roomId ?? anchorId ?? '');
  if (number === undefined) return undefined;
  return roomId === undefined ? { anchor: number } : { room: number };
}

const heights = Object.fromEntries(nobleRanks.map((rank) => [rank, heightOf(rank)])) as Record<NobleRank, number>;

/**
 * Gifts: catalogue, sending, backpack and wall. Sending is one call of the database function `gift_order`.
 * @param counted reports a gift as progress of tasks
 */
export function createGifts(platform: Platform, { counted }: Pick<TaskProgress, 'counted'>): Gifts {
  const { db, clock, settings, events } = platform;
  const repository = createGiftsRepository(db);
  const backpacks = createBackpackRepository(db);
  const backpack = createBackpack(platform, backpacks);

  const givenOf = (sender: number, { giftId, aim, ...rest }: GiftOrder, at: number): Given => ({
    ...aim,
    ...rest,
    sender,
    gift: giftId,
    share: settings.giftShare,
    day: dayAt(at),
    comboLasts,
    heights,
    tasks: counted(sender, 'gift', rest.count),
  });

  const send: Gifts['send'] = async (tx, emit, senderId, order) => {
    const at = clock.now();
    const answered = await repository.give(tx, givenOf(senderId, order, at), at).catch((error: unknown) => {
      throw refusalOf(error);
    });
    if (answered.refused !== undefined) throw new CallError(texts[answered.refused]);
    for (const { topic, type, data } of answered.events) emit(topic, type, data);
    return answered;
  };

  return {
    fill: async () => void (await repository.fill(firstGifts)),
    ranks: repository.ranks,
    grant: (from, memberId, giftId, count, expiresAt = 0, reason) =>
      backpacks.grant(from, { memberId, giftId, count }, expiresAt, clock.now(), reason),
    reward(tx, memberId, earned) {
      const { giftId, count, days } = earnedGifts[earned];
      const now = clock.now();
      return backpacks.grant(tx, { memberId, giftId, count }, startOfDay(addDays(dayAt(now), days)), now);
    },
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
      async sendGift({ id, anchor_id, gift_id, count, from, expected_price }, { member, request }) {
        const aim = aimOf(id, anchor_id);
        if (!aim) throw new CallError(texts.notFound);
        const order: GiftOrder = { giftId: gift_id, count, from, aim, expected: expected_price };
        const asked = request && { user: member.id, ...request };
        const { kept, refused, answer } = await events
          .single((appending) => repository.order(givenOf(member.id, order, appending.at), asked, appending), ordered)
          .catch((error: unknown) => {
            throw refusalOf(error);
          });
        if (refused !== undefined) throw new CallError(texts[refused]);
        return answer ?? answerOf<CallData<ServedCalls['sendGift']>>(kept ?? undefined, request?.fingerprint ?? '');
      },
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
