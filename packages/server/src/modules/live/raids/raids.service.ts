import { msg } from '@lingui/core/macro';
import type { Room } from '@pitchside/api/live/live';
import { raidLimits, type Raid, type RaidEnd } from '@pitchside/api/live/raids';
import { inArray } from 'drizzle-orm';
import { networkOf } from '../../../platform/address.ts';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers, SomeCaller } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Localizable } from '../../../text/local.ts';
import type { Follow } from '../../member/follow/index.ts';
import { describeAnchor, roomNumber, roomTopic, type Live, type RoomRow } from '../live/index.ts';
import type { Popularity } from '../popularity/index.ts';
import { rooms } from '../room/index.ts';
import { createRaidsRepository, type RaidRow } from './raids.repository.ts';

const texts = {
  gone: msg`没有找到`,
  noRoom: msg`还没有直播间`,
  kicked: msg`你已被移出这个直播间`,
  offAir: msg`开播以后才能带观众走`,
  ended: msg`那个直播间没有在播，换一个`,
  barred: msg`你被移出过那个直播间，换一个`,
  refused: msg`那个直播间不接受你带人过去，换一个`,
  busy: msg`已经在带观众走了，先取消`,
  often: msg`十分钟里只能带观众走一次`,
};

const describe = ({ id, fromId, openedAt, endsAt }: RaidRow, { owner }: RoomRow, to: Localizable<Room>): Localizable<Raid> => ({
  id: String(id),
  room_id: String(fromId),
  from: describeAnchor(owner),
  to,
  opened_at: openedAt,
  ends_at: endsAt,
});

interface Parts {
  live: Pick<Live, 'room' | 'cards' | 'standing' | 'onStatus' | 'repository' | 'close'>;
  follow: Pick<Follow, 'isFollowing'>;
  nameOf: Popularity['nameOf'];
}

export interface Raids {
  handlers: Pick<Handlers, 'currentRaid' | 'raidTargets' | 'openRaid' | 'callOffRaid' | 'stayHere' | 'setRaidRule'>;
  /** Ends the broadcasts whose countdown is over, which hands their viewers over. */
  finish(): Promise<void>;
}

