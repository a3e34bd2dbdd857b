import { matchBattle, type Match, type MatchEvent } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import { api } from '../../shared/api/api.ts';
import { realtime } from '../../shared/realtime/realtime.ts';
import { passGuard, serverNow } from '../../shared/spoiler/spoiler.store.ts';

interface RoomMatchState {
  match: Match | null;
  /** Oldest first. */
  events: MatchEvent[];
}

/** The match that the room shows. */
export const roomMatch = proxy<RoomMatchState>({ match: null, events: [] });

function addEvent(event: MatchEvent): void {
  if (!roomMatch.events.some((known) => known.id === event.id)) roomMatch.events.push(event);
}

/** Fetches the match anew; what was missed meanwhile waits for the picture like any other news. */
async function load(id: string, isLeft: () => boolean): Promise<{ epoch: string; seq: number }> {
  const { match, events, epoch, seq } = await api.call(matchBattle, { type: 'football', id });
  const show = () => void (!isLeft() && Object.assign(roomMatch, { match, events }));
  if (roomMatch.match) passGuard(id, serverNow(), show);
  else show();
  return { epoch, seq };
}

/** Follows a match: its score and what happens; returns how to stop. */
export function followMatch(id: string): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  const isLeft = () => left;
  const follow = async () => {
    const from = await load(id, isLeft);
    if (left) return;
    stop = realtime.subscribe(`match:${id}`, {
      from,
      onEvent: (event) => {
        if (event.type === 'match') passGuard(id, serverNow(), () => !left && (roomMatch.match = event.data));
        if (event.type === 'match_event') passGuard(id, event.data.at, () => !left && addEvent(event.data));
      },
      onReset: () => void load(id, isLeft).catch(() => undefined),
    });
  };
  // Without the match the room still plays; the words came as a toast.
  void follow().catch(() => undefined);
  return () => {
    left = true;
    stop?.();
    Object.assign(roomMatch, { match: null, events: [] });
  };
}
