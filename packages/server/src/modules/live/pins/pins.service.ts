import { msg } from '@lingui/core/macro';
import type { Pin } from '@pitchside/api/live/pins';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { minute } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Content } from '../../content/content/index.ts';
import type { BarrageService } from '../barrage/index.ts';
import { roomNumber, roomTopic, type Live } from '../live/index.ts';
import type { Moderation } from '../moderation/index.ts';
import { createPinsRepository, type PinRow } from './pins.repository.ts';
import { roomPins } from './pins.tables.ts';

const texts = {
  gone: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  out: msg`这个人已被禁言或移出，不能置顶`,
  held: msg`里面有需要审核的词，换个说法再置顶`,
};

/** Pins of one round that leave by time. */
const atOnce = 200;

interface Parts {
  live: Pick<Live, 'room' | 'standing' | 'onStatus'>;
  barrage: Pick<BarrageService, 'onRemoved'>;
  moderation: Pick<Moderation, 'note' | 'onSilenced'>;
  words: Content['words'];
}

export interface Pins {
  handlers: Pick<Handlers, 'getPin' | 'pinComment' | 'pinLine' | 'removePin'>;
  /** Takes away what was pinned for a time that is over. */
  expire(): Promise<void>;
}

const describe = ({ pin, nickname }: PinRow): Pin => ({
  id: String(pin.id),
  kind: pin.barrageId === null ? 'line' : 'comment',
  text: pin.text,
  user: { id: String(pin.userId), user_nickname: nickname, role: pin.role },
  at: pin.at,
  until: pin.until,
});

function numberOf(id: string): number {
  const number = roomNumber(id);
  if (number === undefined) throw new CallError(texts.gone);
  return number;
}

const inRoom = (roomId: number, ...more: SQL[]) => and(eq(roomPins.roomId, roomId), ...more);

/** Message that stands above the chat of a room, one at a time: a comment, or a line of its anchor or an assistant. */
export function createPins(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  { live, barrage, moderation, words }: Parts,
): Pins {
  const repository = createPinsRepository(db);

  async function take(tx: Transaction, emit: Emit, where: SQL | undefined) {
    const gone = await repository.take(tx, where);
    for (const { roomId } of gone) emit(roomTopic(roomId), 'pin', { room_id: String(roomId), pin: null });
    return gone;
  }

  async function put(tx: Transaction, emit: Emit, row: Omit<typeof roomPins.$inferInsert, 'at' | 'until'>, minutes: number) {
    const { roomId, byId, userId, text } = row;
    const at = clock.now();
    await moderation.note(tx, emit, { roomId, byId, userId }, { act: 'pin', text });
    await repository.put(tx, { ...row, at, until: minutes === 0 ? null : at + minutes * minute });
    const found = await repository.find(tx, roomId, at);
    if (!found) throw new CallError(texts.gone);
    const pin = describe(found);
    emit(roomTopic(roomId), 'pin', { room_id: String(roomId), pin });
    return { pin };
  }

  /** Acts in a room come one after the other, so that nothing is pinned that is being removed. */
  const inTurn = <T>(roomId: number, work: (tx: Transaction, emit: Emit, known: PinRow | undefined) => Promise<T>): Promise<T> =>
    events.transaction(async (tx, emit) => {
      await takeTurn(tx, 'room', roomId);
      return work(tx, emit, await repository.find(tx, roomId, clock.now()));
    });

  live.onStatus(async (tx, { room }, emit) => {
    if (room.status !== 'live') await take(tx, emit, inRoom(room.id));
  });
  barrage.onRemoved(async (tx, emit, { id, roomId }) => void (await take(tx, emit, inRoom(roomId, eq(roomPins.barrageId, id)))));
  // A written line is the room's, whoever wrote it.
  moderation.onSilenced(
    async (tx, emit, { roomId, userId }) =>
      void (await take(tx, emit, inRoom(roomId, eq(roomPins.userId, userId), isNotNull(roomPins.barrageId)))),
  );

  return {
    async expire() {
      for (const id of await repository.due(clock.now(), atOnce))
        await events.transaction((tx, emit) => take(tx, emit, eq(roomPins.id, id)));
    },
    handlers: {
      async getPin({ id }, { member }) {
        const row = await live.room(id);
        if (!row) throw new CallError(texts.gone);
        if (member && (await live.standing(id, member.id))?.isKicked) throw new CallError(texts.kicked);
        const found = await repository.find(db, row.room.id, clock.now());
        return { pin: found ? describe(found) : null };
      },
      async pinComment({ id, barrage_id, minutes }, { member }) {
        const roomId = numberOf(id);
        const barrageId = numberOf(barrage_id);
        return inTurn(roomId, async (tx, emit, known) => {
          const said = await repository.comment(tx, roomId, barrageId, clock.now());
          if (!said) throw new CallError(texts.gone);
          const { isSilenced, ...words } = said;
          if (isSilenced) throw new CallError(texts.out);
          if (known?.pin.barrageId === barrageId) return { pin: describe(known) };
          return put(tx, emit, { roomId, barrageId, byId: member.id, ...words }, minutes);
        });
      },
      async pinLine({ id, text, minutes }, { member }) {
        const roomId = numberOf(id);
        const [[checked], stands] = await Promise.all([words.read([text]), live.standing(id, member.id)]);
        if (!checked || !stands) throw new CallError(texts.gone);
        if (checked.isHeld) throw new CallError(texts.held);
        const row = { roomId, userId: member.id, byId: member.id, role: stands.isOwner ? 'anchor' : 'admin', text: checked.text } as const;
        return inTurn(roomId, async (tx, emit, known) => {
          const isSame = known?.pin.barrageId === null && known.pin.userId === member.id && known.pin.text === row.text;
          // A second press, unless it sets another time.
          if (isSame && (known.pin.until === null) === (minutes === 0)) return { pin: describe(known) };
          return put(tx, emit, row, minutes);
        });
      },
      async removePin({ id, pin_id }, { member }) {
        const roomId = numberOf(id);
        const pinId = numberOf(pin_id);
        await inTurn(roomId, async (tx, emit) => {
          const [gone] = await take(tx, emit, inRoom(roomId, eq(roomPins.id, pinId)));
          if (gone) await moderation.note(tx, emit, { roomId, byId: member.id, userId: gone.userId }, { act: 'unpin', text: gone.text });
        });
        return { pin_id };
      },
    },
  };
}
