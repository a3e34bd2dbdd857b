import { msg } from '@lingui/core/macro';
import { mostAssistants, type BoardAct, type ModerationAct, type MuteMinutes } from '@pitchside/api/live/moderation';
import type { LoggedSubject } from '@pitchside/api/desk/operations';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { rightsWake } from '../../../platform/topics.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { BarrageService } from '../barrage/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { ModerationRepository } from './moderation.repository.ts';
import { actsForSite, mayAct, mayLift, mayOwn, mustSayWhy, readStanding, type Standing } from './moderationRules.ts';
import type { roomActLog } from './moderation.tables.ts';

const texts = {
  gone: msg`没有找到`,
  full: msg`房管最多 200 个，先撤掉一个`,
  kicked: msg`这个人已被移出直播间，先解除再设为房管`,
};

const minute = 60_000;

/** Moderation action: room, moderator and target. */
export interface Act {
  roomId: number;
  byId: number;
  userId: number;
}

type Line = Omit<typeof roomActLog.$inferInsert, 'id' | 'roomId' | 'byId' | 'userId' | 'at'> & { act: ModerationAct };

/** Moderation action of an operator, for the operators' log. */
export interface SiteAct {
  operatorId: number;
  name: string;
  act: ModerationAct;
  /** The room and the affected member. */
  subject: readonly LoggedSubject[];
  note: string;
  reason: string;
}

/** Called with a member who may no longer speak in a room. */
export type SilenceListener = (tx: Transaction, emit: Emit, silenced: Pick<Act, 'roomId' | 'userId'>) => Promise<void>;

/** Logs an operator's action, in the same transaction. */
export type WriteSiteAct = (tx: Transaction, act: SiteAct) => Promise<void>;

/** Context of an action: writes the log and notifies those concerned. */
interface Work {
  tx: Transaction;
  emit: Emit;
  standing: Standing;
  at: number;
  write(line: Line): Promise<void>;
}

/**
 * Moderation of rooms. Each action runs under the lock of its room, in an optional given transaction, which also checks authorization and
 * writes the log.
 */
export interface Moderation {
  /** Mutes a member. Returns the end, null for permanent. */
  mute(tx: Transaction, emit: Emit, act: Act, minutes: MuteMinutes, reason: string): Promise<number | null>;
  unmute(act: Act): Promise<void>;
  /** Removes a member from a room: all their connections are notified and unsubscribed, on every node within a second. */
  kick(act: Act, reason: string): Promise<void>;
  /** Lifts a removal. */
  lift(act: Act): Promise<void>;
  /** Appoints an assistant. Returns the number of assistants. */
  appoint(act: Act): Promise<number>;
  /** Dismisses an assistant. Returns the number of assistants. */
  dismiss(act: Act): Promise<number>;
  /**
   * Removes a comment from a room.
   * @throws CallError if the member made no such comment there
   */
  removeComment(act: Act, barrageId: string, reason: string): Promise<void>;
  /**
   * Ends the broadcast of a room as operator.
   * @throws CallError for an unknown room or a missing reason
   */
  cut(roomId: number, byId: number, reason: string): Promise<void>;
  /** Logs what an owner or assistant did in a room, under its lock, in the transaction of the act. */
  note(tx: Transaction, emit: Emit, act: Act, line: { act: BoardAct; text: string }): Promise<void>;
  /** Registers a listener for members who are muted in a room or removed from it; called in the same transaction. */
  onSilenced(listener: SilenceListener): void;
  /** Registers the operators' log. */
  knowSiteLog(write: WriteSiteAct): void;
}

/**
 * @param barrage comments of rooms
 * @param live rooms
 */
