import { msg } from '@lingui/core/macro';
import { mostAssistants, mostFound, type Managed, type Removal, type RoomAct } from '@pitchside/api/live/moderation';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, MemberCaller } from '../../../platform/handlers.ts';
import { idempotent } from '../../../platform/idempotency.ts';
import type { Platform } from '../../../platform/platform.ts';
import { roomNumber } from '../live/index.ts';
import { expIcon } from '../../member/member/index.ts';
import type { ManagedRow, ModerationRepository, PersonRow, RemovalRow } from './moderation.repository.ts';
import type { Act, Moderation } from './moderation.service.ts';

export type ModerationHandlers = Pick<
  Handlers,
  | 'setTaboo'
  | 'relieveTaboo'
  | 'liveKickout'
  | 'relieveKickout'
  | 'kickoutInfo'
  | 'removeBarrage'
  | 'cutRoom'
  | 'getLiveRoomManageList'
  | 'roomActList'
  | 'assistantList'
  | 'setAdministrations'
  | 'delLiveRoomManage'
  | 'findForRoom'
>;

const texts = { gone: msg`没有找到` };

const person = ({ id, nickname, avatar, level }: PersonRow) => ({
  id: String(id),
  user_nickname: nickname,
  avatar,
  level,
  exp_icon: expIcon(level),
});

const describe = ({ user, by, at, until, reason }: ManagedRow): Managed => ({
  user: person(user),
  by: by && person(by),
  at,
  until: until === null ? null : Number(until),
  reason,
});

/** Names a moderator by role, so that nobody is blamed personally. */
const removalOf = ({ owner, byId, byStaff, byModerator, at, reason }: RemovalRow): Removal => ({
  anchor: person(owner),
  by: byId === owner.id ? 'anchor' : byStaff && !byModerator ? 'site' : 'moderator',
  at,
  reason,
});

/** The action of a request; malformed ids are treated as unknown. */
function actOf({ id, user_id }: { id: string; user_id: string }, { member }: MemberCaller): Act {
  const [roomId, userId] = [roomNumber(id), roomNumber(user_id)];
  if (roomId === undefined || userId === undefined) throw new CallError(texts.gone);
  return { roomId, userId, byId: member.id };
}

/**
 * Handlers of moderators.
 * @param keptDays retention of a room's log, days
 */
export function moderationHandlers(
  platform: Platform,
  repository: ModerationRepository,
  moderation: Moderation,
  keptDays: number,
): ModerationHandlers {
  const { clock } = platform;
  return {
    async setTaboo({ minutes, reason, ...named }, caller) {
      const act = actOf(named, caller);
      return idempotent(platform, caller, async (tx, emit) => ({
        user_id: named.user_id,
        muted_until: await moderation.mute(tx, emit, act, minutes, reason),
      }));
    },
    async relieveTaboo(named, caller) {
      await moderation.unmute(actOf(named, caller));
      return { user_id: named.user_id };
    },
    async liveKickout({ reason, ...named }, caller) {
      await moderation.kick(actOf(named, caller), reason);
      return { user_id: named.user_id };
    },
    async relieveKickout(named, caller) {
      await moderation.lift(actOf(named, caller));
      return { user_id: named.user_id };
    },
    async kickoutInfo({ id }, { member }) {
      const roomId = roomNumber(id);
      const row = roomId === undefined ? undefined : await repository.removal(roomId, member.id);
      return { removal: row ? removalOf(row) : null };
    },
    async removeBarrage({ barrage_id, reason, ...named }, caller) {
      await moderation.removeComment(actOf(named, caller), barrage_id, reason);
      return { barrage_id };
    },
    async cutRoom({ id, reason }, { member }) {
      const roomId = roomNumber(id);
      if (roomId === undefined) throw new CallError(texts.gone);
      await moderation.cut(roomId, member.id, reason);
      return { id };
    },
    async getLiveRoomManageList({ id, kind, page, limit }) {
      const now = clock.now();
      const [rows, totals] = await Promise.all([repository.list(kind, Number(id), now, page, limit), repository.totals(Number(id), now)]);
      return { list: rows.map(describe), total: totals[kind], page, limit, totals };
    },
    async roomActList({ id, page, limit }) {
      const { rows, total } = await repository.acts(Number(id), page, limit);
      const list = rows.map(({ act: { id: number, act, reason, until, text, at }, by, user }): RoomAct => ({
        id: String(number),
        act,
        by: person(by),
        user: person(user),
        reason,
        until,
        text,
        at,
      }));
      return { list, total, page, limit, kept_days: keptDays };
    },
    async assistantList({ id, page, limit }) {
      const [rows, total] = await Promise.all([
        repository.list('assistants', Number(id), clock.now(), page, limit),
        repository.assistants(Number(id)),
      ]);
      return { list: rows.map(describe), total, page, limit, most: mostAssistants };
    },
    setAdministrations: async (named, caller) => ({
      user_id: named.user_id,
      total: await moderation.appoint(actOf(named, caller)),
    }),
    delLiveRoomManage: async (named, caller) => ({
      user_id: named.user_id,
      total: await moderation.dismiss(actOf(named, caller)),
    }),
    async findForRoom({ id, text }) {
      const rows = await repository.find(Number(id), text, clock.now(), mostFound);
      return {
        list: rows.map(({ is_moderator, is_muted, is_kicked, ...user }) => ({ user: person(user), is_moderator, is_muted, is_kicked })),
      };
    },
  };
}
