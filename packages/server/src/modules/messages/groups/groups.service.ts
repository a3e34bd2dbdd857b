import { msg } from '@lingui/core/macro';
import type { Group } from '@pitchside/api/messages/groups';
import { groupLimits } from '@pitchside/api/messages/groups';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { local } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import type { Fans } from '../../live/fans/index.ts';
import { describePerson } from '../../member/follow/index.ts';
import type { Friends } from '../friends/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import { nameRefusal } from '../../member/member/index.ts';
import type { MessagesRepository, Talk } from '../messages/index.ts';
import type { Notices } from '../notices/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { Reports } from '../../live/moderation/index.ts';
import { createDissolve } from './dissolving.ts';
import { createGroupsRepository } from './groups.repository.ts';
import { createJoining } from './joining.ts';
import { reportableGroups } from './reportable.ts';

const texts = {
  gone: msg`没有找到`,
  full: msg`群已满`,
  owned: msg`最多创建 5 个群`,
  invited: msg`这个群只能由成员邀请加入`,
  room: msg`你还没有粉丝团，不能建粉丝群`,
  roomTaken: msg`你的粉丝团已经有群了`,
  owner: msg`群主不能退群，可以解散`,
};

type Served =
  | 'getRecommendGroupList'
  | 'addGroup'
  | 'addGroupUser'
  | 'destroyGroup'
  | 'leaveGroup'
  | 'removeGroupUser'
  | 'setGroup'
  | 'myGroups'
  | 'groupInfo'
  | 'groupMembers';

export interface GroupsParts {
  fans: Pick<Fans, 'clubOf' | 'badgeOf'>;
  friends: Friends;
  messages: { talk: Talk; repository: MessagesRepository };
  moderation: { reports: Pick<Reports, 'know'> };
  notices: Notices;
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>;
}

export interface Groups {
  handlers: Pick<Handlers, Served>;
  owns(id: string, memberId: number): Promise<boolean>;
  /** Adds members without a message; for seeding. */
  fill(tx: Transaction, id: number, memberIds: readonly number[]): Promise<void>;
  /** Creates a group with any members, for seeding and tests. */
  found(ownerId: number, wanted: Pick<Wanted, 'name'> & Partial<Wanted>, others?: readonly number[]): Promise<Group>;
}

/** Settings of a new group. */
interface Wanted {
  name: string;
  intro: string;
  avatar: string | undefined;
  join: Group['join'];
  ofRoom: boolean;
}

