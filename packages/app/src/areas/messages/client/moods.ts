import { createNanoEvents } from 'nanoevents';
import type { ImState, ImStatus } from './im.ts';

/** Event of a messaging session, in terms independent of the engine. */
export type Mood = 'login' | 'ready' | 'failed' | 'lost' | 'back' | 'kicked' | 'logout';

/** State transitions by event; an event that is not listed changes nothing. */
const ways: Record<ImState, Partial<Record<Mood, ImState>>> = {
  idle: { login: 'connecting' },
  connecting: { login: 'connecting', ready: 'ready', failed: 'offline', lost: 'offline', kicked: 'kicked', logout: 'idle' },
  ready: { login: 'connecting', lost: 'offline', failed: 'offline', kicked: 'kicked', logout: 'idle' },
  offline: {
    login: 'connecting',
    back: 'connecting',
    ready: 'ready',
    lost: 'offline',
    failed: 'offline',
    kicked: 'kicked',
    logout: 'idle',
  },
  // A session ended by another device only comes back by signing in.
  kicked: { login: 'connecting', logout: 'idle' },
};

/** The state after a mood. Source: specification section 4, "Startup"; the composer is open in `ready` alone. */
export function moodOf({ state, attempt }: ImStatus, mood: Mood): ImStatus {
  const next = ways[state][mood];
  if (next === undefined) return { state, attempt };
  const isTry = mood === 'lost' || mood === 'failed';
  return { state: next, attempt: next === 'ready' || next === 'idle' || next === 'kicked' ? 0 : isTry ? attempt + 1 : attempt };
}

export interface Moods {
  status: () => ImStatus;
  onStatus: (hear: (status: ImStatus) => void) => () => void;
  feel: (mood: Mood) => void;
}

/** State machine of one session; listeners are only called on changes. */
export function createMoods(): Moods {
  let status: ImStatus = { state: 'idle', attempt: 0 };
  const events = createNanoEvents<{ status: (status: ImStatus) => void }>();
  return {
    status: () => status,
    onStatus: (hear) => events.on('status', hear),
    feel(mood) {
      const next = moodOf(status, mood);
      if (next.state === status.state && next.attempt === status.attempt) return;
      status = next;
      events.emit('status', status);
    },
  };
}
