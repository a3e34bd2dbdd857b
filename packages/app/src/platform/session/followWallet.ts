import { createNanoEvents } from 'nanoevents';
import { realtime } from '../realtime/realtime.ts';
import { followOwn, ownTopic } from './ownTopic.ts';
import { session } from './session.store.ts';
import { forgetWallet, takeWallet } from './wallet.store.ts';

const events = createNanoEvents<{ change: () => void }>();

/** Subscribes to wallet changes, including possible ones while offline. Returns a function that stops it. */
export const onWalletChange = (hear: () => void): (() => void) => events.on('change', hear);

/**
 * Keeps the signed-in member's wallet live; `refetch` fetches the user again when events may be missing. Returns a function that stops it.
 */
export function followWallet(refetch: () => void, line: Pick<typeof realtime, 'subscribe' | 'on'> = realtime): () => void {
  const notify = () => events.emit('change');
  let heard = false;
  const stops = [
    // Between the first look at the user and the first subscription something may have happened.
    line.on('subscribed', ({ topic }) => {
      if (heard || !session.user || topic !== ownTopic(session.user)) return;
      heard = true;
      refetch();
    }),
    followOwn(
      {
        onEvent(event) {
          if (event.type !== 'wallet') return;
          takeWallet(event.data);
          notify();
        },
        onReset() {
          refetch();
          notify();
        },
        onChange() {
          heard = false;
          forgetWallet();
        },
      },
      line,
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
