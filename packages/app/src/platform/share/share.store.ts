import { proxy } from 'valtio';
import { openLoginFor } from '../overlays/overlays.store.ts';
import { sessionToken } from '../session/session.store.ts';

/** Something of the site that is sent to a friend as a card. */
export interface Shareable {
  /** Kind of the shared item, as cards name it. */
  type: 'live' | 'match' | 'plan' | 'goods' | 'video' | 'post' | 'article' | 'member' | 'group';
  id: string;
  title: string;
  /** On this site or on https. */
  imageUrl?: string;
  /** In diamonds. */
  price?: number;
}

/** The item being shared with a friend; null while there is none. */
export const sharing = proxy<{ what: Shareable | null }>({ what: null });

/** Opens the dialog that shares an item with a friend; a visitor signs in first and continues there. */
export function shareWithFriend(what: Shareable): void {
  if (sessionToken()) sharing.what = what;
  else openLoginFor({ after: () => void (sharing.what = what) });
}

export const stopSharing = (): void => void (sharing.what = null);
