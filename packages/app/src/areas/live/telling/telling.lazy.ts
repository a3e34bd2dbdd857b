import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Toasts about broadcasts and clubs, with their catalog. */
export const loadTeller = withMessages('live', () => import('./tell.ts'));
