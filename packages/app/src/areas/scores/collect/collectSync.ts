import { ApiError } from '@pitchside/api';
import type { Sport } from '@pitchside/api/scores/matches';
import { collectBasketball, collectedMatches, collectFootball, mergeCollected, mostCollected } from '@pitchside/api/scores/scores';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import { collected, markCollected, ownerOfStars, setCollected } from '../collect.store.ts';

const calls = { football: collectFootball, basketball: collectBasketball } as const;

/** Matches whose star is on its way; presses meanwhile change only what is wanted in the end. */
const sending = new Set<string>();

/**
 * Sends the current state of a star to the server. Only one request runs at a time and the last press wins, however often it is pressed; a
 * refusal takes the star back.
 */
export async function sendCollect(id: string, sport: Sport): Promise<void> {
  if (sport === 'esports' || sending.has(id)) return;
  sending.add(id);
  const owner = session.user?.id;
  let sent: boolean | undefined;
  try {
    while (sent !== collected.has(id) && session.user?.id === owner) {
      const wanted = collected.has(id);
      await api.call(calls[sport], { id, collect: wanted }, { idempotencyKey: crypto.randomUUID() });
      sent = wanted;
    }
  } catch (error) {
    // The words of the refusal came as a toast.
    if (session.user?.id === owner) markCollected(id, sent ?? !collected.has(id));
    if (!(error instanceof ApiError)) throw error;
  } finally {
    sending.delete(id);
  }
}

/** Merges this browser's stars with the member's: a visitor's stars are added once, then the member's list counts. */
export async function syncCollected(): Promise<void> {
  const member = session.user?.id;
  if (!member) return;
  const owner = ownerOfStars();
  // Somebody else's stars are not this member's.
  const brought = owner === null ? [...collected].slice(-mostCollected) : [];
  const { list } =
    brought.length > 0
      ? await api.call(mergeCollected, { ids: brought }, { idempotencyKey: crypto.randomUUID() })
      : await api.call(collectedMatches, {});
  if (session.user?.id !== member) return;
  const pending = [...sending].filter((id) => collected.has(id));
  const dropped = new Set([...sending].filter((id) => !collected.has(id)));
  setCollected([...list.map(({ id }) => id).filter((id) => !dropped.has(id)), ...pending], member);
}
