import { msg } from '@lingui/core/macro';
import { mostRoomCompetitions, roomCategories, type Past } from '@pitchside/api/live/live';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, SomeCaller } from '../../../platform/handlers.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { EventLog } from '../../../platform/events.ts';
import type { SiteOrigin } from '../../../platform/origin.ts';
import type { StreamKeys } from './liveKeys.ts';
import type { LiveRepository, RoomRow } from './live.repository.ts';
import { describeRooms, roomNumber, type FansOf, type MatchRows, placardOf } from './live.presenter.ts';
import { roomTopic } from './live.topics.ts';
import { local } from '../../../text/local.ts';
import type { RoomStanding } from '../../../platform/rights.ts';

export type LiveHandlers = Pick<
  Handlers,
  | 'getRoomList'
  | 'getLiveList'
  | 'getRoomInfo'
  | 'getLiveUrl'
  | 'getPlacard'
  | 'getUserStatus'
  | 'liveKickoutList'
  | 'getPushUrl'
  | 'renewPushUrl'
  | 'getBucketRoomList'
>;

interface Parts {
  repository: LiveRepository;
  events: EventLog;
  clock: Clock;
  keys: StreamKeys;
  matchRows: MatchRows;
  ingestAddress(): string;
  whip(): { hasSound: boolean } | null;
  origin: Pick<SiteOrigin, 'current'>;
  past(roomId: number): Promise<Past | null>;
  pictureOf(roomId: number): { url: string; isLowLatency: boolean };
  variantsOf(roomId: number): string | null;
  soundOf(roomId: number): string | null;
  newKey(roomId: number): Promise<boolean>;
  standing(roomId: string, userId: number): Promise<RoomStanding | undefined>;
  fansOf: FansOf;
}

const texts = { notFound: msg`没有找到`, kicked: msg`你已被移出这个直播间` };

