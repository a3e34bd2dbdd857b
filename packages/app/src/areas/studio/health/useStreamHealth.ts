import type { CallData } from '@pitchside/api';
import { getStreamHealth, studioTopic, type StreamHealth } from '@pitchside/api/live/studio';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useTopic } from '../../../platform/realtime/useTopic.ts';
import { useResource } from '../../../platform/resource/useResource.ts';

/** Refresh interval of the last minutes while the page is visible, ms; it also detects a node that fell silent with its stream. */
const trailEvery = 15_000;

type Answer = CallData<typeof getStreamHealth>;

/** Health of the stream pushed into the anchor's own room. `health` is null while there is no stream, and where it is not measured. */
export function useStreamHealth(roomId: string): {
  isMeasured: boolean;
  health: StreamHealth | null;
  trail: Answer['trail'];
  /** Time of the last encoder that was turned away because the room is closed, ms UTC; null where that is no news. */
  turnedAwayAt: number | null;
  /** Whether a second encoder stands by. */
  hasStandby: boolean;
  state: 'loading' | 'ready' | 'failed';
  again: () => void;
} {
  const { value, state, again } = useResource(`stream ${roomId}`, (signal) => api.call(getStreamHealth, {}, { signal, quiet: true }), {
    every: trailEvery,
  });
  const [heard, setHeard] = useState<{ after: Answer | undefined; health: StreamHealth }>();
  useTopic(
    studioTopic(roomId),
    (event) => {
      if (event.type === 'stream_health') setHeard({ after: value, health: event.data });
      if (event.type === 'publisher_turned_away' || event.type === 'stream_standby') again();
    },
    again,
  );
  // What was heard before the newest answer is older than it.
  const health = heard && heard.after === value ? heard.health : (value?.health ?? null);
  return {
    isMeasured: value?.is_measured ?? true,
    health,
    trail: value?.trail ?? [],
    turnedAwayAt: value?.turned_away_at ?? null,
    hasStandby: value?.has_standby ?? false,
    state: value || heard ? 'ready' : state,
    again,
  };
}
