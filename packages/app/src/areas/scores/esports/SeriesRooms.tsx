import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { scoreLiveHref } from '../matchLinks.ts';
import { cardView } from '../room.presenter.ts';
import { useFreshRooms } from '../useFreshRooms.ts';
import { useRoomWords } from '../useRoomWords.ts';
import { useRooms } from '../useRooms.ts';
import { Rooms } from './Esports.layout.ts';

/** Rooms beside the details. */
const most = 3;

/** The hottest rooms that show a series, and the way to its pictures side by side; nothing where nobody shows it. */
export function SeriesRooms({ match: { id, room_count } }: { match: Match }) {
  const { t } = useLingui();
  const { state, list, retry } = useRooms(room_count > 0 ? id : undefined, room_count);
  const fresh = useFreshRooms();
  const words = useRoomWords();
  if (room_count === 0) return null;
  return (
    <Card padding="titled" title={t`正在直播`} more={{ href: scoreLiveHref(id), label: t`看画面和比分` }}>
      {state === 'failed' ? (
        <ErrorState title={t`直播列表没能送到`} onRetry={retry} />
      ) : (
        <Rooms>
          {state === 'loading'
            ? Array.from({ length: Math.min(most, room_count) }, (_, index) => (
                <li key={index}>
                  <LiveCardSkeleton />
                </li>
              ))
            : list.slice(0, most).map((room) => (
                <li key={room.id}>
                  <LiveCard room={cardView(fresh(room), words)} />
                </li>
              ))}
        </Rooms>
      )}
    </Card>
  );
}
