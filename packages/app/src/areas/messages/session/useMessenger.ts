import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Messenger } from '../talk/messenger.ts';
import { enterMessages, messages } from './session.ts';

/** The signed-in member's messenger; null until the sign-in has begun. Mounting starts it without waiting for start-up. */
export function useMessenger(): Messenger | null {
  const { messenger } = useSnapshot(messages);
  useEffect(enterMessages, []);
  return messenger;
}
