import { followFriends } from '../friends/friends.store.ts';
import { followNotices } from '../notices/notices.store.ts';
import { enterMessages } from './session.ts';

let isBegun = false;

/** Begins everything about messages, once: the sign-in with the service, requests of friendship, words of the site. */
export function begin(): void {
  if (isBegun) return;
  isBegun = true;
  followFriends();
  followNotices();
  enterMessages();
}
