import { matchBattle, type Match, type MatchEvent, type Sport } from '@pitchside/api/scores/matches';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { valueNow } from '../../../platform/api/answers.ts';
import { api } from '../../../platform/api/api.ts';
import { beforeDrawing } from '../../../platform/drawn/drawn.ts';
import { onSeen, takeIn } from '../../../platform/guard/visibleMatches.ts';
import { isSeen, passGuard, serverNow } from '../../../platform/guard/spoiler.store.ts';
import { hearClip } from '../../scores/clips.store.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { createScope } from '../../../platform/resource/scope.ts';

interface RoomMatchState {
  /** The match that is followed; null while none is. */
  id: string | null;
  match: Match | null;
  /** Oldest first. */
  events: MatchEvent[];
  /** Whether the events are known as far as the picture has come; a row of the match may come before them. */
  isLoaded: boolean;
  /** The last question did not arrive; it is asked again by itself, and by `askMatch`. */
  isLost: boolean;
}

const empty = (id: string | null = null): RoomMatchState => ({ id, match: null, events: [], isLoaded: false, isLost: false });

/** The match that the room shows. */
export const roomMatch = proxy<RoomMatchState>(empty());
beforeDrawing(() => Object.assign(roomMatch, empty()));

let again = () => {};

/** Asks for the match at once, as after a failure. */
export const askMatch = (): void => again();

const askBattle = ({ sport, id }: Pick<Match, 'sport' | 'id'>, signal: AbortSignal) =>
  api.call(matchBattle, { type: sport, id }, { signal, quiet: true });

/** Fills the match from what came with the page. */
export function takeMatchFirst(shown: Pick<Match, 'sport' | 'id'>): void {
  const found = valueNow((signal) => askBattle(shown, signal));
  if (found) Object.assign(roomMatch, empty(shown.id), { match: takeIn(found.match), events: found.events, isLoaded: true });
}

/**
 * Follows a match: its score and events. Returns a function that stops it. The room plays without the match too, so the request is retried
 * until it succeeds.
 */
export function followMatch(sport: Sport, id: string): () => void {
  const scope = createScope();
  // A match that the server drew is there already.
  if (roomMatch.id !== id) Object.assign(roomMatch, empty(id));
  scope.onLeave(() => Object.assign(roomMatch, empty()));

  const whenSeen = (at: number, change: () => void) => passGuard(id, at, scope.during(change));
  const addEvent = (event: MatchEvent) => void (roomMatch.events.some((known) => known.id === event.id) || roomMatch.events.push(event));

  function takeEvent(event: TopicEvent): void {
    if (event.type === 'match') takeMatch(event.data);
    if (event.type === 'clip') hearClip(event.data);
    if (event.type === 'match_event') whenSeen(event.data.at, () => addEvent(event.data));
  }
  function takeMatch(match: Match): void {
    if (match.id === id) roomMatch.match = takeIn(match);
  }

  scope.onLeave(onSeen(takeMatch));
  const lose = scope.during(() => void (roomMatch.isLost = true));
  const ask = followSource(scope, {
    async load(signal) {
      try {
        return await askBattle({ sport, id }, signal);
      } catch (error) {
        if (!signal.aborted) lose();
        throw error;
      }
    },
    take({ match, events }) {
      roomMatch.isLost = false;
      takeMatch(match);
      // A picture that stands still, or is far behind, has shown some of them all the same.
      if (!roomMatch.isLoaded) Object.assign(roomMatch, { events: events.filter(({ at }) => isSeen(id, at)), isLoaded: true });
      whenSeen(serverNow(), () => void (roomMatch.events = events));
    },
    topics: ({ epoch, seq }) => [{ topic: `match:${id}`, from: { epoch, seq }, onEvent: takeEvent }],
  });
  again = () => {
    roomMatch.isLost = false;
    ask();
  };
  scope.onLeave(() => void (again = () => {}));
  return scope.leave;
}
