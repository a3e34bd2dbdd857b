import { roomEnvelopes, type Envelope, type EnvelopeEvent } from '@pitchside/api/money/envelopes';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { onRoomEvent } from '../stage/room.store.ts';

/** An envelope of the room with the viewer's share; null without one. */
export interface RoomEnvelope {
  envelope: Envelope;
  mine: number | null;
}

interface EnvelopesState {
  /** Open ones and those that will be, the next to open first. */
  list: RoomEnvelope[];
  /** The one that lies over the room; null while none does. */
  openId: string | null;
  /** Number of events on the open envelope, so that it is fetched again. */
  turn: number;
}

const empty = (): EnvelopesState => ({ list: [], openId: null, turn: 0 });

/** The red envelopes of the room that is visited. */
export const envelopes = proxy<EnvelopesState>(empty());

const byOpening = (one: RoomEnvelope, other: RoomEnvelope) => one.envelope.opens_at - other.envelope.opens_at;

/** The envelope to reach for: the next to open of those that the viewer has not taken from. */
export const nextEnvelope = (list: readonly RoomEnvelope[]): RoomEnvelope | undefined => list.find(({ mine }) => mine === null);

/** Applies an event of an envelope; a finished one is no longer offered, though it may still be open. */
function takeEvent(event: EnvelopeEvent): void {
  const id = event.act === 'opened' ? event.envelope.id : event.id;
  if (envelopes.openId === id) envelopes.turn += 1;
  if (event.act === 'opened') {
    const others = envelopes.list.filter(({ envelope }) => envelope.id !== id);
    envelopes.list = [...others, { envelope: event.envelope, mine: null }].sort(byOpening);
    return;
  }
  if (event.act !== 'taken') return dropEnvelope(id);
  const found = envelopes.list.find(({ envelope }) => envelope.id === id);
  // Events may be overtaken: fewer are left, never more.
  if (found) found.envelope.left = Math.min(found.envelope.left, event.left);
}

function dropEnvelope(id: string): void {
  envelopes.list = envelopes.list.filter(({ envelope }) => envelope.id !== id);
}

/** Notes what the viewer took. */
export function noteTaken(id: string, amount: number): void {
  const found = envelopes.list.find(({ envelope }) => envelope.id === id);
  if (found) found.mine = amount;
  envelopes.turn += 1;
}

/** Interval of removing expired envelopes, ms. */
const sweepEvery = 5_000;

/** Follows the envelopes of a room. Returns a function that stops it. */
export function followEnvelopes(roomId: string): () => void {
  const scope = createScope();
  const newest = latestOnly(scope);
  Object.assign(envelopes, empty());
  newest.retry(
    (signal) => api.call(roomEnvelopes, { id: roomId }, { signal, quiet: true }),
    ({ list }) => {
      // What came meanwhile is newer than the answer.
      const known = new Set(envelopes.list.map(({ envelope }) => envelope.id));
      envelopes.list = [...envelopes.list, ...list.filter(({ envelope }) => !known.has(envelope.id))].sort(byOpening);
    },
  );
  scope.onLeave(onRoomEvent((event) => event.type === 'envelope' && takeEvent(event.data)));
  // The server reports an expiry; if that event is lost, expired envelopes still disappear.
  const timer = setInterval(() => {
    const kept = envelopes.list.filter(({ envelope }) => envelope.expires_at > Date.now());
    if (kept.length < envelopes.list.length) envelopes.list = kept;
  }, sweepEvery);
  scope.onLeave(() => {
    clearInterval(timer);
    Object.assign(envelopes, empty());
  });
  return scope.leave;
}
