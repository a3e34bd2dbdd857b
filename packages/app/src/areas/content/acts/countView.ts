import { addView } from '@pitchside/api/content/videos';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../platform/api/api.ts';

/** Counts that a video, an article or a post was looked at; a look that is not counted is nobody's concern. */
export function countView(id: string, onViews: (views: number) => void): void {
  api.call(addView, { id }, { quiet: true }).then(
    ({ views }) => onViews(views),
    () => undefined,
  );
}

/** Counts one look as soon as something is on the page; null counts nothing. */
export function useCountedView(id: string | null, onViews: (views: number) => void): void {
  const viewed = useEffectEvent(onViews);
  useEffect(() => {
    if (id !== null) countView(id, viewed);
  }, [id]);
}
