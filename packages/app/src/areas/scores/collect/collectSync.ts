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
  starKinds,
  starSubject,
  type StarKind,
} from '@pitchside/api/scores/scores';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import {
  collected,
  isMarked,
  markCollected,
  markFavourite,
  ownerOfFavourites,
  ownerOfStars,
  setCollected,
  setFavourites,
  starsHere,
} from '../collect.store.ts';

const calls = { football: collectFootball, basketball: collectBasketball } as const;

/** Stars on their way; presses meanwhile change only what is wanted in the end. */
const sending = new Set<string>();
/** Stars that were pressed since the member's own were asked for: an answer says how they stood before. */
const pressed = new Set<string>();

/** The member's stars of a kind as an answer has them, but for those that were pressed meanwhile. */
function withPressed(kind: StarKind | 'match', ids: readonly string[]): string[] {
  const [isHere, prefix] = [kind === 'match' ? (id: string) => collected.has(id) : (id: string) => isMarked(kind, id), `${kind} `];
  const changed = [...pressed].flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  return [...ids.filter((id) => !changed.includes(id)), ...changed.filter(isHere)];
}

interface SentStar {
  /** Whether it is on now. */
  isOn: () => boolean;
  send: (on: boolean, idempotencyKey: string) => Promise<unknown>;
  /** Sets it here, after a refusal. */
  mark: (on: boolean) => void;
}

/**
 * Sends the current state of a star to the server. Only one request of a key runs at a time and the last press wins, however often it is
 * pressed; a refusal takes the star back.
 */
async function sendLatest(key: string, { isOn, send, mark }: SentStar): Promise<void> {
  pressed.add(key);
  if (sending.has(key)) return;
  sending.add(key);
  const owner = session.user?.id;
  let sent: boolean | undefined;
  try {
    while (sent !== isOn() && session.user?.id === owner) {
      const wanted = isOn();
      await send(wanted, crypto.randomUUID());
      sent = wanted;
    }
  } catch (error) {
    // The words of the refusal came as a toast.
    if (session.user?.id === owner) mark(sent ?? !isOn());
    if (!(error instanceof ApiError)) throw error;
  } finally {
    sending.delete(key);
  }
}

/** Sends the star of a match. */
export async function sendCollect(id: string, sport: Sport): Promise<void> {
  if (sport === 'esports') return;
  await sendLatest(`match ${id}`, {
    isOn: () => collected.has(id),
    send: (collect, idempotencyKey) => api.call(calls[sport], { id, collect }, { idempotencyKey }),
    mark: (on) => markCollected(id, on),
  });
}

/** Sends the star of a team or a league, or that a match is to be watched later. */
export async function sendStar(kind: StarKind, id: string): Promise<void> {
  await sendLatest(`${kind} ${id}`, {
    isOn: () => isMarked(kind, id),
    send: (star, idempotencyKey) => api.call(starSubject, { kind, id, star }, { idempotencyKey }),
    mark: (on) => markFavourite(kind, id, on),
  });
}

/** Merges this browser's stars of teams and leagues with the member's: they are added once, then the member's list counts. */
async function syncStars(member: string): Promise<void> {
  const brought = ownerOfFavourites() === null ? starsHere().slice(-starKinds.length * mostStars) : [];
  const { list } = await api.call(mergeStars, { list: brought }, { idempotencyKey: crypto.randomUUID() });
  const stars = starKinds.flatMap((kind) =>
    withPressed(
      kind,
      list.filter((star) => star.kind === kind).map(({ id }) => id),
    ).map((id) => ({ kind, id })),
  );
  if (session.user?.id === member) setFavourites(stars, member);
}

/** Merges this browser's stars with the member's: a visitor's stars are added once, then the member's list counts. */
export async function syncCollected(): Promise<void> {
  const member = session.user?.id;
  if (!member) return;
  const owner = ownerOfStars();
  pressed.clear();
  for (const key of sending) pressed.add(key);
  await syncStars(member);
  // Somebody else's stars are not this member's.
  const brought = owner === null ? [...collected].slice(-mostCollected) : [];
  const { list } =
    brought.length > 0
      ? await api.call(mergeCollected, { ids: brought }, { idempotencyKey: crypto.randomUUID() })
      : await api.call(collectedMatches, {});
  if (session.user?.id !== member) return;
  setCollected(
    withPressed(
      'match',
      list.map(({ id }) => id),
    ),
    member,
  );
}
