import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { useGoalClips } from '../../../scores/useClips.ts';
import { useSnapshot } from 'valtio';
import { eventView, isFootballEvent, teamView } from '../../../scores/match.presenter.ts';
import { roomState } from '../../stage/room.store.ts';
import { ColumnWait } from './ColumnWait.tsx';
import { EventsPlace } from './Live.layout.ts';
import { askMatch, roomMatch } from '../../stage/match.store.ts';

/** Events of the match, newest first. */
export function LiveEvents() {
  const { t } = useLingui();
  const { room, state } = useSnapshot(roomState);
  const { match, events, isLoaded, isLost } = useSnapshot(roomMatch);
  const clipOf = useGoalClips(match?.id);
  // Corners are only counted here: as rows they would bury the rest.
  const shownEvents = events
    .filter(isFootballEvent)
    .filter(({ kind }) => kind !== 'corner')
    .toReversed();
  // The room comes before its match, and a row of the match may come before what has happened in it.
  const isComing = room ? room.match !== null && (match === null || (!isLoaded && shownEvents.length === 0)) : state === 'loading';
  if (isComing && isLost) return <ErrorState title={t`赛况没能送到`} onRetry={askMatch} />;
  if (isComing) return <ColumnWait />;
  if (!match || shownEvents.length === 0) return <EmptyState title={match ? t`比赛还没有事件` : t`这个直播间没有比赛`} />;
  return (
    <EventsPlace>
      <MatchEvents
        label={t`赛况`}
        events={shownEvents.map((event) => ({ ...eventView(event), ...clipOf(event.id) }))}
        home={teamView(match.home)}
        away={teamView(match.away)}
      />
    </EventsPlace>
  );
}
