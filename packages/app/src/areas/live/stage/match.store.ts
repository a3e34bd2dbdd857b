import { matchBattle, type Match, type MatchEvent, type Sport } from '@pitchside/api/matches';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { onSeen, takeIn } from '../../../platform/guard/intake.ts';
import { passGuard, serverNow } from '../../../platform/guard/spoiler.store.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { openVisit } from '../../../platform/resource/visit.ts';

interface RoomMatchState {
  /** The match that is followed; null while none is. */
  id: string | null;
  match: Match | null;
  /** Oldest first. */
  events: MatchEvent[];
  /** Whether all events so far are known; a row of the match may come before them. */
  isTold: boolean;
}

const empty = (id: string | null = null): RoomMatchState => ({ id, match: null, events: [], isTold: false });

/** The match that the room shows. */
export const roomMatch = proxy<RoomMatchState>(empty());

/** Follows a match: its score and what happens; returns how to stop. Without the match the room still plays, so it is asked for until it comes. */
export function followMatch(sport: Sport, id: string): () => void {
  const visit = openVisit();
  Object.assign(roomMatch, empty(id));
  visit.onLeave(() => Object.assign(roomMatch, empty()));

  const whenSeen = (at: number, change: () => void) => passGuard(id, at, visit.during(change));
  const addEvent = (event: MatchEvent) => void (roomMatch.events.some((known) => known.id === event.id) || roomMatch.events.push(event));

  function takeEvent(event: TopicEvent): void {
    if (event.type === 'match') takeMatch(event.data);
    if (event.type === 'match_event') whenSeen(event.data.at, () => addEvent(event.data));
  }
  function takeMatch(match: Match): void {
    if (match.id === id) roomMatch.match = takeIn(match);
  }

  visit.onLeave(onSeen(takeMatch));
  followSource(visit, {
    load: (signal) => api.call(matchBattle, { type: sport, id }, { signal, quiet: true }),
    take({ match, events }) {
      takeMatch(match);
      whenSeen(serverNow(), () => Object.assign(roomMatch, { events, isTold: true }));
    },
    topics: ({ epoch, seq }) => [{ topic: `match:${id}`, from: { epoch, seq }, onEvent: takeEvent }],
  });
  return visit.leave;
}
