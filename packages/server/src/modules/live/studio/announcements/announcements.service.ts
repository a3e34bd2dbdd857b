import { msg } from '@lingui/core/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { announcementLimits, type Announcement } from '@pitchside/api/live/studio';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import { idempotent } from '../../../../platform/idempotency.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hour } from '../../../../platform/retention.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import type { Localizable } from '../../../../text/local.ts';
import { memberTopic } from '../../../money/ledger/index.ts';
import { roomNumber, type Live } from '../../live/index.ts';
import type { Notices } from '../../../messages/notices/index.ts';
import { expIcon } from '../../../member/member/index.ts';
import type { StartListener } from '../broadcasts/broadcastsTend.ts';
import { createAnnouncementsRepository, type AnnouncementRow } from './announcements.repository.ts';
import { announcementRules } from './announcementsRules.ts';

const texts = {
  noRoom: msg`还没有直播间`,
  gone: msg`没有找到这个预告`,
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  full: msg`预告太多了，先删掉几个`,
};

/** Time for which an announcement stays in lists after its start, ms. */
const staysFor = 3 * hour;
/** Maximum difference between a broadcast and its announcement, ms. */
const nearness = 2 * hour;
/** Number of reminders per transaction. */
const someReminders = 500;

/** Finds matches by id in wire format; inside a transaction it uses that connection. */
type MatchRows = (ids: readonly string[], within?: Transaction) => Promise<Map<string, Localizable<Match>>>;

interface Parts {
  live: Pick<Live, 'repository' | 'room' | 'standing'>;
  matchRows: MatchRows;
  notices: Pick<Notices, 'notify'>;
}

/** Announcements of broadcasts by anchors, and reminders of members. */
export function createAnnouncements(platform: Platform, { live, matchRows, notices }: Parts) {
  const { db, clock, events } = platform;
  const repository = createAnnouncementsRepository(db);
  const whole = announcementRules(clock, repository);

  async function describe(rows: readonly AnnouncementRow[], within?: Transaction): Promise<Localizable<Announcement>[]> {
    const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
    const matches = ids.length > 0 ? await matchRows(ids, within) : new Map<string, Localizable<Match>>();
    return rows.map(({ id, roomId, matchId, title, startAt, owner, reserveCount, isReserved }) => ({
      id: String(id),
      room_id: String(roomId),
      anchor: {
        id: String(owner.id),
        user_nickname: owner.nickname,
        avatar: owner.avatar,
        level: owner.level,
        exp_icon: expIcon(owner.level),
      },
      title,
      match: (matchId !== null && matches.get(matchId)) || null,
      start_at: startAt,
      reserve_count: reserveCount,
      is_reserved: isReserved,
    }));
  }

  async function view(id: number, readerId: number, within?: Transaction): Promise<Localizable<Announcement>> {
    const row = await repository.byId(id, readerId, within);
    const [one] = row ? await describe([row], within) : [];
    if (!one) throw new CallError(texts.gone);
    return one;
  }

  async function ownRoom(memberId: number): Promise<number> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found.room.id;
  }

  const handlers: Pick<
    Handlers,
    'setReserveLiveNew' | 'deleteReserveLiveNew' | 'reserveLiveNewList' | 'reserveLiveNew' | 'reservedLiveNewList'
  > = {
    async setReserveLiveNew({ id, ...given }, caller) {
      const { member } = caller;
      const roomId = await ownRoom(member.id);
      return idempotent(platform, caller, async (tx) => {
        await takeTurn(tx, 'room', roomId);
        if (id === undefined) {
          const wanted = await whole(tx, roomId, given);
          if ((await repository.countComing(tx, roomId, clock.now())) >= announcementLimits.most) throw new CallError(texts.full);
          return { announcement: await view(await repository.add(tx, roomId, wanted, clock.now()), member.id, tx) };
        }
        const before = await repository.own(tx, roomId, roomNumber(id) ?? 0);
        if (!before) throw new CallError(texts.gone);
        await repository.change(tx, before.id, await whole(tx, roomId, given, before));
        return { announcement: await view(before.id, member.id, tx) };
      });
    },
    async deleteReserveLiveNew({ id }, caller) {
      const roomId = await ownRoom(caller.member.id);
      return idempotent(platform, caller, async (tx) => {
        await takeTurn(tx, 'room', roomId);
        if (!(await repository.remove(tx, roomId, roomNumber(id) ?? 0))) throw new CallError(texts.gone);
        return { id };
      });
    },
    async reserveLiveNewList({ id, page, limit }, { member }) {
      const found = await live.room(id);
      if (!found) throw new CallError(texts.notFound);
      if (member && (await live.standing(id, member.id))?.isKicked) throw new CallError(texts.kicked);
      const { rows, total } = await repository.ofRoom(found.room.id, clock.now() - staysFor, member?.id ?? 0, page, limit);
      return { list: await describe(rows), total, page, limit };
    },
    async reserveLiveNew({ id, is_reserved }, { member }) {
      const row = await repository.byId(roomNumber(id) ?? 0, member.id);
      if (!row) throw new CallError(texts.gone);
      if (is_reserved && (await live.standing(String(row.roomId), member.id))?.isKicked) throw new CallError(texts.kicked);
      if (is_reserved) await repository.reserve(row.id, member.id, clock.now());
      else await repository.forgo(row.id, member.id);
      return { announcement: await view(row.id, member.id) };
    },
    async reservedLiveNewList({ page, limit }, { member }) {
      const { rows, total } = await repository.reservedBy(member.id, clock.now() - staysFor, page, limit);
      return { list: await describe(rows), total, page, limit };
    },
  };

  /** Notifies members with a reminder for about now. Idempotent: each is notified once. */
  const remind: StartListener = async ({ roomId, room }) => {
    const now = clock.now();
    for (let reminded = someReminders; reminded === someReminders;)
      reminded = await events.transaction(async (tx, emit) => {
        const due = await repository.takeDue(tx, roomId, { from: now - nearness, until: now + nearness }, now, someReminders);
        for (const { announcement_id, user_id } of due)
          emit(memberTopic(user_id), 'broadcast_begins', { announcement_id: String(announcement_id), room });
        await notices.notify(
          tx,
          emit,
          ...due.map(({ user_id }) => ({
            memberId: Number(user_id),
            kind: 'broadcast_begins' as const,
            values: { name: room.anchor.user_nickname as string, note: room.title as string },
            target: { type: 'room' as const, id: String(roomId) },
            fold: `broadcast:${roomId}`,
          })),
        );
        return due.length;
      });
  };

  return { handlers, remind };
}
export type Announcements = ReturnType<typeof createAnnouncements>;
