import type { TopicEvent } from '@pitchside/api/realtime';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';
import { useTopic } from './useTopic.ts';

/** Hears what is told to the signed-in member alone while the component is on the page; `onReset` when some of it may have been missed. */
export function useOwnTopic(onEvent: (event: TopicEvent) => void, onReset: () => void): void {
  const { user } = useSnapshot(session);
  useTopic(user && `user:${user.id}`, onEvent, onReset);
}
