import type { TopicEvent } from '@pitchside/api/realtime';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';
import { useTopic } from './useTopic.ts';

/** Subscribes to the signed-in member's private topic while mounted; `onReset` is called when events may be missing. */
export function useOwnTopic(onEvent: (event: TopicEvent) => void, onReset: () => void): void {
  const { user } = useSnapshot(session);
  useTopic(user && `user:${user.id}`, onEvent, onReset);
}
