import { msg } from '@lingui/core/macro';
import { hornGap, type Horn } from '@pitchside/api/live/horn';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import type { Live, RoomRow } from '../live/index.ts';
import type { Noble } from '../../money/noble/index.ts';
import { createHornRepository, type HornRow } from './horn.repository.ts';
import { hornsTopic } from './horn.topics.ts';

const texts = {
  notFound: msg`没有找到`,
  offAir: msg`直播间没有开播，不能发喇叭`,
  price: msg`价格变了，请看一下再确认`,
  soon: msg`喇叭发得太快，请稍后再发`,
};

export interface HornParts {
  ledger: Pick<Ledger, 'transfer'>;
  live: Pick<Live, 'room'>;
  noble: Pick<Noble, 'nobleOf'>;
  /** Price of a horn, in diamonds. */
  hornPrice(): Promise<number>;
}

const describe = ({ horn, user }: HornRow): Horn => ({
  id: String(horn.id),
  room_id: String(horn.roomId),
  room_title: horn.roomTitle,
  text: horn.text,
  user: { id: String(horn.userId), user_nickname: user.nickname, avatar: user.avatar, level: user.level, noble: horn.noble },
  price: horn.price,
  at: horn.at,
});

/** Global horns: paid messages from a live room to all rooms. The guard refuses muted and removed members. */
export function createHorn(
  platform: Platform,
  { ledger, live, noble, hornPrice }: HornParts,
): { handlers: Pick<Handlers, 'sendHorn' | 'hornList'> } {
  const { clock, events } = platform;
  const repository = createHornRepository(platform.db);

  async function send(tx: Transaction, emit: Emit, userId: number, { room }: RoomRow, text: string, price: number) {
    await takeTurn(tx, 'horn', userId);
    const at = clock.now();
    if (await repository.sentSince(tx, userId, at - hornGap)) throw new CallError(texts.soon);
    const rank = (await noble.nobleOf(userId, tx))?.rank ?? null;
    const row = await repository.add(tx, { userId, roomId: room.id, roomTitle: room.title, text, noble: rank, price, at });
    const { id, states } = await ledger.transfer(tx, emit, {
      kind: 'horn',
      member: userId,
      ref: String(row.horn.id),
      detail: { room: room.id, place: room.title, note: text },
      experience: price * 10,
      moves: [{ unit: 'diamond', from: userId, to: 'spent', amount: price }],
    });
    const horn = describe(row);
    emit(hornsTopic, 'horn', horn);
    return { horn, balance: states.get(userId)?.balance ?? 0, transfer_id: String(id) };
  }

  return {
    handlers: {
      async sendHorn({ id, text, expected_price }, caller) {
        // Read before the transaction, which must not wait for a second connection.
        const [row, price] = await Promise.all([live.room(id), hornPrice()]);
        if (!row) throw new CallError(texts.notFound);
        return idempotent(platform, caller, async (tx, emit) => {
          if (row.room.status !== 'live') throw new CallError(texts.offAir);
          if (expected_price !== undefined && expected_price !== price) throw new CallError(texts.price);
          return send(tx, emit, caller.member.id, row, text, price);
        });
      },
      async hornList({ of, before, limit }, { member }) {
        const none = of === 'mine' && !member;
        // The position is read first: events in between arrive twice rather than never.
        const { epoch, seq } = await events.position(hornsTopic);
        const [rows, price] = await Promise.all([
          none ? [] : repository.list(of === 'mine' ? member?.id : undefined, before === undefined ? undefined : Number(before), limit + 1),
          hornPrice(),
        ]);
        const list = rows.slice(0, limit).map((row) => ({ ...describe(row), is_live: row.isLive }));
        return { list, next: rows.length > limit ? (list.at(-1)?.id ?? null) : null, price, topic: hornsTopic, epoch, seq };
      },
    },
  };
}
