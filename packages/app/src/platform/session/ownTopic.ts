import type { UserInfo } from '@pitchside/api/member/account';
import type { TopicEvent } from '@pitchside/api/realtime';
import { subscribe } from 'valtio';
import { realtime } from '../realtime/realtime.ts';
import { session } from './session.store.ts';

/** Handlers of the member's private topic, in every tab. */
export interface OwnHandlers {
  onEvent: (event: TopicEvent) => void;
  /** Events may have been missed. */
  onReset: () => void;
  /** Somebody else is signed in from now on, or nobody. */
  onChange?: (user: UserInfo | null) => void;
}

/** The topic of a member. */
export const ownTopic = ({ id }: Pick<UserInfo, 'id'>): string => `user:${id}`;

/** Subscribes to the signed-in member's private topic, across sign-ins and sign-outs. Returns a function that stops it. */
export function followOwn({ onEvent, onReset, onChange }: OwnHandlers, line: Pick<typeof realtime, 'subscribe'> = realtime): () => void {
  // By token: the server ends the topic with the sign-in, also when the same member signs in anew.
  let followed: string | undefined;
  let leave = () => {};
  const follow = () => {
    const { user } = session;
    if (user?.token === followed) return;
    leave();
    leave = () => {};
    followed = user?.token;
    onChange?.(user);
    if (user) leave = line.subscribe(ownTopic(user), { onEvent, onReset });
  };
  follow();
  const stop = subscribe(session, follow);
  return () => {
    stop();
    leave();
  };
}
