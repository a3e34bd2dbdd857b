import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Code and catalog that notify of a match's start. */
export const loadNotifier = withMessages('scores', () => import('./notifyBegins.ts'));
