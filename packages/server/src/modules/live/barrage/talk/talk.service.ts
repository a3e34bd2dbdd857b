import { msg } from '@lingui/core/macro';
import { slowSteps, type BarrageType } from '@pitchside/api/live/barrage';
import { CallError } from '../../../../platform/callError.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import { takeTurn } from '../../../../platform/locks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { RoomStanding } from '../../../../platform/rights.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { memberTopic } from '../../../money/ledger/index.ts';
import { roomNumber, roomTopic } from '../../live/index.ts';
import { createTalkRepository } from './talk.repository.ts';
import { hasContact, hasLink } from './talkWords.ts';

/** Maximum held comments of a sender per room. */
const mostHeld = 3;
/** Longest interval of the slow mode, ms. */
const longestSlow = Math.max(...slowSteps) * 1_000;

const texts = {
  gone: msg`没有找到`,
  quiet: msg`主播开了全员禁言，稍后再说`,
  followers: msg`只有关注了主播的人能发言，先点关注`,
  links: msg`这个直播间不能发链接，去掉再试`,
  contacts: msg`广告弹幕不能留联系方式`,
  held: msg`这条有联系方式，主播或房管放行后才会显示`,
  out: msg`这个人已被禁言或移出，不能放行`,
  full: msg`你有几条发言还在等放行，先等等`,
};

/** A comment to be sent. */
export interface Wish {
  room: number;
  userId: number;
  type: BarrageType;
  text: string;
  stands: RoomStanding;
  /** Whether a program sends it with an access token of the member. */
  isBot: boolean;
}

/** Publishes an accepted comment. */
type LetIn = (tx: Transaction, emit: Emit, wish: Wish) => Promise<unknown>;

export interface Talk {
  handlers: Pick<Handlers, 'talkRules' | 'setTalkRules' | 'heldList' | 'decideHeld'>;
  /**
   * Enforces the chat rules of a room, under the lock of its comments.
   * @throws CallError with the rule that applies
   */
  mustFit(tx: Transaction, wish: Wish): Promise<void>;
  /**
   * Holds a comment that requires approval; others pass.
   * @throws CallError that tells the sender so
   */
  holdBack(wish: Wish): Promise<void>;
}

interface TalkParts {
  standing(roomId: string, userId: number): Promise<RoomStanding | undefined>;
  /** Id of a room that the reader may see; throws for removed members. */
  readable(roomId: string, userId: number | undefined): Promise<number>;
  letIn: LetIn;
}

const isFree = ({ isOwner, isModerator }: RoomStanding): boolean => isOwner || isModerator;

/** Chat rules that anchors set for their room, and comments held for their approval. */
export function createTalk(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  { standing, readable, letIn }: TalkParts,
): Talk {
  const repository = createTalkRepository(db);

  async function publishWaiting(tx: Transaction, emit: Emit, roomId: number): Promise<number> {
    const { total: waiting } = await repository.waiting(roomId, 1, tx);
    for (const keeper of await repository.keepers(tx, roomId)) emit(memberTopic(keeper), 'held', { room_id: String(roomId), waiting });
    return waiting;
  }

  const mustFit: Talk['mustFit'] = async (tx, { room, userId, type, text, stands }) => {
    if (isFree(stands)) return;
    const now = clock.now();
    const asked = await repository.asked(tx, room, userId, now - longestSlow);
    if (!asked) return;
    if (asked.is_quiet) throw new CallError(texts.quiet);
    if (asked.is_followers_only && !asked.follows) throw new CallError(texts.followers);
    if (asked.has_no_links && hasLink(text)) throw new CallError(texts.links);
    if (asked.holds_contacts && type === 'advert' && hasContact(text)) throw new CallError(texts.contacts);
    const seconds = asked.last === null ? 0 : Math.ceil((Number(asked.last) + asked.slow * 1_000 - now) / 1_000);
    if (seconds > 0) throw new CallError(msg`主播开了慢速模式，${seconds} 秒后再说`);
  };

  return {
    mustFit,
    async holdBack(wish) {
      const { room: roomId, userId, type, text, stands, isBot } = wish;
      if (type !== 'scroll' || isFree(stands) || !hasContact(text)) return;
      if (!(await repository.rules(roomId)).holds_contacts) return;
      const isHeld = await events.transaction(async (tx, emit) => {
        await takeTurn(tx, 'barrage', roomId);
        await mustFit(tx, wish);
        const isDone = await repository.hold(tx, { roomId, userId, text, isBot, at: clock.now() }, mostHeld);
        if (isDone) await publishWaiting(tx, emit, roomId);
        return isDone;
      });
      throw new CallError(isHeld ? texts.held : texts.full);
    },
    handlers: {
      async talkRules({ id }, { member }) {
        return { rules: await repository.rules(await readable(id, member?.id)) };
      },
      async setTalkRules({ id, rules }) {
        const roomId = numberOf(id);
        await events.transaction(async (tx, emit) => {
          await takeTurn(tx, 'barrage', roomId);
          await repository.set(tx, roomId, rules);
          emit(roomTopic(roomId), 'talk_rules', { room_id: id, rules });
        });
        return { rules };
      },
      async heldList({ id, limit }) {
        const { list, total } = await repository.waiting(numberOf(id), limit);
        return {
          list: list.map(({ id: held, text, at, user }) => ({
            id: String(held),
            text,
            user: { id: String(user.id), user_nickname: user.nickname, avatar: user.avatar, level: user.level },
            at,
          })),
          waiting: total,
        };
      },
      async decideHeld({ id, held_id, is_let_in }, { member }) {
        const roomId = numberOf(id);
        const found = await repository.held(db, roomId, roomNumber(held_id) ?? 0);
        if (!found) throw new CallError(texts.gone);
        const { userId, text, isBot } = found;
        // Read before the transaction, which must not wait for a second connection.
        const stands = await standing(id, userId);
        return events.transaction(async (tx, emit) => {
          await takeTurn(tx, 'barrage', roomId);
          const held = await repository.held(tx, roomId, found.id);
          if (held?.isLetIn === null) {
            if (is_let_in) {
              if (!stands || stands.isKicked || stands.mutedUntil !== undefined) throw new CallError(texts.out);
              await letIn(tx, emit, { room: roomId, userId, type: 'scroll', text, stands, isBot });
            }
            await repository.decide(tx, found.id, is_let_in, member.id);
            await publishWaiting(tx, emit, roomId);
          }
          return { is_let_in: held?.isLetIn ?? is_let_in, waiting: (await repository.waiting(roomId, 1, tx)).total };
        });
      },
    },
  };
}

/** Parses a room id that the guard has checked. */
function numberOf(id: string): number {
  const number = roomNumber(id);
  if (number === undefined) throw new CallError(texts.gone);
  return number;
}
