import { msg, plural } from '@lingui/core/macro';
import {
  delLiveRoomManage,
  liveKickout,
  relieveKickout,
  relieveTaboo,
  removeBarrage,
  setAdministrations,
  setTaboo,
  type MuteMinutes,
} from '@pitchside/api/live/moderation';
import { i18n } from '@pitchside/locales';
import { api } from '../../../platform/api/api.ts';
import { hasWorked } from '../../../platform/api/tried.ts';
import { offerUndo } from './undo.store.ts';

/** Somebody in a room, as a moderator acts on them. */
export interface Target {
  roomId: string;
  memberId: string;
  nickname: string;
}

const texts = {
  muted: (name: string, minutes: number) => msg`${name} 已禁言 ${minutes} 分钟`,
  mutedOpen: (name: string) => msg`${name} 已禁言，直到解除`,
  kicked: (name: string) => msg`${name} 已移出房间`,
  appointed: (name: string) => msg`${name} 成了房管`,
  dismissed: (name: string) => msg`${name} 不再是房管`,
  withdrawn: (name: string, count: number) => msg`${plural(count, { other: `撤下 ${name} 的 # 条发言` })}`,
};

const about = ({ roomId: id, memberId: user_id }: Target) => ({ id, user_id });
const once = () => ({ idempotencyKey: crypto.randomUUID() });

/** Lifts a mute. */
export const unmute = (whom: Target): Promise<boolean> => hasWorked(() => api.call(relieveTaboo, about(whom), once()));
/** Lets a removed member back in. */
export const lift = (whom: Target): Promise<boolean> => hasWorked(() => api.call(relieveKickout, about(whom), once()));
const appoint = (whom: Target) => hasWorked(() => api.call(setAdministrations, about(whom), once()));
const dismiss = (whom: Target) => hasWorked(() => api.call(delLiveRoomManage, about(whom), once()));

/** Mutes a member, and offers to undo it. */
export async function mute(whom: Target, minutes: MuteMinutes, reason: string): Promise<void> {
  if (!(await hasWorked(() => api.call(setTaboo, { ...about(whom), minutes, reason }, once())))) return;
  const words = minutes === 0 ? texts.mutedOpen(whom.nickname) : texts.muted(whom.nickname, minutes);
  offerUndo(i18n._(words), { undo: () => void unmute(whom) });
}

/** Removes somebody from the room, and offers to let them back. */
export async function kick(whom: Target, reason: string): Promise<void> {
  if (!(await hasWorked(() => api.call(liveKickout, { ...about(whom), reason }, once())))) return;
  offerUndo(i18n._(texts.kicked(whom.nickname)), { undo: () => void lift(whom) });
}

/** Makes somebody an assistant of the room or takes the right back, and offers to undo it. */
export async function setAssistant(whom: Target, on: boolean): Promise<void> {
  if (!(await (on ? appoint(whom) : dismiss(whom)))) return;
  const words = on ? texts.appointed(whom.nickname) : texts.dismissed(whom.nickname);
  offerUndo(i18n._(words), { undo: () => void (on ? dismiss(whom) : appoint(whom)) });
}

/** Withdraws a member's comments from the room. This cannot be undone on the server, so it is sent after the time to undo. */
export function withdraw(whom: Target, barrageIds: readonly string[], reason: string): void {
  async function settle(): Promise<void> {
    for (const barrage_id of barrageIds) {
      const isGone = await hasWorked(() => api.call(removeBarrage, { ...about(whom), barrage_id, reason }, once()));
      // What is refused once is refused for all of them.
      if (!isGone) return;
    }
  }
  offerUndo(i18n._(texts.withdrawn(whom.nickname, barrageIds.length)), { undo: () => undefined, settle: () => void settle() });
}
