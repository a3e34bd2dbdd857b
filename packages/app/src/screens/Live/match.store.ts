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

/** Fetches it whole: at once on the screen while no picture is open, else when the picture has come so far. */
async function load(id: string, isLeft: () => boolean): Promise<{ epoch: string; seq: number }> {
  const { match, events, epoch, seq } = await api.call(matchBattle, { type: 'football', id });
  passGuard(id, serverNow(), () => !isLeft() && Object.assign(roomMatch, { match, events }));
  return { epoch, seq };
}

/** Follows a match: its score and what happens; returns how to stop. */
export function followMatch(id: string): () => void {
  let stop: (() => void) | undefined;
  let left = false;
  const follow = async () => {
    const from = await load(id, () => left);
    if (left) return;
    stop = realtime.subscribe(`match:${id}`, {
      from,
      onEvent: (event) => {
        if (event.type === 'match') passGuard(id, serverNow(), () => !left && (roomMatch.match = event.data));
        if (event.type === 'match_event') passGuard(id, event.data.at, () => !left && addEvent(event.data));
      },
      onReset: () => void load(id, () => left).catch(() => undefined),
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
