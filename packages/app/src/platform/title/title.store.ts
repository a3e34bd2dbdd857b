import { proxy } from 'valtio';

/** A title that a screen gives itself, such as the name of a room; null for the route's own. */
export const pageTitle = proxy<{
  own: string | null;
  /** Unread messages and notices, which stand before it. */
  unread: number;
}>({ own: null, unread: 0 });
