import type { Past, Room } from '@pitchside/api/live/live';
import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Emit } from '../../../platform/events.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TopicPolicy } from '../../../platform/topics.ts';
import type { RoomStanding } from '../../../platform/rights.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import { liveHandlers, type LiveHandlers } from './live.handlers.ts';
import { createStreamKeys } from './liveKeys.ts';
import { createLiveRepository, type LiveRepository, type RoomChange, type RoomRow } from './live.repository.ts';
import { describeRooms, roomNumber, type FansOf, type MatchRows } from './live.presenter.ts';
import { rooms } from '../room/index.ts';
import { livePolicies, roomsTopic, roomTopic } from './live.topics.ts';

export interface LiveParts {
  matchRows: MatchRows;
  /** Secret of this site from which stream keys are derived. */
  secret: string;
  /** Ingest URL for anchors, such as `rtmp://127.0.0.1:1935/live`. A function, because the port may be assigned late. */
  ingestAddress(): string;
  /** Publishing from a browser: whether its sound can be coded; null where it is not taken. */
  whip(): { hasSound: boolean } | null;
  /** Ends a room's pushed stream. */
  cut(roomId: number): Promise<void>;
  /** Part of a room's broadcast that viewers can seek back to. */
  past(roomId: number): Promise<Past | null>;
  /** Playback URL of a room's pushed stream, and whether it is low-latency. */
  pictureOf(roomId: number): { url: string; isLowLatency: boolean };
  /** Multivariant playlist of a pushed stream; null with the original only. */
  variantsOf(roomId: number): string | null;
  /** Playlist of the sound alone of a pushed stream; null where it cannot be had. */
  soundOf(roomId: number): string | null;
}

export interface Live {
  handlers: LiveHandlers;
  repository: LiveRepository;
  /** Subscription policies of room topics. */
  policies: TopicPolicy[];
  /** Membership of a user in a room; undefined if the room does not exist. */
  standing(roomId: string, userId: number): Promise<RoomStanding | undefined>;
  /** Membership of a user in the room of an anchor; undefined if there is no room. */
  standingWith(anchorId: string, userId: number): Promise<RoomStanding | undefined>;
  /** Finds a room by stream name and key; undefined when either is wrong, or the room is closed. */
  roomByKey(streamName: string, key: string): Promise<RoomRow | undefined>;
  /** Finds the closed room of a stream name and key; undefined when either is wrong, or the room is open. */
  closedRoomByKey(streamName: string, key: string): Promise<RoomRow | undefined>;
  /** Cards of rooms, with their matches. */
  cards(rows: readonly RoomRow[]): Promise<Localizable<Room>[]>;
  /** Registers the source of an anchor's followers. */
  knowFans(fansOf: FansOf): void;
  /** Finds a room by its id on the wire. */
  room(roomId: string): Promise<RoomRow | undefined>;
  /** Begins the generation of a publisher whose key was accepted. Undefined if the room was closed or got another key since. */
  beginGeneration(row: RoomRow): Promise<number | undefined>;
  /**
   * Marks a pushed stream as playable, at first or again: the room goes live, or waits no more, and everybody is notified.
   * @param generation generation of the stream; ignored if a newer one exists
   */
  streamStarted(roomId: number, generation?: number): Promise<void>;
  /**
   * Marks a pushed stream as over: the room ends and everybody is notified.
   * @param generation generation of the stream; ignored if a newer one exists
   */
  streamEnded(roomId: number, generation?: number): Promise<void>;
  /**
   * Ends rooms that are live without a pushed stream; with `demo` also rooms of the demo channel.
   * @param isOver asked for each live room, default all
   */
  endLeftLive(options: { demo: boolean; isOver?: (room: RoomRow['room']) => boolean | Promise<boolean> }): Promise<void>;
  /**
   * Marks the publisher of a live room as lost, unless that is known: viewers are notified until when the room waits.
   * @param generation generation of the lost publisher, default the newest
   * @param ago ms since it was lost, default 0
   * @returns until when (ms UTC) the room waits; `unseen` for a stream that never went live; `over` where nobody waits for this generation
   */
  streamLost(roomId: number, generation?: number, ago?: number): Promise<number | 'unseen' | 'over'>;
  /** Sets how long a room waits for a lost publisher, ms; a wait that is on follows. */
  setGrace(tx: Transaction, roomId: number, grace: number): Promise<RoomChange>;
  /** Opens a room for a stream inside a transaction, and locks its row; undefined for an unknown room. */
  open(tx: Transaction, roomId: number): Promise<RoomRow['room'] | undefined>;
  /** Closes a room to streams, which ends the current one on any node. */
  close(roomId: number): Promise<void>;
  /** Registers a listener for rooms that go live or end; called in the same transaction. */
  onStatus(listener: StatusListener): void;
  /** Replaces the stream key of a room and cuts a publisher with the old one; false for an unknown room. */
  newKey(roomId: number): Promise<boolean>;
  /**
   * Changes a room and notifies everybody; undefined when the room no longer matches the condition.
   * @param within further work in the same transaction, which may change more of the room
   */
  change(
    roomId: number,
    change: RoomChange,
    where?: SQL,
    within?: (tx: Transaction) => Promise<RoomChange>,
  ): Promise<Localizable<Room> | undefined>;
}

