import { ApiError, codes } from '@pitchside/api';
import { getLiveUrl, getRoomInfo, type LiveUrl, type Room } from '@pitchside/api/live/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { subscribe } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { holdMatches } from '../../../platform/guard/visibleMatches.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { followSource } from '../../../platform/resource/follow.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { kickouts } from '../kickouts.store.ts';

/** Why a room is not shown: it refused, it asks for a log-in, the member was removed from it, or it could not be asked. */
export type CellStand = 'loading' | 'ready' | 'refused' | 'signIn' | 'removed' | 'failed';

/** State of one room among several. */
export interface CellRoom {
  stand: CellStand;
  /** The words of a refusal; else empty. */
  reason: string;
  room: Room | null;
  /** Streams of the room; null while it is not live. */
  live: LiveUrl | null;
}

/** A room of which nothing is known yet. */
export const unknownRoom = (): CellRoom => ({ stand: 'loading', reason: '', room: null, live: null });

function standOf(error: unknown): Pick<CellRoom, 'stand' | 'reason'> {
  if (!(error instanceof ApiError) || error.failure !== 'answer') return { stand: 'failed', reason: '' };
  if (error.code === codes.signInNeeded) return { stand: 'signIn', reason: '' };
  return { stand: error.code === codes.failed ? 'refused' : 'failed', reason: error.message };
}

/**
 * Follows one room among several: its facts, streams and match score. `change` is called on every change. Returns a function that stops it.
 * Errors show in its own cell, and the others go on.
 */
export function followCellRoom(id: string, known: CellRoom, change: () => void): () => void {
  const scope = createScope();
  const picture = latestOnly(scope);
  let endMatch = () => {};
  let matchId: string | undefined;

  function set(news: Partial<CellRoom>): void {
    Object.assign(known, news);
    change();
  }
  const loadPicture = () =>
    picture.retry(
      (signal) => api.call(getLiveUrl, { id }, { signal, quiet: true }),
      (live: LiveUrl) => set({ live: live.status === 'live' && known.room?.status === 'live' ? live : null }),
    );

  /** The topic of the match brings its rows in by the guard. */
  function followMatchOf(room: Room): void {
    if (room.match?.id === matchId) return;
    endMatch();
    matchId = room.match?.id;
    if (!matchId) return void (endMatch = () => {});
    const stops = [
      holdMatches([matchId]),
      realtime.subscribe(`match:${matchId}`, { onEvent: () => undefined, onReset: scope.during(refresh) }),
    ];
    endMatch = () => stops.forEach((stop) => stop());
  }
  function takeRoom(room: Room): void {
    const wasLive = known.room?.status === 'live';
    followMatchOf(room);
    if (room.status !== 'live') picture.drop();
    set({ stand: 'ready', reason: '', room, ...(room.status !== 'live' && { live: null }) });
    if (room.status === 'live' && !wasLive) loadPicture();
  }
  const takeEvent = (event: TopicEvent) => void (event.type === 'room' && known.stand === 'ready' && takeRoom(event.data));

  const refresh = followSource(scope, {
    load: (signal) => api.call(getRoomInfo, { id }, { signal, quiet: true }),
    take: ({ room }) => takeRoom(room),
    fail: (error) => {
      if (known.stand !== 'ready') set(standOf(error));
    },
    retries: () => known.stand === 'ready',
    topics: ({ epoch, seq }) => [{ topic: `room:${id}`, from: { epoch, seq }, onEvent: takeEvent }],
  });
  const look = () => {
    if (!kickouts.rooms.includes(id)) return;
    picture.drop();
    set({ stand: 'removed', reason: kickouts.reasons[id] ?? '', live: null });
  };
  look();
  scope.onLeave(subscribe(kickouts, look));
  scope.onLeave(() => endMatch());
  return scope.leave;
}
