import type { TopicEvent } from '@pitchside/api/realtime';
import { useEffect, useEffectEvent } from 'react';
import { realtime } from './realtime.ts';

/**
 * Hears a topic while the component is on the page, null hears none; `onReset` when some of it may have been missed: what the page fetched is then to be asked anew.
 * That is so once at the beginning too, unless the place in the topic was known at once: what was told after the page was answered and before it was followed reached nobody.
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
