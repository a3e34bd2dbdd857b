import { friendRequests } from '@pitchside/api/messages/friends';
import { proxy, useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { followOwn } from '../../../platform/session/ownTopic.ts';

interface FriendsState {
  /** Requests to the member that wait for an answer. */
  waiting: number;
  /** Increases when a relation to the member or a group has changed; lists are then fetched again. */
  turn: number;
  groupTurn: number;
}

export const friends = proxy<FriendsState>({ waiting: 0, turn: 0, groupTurn: 0 });

/** Listens for friend requests, new and lost friends, and the member's groups. Returns a function that stops it. */
export function followFriends(): () => void {
  const newest = latestOnly();
  const count = () =>
    newest.ask(
      (signal) => api.call(friendRequests, { limit: 1, state: 'waiting' }, { signal, quiet: true }),
      ({ waiting }) => void (friends.waiting = waiting),
      // Reported with the next request, or the next visit.
      () => undefined,
    );
  return followOwn({
    onEvent({ type, data }) {
      if (type === 'friend') {
        friends.waiting = data.waiting;
        friends.turn += 1;
      }
      if (type === 'group') friends.groupTurn += 1;
    },
    onReset() {
      friends.turn += 1;
      friends.groupTurn += 1;
      count();
    },
    onChange(user) {
      friends.waiting = 0;
      if (user) count();
      else newest.drop();
    },
  });
}

/** Changes whenever somebody stands otherwise to the member. */
export const useFriendsTurn = (): number => useSnapshot(friends).turn;