/** Groups: creation, joining, leaving and dissolution. Messages belong to their conversation. */
export function createGroups(platform: Platform, { fans, friends, messages, moderation, notices, uploads }: GroupsParts): Groups {
  const { db, clock, events, settings } = platform;
  const repository = createGroupsRepository(db);
  const { talk, repository: conversations } = messages;
  friends.knowGroups({ common: repository.common, mates: repository.mates });
  const dissolve = createDissolve(platform, { repository, notices, uploads });
  moderation.reports.know('group', reportableGroups(db, { repository, conversations, dissolve }));

  const group = async (from: typeof db | Transaction, id: number, memberId: number): Promise<Group> => {
    const found = await repository.byId(from, id, memberId);
    if (!found) throw new CallError(texts.gone);
    return found;
  };
  const { turnsOf, welcome, friendsOf, assertFans, assertRoomIn } = createJoining({
    repository,
    conversations,
    talk,
    fans,
    friends,
    notices,
    group,
  });
  /** A group visible to a member: an open one, or one that they are in. */
  async function seen(id: string, memberId: number): Promise<Group> {
    const found = await group(db, idNumberOrNone(id), memberId);
    if (found.role === null && found.join !== 'open') throw new CallError(texts.gone);
    return found;
  }

  async function room(tx: Transaction, memberId: number): Promise<number> {
    const club = await fans.clubOf(memberId, tx);
    if (!club) throw new CallError(texts.room);
    if (await repository.ofRoom(tx, club.roomId)) throw new CallError(texts.roomTaken);
    return club.roomId;
  }

  /** Refuses a name like the site's own, which members would trust. */
  async function assertName(name: string): Promise<void> {
    const refusal = await nameRefusal(name, [settings.siteName, settings.siteNameZh]);
    if (refusal) throw new CallError(refusal);
  }

  async function found(tx: Transaction, emit: Emit, ownerId: number, wanted: Wanted, invited: readonly number[]): Promise<Group> {
    await turnsOf(tx, [ownerId, ...invited]);
    const { owned } = await repository.counts(tx, ownerId);
    if (owned >= groupLimits.owned) throw new CallError(texts.owned);
    await assertRoomIn(tx, [ownerId, ...invited]);
    const roomId = wanted.ofRoom ? await room(tx, ownerId) : null;
    await assertFans(tx, roomId === null ? null : String(roomId), ownerId, invited);
    const at = clock.now();
    const avatar = wanted.avatar === undefined ? '' : await uploads.keep(tx, ownerId, wanted.avatar, 'group');
    const row = await conversations.open(tx, { kind: 'group', name: wanted.name, avatar, createdAt: at, at }, [ownerId]);
    await uploads.use(tx, `group:${row.id}`, [avatar]);
    await repository.add(tx, { id: row.id, ownerId, intro: wanted.intro, join: wanted.join, roomId, createdAt: at });
    if (avatar === '') await repository.change(tx, row.id, { avatar: `group-${row.id}` });
    emit(memberTopic(ownerId), 'group', { id: String(row.id), act: 'joined', group: await group(tx, row.id, ownerId) });
    const came = await repository.enter(tx, row.id, invited, 0, at);
    if (came.length > 0) await welcome(tx, emit, row.id, came, ownerId);
    else await talk.tip(tx, emit, row, local(speakAll(msg`群建好了，叫上朋友一起聊球吧`)));
    return group(tx, row.id, ownerId);
  }

  /** The caller's own group, locked; another's is treated as unknown. */
  async function own(tx: Transaction, id: string, memberId: number): Promise<Group> {
    const held = await conversations.hold(tx, idNumberOrNone(id));
    const found = held && (await repository.byId(tx, held.id, memberId));
    if (found?.role !== 'owner') throw new CallError(texts.gone);
    return found;
  }

  async function notifyMembers(tx: Transaction, emit: Emit, id: number): Promise<void> {
    for (const memberId of await conversations.memberIds(tx, id))
      emit(memberTopic(memberId), 'group', {
        id: String(id),
        act: 'changed',
        group: await group(tx, id, memberId),
      });
  }

  async function takeOut(tx: Transaction, emit: Emit, id: number, memberId: number, act: 'left' | 'removed'): Promise<void> {
    if (!(await repository.leave(tx, id, memberId))) return;
    emit(memberTopic(memberId), 'group', { id: String(id), act, group: null });
    emit(memberTopic(memberId), 'conversation', {
      id: `GROUP${id}`,
      conversation: null,
    });
    const row = await conversations.byId(tx, id);
    const { nickname } = await conversations.sender(tx, memberId);
    if (row) await talk.tip(tx, emit, row, local(speakAll(act === 'left' ? msg`${nickname} 退出了群` : msg`${nickname} 被移出了群`)));
  }

  return {
    owns: async (id, memberId) => repository.owns(idNumberOrNone(id), memberId),
    async fill(tx, id, memberIds) {
      const held = await conversations.hold(tx, id);
      await repository.enter(tx, id, memberIds, held?.lastSeq ?? 0, clock.now());
    },
    found: (ownerId, wanted, others = []) =>
      events.transaction((tx, emit) =>
        found(tx, emit, ownerId, { intro: '', avatar: undefined, join: 'open', ofRoom: false, ...wanted }, others),
      ),
    handlers: {
      async getRecommendGroupList({ page, limit, search }, { member }) {
        return {
          ...(await repository.recommended(member?.id, search, page, limit)),
          page,
          limit,
        };
      },
      async addGroup({ name, intro, avatar, join, of_room, user_ids }, caller) {
        await assertName(name);
        return idempotent(platform, caller, async (tx, emit) => {
          const { id } = caller.member;
          const invited = await friendsOf(tx, id, user_ids);
          return { group: await found(tx, emit, id, { name, intro, avatar, join, ofRoom: of_room }, invited) };
        });
      },
      async addGroupUser({ id, user_ids }, { member }) {
        const number = idNumberOrNone(id);
        return events.transaction(async (tx, emit) => {
          const brings = user_ids.length > 0;
          const coming = brings ? await friendsOf(tx, member.id, user_ids) : [member.id];
          await turnsOf(tx, coming);
          const held = await conversations.hold(tx, number);
          const known = held && (await repository.byId(tx, number, member.id));
          if (!held || !known || (known.role === null && (brings || known.join !== 'open')))
            throw new CallError(known && !brings ? texts.invited : texts.gone);
          const inside = new Set(await conversations.memberIds(tx, number));
          const fresh = coming.filter((each) => !inside.has(each));
          if (held.members + fresh.length > groupLimits.members) throw new CallError(texts.full);
          await assertRoomIn(tx, fresh);
          await assertFans(tx, known.room_id, Number(known.owner.id), fresh);
          const came = await repository.enter(tx, number, fresh, held.lastSeq, clock.now());
          await welcome(tx, emit, number, came, member.id);
          return {
            group: await group(tx, number, member.id),
            added: came.length,
          };
        });
      },
      async destroyGroup({ id }, { member }) {
        await events.transaction(async (tx, emit) => {
          await dissolve(tx, emit, await own(tx, id, member.id), member.id);
        });
        return { id };
      },
      async leaveGroup({ id }, { member }) {
        await events.transaction(async (tx, emit) => {
          const held = await conversations.hold(tx, idNumberOrNone(id));
          const known = held && (await repository.byId(tx, held.id, member.id));
          if (!known) throw new CallError(texts.gone);
          if (known.role === 'owner') throw new CallError(texts.owner);
          if (known.role === null && known.join !== 'open') throw new CallError(texts.gone);
          await takeOut(tx, emit, held.id, member.id, 'left');
        });
        return { id };
      },
      async removeGroupUser({ id, user_id }, { member }) {
        return events.transaction(async (tx, emit) => {
          await own(tx, id, member.id);
          if (idNumberOrNone(user_id) === member.id) throw new CallError(texts.owner);
          await takeOut(tx, emit, Number(id), idNumberOrNone(user_id), 'removed');
          return { group: await group(tx, Number(id), member.id) };
        });
      },
      async setGroup({ id, name, intro, avatar, join }, { member }) {
        if (name !== undefined) await assertName(name);
        return events.transaction(async (tx, emit) => {
          const before = await own(tx, id, member.id);
          const picture = avatar === undefined ? undefined : await uploads.keep(tx, member.id, avatar, 'group');
          if (picture !== undefined) {
            await uploads.letGo(tx, `group:${before.id}`, [before.avatar], clock.now());
            await uploads.use(tx, `group:${before.id}`, [picture]);
          }
          await repository.change(tx, Number(id), {
            ...(name !== undefined && { name }),
            ...(intro !== undefined && { intro }),
            ...(join !== undefined && { join }),
            ...(picture !== undefined && { avatar: picture }),
          });
          await notifyMembers(tx, emit, Number(id));
          return { group: await group(tx, Number(id), member.id) };
        });
      },
      async myGroups({ page, limit, only }, { member }) {
        return {
          ...(await repository.mine(member.id, only, page, limit)),
          page,
          limit,
        };
      },
      groupInfo: async ({ id }, { member }) => ({
        group: await seen(id, member.id),
      }),
      async groupMembers({ id, page, limit }, { member }) {
        if ((await seen(id, member.id)).role === null) throw new CallError(texts.gone);
        const rows = await repository.members(idNumberOrNone(id), member.id, page, limit);
        return {
          list: rows.map(({ isOwner, isFriend, joinedAt, id: memberId, ...rest }) => ({
            ...describePerson({ ...rest, id: Number(memberId) }),
            role: isOwner ? ('owner' as const) : ('member' as const),
            joined_at: Number(joinedAt),
            is_friend: isFriend,
          })),
          total: rows[0]?.total ?? 0,
          page,
          limit,
        };
      },
    },
  };
}
