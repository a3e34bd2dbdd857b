import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Messenger } from '../talk/messenger.ts';
import { enterMessages, messages } from './session.ts';

/** The conversations of whoever is signed in; null until the sign-in has begun. Whoever shows them does not wait for the start-up to come to it. */
export function useMessenger(): Messenger | null {
  const { messenger } = useSnapshot(messages);
  useEffect(enterMessages, []);
  return messenger;
}
