import { describePerson, type Follow } from '../../member/follow/index.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Database } from '../../../ports/database/database.ts';
import { relationOf, type Friends } from './friends.service.ts';
import type { Letters } from './letters.ts';
import { suggest } from './suggestions.ts';
import { msg } from '@lingui/core/macro';

type Served =
  | 'addressBook'
  | 'crossCorrelation'
  | 'getRecommendUserList'
  | 'requestFriend'
  | 'answerFriend'
  | 'withdrawFriendRequest'
  | 'removeFriend'
  | 'setFriendRemark'
  | 'blockMember'
  | 'friendRequests'
  | 'blockedList';

const self = msg`这是你自己`;

/** Handlers of friends. */
export function friendHandlers(
  db: Database,
  { acts, repository, groups }: Friends,
  { bond }: Pick<Follow, 'bond'>,
  letters: () => Promise<Letters>,
): Pick<Handlers, Served> {
  return {
    async addressBook({ search }, { member }) {
      const [rows, waiting, { letterOf, inOrder }] = await Promise.all([
        repository.contacts(member.id),
        repository.waiting(member.id),
        letters(),
      ]);
      const part = search?.toLowerCase();
      const contacts = rows
        .filter(({ person, remark }) => part === undefined || `${person.nickname}\n${remark}`.toLowerCase().includes(part))
        .map(({ person, remark, at, roomId }) => ({
          ...describePerson(person),
          remark,
          letter: letterOf(remark || person.nickname),
          live_room_id: roomId === null ? null : String(roomId),
          since_at: at,
        }));
      return {
        list: inOrder(contacts, ({ remark, user_nickname }) => remark || user_nickname),
        total: contacts.length,
        waiting,
      };
    },
    async crossCorrelation({ id }, { member }) {
      const isSelf = id === String(member.id);
      const other = isSelf ? await repository.person(member.id) : await acts.otherOf(id, member.id, self);
      if (!other) throw new Error('a member who calls has no row');
      const [tie, stand, friendsInCommon, groupsInCommon] = await Promise.all([
        repository.tie(db, member.id, other.id),
        bond(other.id, member.id),
        repository.commonFriends(member.id, other.id),
        isSelf ? [] : groups().common(member.id, other.id),
      ]);
      return {
        member: describePerson(other),
        remark: tie.remark,
        relation: isSelf ? ('self' as const) : relationOf(tie),
        is_blocked: tie.isBlocked,
        is_followed: stand.isFollowed,
        follows_me: stand.followsBack,
        common_friends: isSelf ? 0 : friendsInCommon,
        common_groups: groupsInCommon,
        request: tie.text,
        registered_at: other.createdAt,
        fans: stand.fans,
        follows: stand.follows,
      };
    },
    async getRecommendUserList({ limit, page }, { member }) {
      const mates = await groups().mates(member.id);
      const list = await suggest(db, member.id, mates, limit, (page - 1) * limit);
      return {
        list: list.map(({ reason, common, ...person }) => ({
          user: describePerson(person),
          reason,
          common,
        })),
      };
    },
    requestFriend: ({ id, text, source }, { member }) => acts.request(member.id, id, text, source),
    answerFriend: ({ id, accept }, { member }) => acts.answer(member.id, id, accept),
    withdrawFriendRequest: ({ id }, { member }) => acts.withdraw(member.id, id),
    removeFriend: ({ id }, { member }) => acts.remove(member.id, id),
    setFriendRemark: ({ id, remark }, { member }) => acts.remark(member.id, id, remark),
    blockMember: ({ id, block }, { member }) => acts.block(member.id, id, block),
    async friendRequests({ of, state, page, limit }, { member }) {
      const [{ list, total }, waiting] = await Promise.all([
        repository.requests(member.id, of, state, page, limit),
        repository.waiting(member.id),
      ]);
      return {
        list: list.map(({ person, request, common, waits }) => ({
          user: describePerson(person),
          text: request.text,
          source: request.source,
          common_friends: Number(common),
          state: waits ? ('waiting' as const) : request.state,
          at: request.at,
        })),
        total,
        page,
        limit,
        waiting,
      };
    },
    async blockedList({ page, limit }, { member }) {
      const { list, total } = await repository.blocked(member.id, page, limit);
      return {
        list: list.map(({ person, at }) => ({
          ...describePerson(person),
          blocked_at: at,
        })),
        total,
        page,
        limit,
      };
    },
  };
}
