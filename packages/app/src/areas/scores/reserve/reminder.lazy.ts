import { withMessages } from '../../../platform/messages/withMessages.ts';

/** Code and catalog that notify of a match's start. */
export const loadTeller = withMessages('scores', () => import('./tellBegins.ts'));
