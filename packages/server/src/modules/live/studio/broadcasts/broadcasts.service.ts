import { msg } from '@lingui/core/macro';
import type { Room } from '@pitchside/api/live/live';
import type { OwnBroadcast, Playback } from '@pitchside/api/live/studio';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers, MemberCaller } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordSpan } from '../../../../platform/recordSpan.ts';
import type { Localizable } from '../../../../text/local.ts';
import type { Live } from '../../live/index.ts';
import type { rooms } from '../../room/index.ts';
import type { BroadcastsRepository } from './broadcasts.repository.ts';
import { describeBroadcasts, describeOwn, type MatchRows } from './broadcasts.presenter.ts';
import type { Figures } from './figures.ts';

const texts = { noRoom: msg`还没有直播间`, gone: msg`没有找到`, kicked: msg`你已被移出这个直播间` };

interface Parts {
  live: Pick<Live, 'repository' | 'open' | 'close' | 'onStatus' | 'cards' | 'standing' | 'room'>;
  repository: BroadcastsRepository;
  figures: Figures;
  matchRows: MatchRows;
}

export interface Broadcasts {
  handlers: Pick<
    Handlers,
    'startRoom' | 'endRoom' | 'ownRoom' | 'broadcastList' | 'setLiveList' | 'getLivePlaybackList' | 'matchPlaybacks' | 'livePlayback'
  >;
  /**
   * Opens the room of an anchor; an open one stays unchanged.
   * @throws CallError for a member without a room
   */
  start(memberId: number): Promise<{ broadcast: Localizable<OwnBroadcast>; room: Localizable<Room> }>;
  /** Stores the recording of a broadcast, for the recorder; false for an unknown broadcast. */
  recorded(broadcastId: number, playback: Playback): Promise<boolean>;
  /** A broadcast with a visible replay; undefined otherwise. */
  replay: BroadcastsRepository['playback'];
  /** Current broadcast of a room, live or waiting for its stream; undefined when there is none. */
  runningId(roomId: number): Promise<number | undefined>;
}

/** Broadcasts: a room is opened for a stream, goes live with it, and is closed again. */
export function createBroadcasts(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  { live, repository, figures, matchRows }: Parts,
): Broadcasts {
  live.onStatus(async (tx, { room }) => {
    const at = clock.now();
    if (room.status === 'live') await repository.begin(tx, room, room.startedAt ?? at);
    else await repository.end(tx, room.id, at);
  });

  async function own(memberId: number): Promise<typeof rooms.$inferSelect> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found.room;
  }

  async function runningOf(roomId: number): Promise<Localizable<OwnBroadcast> | null> {
    const running = await repository.running(roomId);
    const [broadcast] = running ? await describeOwn([running], matchRows, figures, clock.now()) : [];
    return broadcast ?? null;
  }

  async function start(memberId: number) {
    const { id } = await own(memberId);
    await events.transaction(async (tx) => {
      // Locks the room's row: of two concurrent starts the second finds the first one's broadcast.
      const room = await live.open(tx, id);
      if (room) await repository.open(tx, room, clock.now());
    });
    const [row, broadcast] = await Promise.all([live.repository.room(id), runningOf(id)]);
    const [card] = row ? await live.cards([row]) : [];
    if (!card || !broadcast) throw new CallError(texts.gone);
    return { broadcast, room: card };
  }

  async function enter(id: string, memberId: number | undefined): Promise<number> {
    const found = await live.room(id);
    if (!found) throw new CallError(texts.gone);
    if (memberId !== undefined && (await live.standing(id, memberId))?.isKicked) throw new CallError(texts.kicked);
    return found.room.id;
  }

  const numberOf = (id: string): number => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new CallError(texts.gone);
    return Number(id);
  };

  return {
    start,
    recorded: repository.recorded,
    replay: repository.playback,
    runningId: async (roomId) => (await repository.running(roomId))?.id,
    handlers: {
      startRoom: (_, { member }: MemberCaller) => start(member.id),
      async endRoom(_, { member }) {
        const { id } = await own(member.id);
        const running = await repository.running(id);
        await repository.withdraw(id);
        await live.close(id);
        const ended = running && (await repository.byId(running.id));
        const [broadcast] = ended ? await describeOwn([ended], matchRows, figures, clock.now()) : [];
        return { broadcast: broadcast ?? null };
      },
      async ownRoom(_, { member }) {
        const found = await live.repository.roomOf(member.id);
        if (!found) throw new CallError(texts.noRoom);
        const [[room], broadcast] = await Promise.all([live.cards([found]), runningOf(found.room.id)]);
        if (!room) throw new CallError(texts.noRoom);
        return { room, placard: found.room.placard, broadcast, grace: Math.round(found.room.grace / 1_000), raids: found.room.raids };
      },
      async broadcastList({ page, limit, ...given }, { member }) {
        const { id } = await own(member.id);
        const now = clock.now();
        const { from, to, days } = recordSpan(now, given);
        const [{ rows, total }, sums, open] = await Promise.all([
          repository.page(id, from, to, page, limit),
          repository.sums(id, from, to, now),
          repository.unsettled(id, from, to),
        ]);
        const more = await Promise.all(open.map((row) => figures.of(row)));
        const add = (name: 'messages' | 'income') => more.reduce((sum, each) => sum + each[name], sums[name]);
        return {
          list: await describeOwn(rows, matchRows, figures, now),
          total,
          page,
          limit,
          ...days,
          sums: { ...sums, messages: add('messages'), income: add('income') },
        };
      },
      async setLiveList({ ids, is_listed }, { member }) {
        const { id } = await own(member.id);
        const numbers = [...new Set(ids.map(numberOf))];
        if (!(await repository.list(id, numbers, is_listed))) throw new CallError(texts.gone);
        return { ids, is_listed };
      },
      async getLivePlaybackList({ id, page, limit }, { member }) {
        const { rows, total } = await repository.playbacks({ roomId: await enter(id, member?.id) }, page, limit);
        return { list: await describeBroadcasts(rows, matchRows, clock.now()), total, page, limit };
      },
      async matchPlaybacks({ match_id, page, limit }) {
        const { rows, total } = await repository.playbacks({ matchId: match_id }, page, limit);
        return { list: await describeBroadcasts(rows, matchRows, clock.now()), total, page, limit };
      },
      async livePlayback({ id }, { member }) {
        const row = await repository.playback(numberOf(id));
        const found = row && (await live.repository.room(row.roomId));
        if (!row || !found) throw new CallError(texts.gone);
        await enter(String(row.roomId), member?.id);
        const [[broadcast], [room]] = await Promise.all([describeBroadcasts([row], matchRows, clock.now()), live.cards([found])]);
        if (!broadcast || !room) throw new CallError(texts.gone);
        return { broadcast, room };
      },
    },
  };
}
