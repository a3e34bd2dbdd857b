import type { TopicEvent } from '@pitchside/api/realtime';
import { useEffect, useEffectEvent } from 'react';
import { realtime } from './realtime.ts';

/**
 * Subscribes to a topic while the component is mounted; null subscribes to none. `onReset` is called when events may be missing: fetch the
 * page's data again then.
 * It is also called once at the start, unless the position in the topic was known at once: events between the answer and the subscription
 * reached nobody.
 */
export function useTopic(topic: string | null, onEvent: (event: TopicEvent) => void, onReset: () => void): void {
  const hear = useEffectEvent(onEvent);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    if (topic === null) return undefined;
    let isLater = false;
    const stop = realtime.subscribe(topic, {
      onEvent: (event) => hear(event),
      onReset: () => reset(),
      onPlace: () => isLater && reset(),
    });
    isLater = true;
    return stop;
  }, [topic]);
}
