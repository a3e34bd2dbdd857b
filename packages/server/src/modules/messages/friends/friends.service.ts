import { msg } from '@lingui/core/macro';
import type { Relation } from '@pitchside/api/messages/friends';
import { mostBlocked, mostFriends, requestLimits } from '@pitchside/api/messages/friends';
import { CallError } from '../../../platform/callError.ts';
import type { Emit } from '../../../platform/events.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day } from '../../../platform/retention.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { describePerson } from '../../member/follow/index.ts';
import { memberTopic } from '../../money/ledger/index.ts';
import { roomNumber } from '../../live/live/index.ts';
import type { Notices } from '../notices/index.ts';
import { createFriendsRepository, type FriendsRepository, type RequestRow, type Tie } from './friends.repository.ts';

const texts = {
  gone: msg`没有找到`,
  self: msg`不能加自己为好友`,
  selfBlock: msg`不能拉黑自己`,
  full: msg`好友已满`,
  theirsFull: msg`对方的好友已满`,
  often: msg`今天的好友申请太多了，明天再来`,
  waiting: msg`还有太多申请等待回复，先等等`,
  none: msg`没有等待处理的申请`,
  notFriend: msg`你们还不是好友`,
  blockedFull: msg`黑名单已满`,
  unblock: msg`你已拉黑对方，请先移出黑名单`,
};

/** Relation of two members, as a value of the contract. */
export const relationOf = ({ isFriend, asked }: Pick<Tie, 'isFriend' | 'asked'>): Relation => (isFriend ? 'friend' : (asked ?? 'none'));

/** Lock key of a pair of members, in any order. */
export const pairKey = (one: number, other: number): string => `${Math.min(one, other)}:${Math.max(one, other)}`;

/** Called when the relation of two members changes, in its transaction; the first has changed it. */
export type TieWatch = (tx: Transaction, emit: Emit, memberId: number, otherId: number) => Promise<void>;

export interface Friends {
  /** Actions between two members. */
  acts: FriendActs;
  repository: FriendsRepository;
  tie(from: Database | Transaction, memberId: number, otherId: number): Promise<Tie>;
  /** Those of some members who are friends of one. */
  friendsAmong(from: Database | Transaction, memberId: number, ids: readonly number[]): Promise<Set<number>>;
  /** Registers a listener for changed relations. */
  onTie(watch: TieWatch): void;
  /** Registers the source of common groups. */
  knowGroups(groups: SharedGroups): void;
  groups(): SharedGroups;
}

/** Groups that two members share. */
export interface SharedGroups {
  common(memberId: number, otherId: number): Promise<{ id: string; name: string; avatar: string }[]>;
  /** Members who share groups with one, and how many groups. */
  mates(memberId: number): Promise<{ id: number; common: number }[]>;
}

export type FriendActs = ReturnType<typeof friendActs>;

