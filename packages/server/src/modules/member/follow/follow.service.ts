import { msg } from '@lingui/core/macro';
import { mostFollows } from '@pitchside/api/member/follow';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { Progress } from '../activities/index.ts';
import { roomNumber, type Live, type RoomRow } from '../../live/live/index.ts';
import type { Noble } from '../../money/noble/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createFollowRepository, type Bond, type PersonRow } from './follow.repository.ts';
import { describePerson } from './follow.presenter.ts';
import { createPersona } from './persona.ts';
import { createLiveNotifier } from './liveNotifier.ts';
import { createUserCard, type BadgeOf } from './userCard.ts';

const texts = { notFound: msg`没有找到`, self: msg`不能关注自己`, full: msg`最多关注 1000 人` };

export interface FollowParts {
  live: Pick<Live, 'cards' | 'room' | 'standing'>;
  noble: Pick<Noble, 'nobleOf'>;
  notices: Pick<Notices, 'notify'>;
  /** Called for each new follow, in its transaction. */
  countAct: Progress;
}

export interface Follow {
  handlers: Pick<Handlers, 'attention' | 'attentionList' | 'watchlistList' | 'getUserCard' | 'personaInfo'>;
  /** Number of followers of a member, and whether another is one; visitors follow nobody. */
  fansOf(memberId: number, otherId: number | undefined): Promise<{ fans: number; isFollowed: boolean }>;
  /** Relation of two members, and the follow counts of the first; visitors follow nobody. */
  bond(id: number, otherId: number | undefined): Promise<Bond>;
  /** Whether a member follows another. */
  isFollowing(from: Database | Transaction, memberId: number, targetId: number): Promise<boolean>;
  /** Registers the source of fan badges. */
  knowBadges(badgeOf: BadgeOf): void;
  /** Notifies followers of begun broadcasts, once each. Returns their number. */
  notifyFollowers(): Promise<number>;
  /** Inserts past follows (ms UTC) for seeding; without notifications or task progress. */
  fill(pairs: readonly { memberId: number; targetId: number; remind: boolean; at: number }[]): Promise<void>;
}

/** Follows, user cards in rooms, and notifications of followers when a broadcast begins. */
export function createFollow(platform: Platform, { live, noble, notices, countAct }: FollowParts): Follow {
  const { clock, events } = platform;
  const repository = createFollowRepository(platform.db);

  async function targetOf(id: string, memberId: number): Promise<number> {
    const number = roomNumber(id);
    if (number === memberId) throw new CallError(texts.self);
    const found = number === undefined ? undefined : await repository.person(number);
    if (!found) throw new CallError(texts.notFound);
    return found.id;
  }

  /** Room cards by owner, for those who have a room. */
  async function cardsOf(list: readonly { person: PersonRow; room: RoomRow['room'] | null }[]) {
    const cards = await live.cards(list.flatMap(({ room, person }) => (room ? [{ room, owner: person }] : [])));
    return new Map(cards.map((card) => [card.anchor.id, card]));
  }

  let badgeOf: BadgeOf = async () => null;

  return {
    isFollowing: repository.isFollowing,
    bond: repository.bond,
    knowBadges: (ask) => void (badgeOf = ask),
    async fansOf(memberId, otherId) {
      const { fans, isFollowed } = await repository.bond(memberId, otherId);
      return { fans, isFollowed };
    },
    notifyFollowers: createLiveNotifier(platform, live, notices),
    fill: (pairs) =>
      pairs.length === 0
        ? Promise.resolve()
        : platform.db.transaction((tx) =>
            repository.addMany(
              tx,
              pairs.map((pair) => ({ ...pair, day: dayAt(pair.at) })),
            ),
          ),
    handlers: {
      async attention({ id, follow, remind }, { member }) {
        const targetId = await targetOf(id, member.id);
        const at = clock.now();
        const pair = { memberId: member.id, targetId, day: dayAt(at), at };
        return events.transaction(async (tx) => {
          const { isNew, follows, fans } = await (follow ? repository.follow : repository.unfollow)(tx, pair);
          if (!follow) return { id, is_followed: false, remind: false, fans };
          if (isNew && follows > mostFollows) throw new CallError(texts.full);
          if (isNew) await countAct(tx, member.id, 'follow');
          return { id, is_followed: true, remind: await repository.remind(tx, member.id, targetId, remind), fans };
        });
      },
      async attentionList({ only, search, page, limit }, { member }) {
        const { list, total, live: liveTotal } = await repository.followed(member.id, only, search, clock.now(), page, limit);
        const cardOf = await cardsOf(list);
        return {
          list: list.map(({ person, room, nextAt, at, remind }) => ({
            ...describePerson(person),
            room: cardOf.get(String(person.id)) ?? null,
            last_live_at: room?.startedAt ?? null,
            next_at: nextAt,
            followed_at: at,
            remind,
          })),
          total: only === 'live' ? liveTotal : total,
          live_total: liveTotal,
          page,
          limit,
        };
      },
      async watchlistList({ search, page, limit }, { member }) {
        const { list, total } = await repository.fans(member.id, search, page, limit);
        const cardOf = await cardsOf(list);
        return {
          list: list.map(({ person, at, isFollowed }) => ({
            ...describePerson(person),
            followed_at: at,
            is_followed: isFollowed,
            room: cardOf.get(String(person.id)) ?? null,
          })),
          total,
          page,
          limit,
        };
      },
      personaInfo: createPersona(repository, live, noble),
      getUserCard: createUserCard(repository, live, noble, (...asked) => badgeOf(...asked)),
    },
  };
}
