import type { Match, MatchEvent } from '@pitchside/api/scores/matches';
import { useSpokenEvents } from '@pitchside/ui/MatchEvents';
import { type Deep, eventView, isFootballEvent, teamView } from './match.presenter.ts';

/** Reads what happens in a match to a screen reader, as the viewer may see it; corners are counted alone. */
export function useSpokenMatch(
  match: Deep<Pick<Match, 'id' | 'home' | 'away'>> | null | undefined,
  events: readonly Deep<MatchEvent>[],
): void {
  useSpokenEvents(
    match ? { id: match.id, home: teamView(match.home), away: teamView(match.away) } : undefined,
    events.filter(isFootballEvent).flatMap((event) => (event.kind === 'corner' ? [] : [eventView(event)])),
  );
}
