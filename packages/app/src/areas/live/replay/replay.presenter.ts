import type { Broadcast } from '@pitchside/api/live/studio';
import type { ReplayCardItem } from '@pitchside/ui/ReplayCard';
import { coverView } from '../../scores/cover.presenter.ts';
import { replayHref } from '../replayLinks.ts';

/** A broadcast as a card. */
export function replayView({ id, room_id, category, match, title, playback, started_at, peak }: Broadcast): ReplayCardItem {
  return {
    href: replayHref(room_id, id),
    title,
    cover: coverView({ id: `${room_id}-${id}`, category, match, cover: playback?.cover ?? null }),
    seconds: playback?.seconds ?? 0,
    startedAt: started_at ?? 0,
    peak,
  };
}
