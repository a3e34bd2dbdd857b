import { msg } from '@lingui/core/macro';
import { fanLevelOf, type FanBadge, type FanClub, type FanFarewell, type OwnStanding } from '@pitchside/api/live/fans';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, SomeCaller } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { describePerson, type Follow } from '../../member/follow/index.ts';
import type { Live } from '../live/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import { nameRefusal } from '../../member/member/index.ts';
import { createFansRepository, type StandingRow } from './fans.repository.ts';
import type { FanRequests } from './fansRequests.ts';

const texts = {
  notFound: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  own: msg`不能加入自己的粉丝团`,
  none: msg`主播还没有粉丝团`,
  follow: msg`先关注主播，再加入粉丝团`,
  badge: msg`徽章名是 2 到 4 个字母、汉字或数字，也不能冒充官方`,
  noRoom: msg`你还没有直播间`,
  noClub: msg`没有这个徽章的粉丝团`,
};
/** Number of members notified per transaction that their club was dissolved. */
const farewellsAtOnce = 500;

/** Letters and digits of any script, with their marks. */
const plain = /^[\p{L}\p{M}\p{N}]+$/u;

export interface Fans {
  handlers: Pick<
    Handlers,
    'groupList' | 'getLiveGroupList' | 'addShowGroup' | 'joinGroup' | 'dissolveGroup' | 'clubFarewells' | 'putFarewellAway'
  >;
  /** Badge of a member in the room of an anchor; null for non-members. */
  badgeOf(anchorId: number, memberId: number, from?: Transaction): Promise<FanBadge | null>;
  /** The room of a club, by its anchor; undefined where there is none. */
  clubOf(anchorId: number, from: Transaction): Promise<{ roomId: number } | undefined>;
}

const describeOwn = ({ closeness, at, place }: StandingRow): OwnStanding => ({
  level: fanLevelOf(closeness),
  closeness,
  place,
  joined_at: at,
});

interface FansParts {
  live: Pick<Live, 'room' | 'standing' | 'repository'>;
  follow: Pick<Follow, 'isFollowing'>;
  desk: Pick<FanRequests, 'ask' | 'unask' | 'forget'>;
}

