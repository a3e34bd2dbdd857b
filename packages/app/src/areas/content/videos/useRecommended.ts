import { recommendedVideos, type Video } from '@pitchside/api/content/videos';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { recommendedQuestion } from '@pitchside/api/screens/Videos';
import { atOnce, onStage } from './videosQuestions.ts';

/** Recommended videos: the opening ones stay, the others change batch by batch. */
export function useRecommended() {
  const own = useOwnLanguage();
  /** Which answer of the site, and which of its batches. */
  const [place, setPlace] = useState({ answer: 0, batch: 0 });
  const [opening, setOpening] = useState<{ lang: string | undefined; videos: readonly Video[] }>();
  const { value, state, again } = useResource(
    `${place.answer} ${own.lang ?? ''}`,
    (signal) => api.call(recommendedVideos, recommendedQuestion(place.answer, own), { signal, quiet: true }),
    { family: `recommended ${own.lang ?? ''}` },
  );
  const stage = opening?.lang === own.lang ? opening?.videos : undefined;
  if (stage === undefined && value) setOpening({ lang: own.lang, videos: value.list.slice(0, onStage) });
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
