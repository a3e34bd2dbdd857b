import type { Sport } from '@pitchside/api/scores/matches';
import type { StarKind } from '@pitchside/api/scores/scores';
import { subscribe } from 'valtio';
import { unlessLost } from '../../platform/log/later.ts';
import { session } from '../../platform/session/session.store.ts';
import { storedLater } from '../../platform/guard/later.store.ts';
import { setLater } from '../../platform/guard/visibleMatches.ts';
import { onStorageChange, storageKeys } from '../../platform/storage/storage.ts';
import { offerPush } from '../../platform/push/offer.store.ts';
import {
  collected,
  isMarked,
  markCollected,
  markFavourite,
  ownerOfFavourites,
  ownerOfStars,
  setCollected,
  setFavourites,
  storedStars,
} from './collect.store.ts';
import { withMessages } from '../../platform/messages/withMessages.ts';

const collectSync = withMessages('scores', () => import('./collect/collectSync.ts'));

/** Collects a match, or lets go of it: at once on the screen, then on the server for a member, and taken back when that is refused. */
export function toggleCollected(id: string, sport: Sport = 'football'): void {
  markCollected(id, !collected.has(id));
  if (session.user) unlessLost(collectSync().then(({ sendCollect }) => sendCollect(id, sport)));
  if (collected.has(id)) offerPush();
}

/** Gives a team or a league a star, or marks a match to be watched later, or takes that away; for a member on the server too. */
export function toggleFavourite(kind: StarKind, id: string): void {
  const on = !isMarked(kind, id);
  markFavourite(kind, id, on);
  if (session.user) unlessLost(collectSync().then(({ sendStar }) => sendStar(kind, id)));
  if (on && kind !== 'later') offerPush();
}

/** Keeps the stars in step with the signed-in member, and with other tabs. */
export function followCollected(): void {
  let owner: string | null | undefined;
  const turn = () => {
    const now = session.user?.id ?? null;
    if (now === owner) return;
    owner = now;
    if (now !== null) unlessLost(collectSync().then(({ syncCollected }) => syncCollected()));
    // The stars of a member stay with the member: the next person at this browser starts without any.
    else {
      if (ownerOfStars() !== null) setCollected([], null);
      if (ownerOfFavourites() !== null) setFavourites([], null);
    }
  };
  turn();
  subscribe(session, turn);
  onStorageChange(storageKeys.collected, () => setCollected(storedStars(), ownerOfStars()));
  onStorageChange(storageKeys.later, () => setLater(storedLater()));
}
