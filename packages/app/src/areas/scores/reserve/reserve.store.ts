import { deleteReserveLive, getUserReserveLiveList, reserveMatch, reserveMatch2, type Reservation } from '@pitchside/api/scores/schedule';
import { proxy, subscribe } from 'valtio';
import { proxySet } from 'valtio/utils';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { offerPush } from '../../../platform/push/offer.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { ofReservations } from './reserveQuestions.ts';

interface ReserveState {
  /** Reservations of matches that are to come or on, by match. */
  byMatch: Record<string, Reservation>;
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Number of members who reserved a match, by match; known only after an action on this page returned it. */
  counts: Record<string, number>;
}

/** The member's reservations; empty for a visitor. */
export const reserved = proxy<ReserveState>({ byMatch: {}, state: 'idle', counts: {} });

/** Matches whose press is under way. */
export const reserving = proxySet<string>();

const newest = latestOnly();

/** Fetches the reservations again; answers for a former user, or from before a press, are dropped. */
export function loadReservations(): void {
  newest.drop();
  if (!session.user) {
    Object.assign(reserved, { byMatch: {}, state: 'idle', counts: {} });
    return;
  }
  reserved.state = reserved.state === 'ready' ? 'ready' : 'loading';
  newest.ask(
    (signal) => api.call(getUserReserveLiveList, ofReservations, { signal }),
    ({ list }) => {
      reserved.byMatch = Object.fromEntries(list.map((entry) => [entry.match.id, entry]));
      reserved.state = 'ready';
    },
    () => void (reserved.state = 'failed'),
  );
}

/** Follows the signed-in member's reservations. Returns a function that stops it. */
function follow(): () => void {
  let followed: string | undefined;
  let begun = false;
  const look = () => {
    const id = session.user?.id;
    if (begun && id === followed) return;
    begun = true;
    followed = id;
    reserved.byMatch = {};
    reserved.state = 'idle';
    loadReservations();
  };
  look();
  return subscribe(session, look);
}

let shown = 0;
let stop = () => {};

/**
 * Keeps the signed-in member's reservations loaded while a component shows them. Several callers share one request. Returns a function that
 * stops it.
 */
export function followReservations(): () => void {
  shown += 1;
  if (shown === 1) stop = follow();
  return () => {
    shown -= 1;
    if (shown === 0) stop();
  };
}

/** Does an act on a match once at a time; a second press while it is under way does nothing. */
async function alone(matchId: string, act: () => Promise<void>): Promise<void> {
  if (reserving.has(matchId)) return;
  reserving.add(matchId);
  try {
    await act();
  } finally {
    reserving.delete(matchId);
  }
}

/** The answer to a press is newer than a list requested before it, so that request is dropped. */
function settle(): void {
  newest.drop();
  if (reserved.state === 'loading') reserved.state = 'ready';
}

function take(reservation: Reservation, count: number): void {
  settle();
  reserved.byMatch[reservation.match.id] = reservation;
  reserved.counts[reservation.match.id] = count;
}

/** Reserves a match; a visitor signs in first, and the act then goes on. Refusals come as a toast. */
export async function reserve(matchId: string): Promise<void> {
  if (!session.user) {
    openLoginFor({ after: () => reserve(matchId) });
    return;
  }
  await alone(matchId, async () => {
    const { reservation, reserve_count } = await api.call(reserveMatch, { match_id: matchId });
    take(reservation, reserve_count);
    offerPush();
  });
}

/** Switches the reminder of a reserved match. */
export async function setReminder(matchId: string, remind: boolean): Promise<void> {
  await alone(matchId, async () => {
    const { reservation, reserve_count } = await api.call(reserveMatch2, { match_id: matchId, remind });
    take(reservation, reserve_count);
  });
}

/** Cancels the reservation of a match; gives whether there was one. */
export async function cancelReservation(matchId: string): Promise<boolean> {
  const known = reserved.byMatch[matchId];
  if (!known) return false;
  let gone = false;
  await alone(matchId, async () => {
    const { reserve_count } = await api.call(deleteReserveLive, { id: known.id });
    settle();
    delete reserved.byMatch[matchId];
    reserved.counts[matchId] = reserve_count;
    gone = true;
  });
  return gone;
}
