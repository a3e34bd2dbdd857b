import { ApiError } from '@pitchside/api';
import type { Sport } from '@pitchside/api/scores/matches';
import {
  collectBasketball,
  collectedMatches,
  collectFootball,
  mergeCollected,
  mergeStars,
  mostCollected,
  mostStars,
  starSubject,
  type StarKind,
} from '@pitchside/api/scores/scores';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import {
  collected,
  favouriteLeagues,
  favouriteTeams,
  markCollected,
  markFavourite,
  ownerOfFavourites,
  ownerOfStars,
  setCollected,
  setFavourites,
  starsHere,
} from '../collect.store.ts';

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

/** Sends the current state of a team's or league's star; of several presses the last one wins. */
export async function sendStar(kind: StarKind, id: string): Promise<void> {
  const key = `${kind} ${id}`;
  if (sending.has(key)) return;
  sending.add(key);
  const owner = session.user?.id;
  const isOn = () => (kind === 'team' ? favouriteTeams : favouriteLeagues).has(id);
  let sent: boolean | undefined;
  try {
    while (sent !== isOn() && session.user?.id === owner) {
      const wanted = isOn();
      await api.call(starSubject, { kind, id, star: wanted }, { idempotencyKey: crypto.randomUUID() });
      sent = wanted;
    }
  } catch (error) {
    if (session.user?.id === owner) markFavourite(kind, id, sent ?? !isOn());
    if (!(error instanceof ApiError)) throw error;
  } finally {
    sending.delete(key);
  }
}

/** Merges this browser's stars of teams and leagues with the member's: they are added once, then the member's list counts. */
async function syncStars(member: string): Promise<void> {
  const brought = ownerOfFavourites() === null ? starsHere().slice(-2 * mostStars) : [];
  const { list } = await api.call(mergeStars, { list: brought }, { idempotencyKey: crypto.randomUUID() });
  if (session.user?.id === member) setFavourites(list, member);
}

/** Merges this browser's stars with the member's: a visitor's stars are added once, then the member's list counts. */
export async function syncCollected(): Promise<void> {
  const member = session.user?.id;
  if (!member) return;
  const owner = ownerOfStars();
  await syncStars(member);
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
