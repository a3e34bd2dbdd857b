import { msg } from '@lingui/core/macro';
import { attention } from '@pitchside/api/follow';
import { i18n } from '@pitchside/locales';
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
  /** By whom is signed in. */
  isFollowing: boolean;
  /** Number of followers. */
  fans: number;
}
const listeners = new Set<(followed: Followed) => void>();

/** Hears of whomever the person follows or follows no more on this page; the answer stops it. */
export function onFollowing(listener: (followed: Followed) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
  for (const listener of listeners) listener({ id, isFollowing, fans });
  return isFollowing;
}
