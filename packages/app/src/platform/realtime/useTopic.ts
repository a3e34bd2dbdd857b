import type { TopicEvent } from '@pitchside/api/realtime';
import { useEffect, useEffectEvent } from 'react';
import { realtime } from './realtime.ts';

/** Hears a topic while the component is on the page, null hears none; `onReset` when some of it may have been missed. */
export function useTopic(topic: string | null, onEvent: (event: TopicEvent) => void, onReset: () => void): void {
  const hear = useEffectEvent(onEvent);
  const reset = useEffectEvent(onReset);
  useEffect(
    () => (topic === null ? undefined : realtime.subscribe(topic, { onEvent: (event) => hear(event), onReset: () => reset() })),
    [topic],
  );
}
