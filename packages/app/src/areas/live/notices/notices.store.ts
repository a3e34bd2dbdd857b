import { proxy } from 'valtio';

/** An order for which there were too few diamonds. */
export interface Shortage {
  /** Name of the gift. */
  gift: string;
  count: number;
  /** Diamonds that it costs in all. */
  total: number;
}

interface NoticesState {
  shortage: Shortage | null;
  /** Ids of the notices closed in this visit. */
  closed: string[];
}

/** Notices of the room for this person only; red envelopes have a store of their own. */
export const notices = proxy<NoticesState>({ shortage: null, closed: [] });

/** Forgets everything, as at another room. */
export const clearNotices = (): void => void Object.assign(notices, { shortage: null, closed: [] });

/** Keeps what an order fell short of in sight, also once the dialog to buy diamonds is closed. */
export const noteShortage = (shortage: Shortage): void => void (notices.shortage = shortage);