/** Handlers of rooms. */
export function liveHandlers({
  repository,
  events,
  clock,
  keys,
  matchRows,
  ingestAddress,
  whip,
  origin,
  past,
  pictureOf,
  variantsOf,
  soundOf,
  newKey,
  standing,
  fansOf,
}: Parts): LiveHandlers {
  async function find(id: string): Promise<RoomRow> {
    const number = roomNumber(id);
    const row = number === undefined ? undefined : await repository.room(number);
    if (!row) throw new CallError(texts.notFound);
    return row;
  }

  /** Finds a member's own room; another's is treated as unknown. */
  async function findOwn(id: string, memberId: number): Promise<RoomRow> {
    const row = await find(id);
    if (row.room.ownerId !== memberId) throw new CallError(texts.notFound);
    return row;
  }

  function pushAddress({ room }: RoomRow) {
    const token = keys.of(room.id, room.keyVersion);
    const way = whip();
    return {
      server: ingestAddress(),
      key: `${room.id}?key=${token}`,
      whip: way && { url: `${origin.current()}/whip/${room.id}`, token, has_sound: way.hasSound },
    };
  }

  /** Finds a room visible to the caller; not one that they were removed from. */
  async function enter(id: string, { member }: SomeCaller): Promise<{ row: RoomRow; stands: RoomStanding | undefined }> {
    const row = await find(id);
    const stands = member && (await standing(id, member.id));
    if (stands?.isKicked) throw new CallError(texts.kicked);
    return { row, stands };
  }

  return {
    async getRoomList() {
      const [totals, shown] = await Promise.all([repository.liveTotals(), repository.liveCompetitions(mostRoomCompetitions)]);
      const list = roomCategories.map((category) => ({ category, total: totals.find((row) => row.category === category)?.total ?? 0 }));
      const sum = (count: (row: (typeof totals)[number]) => number) => totals.reduce((all, row) => all + count(row), 0);
      const competitions = shown.map(({ id, names, category, total }) => ({ id, name: local(names), category, total }));
      return { list, total: sum((row) => row.total), with_match: sum((row) => row.withMatch), competitions };
    },
    async getLiveList(filter, { language }) {
      const [{ rows, total }, asked] = await Promise.all([
        repository.live(filter, language),
        filter.competition_id === undefined ? undefined : repository.competition(filter.competition_id),
      ]);
      const about = asked ? { id: asked.id, name: local(asked.names) } : null;
      return { list: await describeRooms(rows, matchRows), total, page: filter.page, limit: filter.limit, about };
    },
    async getRoomInfo({ id }, caller) {
      const { row, stands } = await enter(id, caller);
      const topic = roomTopic(row.room.id);
      // The position is read first: events in between arrive twice rather than never.
      const { epoch, seq } = await events.position(topic);
      const [[room], { fans, isFollowed }] = await Promise.all([
        describeRooms([(await repository.room(row.room.id)) ?? row], matchRows),
        fansOf(row.owner.id, caller.member?.id),
      ]);
      if (!room) throw new CallError(texts.notFound);
      return {
        room,
        placard: placardOf(row.room),
        is_owner: stands?.isOwner ?? false,
        is_moderator: stands?.isModerator ?? false,
        is_followed: isFollowed,
        fans,
        topic,
        epoch,
        seq,
      };
    },
    async getLiveUrl({ id }, caller) {
      const { room } = (await enter(id, caller)).row;
      const isPushed = room.source === 'push';
      const { url, isLowLatency } = isPushed ? pictureOf(room.id) : { url: `/media/live/${room.id}/index.m3u8`, isLowLatency: false };
      const sound = isPushed ? soundOf(room.id) : null;
      const known = [{ id: 'original' as const, url }, ...(sound === null ? [] : [{ id: 'audio' as const, url: sound }])];
      const qualities = room.status === 'live' ? known : [];
      return {
        room_id: id,
        status: room.status,
        low_latency: isLowLatency,
        qualities,
        variants: isPushed && room.status === 'live' ? variantsOf(room.id) : null,
        past: isPushed && room.status === 'live' ? await past(room.id) : null,
      };
    },
    async getPlacard({ id }, caller) {
      return { placard: placardOf((await enter(id, caller)).row.room) };
    },
    async getUserStatus({ id, user_id }, { member }) {
      const about = user_id === undefined ? member.id : (roomNumber(user_id) ?? 0);
      const mine = await standing(id, member.id);
      // The membership of others is visible to the owner and moderators only; for everybody else it does not exist.
      if (!mine || (about !== member.id && !mine.isOwner && !mine.isModerator)) throw new CallError(texts.notFound);
      const found = await repository.standing({ id: Number(id) }, about, clock.now());
      if (!found) throw new CallError(texts.notFound);
      return {
        is_muted: found.muted !== null,
        muted_until: found.until,
        reason: found.reason ?? '',
        is_kicked: found.kicked !== null,
        is_owner: found.ownerId === about,
        is_moderator: found.moderator !== null,
      };
    },
    async liveKickoutList(_, { member }) {
      const kicks = member ? await repository.kicksOf(member.id) : [];
      return { list: kicks.map(({ roomId, at }) => ({ room_id: String(roomId), at })) };
    },
    getPushUrl: async ({ id }, { member }) => pushAddress(await findOwn(id, member.id)),
    async renewPushUrl({ id }, { member }) {
      const { room } = await findOwn(id, member.id);
      await newKey(room.id);
      return pushAddress(await findOwn(id, member.id));
    },
    async getBucketRoomList({ limit }, { language }) {
      const [totals, rows] = await Promise.all([repository.liveTotals(), repository.hottest(limit, language)]);
      const cards = await describeRooms(rows, matchRows);
      return {
        list: roomCategories.map((category) => ({
          category,
          total: totals.find((row) => row.category === category)?.total ?? 0,
          rooms: cards.filter((card) => card.category === category),
        })),
      };
    },
  };
}