/** Raids: at the end of its countdown, or of its broadcast, a room hands its viewers to another. */
export function createRaids(platform: Platform, { live, follow, nameOf }: Parts): Raids {
  const { db, clock, events } = platform;
  const repository = createRaidsRepository(db);

  /** Closes a raid that its transaction holds. */
  async function close(tx: Transaction, emit: Emit, row: RaidRow, state: RaidEnd, viewers: number | null = null) {
    const { id, fromId, toId } = row;
    await repository.close(tx, id, { state, closedAt: clock.now(), viewers });
    emit(roomTopic(fromId), 'raid_over', { id: String(id), room_id: String(fromId), to_id: String(toId), state, viewers });
  }

  /** Hands the viewers of a room that ends over, unless the other has ended, too. */
  async function handOver(tx: Transaction, emit: Emit, row: RaidRow, from: RoomRow): Promise<void> {
    if (!(await repository.isLive(tx, row.toId))) return close(tx, emit, row, 'gone');
    const at = clock.now();
    const viewers = await repository.goers(tx, row, at);
    await close(tx, emit, row, 'done', viewers);
    const came = { id: String(row.id), room_id: String(row.fromId), from: describeAnchor(from.owner), viewers, at };
    if (viewers > 0) emit(roomTopic(row.toId), 'raid_came', came);
  }

  // In the transaction that ends the room, so that no node can die between the two.
  live.onStatus(async (tx, row, emit) => {
    if (row.room.status === 'live') return;
    for (const raid of await repository.hold(tx, row.room.id))
      if (raid.fromId === row.room.id) await handOver(tx, emit, raid, row);
      else await close(tx, emit, raid, 'gone');
  });

  async function own(memberId: number): Promise<RoomRow> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found;
  }

  async function enter(id: string, { member }: Pick<SomeCaller, 'member'>): Promise<RoomRow> {
    const row = await live.room(id);
    if (!row) throw new CallError(texts.gone);
    if (member && (await live.standing(id, member.id))?.isKicked) throw new CallError(texts.kicked);
    return row;
  }

  /** The live room that takes a raid of an anchor. */
  async function targetOf(id: string, memberId: number): Promise<RoomRow> {
    const to = await live.room(id);
    if (!to || to.room.ownerId === memberId) throw new CallError(texts.gone);
    if (to.room.status !== 'live') throw new CallError(texts.ended);
    if ((await live.standing(id, memberId))?.isKicked) throw new CallError(texts.barred);
    const { raids, ownerId } = to.room;
    const isTaken = raids === 'everyone' || (raids === 'followed' && (await follow.isFollowing(db, ownerId, memberId)));
    if (!isTaken) throw new CallError(texts.refused);
    return to;
  }

  return {
    async finish() {
      for (const { id, fromId, toId } of await repository.due(clock.now())) {
        const to = await live.repository.room(toId);
        if (to?.room.status === 'live') await live.close(fromId);
        else
          await events.transaction(async (tx, emit) => {
            const row = await repository.holdOne(tx, id);
            if (row) await close(tx, emit, row, 'gone');
          });
      }
    },
    handlers: {
      async currentRaid({ id }, caller) {
        const from = await enter(id, caller);
        const row = await repository.openOf(from.room.id);
        const to = row && (await live.repository.room(row.toId));
        const [card] = to ? await live.cards([to]) : [];
        return { raid: row && card ? describe(row, from, card) : null };
      },
      async raidTargets({ search }, { member }) {
        const ids = await repository.targets(member.id, search);
        const rows = ids.length > 0 ? await live.repository.rooms(inArray(rooms.id, ids)) : [];
        return { list: await live.cards(rows.toSorted((a, b) => ids.indexOf(a.room.id) - ids.indexOf(b.room.id))) };
      },
      async openRaid({ to: toId }, caller) {
        const from = await own(caller.member.id);
        const to = await targetOf(toId, caller.member.id);
        // Read before the transaction, which must not wait for a second connection.
        const [card] = await live.cards([to]);
        if (!card) throw new CallError(texts.gone);
        return idempotent(platform, caller, async (tx, emit) => {
          const { id: fromId } = from.room;
          if ((await live.repository.heldStatus(tx, fromId)) !== 'live') throw new CallError(texts.offAir);
          const openedAt = clock.now();
          const endsAt = openedAt + raidLimits.countdown;
          const isRecent = await repository.isRecent(tx, fromId, openedAt - raidLimits.pause);
          const row = await repository.open(tx, { fromId, toId: to.room.id, openedAt, endsAt });
          if (!row) throw new CallError(texts.busy);
          if (isRecent) throw new CallError(texts.often);
          const raid = describe(row, from, card);
          emit(roomTopic(fromId), 'raid', raid);
          return { raid };
        });
      },
      async callOffRaid({ raid_id }, { member }) {
        const { room } = await own(member.id);
        const known = await repository.find(room.id, roomNumber(raid_id) ?? 0);
        if (!known) throw new CallError(texts.gone);
        const state = await events.transaction(async (tx, emit) => {
          const row = await repository.holdOne(tx, known.id);
          if (!row) return undefined;
          await close(tx, emit, row, 'called_off');
          return 'called_off' as const;
        });
        return { state: state ?? (await repository.find(room.id, known.id))?.state ?? known.state };
      },
      async stayHere({ id, raid_id }, caller) {
        const { room } = await enter(id, caller);
        const who = nameOf(caller.member ? { member: caller.member.id } : { network: networkOf(caller.address) });
        await repository.stay(room.id, roomNumber(raid_id) ?? 0, who);
        return { raid_id };
      },
      async setRaidRule({ rule }, { member }) {
        if (!(await repository.setRule(member.id, rule))) throw new CallError(texts.noRoom);
        return { rule };
      },
    },
  };
}