/** State of a room whose publisher is there. */
const present = { awayAt: null, awayUntil: null } as const;

/** Called with the current row of a room that went live or ended. */
export type StatusListener = (tx: Transaction, row: RoomRow, emit: Emit) => Promise<void>;

/** Rooms, memberships in them, and their life cycle with the stream. */
export function createLive(
  { db, clock, events, origin }: Platform,
  { matchRows, secret, ingestAddress, whip, cut, past, pictureOf, variantsOf, soundOf }: LiveParts,
): Live {
  const repository = createLiveRepository(db);
  const keys = createStreamKeys(secret);

  async function standingBy(column: 'id' | 'ownerId', id: string, userId: number): Promise<RoomStanding | undefined> {
    const number = roomNumber(id);
    const row = number === undefined ? undefined : await repository.standing({ [column]: number }, userId, clock.now());
    if (!row) return undefined;
    return {
      isOwner: row.ownerId === userId,
      isModerator: row.moderator !== null,
      mutedUntil: row.muted === null ? undefined : row.until,
      isKicked: row.kicked !== null,
    };
  }

  const standing: Live['standing'] = (roomId, userId) => standingBy('id', roomId, userId);

  const listeners: StatusListener[] = [];

  const change: Live['change'] = async (roomId, changes, where, within) => {
    const before = await repository.room(roomId);
    if (!before) return undefined;
    // Read before the transaction, which must not wait for a second connection.
    const matchId = changes.matchId === undefined ? before.room.matchId : changes.matchId;
    const matches = matchId === null ? undefined : await matchRows([matchId]);
    return events.transaction(async (tx, emit) => {
      const status = changes.status && (await repository.heldStatus(tx, roomId));
      // Nobody waits for the publisher of a room that begins or ends.
      const settled = changes.status && present;
      const row = await repository.change(tx, roomId, { ...changes, ...settled, ...(await within?.(tx)) }, where);
      if (!row) return undefined;
      if (status && status !== row.room.status) for (const listener of listeners) await listener(tx, row, emit);
      const [room] = await describeRooms([row], async () => matches ?? new Map());
      if (!room) return undefined;
      emit(roomsTopic, 'room', room);
      emit(roomTopic(roomId), 'room', room);
      return room;
    });
  };

  const newKey: Live['newKey'] = async (roomId) => {
    const generation = await repository.raiseKey(roomId);
    if (generation === undefined) return false;
    // The stream of the old key can no longer end the room itself.
    await change(roomId, { status: 'ended' }, and(pushed, ofGeneration(generation), eq(rooms.status, 'live')));
    await cut(roomId);
    return true;
  };

  const streamLost: Live['streamLost'] = async (roomId, generation, ago = 0) => {
    const found = await repository.room(roomId);
    if (!found?.room.isOpen || (generation !== undefined && found.room.generation !== generation)) return 'over';
    const { status, grace, awayUntil } = found.room;
    if (status !== 'live') return 'unseen';
    if (awayUntil !== null) return awayUntil;
    const awayAt = clock.now() - ago;
    const isNews = and(pushed, ofGeneration(found.room.generation), eq(rooms.status, 'live'), isNull(rooms.awayAt));
    await change(roomId, { awayAt, awayUntil: awayAt + grace }, isNews);
    return awayAt + grace;
  };

  let fansOf: FansOf = async () => ({ fans: 0, isFollowed: false });
  const pushed = eq(rooms.source, 'push');
  const ofGeneration = (generation: number | undefined) => (generation === undefined ? undefined : eq(rooms.generation, generation));

  return {
    handlers: liveHandlers({
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
      fansOf: (anchorId, memberId) => fansOf(anchorId, memberId),
    }),
    repository,
    policies: livePolicies(repository.absences),
    standing,
    standingWith: (anchorId, userId) => standingBy('ownerId', anchorId, userId),
    change,
    cards: (rows) => describeRooms(rows, matchRows),
    knowFans: (ask) => void (fansOf = ask),
    async room(roomId) {
      const number = roomNumber(roomId);
      return number === undefined ? undefined : repository.room(number);
    },
    async roomByKey(streamName, key) {
      const row = await this.room(streamName);
      // An unknown room costs the same comparison, so that the timing reveals nothing.
      const right = keys.matches(key, row?.room.id ?? 0, row?.room.keyVersion ?? 0);
      return right && row?.room.isOpen ? row : undefined;
    },
    async closedRoomByKey(streamName, key) {
      const row = await this.room(streamName);
      return row && !row.room.isOpen && keys.matches(key, row.room.id, row.room.keyVersion) ? row : undefined;
    },
    beginGeneration: ({ room }) => repository.beginGeneration(room.id, room.keyVersion),
    async streamStarted(roomId, generation) {
      const isNews = and(pushed, ofGeneration(generation), eq(rooms.isOpen, true), ne(rooms.status, 'live'));
      if (await change(roomId, { status: 'live', startedAt: clock.now() }, isNews)) return;
      await change(roomId, present, and(pushed, ofGeneration(generation), isNotNull(rooms.awayAt)));
    },
    async streamEnded(roomId, generation) {
      await change(roomId, { status: 'ended' }, and(pushed, ofGeneration(generation), eq(rooms.status, 'live')));
    },
    streamLost,
    async setGrace(tx, roomId, grace) {
      const [room] = await tx.select({ awayAt: rooms.awayAt }).from(rooms).where(eq(rooms.id, roomId)).for('no key update');
      return { grace, ...(room && room.awayAt !== null && { awayUntil: room.awayAt + grace }) };
    },
    newKey,
    open: (tx, roomId) => repository.setOpen(tx, roomId, true),
    async close(roomId) {
      await db.transaction((tx) => repository.setOpen(tx, roomId, false));
      // Closed first, so that no stream can start that this would miss.
      await change(roomId, { status: 'ended' }, eq(rooms.status, 'live'));
      await cut(roomId);
    },
    onStatus: (listener) => void listeners.push(listener),
    async endLeftLive({ demo, isOver = () => true }) {
      const isLive = eq(rooms.status, 'live');
      for (const { room } of await repository.rooms(demo ? isLive : and(pushed, isLive)))
        if (await isOver(room)) await change(room.id, { status: 'ended' }, and(isLive, ofGeneration(room.generation)));
    },
  };
}