function friendActs({ clock, events }: Platform, repository: FriendsRepository, notices: Notices, changed: TieWatch) {
  /** Id of another member. */
  async function otherOf(id: string, memberId: number, self: typeof texts.self) {
    const number = roomNumber(id);
    if (number === memberId) throw new CallError(self);
    const found = number === undefined ? undefined : await repository.person(number);
    if (!found) throw new CallError(texts.gone);
    return found;
  }

  /** Publishes the new relation to both members. */
  async function publish(tx: Transaction, emit: Emit, memberId: number, otherId: number, words = ''): Promise<void> {
    for (const [reader, about] of [
      [memberId, otherId],
      [otherId, memberId],
    ] as const) {
      const [person, tie] = [await repository.personIn(tx, about), await repository.tie(tx, reader, about)];
      if (person)
        emit(memberTopic(reader), 'friend', {
          user: describePerson(person),
          relation: relationOf(tie),
          is_blocked: tie.isBlocked,
          text: reader === otherId ? words : '',
          waiting: await repository.waiting(reader, tx),
        });
    }
    await changed(tx, emit, memberId, otherId);
  }

  const inTurn = <T>(memberId: number, otherId: number, work: (tx: Transaction, emit: Emit) => Promise<T>): Promise<T> =>
    events.transaction(async (tx, emit) => {
      // Both have limits, so both are locked, in order of ids, and then the pair.
      for (const id of [memberId, otherId].sort((one, other) => one - other)) await takeTurn(tx, 'friends', id);
      await takeTurn(tx, 'pair', pairKey(memberId, otherId));
      return work(tx, emit);
    });

  const standing = (id: number, tie: Tie) => ({
    id: String(id),
    relation: relationOf(tie),
    is_blocked: tie.isBlocked,
  });
  const after = async (tx: Transaction, memberId: number, otherId: number) =>
    standing(otherId, await repository.tie(tx, memberId, otherId));

  async function befriend(tx: Transaction, emit: Emit, memberId: number, otherId: number): Promise<void> {
    if ((await repository.friendCount(tx, memberId)) >= mostFriends) throw new CallError(texts.full);
    if ((await repository.friendCount(tx, otherId)) >= mostFriends) throw new CallError(texts.theirsFull);
    await repository.befriend(tx, memberId, otherId, clock.now());
    await repository.answer(tx, otherId, memberId, 'accepted');
    await repository.answer(tx, memberId, otherId, 'accepted');
    const me = await repository.personIn(tx, memberId);
    await notices.withdraw(tx, emit, memberId, `friend:${otherId}`);
    if (me)
      await notices.notify(tx, emit, {
        memberId: otherId,
        kind: 'friend_accepted',
        values: { name: me.nickname },
        target: { type: 'conversation', id: `C2C${memberId}` },
        person: me,
        fold: `friend:${memberId}`,
      });
    await publish(tx, emit, memberId, otherId);
  }

  return {
    otherOf,
    async request(memberId: number, id: string, text: string, source: RequestRow['source']) {
      const other = await otherOf(id, memberId, texts.self);
      return inTurn(memberId, other.id, async (tx, emit) => {
        const tie = await repository.tie(tx, memberId, other.id);
        if (tie.isFriend) return standing(other.id, tie);
        if (tie.isBlocked) throw new CallError(texts.unblock);
        if (tie.asked === 'received') {
          await befriend(tx, emit, memberId, other.id);
          return after(tx, memberId, other.id);
        }
        const at = clock.now();
        const before = await repository.request(tx, memberId, other.id);
        const { waiting, sent } = await repository.asked(tx, memberId, at - day);
        if (before?.state !== 'waiting' && waiting >= requestLimits.waiting) throw new CallError(texts.waiting);
        if (before === undefined && sent >= requestLimits.aDay) throw new CallError(texts.often);
        // A request to a member who blocks the sender is silent and looks pending; after a refusal a new one arrives after a day at the
        // earliest.
        const isSilent = tie.isKeptOut || (before?.state === 'refused' && before.at > at - day);
        await repository.ask(tx, {
          senderId: memberId,
          receiverId: other.id,
          text,
          source,
          state: isSilent ? 'refused' : 'waiting',
          at: isSilent && before ? before.at : at,
        });
        if (!isSilent) {
          const me = await repository.personIn(tx, memberId);
          if (me)
            await notices.notify(tx, emit, {
              memberId: other.id,
              kind: 'friend_request',
              values: { name: me.nickname, note: text },
              target: { type: 'friend_requests' },
              person: me,
              fold: `friend:${memberId}`,
            });
          await publish(tx, emit, memberId, other.id, text);
        }
        return after(tx, memberId, other.id);
      });
    },
    async answer(memberId: number, id: string, accept: boolean) {
      const other = await otherOf(id, memberId, texts.self);
      return inTurn(memberId, other.id, async (tx, emit) => {
        const tie = await repository.tie(tx, memberId, other.id);
        const request = await repository.request(tx, other.id, memberId);
        // Repeating an answer changes nothing.
        if (accept ? tie.isFriend : request?.state === 'refused') return standing(other.id, tie);
        if (tie.asked !== 'received') throw new CallError(texts.none);
        if (accept) await befriend(tx, emit, memberId, other.id);
        else {
          await repository.answer(tx, other.id, memberId, 'refused');
          await notices.withdraw(tx, emit, memberId, `friend:${other.id}`);
          // For the sender it is still pending.
          emit(memberTopic(memberId), 'friend', {
            user: describePerson(other),
            relation: 'none',
            is_blocked: tie.isBlocked,
            text: '',
            waiting: await repository.waiting(memberId, tx),
          });
        }
        return after(tx, memberId, other.id);
      });
    },
    async withdraw(memberId: number, id: string) {
      const other = await otherOf(id, memberId, texts.self);
      return inTurn(memberId, other.id, async (tx, emit) => {
        const tie = await repository.tie(tx, memberId, other.id);
        if (tie.asked !== 'sent') return standing(other.id, tie);
        await repository.forgetRequest(tx, memberId, other.id);
        await notices.withdraw(tx, emit, other.id, `friend:${memberId}`);
        await publish(tx, emit, memberId, other.id);
        return after(tx, memberId, other.id);
      });
    },
    async remove(memberId: number, id: string) {
      const other = await otherOf(id, memberId, texts.self);
      return inTurn(memberId, other.id, async (tx, emit) => {
        if (await repository.part(tx, memberId, other.id)) {
          await repository.forgetRequest(tx, memberId, other.id);
          await repository.forgetRequest(tx, other.id, memberId);
          await publish(tx, emit, memberId, other.id);
        }
        return after(tx, memberId, other.id);
      });
    },
    async block(memberId: number, id: string, block: boolean) {
      const other = await otherOf(id, memberId, texts.selfBlock);
      return inTurn(memberId, other.id, async (tx, emit) => {
        if (block && (await repository.blockedCount(tx, memberId)) >= mostBlocked) throw new CallError(texts.blockedFull);
        const isNew = block
          ? await repository.block(tx, memberId, other.id, clock.now())
          : await repository.unblock(tx, memberId, other.id);
        if (!isNew) return after(tx, memberId, other.id);
        const wasFriend = block && (await repository.part(tx, memberId, other.id));
        if (block) {
          await repository.forgetRequest(tx, memberId, other.id);
          // For the other member their request still looks pending.
          await repository.answer(tx, other.id, memberId, 'refused');
          await notices.withdraw(tx, emit, memberId, `friend:${other.id}`);
        }
        if (wasFriend) await publish(tx, emit, memberId, other.id);
        else {
          // The other member is not notified.
          const tie = await repository.tie(tx, memberId, other.id);
          emit(memberTopic(memberId), 'friend', {
            user: describePerson(other),
            relation: relationOf(tie),
            is_blocked: block,
            text: '',
            waiting: await repository.waiting(memberId, tx),
          });
          await changed(tx, emit, memberId, other.id);
        }
        return after(tx, memberId, other.id);
      });
    },
    async remark(memberId: number, id: string, remark: string) {
      const other = await otherOf(id, memberId, texts.self);
      if (!(await repository.remark(memberId, other.id, remark))) throw new CallError(texts.notFriend);
      await events.transaction((tx, emit) => changed(tx, emit, memberId, other.id));
      return { id: String(other.id), remark };
    },
  };
}

/** Friends: requests, acceptance, refusal, removal and blocks. */
export function createFriends(platform: Platform, notices: Notices): Friends {
  const repository = createFriendsRepository(platform.db);
  const watches: TieWatch[] = [];
  let groups: SharedGroups = { common: async () => [], mates: async () => [] };
  return {
    repository,
    acts: friendActs(platform, repository, notices, async (tx, emit, memberId, otherId) => {
      for (const watch of watches) await watch(tx, emit, memberId, otherId);
    }),
    tie: repository.tie,
    friendsAmong: repository.friendsAmong,
    onTie: (watch) => void watches.push(watch),
    knowGroups: (given) => void (groups = given),
    groups: () => groups,
  };
}
