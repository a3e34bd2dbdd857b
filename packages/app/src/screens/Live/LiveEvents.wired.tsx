import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchEvents } from '@pitchside/ui/MatchEvents';
import { useSnapshot } from 'valtio';
import { eventView, isFootballEvent, teamView } from '../../shared/matches/match.view.ts';
import { EventsPlace } from './Live.layout.ts';
import { roomMatch } from './match.store.ts';

/** What has happened in the match, newest first. */
export function LiveEvents() {
  const { t } = useLingui();
  const { match, events } = useSnapshot(roomMatch);
  // Corners are counted, not told: they would bury the rest.
  const told = events.filter(isFootballEvent).filter(({ kind }) => kind !== 'corner').toReversed();
  if (!match || told.length === 0) return <EmptyState title={match ? t`比赛还没有事件` : t`这个直播间没有比赛`} />;
  return (
    <EventsPlace>
      <MatchEvents label={t`赛况`} events={told.map(eventView)} home={teamView(match.home)} away={teamView(match.away)} />
    </EventsPlace>
  );
}
