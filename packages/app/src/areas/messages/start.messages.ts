import { unlessLost } from '../../platform/log/later.ts';
import { beginMessages } from './messages.later.ts';

/** Milliseconds from the start to the sign-in with the messaging service. Source: specification section 4, "Startup". */
export const loginPause = 500;

/** Signs in with the messaging service a little after the start; its code comes then. */
export function startMessages(): void {
  setTimeout(() => unlessLost(beginMessages().then(({ begin }) => begin())), loginPause);
}
