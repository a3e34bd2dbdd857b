import { recommendedVideos, type Video } from '@pitchside/api/videos';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { atOnce, onStage, recommendedQuestion } from './videos.questions.ts';

/** What is recommended: what opens the page stays, the others change batch by batch. */
export function useRecommended() {
  /** Which answer of the site, and which of its batches. */
  const [place, setPlace] = useState({ answer: 0, batch: 0 });
  const [stage, setStage] = useState<readonly Video[]>();
  const { value, state, again } = useResource(
    String(place.answer),
    (signal) => api.call(recommendedVideos, recommendedQuestion(place.answer), { signal, quiet: true }),
    { family: 'recommended' },
  );
  if (stage === undefined && value) setStage(value.list.slice(0, onStage));
  const others = (value?.list ?? []).filter(({ id }) => !stage?.some((video) => video.id === id));
  const batches = Math.max(1, Math.ceil(others.length / atOnce));
  const batch = Math.min(place.batch, batches - 1);
  return {
    stage,
    shown: others.slice(batch * atOnce, (batch + 1) * atOnce),
    state: value ? ('ready' as const) : state,
    again,
    hasOthers: batches > 1 || (value?.batches ?? 1) > 1,
    /** Shows other ones; after the last of all come the first. */
    another: () =>
      setPlace(
        batch + 1 < batches ? { ...place, batch: batch + 1 } : { answer: (place.answer + 1) % Math.max(1, value?.batches ?? 1), batch: 0 },
      ),
  };
}
