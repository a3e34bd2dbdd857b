import type { TopicEventData } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { passGuard } from '../../platform/guard/spoiler.store.ts';

/** Counts what was heard of clips, so that lists of them are asked for again. */
export const clipNews = proxy({ turn: 0 });

/** Something became of a clip: it can be watched, was taken down, or its goal was taken back. It waits for the viewer's own picture. */
export function hearClip({ match_id, at }: TopicEventData<'clip'>): void {
  const notify = () => void (clipNews.turn += 1);
  if (match_id === null) notify();
  else passGuard(match_id, at, notify);
}
