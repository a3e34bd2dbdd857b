import { msg } from '@lingui/core/macro';
import { joinGroup } from '@pitchside/api/live/fans';
import { i18n } from '@pitchside/locales';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { setFollowing, type Followable } from '../../../platform/follow/followActs.ts';
import { standing } from '../stage/standing.store.ts';

const texts = { joined: msg`已加入粉丝团`, asked: msg`已申请，等主播通过`, left: msg`已退出粉丝团`, takenBack: msg`申请已撤回` };

const send = (roomId: string, join: boolean) => api.call(joinGroup, { id: roomId, join }, { idempotencyKey: crypto.randomUUID() });

/**
 * Joins the fan club of a room, or requests to, and follows its anchor first if needed. A visitor signs in first, and the action then goes
 * on.
 * @throws ApiError on failure; the person has been notified
 */
export async function joinClub(roomId: string, anchor: Followable): Promise<void> {
  const work = async () => {
    if (!standing.isFollowing) await setFollowing(anchor, true);
    const { is_asked: isAsked } = await send(roomId, true);
    say('success', i18n._(isAsked ? texts.asked : texts.joined));
  };
  if (!sessionToken()) return openLoginFor({ after: work });
  await work();
}

/**
 * Leaves the fan club of a room; the closeness is lost.
 * @throws ApiError on failure; the person has been notified
 */
export async function leaveClub(roomId: string): Promise<void> {
  await send(roomId, false);
  say('success', i18n._(texts.left));
}

/**
 * Withdraws the request to join.
 * @throws ApiError on failure; the person has been notified
 */
export async function takeBack(roomId: string): Promise<void> {
  await send(roomId, false);
  say('success', i18n._(texts.takenBack));
}
