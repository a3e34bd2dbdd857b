import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Toasts about broadcasts and clubs, with their catalog. */
export const loadNotifier = withMessages('live', () => import('./notify.ts'));
