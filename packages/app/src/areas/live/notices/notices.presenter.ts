import type { RoomNotice } from '@pitchside/ui/RoomNotices';
import type { RoomEnvelope } from '../envelopes/envelopes.store.ts';
import type { Shortage } from './notices.store.ts';
import type { Stutter } from './stutter.ts';

/** The notice of an order that fell short. */
export const shortageId = 'shortage';

/** The notice of a picture that stutters. */
export const qualityId = 'quality';

interface Facts {
  /** The step down that a picture needs; null while it runs well. */
  step: Stutter | null;
  shortage: Shortage | null;
  closed: readonly string[];
  /** Envelopes of the room. */
  list: readonly RoomEnvelope[];
  /** Diamonds that the person has; null for a visitor. */
  balance: number | null;
  /** Ms UTC. */
  now: number;
}

/**
 * Current notices: a better quality, the diamonds missing for an order, and the first open envelope that was neither taken from nor closed.
 */
export function noticesNow({ step, shortage, closed, list, balance, now }: Facts): RoomNotice[] {
  const missing = shortage && balance !== null ? shortage.total - balance : 0;
  const open = list.find(
    ({ envelope: { id, opens_at, left, state }, mine }) =>
      mine === null && state === 'open' && left > 0 && opens_at <= now && !closed.includes(id),
  );
  return [
    ...(step && !closed.includes(qualityId) ? [{ kind: 'quality' as const, id: qualityId, ...step }] : []),
    ...(open
      ? [{ kind: 'envelope' as const, id: open.envelope.id, from: open.envelope.from.user_nickname, left: open.envelope.left }]
      : []),
    ...(shortage && missing > 0
      ? [{ kind: 'shortage' as const, id: shortageId, gift: shortage.gift, count: shortage.count, missing }]
      : []),
  ];
}
