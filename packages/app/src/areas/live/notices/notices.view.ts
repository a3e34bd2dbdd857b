import type { RoomNotice } from '@pitchside/ui/RoomNotices';
import type { RoomEnvelope } from '../envelopes/envelopes.store.ts';
import type { Shortage } from './notices.store.ts';

/** The notice of an order that fell short. */
export const shortageId = 'shortage';

interface Facts {
  shortage: Shortage | null;
  closed: readonly string[];
  /** Envelopes of the room. */
  list: readonly RoomEnvelope[];
  /** Diamonds that the person has; null for a visitor. */
  balance: number | null;
  /** Ms UTC. */
  now: number;
}

/** What is said at this moment: what an order still lacks, and the first envelope that lies open and was neither taken from nor closed. */
export function noticesNow({ shortage, closed, list, balance, now }: Facts): RoomNotice[] {
  const missing = shortage && balance !== null ? shortage.total - balance : 0;
  const open = list.find(
    ({ envelope: { id, opens_at, left, state }, mine }) =>
      mine === null && state === 'open' && left > 0 && opens_at <= now && !closed.includes(id),
  );
  return [
    ...(open
      ? [{ kind: 'envelope' as const, id: open.envelope.id, from: open.envelope.from.user_nickname, left: open.envelope.left }]
      : []),
    ...(shortage && missing > 0
      ? [{ kind: 'shortage' as const, id: shortageId, gift: shortage.gift, count: shortage.count, missing }]
      : []),
  ];
}
