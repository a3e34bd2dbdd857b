import { msg } from '@lingui/core/macro';
import { attention } from '@pitchside/api/follow';
import { i18n } from '@pitchside/locales';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { standing } from '../stage/standing.store.ts';
import { roomState } from '../stage/room.store.ts';

const texts = { ended: msg`已取消关注`, undo: msg`撤销` };

/** Somebody who can be followed. */
export interface Followable {
  id: string;
  /** Nickname. */
  name: string;
}

/**
 * Follows somebody, or ends it, which can be undone; a visitor signs in first, and the act then goes on.
 * `onAnswer` hears how it stands after each answer of the server, that of the undo too.
 * @throws ApiError where it did not work; the person has been told
 */
export async function setFollowing({ id, name }: Followable, follow: boolean, onAnswer?: (isFollowing: boolean) => void): Promise<void> {
  const sendIt = async (wanted: boolean) => {
    const isFollowing = await send(id, wanted);
    onAnswer?.(isFollowing);
  };
  if (!sessionToken()) return openLoginFor({ after: () => sendIt(true) });
  await sendIt(follow);
  if (!follow)
    say('success', `${i18n._(texts.ended)} ${name}`, {
      action: { label: i18n._(texts.undo), onClick: () => void sendIt(true).catch(told) },
    });
}

/** The call has told the person. */
const told = () => undefined;

async function send(id: string, follow: boolean): Promise<boolean> {
  const { is_followed: isFollowing, fans } = await api.call(attention, { id, follow }, { idempotencyKey: crypto.randomUUID() });
  // The room may have been left meanwhile.
  if (roomState.room?.anchor.id === id) Object.assign(standing, { isFollowing, fans });
  return isFollowing;
}
