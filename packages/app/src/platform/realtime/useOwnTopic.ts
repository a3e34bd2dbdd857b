import type { TopicEvent } from '@pitchside/api/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';
import { realtime } from './realtime.ts';

/** Hears what is told to the signed-in member alone while the component is on the page; `onReset` when some of it may have been missed. */
export function useOwnTopic(onEvent: (event: TopicEvent) => void, onReset: () => void): void {
  const { user } = useSnapshot(session);
  const id = user?.id;
  const hear = useEffectEvent(onEvent);
  const reset = useEffectEvent(onReset);
  useEffect(
    () => (id === undefined ? undefined : realtime.subscribe(`user:${id}`, { onEvent: (event) => hear(event), onReset: () => reset() })),
    [id],
  );
}
