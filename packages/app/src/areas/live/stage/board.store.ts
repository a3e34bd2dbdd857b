import { getPin, type Pin } from '@pitchside/api/live/pins';
import { currentPoll, type Poll } from '@pitchside/api/live/polls';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import type { Scope } from '../../../platform/resource/scope.ts';

/** State of what anchor and assistants put up above the chat. */
export interface BoardState {
  pin: Pin | null;
  /** The poll that runs, or the last one. */
  poll: Poll | null;
  /** The option that the person voted for, from 0; null before. */
  choice: number | null;
}

/** Board with nothing on it. */
export const emptyBoard = (): BoardState => ({ pin: null, poll: null, choice: null });

/** Board of the visited room. */
export const board = proxy<BoardState>(emptyBoard());

/** A board that is followed. */
export interface FollowedBoard {
  ask: () => void;
  hear: (event: TopicEvent) => void;
}

/** Follows what is pinned and polled in a room, in the state of the visited room or in another. */
export function followBoard(scope: Scope, id: string, state: BoardState = board): FollowedBoard {
  const [pins, polls] = [latestOnly(scope), latestOnly(scope)];
  let isPollHeard = false;
  Object.assign(state, emptyBoard());
  scope.onLeave(() => void Object.assign(state, emptyBoard()));
  return {
    ask() {
      isPollHeard = false;
      pins.retry(
        (signal) => api.call(getPin, { id }, { signal, quiet: true }),
        ({ pin }) => void (state.pin = pin),
      );
      polls.retry(
        (signal) => api.call(currentPoll, { id }, { signal, quiet: true }),
        ({ poll, choice }) => {
          // What was heard meanwhile is newer; the person's own vote is in the answer alone.
          if (!isPollHeard) Object.assign(state, { poll, choice });
          else if (poll?.id === state.poll?.id) state.choice ??= choice;
        },
      );
    },
    hear({ type, data }) {
      if (type === 'pin') {
        pins.drop();
        state.pin = data.pin;
      }
      if (type === 'poll') {
        isPollHeard = true;
        if (data.id !== state.poll?.id) state.choice = null;
        state.poll = data;
      }
    },
  };
}