export function createModeration(
  { events, clock, bus }: Pick<Platform, 'events' | 'clock' | 'bus'>,
  repository: ModerationRepository,
  barrage: Pick<BarrageService, 'find' | 'remove'>,
  live: Pick<Live, 'close' | 'room'>,
): Moderation {
  let writeSiteAct: WriteSiteAct = () => Promise.reject(new Error('nobody keeps the log of operators'));

  const listeners: SilenceListener[] = [];
  async function silence({ tx, emit }: Pick<Work, 'tx' | 'emit'>, act: Act): Promise<void> {
    for (const listener of listeners) await listener(tx, emit, act);
  }

  async function begin(tx: Transaction, emit: Emit, act: Act): Promise<Work> {
    const { roomId, byId, userId } = act;
    // Actions in a room are serialized, so that none reads what another is changing.
    await takeTurn(tx, 'room', roomId);
    const standing = await readStanding(tx, roomId, byId, userId);
    const at = clock.now();
    return {
      tx,
      emit,
      standing,
      at,
      async write(line) {
        await repository.log(tx, { ...act, ...line, at });
        if (actsForSite(standing, byId))
          await writeSiteAct(tx, {
            operatorId: byId,
            name: standing.by_name,
            act: line.act,
            subject: [`room ${roomId}`, `member ${userId}`],
            note: line.text ?? '',
            reason: line.reason,
          });
        emit(memberTopic(standing.owner_id), 'room_managed', { room_id: String(roomId), act: line.act, user_id: String(userId) });
      },
    };
  }
  const within = <T>(act: Act, work: (given: Work) => Promise<T>): Promise<T> =>
    events.transaction(async (tx, emit) => work(await begin(tx, emit, act)));

  /** Dismisses the member if they are an assistant. */
  async function takeRight({ tx, emit, write }: Work, { roomId, userId }: Act, reason: string): Promise<void> {
    if (!(await repository.dismiss(tx, roomId, userId))) return;
    await write({ act: 'dismiss', reason });
    emit(memberTopic(userId), 'room_role', { room_id: String(roomId), is_moderator: false });
  }

  return {
    async mute(tx, emit, act, minutes, reason) {
      const { standing, at, write } = await begin(tx, emit, act);
      const { roomId, byId, userId } = act;
      mayAct(standing, byId, userId);
      mustSayWhy(standing, byId, reason);
      const until = minutes === 0 ? null : at + minutes * minute;
      await repository.mute(tx, { roomId, userId, byId, until, at, reason });
      await write({ act: 'mute', reason, until });
      emit(memberTopic(userId), 'muted', { room_id: String(roomId), until, reason });
      await silence({ tx, emit }, act);
      return until;
    },
    unmute: (act) =>
      within(act, async ({ tx, emit, standing, at, write }) => {
        const { roomId, byId, userId } = act;
        mayLift(standing, byId, userId);
        if (!(await repository.unmute(tx, roomId, userId, at))) return;
        await write({ act: 'unmute', reason: '' });
        emit(memberTopic(userId), 'unmuted', { room_id: String(roomId) });
      }),
    async kick(act, reason) {
      await within(act, async (work) => {
        const { tx, emit, standing, at, write } = work;
        const { roomId, byId, userId } = act;
        mayAct(standing, byId, userId);
        mustSayWhy(standing, byId, reason);
        if (!(await repository.kick(tx, { roomId, userId, byId, at, reason }))) return;
        await write({ act: 'kick', reason });
        // A removed moderator loses the moderator role.
        await takeRight(work, act, reason);
        emit(memberTopic(userId), 'liveKickout', { room_id: String(roomId), reason });
        await silence(work, act);
      });
      bus.wake(rightsWake);
    },
    lift: (act) =>
      within(act, async ({ tx, emit, standing, write }) => {
        const { roomId, byId, userId } = act;
        mayLift(standing, byId, userId);
        if (!(await repository.lift(tx, roomId, userId))) return;
        await write({ act: 'lift', reason: '' });
        emit(memberTopic(userId), 'kickout_lifted', { room_id: String(roomId) });
      }),
    appoint: (act) =>
      within(act, async ({ tx, emit, standing, at, write }) => {
        const { roomId, byId, userId } = act;
        mayOwn(standing, byId, userId);
        const total = await repository.assistants(roomId, tx);
        if (standing.user_moderator) return total;
        if (standing.user_kicked) throw new CallError(texts.kicked);
        if (total >= mostAssistants) throw new CallError(texts.full);
        await repository.appoint(tx, { roomId, userId, byId, at });
        await write({ act: 'appoint', reason: '' });
        emit(memberTopic(userId), 'room_role', { room_id: String(roomId), is_moderator: true });
        return total + 1;
      }),
    dismiss: (act) =>
      within(act, async (work) => {
        mayOwn(work.standing, act.byId, act.userId);
        await takeRight(work, act, '');
        return repository.assistants(act.roomId, work.tx);
      }),
    removeComment: (act, barrageId, reason) =>
      within(act, async ({ tx, emit, standing, write }) => {
        const { roomId, byId, userId } = act;
        mayLift(standing, byId, userId);
        mustSayWhy(standing, byId, reason);
        const said = await barrage.find(barrageId, tx);
        if (said?.roomId !== roomId || said.userId !== userId) throw new CallError(texts.gone);
        if (await barrage.remove(tx, emit, said)) await write({ act: 'remove', reason, text: said.text });
      }),
    async cut(roomId, byId, reason) {
      const found = await live.room(String(roomId));
      if (!found) throw new CallError(texts.gone);
      // A repeat finds nothing live, and logs nothing.
      if (found.room.status !== 'live') return;
      // Logged first: an unlogged cut could not be distinguished from a failure.
      await within({ roomId, byId, userId: found.owner.id }, async ({ standing, write }) => {
        if (!actsForSite(standing, byId)) throw new CallError(texts.gone);
        await write({ act: 'cut', reason });
      });
      await live.close(roomId);
    },
    async note(tx, emit, act, line) {
      const { roomId, userId } = act;
      const { standing, at } = await begin(tx, emit, act);
      await repository.log(tx, { ...act, ...line, reason: '', at });
      emit(memberTopic(standing.owner_id), 'room_managed', { room_id: String(roomId), act: line.act, user_id: String(userId) });
    },
    onSilenced: (listener) => void listeners.push(listener),
    knowSiteLog: (write) => void (writeSiteAct = write),
  };
}
