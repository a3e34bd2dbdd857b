import { msg } from '@lingui/core/macro';
import { attention } from '@pitchside/api/member/follow';
import { i18n } from '@pitchside/locales';
import { createNanoEvents } from 'nanoevents';
import { api } from '../api/api.ts';
import { openLoginFor } from '../overlays/overlays.store.ts';
import { sessionToken } from '../session/session.store.ts';
import { say } from '../toasts/say.ts';

const texts = { ended: msg`已取消关注`, undo: msg`撤销` };

/** Somebody who can be followed. */
export interface Followable {
  id: string;
  /** Nickname. */
  name: string;
}

/** Follow state of a member. */
interface Followed {
  id: string;
  /** Whether the signed-in user follows them. */
  isFollowing: boolean;
  /** Number of followers. */
  fans: number;
}
const events = createNanoEvents<{ followed: (followed: Followed) => void }>();

/** Subscribes to changes of who the person follows, made on this page. Returns a function that stops it. */
export const onFollowing = (listener: (followed: Followed) => void): (() => void) => events.on('followed', listener);

/**
 * Follows a member, or stops, which can be undone. A visitor signs in first, and the action then goes on.
 * `onAnswer` gets the state after each answer of the server, including that of the undo.
 * @throws ApiError on failure; the person has been notified
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
      action: { label: i18n._(texts.undo), onClick: () => void sendIt(true).catch(ignore) },
    });
}

/** The call has notified the person. */
const ignore = () => undefined;

async function send(id: string, follow: boolean): Promise<boolean> {
  const { is_followed: isFollowing, fans } = await api.call(attention, { id, follow }, { idempotencyKey: crypto.randomUUID() });
  events.emit('followed', { id, isFollowing, fans });
  return isFollowing;
}
