import { msg } from '@lingui/core/macro';
import type { RoomCategory } from '@pitchside/api/live/live';
import { count, desc, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hour } from '../../../platform/retention.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { roomTopic, type Live, type RoomChange } from '../live/index.ts';
import { rooms } from '../room/index.ts';
import type { Language } from '../../../text/local.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { BroadcastsRepository } from './broadcasts/broadcasts.repository.ts';
import type { MatchRows } from './broadcasts/broadcasts.presenter.ts';
import type { Broadcasts } from './broadcasts/broadcasts.service.ts';
import { placards } from './studio.tables.ts';

const texts = { noRoom: msg`还没有直播间`, noMatch: msg`没有找到这场比赛` };

/** Retention of a replaced cover, ms: cards fetched before still show it. */
const coverLife = hour;

/** Changes by an anchor; an empty match or cover is removed. */
interface Given {
  title?: string | undefined;
  category?: RoomCategory | undefined;
  language?: Language | undefined;
  match_id?: string | undefined;
  cover?: string | undefined;
}

interface Parts {
  live: Pick<Live, 'repository' | 'change' | 'setGrace' | 'cards' | 'handlers'>;
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>;
  matchRows: MatchRows;
  repository: Pick<BroadcastsRepository, 'rename'>;
  broadcasts: Pick<Broadcasts, 'start'>;
}

/** Room settings of an anchor. */
export function createSettings(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  { live, uploads, matchRows, repository, broadcasts }: Parts,
): Pick<Handlers, 'setLiveInfo' | 'setTitle' | 'updateLive' | 'setPlacard' | 'placardList' | 'setGrace' | 'mobileStartRoom'> {
  async function own(memberId: number): Promise<number> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found.room.id;
  }

  /** Replaces the cover and releases the previous one. */
  async function coverOf(tx: Transaction, memberId: number, roomId: number, key: string, before: string | null): Promise<string | null> {
    const next = key === '' ? null : await uploads.keep(tx, memberId, key, 'cover');
    if (before !== next) await uploads.letGo(tx, `room:${roomId}`, [before], clock.now() + coverLife);
    await uploads.use(tx, `room:${roomId}`, [next]);
    return next;
  }

  async function change(memberId: number, { title, category, language, match_id, cover }: Given) {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    const roomId = found.room.id;
    if (match_id && !(await matchRows([match_id])).has(match_id)) throw new CallError(texts.noMatch);
    const settings = {
      ...(title !== undefined && { title }),
      ...(category !== undefined && { category }),
      ...(match_id !== undefined && { matchId: match_id === '' ? null : match_id }),
    };
    const changes = { ...settings, ...(language !== undefined && { language }) };
    const within = async (tx: Transaction): Promise<RoomChange> => {
      // Locks the room before its broadcast, as everywhere.
      const [before] = await tx.select({ cover: rooms.cover }).from(rooms).where(eq(rooms.id, roomId)).for('no key update');
      await repository.rename(tx, roomId, settings);
      return cover === undefined ? {} : { cover: await coverOf(tx, memberId, roomId, cover, before?.cover ?? null) };
    };
    const isChanged = Object.keys(changes).length > 0 || cover !== undefined;
    const [room] = isChanged ? [await live.change(roomId, changes, undefined, within)] : await live.cards([found]);
    if (!room) throw new CallError(texts.noRoom);
    return { room };
  }

  return {
    setLiveInfo: (given, { member }) => change(member.id, given),
    setTitle: (given, { member }) => change(member.id, given),
    updateLive: (given, { member }) => change(member.id, given),
    async setGrace({ seconds }, { member }) {
      const roomId = await own(member.id);
      const room = await live.change(roomId, {}, undefined, (tx) => live.setGrace(tx, roomId, seconds * 1_000));
      if (!room) throw new CallError(texts.noRoom);
      return { seconds, room };
    },
    async setPlacard({ placard }, { member }) {
      const roomId = await own(member.id);
      return events.transaction(async (tx, emit) => {
        const [before] = await tx.select({ placard: rooms.placard }).from(rooms).where(eq(rooms.id, roomId)).for('no key update');
        const at = clock.now();
        if (before?.placard === placard) return { placard, at };
        await tx.update(rooms).set({ placard }).where(eq(rooms.id, roomId));
        if (placard !== '') await tx.insert(placards).values({ roomId, text: placard, at });
        emit(roomTopic(roomId), 'placard', { room_id: String(roomId), placard, at });
        return { placard, at };
      });
    },
    async placardList({ page, limit }, { member }) {
      const roomId = await own(member.id);
      const rows = await db
        .select({ placard: placards.text, at: placards.at })
        .from(placards)
        .where(eq(placards.roomId, roomId))
        .orderBy(desc(placards.id))
        .limit(limit)
        .offset((page - 1) * limit);
      const [all] = await db.select({ total: count() }).from(placards).where(eq(placards.roomId, roomId));
      return { list: rows, total: all?.total ?? 0, page, limit };
    },
    async mobileStartRoom(given, caller) {
      await change(caller.member.id, given);
      const started = await broadcasts.start(caller.member.id);
      const address = await live.handlers.getPushUrl({ id: String(await own(caller.member.id)) }, caller);
      return { ...started, ...address };
    },
  };
}