/** Fan clubs of anchors: founded with a badge, joined by followers, who gain closeness by gifts and watching. */
export function createFans(
  { db, clock, events, settings }: Platform,
  { live, follow, desk }: FansParts,
  repository = createFansRepository(db),
): Fans {
  type ClubRow = NonNullable<Awaited<ReturnType<typeof repository.club>>>;
  const describeClub = ({ anchor, roomId, badge, members, joinRule, joinLevel, isShown }: ClubRow): FanClub => ({
    anchor: describePerson(anchor),
    room_id: String(roomId),
    badge,
    members,
    join_rule: joinRule,
    join_level: joinLevel,
    is_shown: isShown,
  });
  type FarewellRow = Awaited<ReturnType<typeof repository.farewells>>[number];
  const describeFarewell = ({ person, roomId, badge, closeness, at }: FarewellRow): FanFarewell => ({
    anchor: describePerson(person),
    room_id: String(roomId),
    badge,
    closeness,
    at,
  });
  const ownIn = async (anchorId: number, memberId: number | undefined, from?: Transaction) => {
    const found = memberId === undefined ? undefined : (await repository.standings([anchorId], memberId, from)).get(anchorId);
    return found ? describeOwn(found) : null;
  };

  /** The anchor of a room that the caller may see. */
  async function anchorOf(roomId: string, { member }: SomeCaller): Promise<number> {
    const found = await live.room(roomId);
    if (!found) throw new CallError(texts.notFound);
    if (member && (await live.standing(roomId, member.id))?.isKicked) throw new CallError(texts.kicked);
    return found.owner.id;
  }

  /** Notifies members who are online, in batches; after a crash the rest read it when they return. */
  async function publishFarewell(anchorId: number, at: number): Promise<void> {
    for (let after = 0; ;) {
      const rows = await repository.farewells({ anchor: anchorId, at, after, limit: farewellsAtOnce });
      if (rows.length === 0) return;
      await events.transaction(async (_, emit) => {
        for (const row of rows) emit(memberTopic(row.memberId), 'club_dissolved', describeFarewell(row));
      });
      after = rows.at(-1)?.memberId ?? after;
    }
  }

  return {
    clubOf: (anchorId, from) => repository.club(anchorId, from),
    async badgeOf(anchorId, memberId, from) {
      const worn = await repository.worn(anchorId, memberId, from);
      return worn ? { name: worn.badge, level: fanLevelOf(worn.closeness) } : null;
    },
    handlers: {
      async groupList({ only, page, limit }, { member }) {
        if (only === 'mine' && !member) return { list: [], total: 0, page, limit };
        const { rows, total } =
          only === 'mine' && member ? await repository.joined(member.id, page, limit) : await repository.largest(page, limit);
        const own =
          member &&
          (await repository.standings(
            rows.map(({ anchor }) => anchor.id),
            member.id,
          ));
        const list = rows.map((row) => {
          const mine = own?.get(row.anchor.id);
          return { ...describeClub(row), mine: mine ? describeOwn(mine) : null };
        });
        return { list, total, page, limit };
      },
      async getLiveGroupList({ id, page, limit }, caller) {
        const anchorId = await anchorOf(id, caller);
        const own = caller.member?.id;
        const [club, mine] = await Promise.all([repository.club(anchorId), ownIn(anchorId, own)]);
        const isSeen = club && (club.isShown || mine !== null || own === anchorId);
        if (!isSeen) return { club: null, mine: null, is_asked: false, list: [], total: 0, page, limit };
        const [rows, isAsked] = await Promise.all([
          repository.list(anchorId, page, limit),
          own === undefined || mine ? false : repository.isAsked(anchorId, own),
        ]);
        const list = rows.map(({ person, closeness, at }, index) => ({
          member: describePerson(person),
          ...describeOwn({ closeness, at, place: (page - 1) * limit + index + 1 }),
        }));
        return { club: describeClub(club), mine, is_asked: isAsked, list, total: club.members, page, limit };
      },
      async addShowGroup({ badge, join_rule: joinRule, join_level: joinLevel, is_shown: isShown }, { member }) {
        if (!plain.test(badge) || (await nameRefusal(badge, [settings.siteName, settings.siteNameZh]))) throw new CallError(texts.badge);
        if (!(await live.repository.roomOf(member.id))) throw new CallError(texts.noRoom);
        await repository.found(member.id, { badge, joinRule, joinLevel, isShown }, clock.now());
        const club = await repository.club(member.id);
        if (!club) throw new CallError(texts.noRoom);
        return { club: describeClub(club) };
      },
      async joinGroup({ id, join }, caller) {
        const anchorId = await anchorOf(id, caller);
        const memberId = caller.member.id;
        if (anchorId === memberId) throw new CallError(texts.own);
        return events.transaction(async (tx, emit) => {
          if (join) {
            if (!(await follow.isFollowing(tx, memberId, anchorId))) throw new CallError(texts.follow);
            const asks = await repository.asks(tx, anchorId, memberId);
            if (!asks || (!asks.isShown && !asks.isMember)) throw new CallError(texts.none);
            const { joinRule, joinLevel, level, isMember } = asks;
            if (!isMember && joinRule === 'level' && level < joinLevel) throw new CallError(msg`${joinLevel} 级以上才能加入这个粉丝团`);
            if (!isMember && joinRule === 'request') await desk.ask(tx, emit, anchorId, memberId);
            else {
              // Joining removes a request from the time when approval was needed.
              await desk.unask(tx, emit, anchorId, memberId);
              await repository.join(tx, anchorId, memberId, clock.now());
            }
            await repository.forgetFarewell(tx, anchorId, memberId);
          } else {
            await desk.unask(tx, emit, anchorId, memberId);
            await repository.leave(tx, anchorId, memberId);
          }
          return {
            mine: await ownIn(anchorId, memberId, tx),
            members: await repository.members(tx, anchorId),
            is_asked: await repository.isAsked(anchorId, memberId, tx),
          };
        });
      },
      async dissolveGroup({ badge }, { member }) {
        const at = clock.now();
        const members = await events.transaction(async (tx, emit) => {
          const were = await repository.dissolve(tx, member.id, badge, at);
          if (were !== undefined) await desk.forget(tx, emit, member.id);
          return were;
        });
        if (members === undefined) throw new CallError(texts.noClub);
        await publishFarewell(member.id, at);
        return { members };
      },
      async clubFarewells(_, { member }) {
        return { list: (await repository.farewells({ member: member.id })).map(describeFarewell) };
      },
      async putFarewellAway({ id }, { member }) {
        const found = await live.room(id);
        if (found) await repository.forgetFarewell(db, found.owner.id, member.id);
        return {};
      },
    },
  };
}
