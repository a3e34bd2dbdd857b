import { msg } from '@lingui/core/macro';
import { groupLimits, type Group } from '@pitchside/api/messages/groups';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { byLanguage, local } from '../../../text/local.ts';
import { speak } from '../../../text/speak.ts';
import type { Fans } from '../../live/fans/index.ts';
import type { Friends } from '../friends/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import type { MessagesRepository, Talk } from '../messages/index.ts';
import type { Notices } from '../notices/index.ts';
import type { GroupsRepository } from './groups.repository.ts';

const texts = {
  joined: msg`最多加入 50 个群`,
  friends: msg`只能邀请自己的好友`,
  fans: msg`先加入粉丝团，再进粉丝群`,
};

interface JoiningParts {
  repository: Pick<GroupsRepository, 'counts'>;
  conversations: Pick<MessagesRepository, 'byId' | 'sender'>;
  talk: Pick<Talk, 'tip'>;
  fans: Pick<Fans, 'badgeOf'>;
  friends: Pick<Friends, 'friendsAmong'>;
  notices: Pick<Notices, 'notify'>;
  /** A group as its member sees it. */
  group(tx: Transaction, id: number, memberId: number): Promise<Group>;
}

/** Joining a group: authorization and notifications. */
export function createJoining({ repository, conversations, talk, fans, friends, notices, group }: JoiningParts) {
  /** Locks all joining members, in order of ids. */
  async function turnsOf(tx: Transaction, ids: readonly number[]): Promise<void> {
    for (const id of [...new Set(ids)].sort((one, other) => one - other)) await takeTurn(tx, 'groups', id);
  }

  /** Notifies new members, and adds a system message. The conversation is locked. */
  async function welcome(tx: Transaction, emit: Emit, id: number, came: readonly number[], byId: number): Promise<void> {
    const row = await conversations.byId(tx, id);
    const by = await conversations.sender(tx, byId);
    if (!row || came.length === 0) return;
    const names: string[] = [];
    for (const memberId of came) {
      const { nickname } = await conversations.sender(tx, memberId);
      names.push(nickname);
      const groupData = await group(tx, id, memberId);
      emit(memberTopic(memberId), 'group', {
        id: String(id),
        act: 'joined',
        group: groupData,
      });
      if (memberId !== byId)
        await notices.notify(tx, emit, {
          memberId,
          kind: 'group_joined',
          values: { name: by.nickname, note: row.name },
          target: { type: 'conversation', id: `GROUP${id}` },
          person: by,
          fold: `group:${id}`,
        });
    }
    const said = byLanguage((language) => {
      const all = new Intl.ListFormat(language).format(names);
      return speak(came.includes(byId) ? msg`${all} 加入了群` : msg`${by.nickname} 邀请 ${all} 加入了群`, language);
    });
    await talk.tip(tx, emit, row, local(said));
  }

  /** Parses ids and requires that all are friends. */
  async function friendsOf(tx: Transaction, memberId: number, ids: readonly string[]): Promise<number[]> {
    const numbers = [...new Set(ids.map(idNumberOrNone))].filter((id) => id !== memberId);
    const found = await friends.friendsAmong(tx, memberId, numbers);
    if (found.size < numbers.length) throw new CallError(texts.friends);
    return numbers;
  }

  /** Refuses non-members of the club for a fan club's group. */
  async function assertFans(tx: Transaction, roomId: string | null, ownerId: number, ids: readonly number[]): Promise<void> {
    if (roomId === null) return;
    for (const id of ids) if (id !== ownerId && (await fans.badgeOf(ownerId, id, tx)) === null) throw new CallError(texts.fans);
  }

  async function assertRoomIn(tx: Transaction, ids: readonly number[]): Promise<void> {
    for (const id of ids) if ((await repository.counts(tx, id)).joined >= groupLimits.joined) throw new CallError(texts.joined);
  }

  return { turnsOf, welcome, friendsOf, assertFans, assertRoomIn };
}
