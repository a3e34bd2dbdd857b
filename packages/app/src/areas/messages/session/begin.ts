import { followFriends } from '../friends/friends.store.ts';
import { followNotices } from '../notices/notices.store.ts';
import { enterMessages } from './session.ts';

let isBegun = false;

/** Starts the messaging features, once: the sign-in with the service, friend requests, notices of the site. */
export function begin(): void {
  if (isBegun) return;
  isBegun = true;
  followFriends();
  followNotices();
  enterMessages();
}
