import { useSnapshot } from 'valtio';
import { session } from '../../platform/session/session.store.ts';
import { BellPlace } from './bell/BellPlace.layout.ts';
import { takePlace } from './panel.store.ts';

/** The place in the header for the messenger's button: nothing lies over a page that nobody has opened. */
export function MessengerPlace() {
  const { user } = useSnapshot(session);
  return user ? <BellPlace ref={takePlace} /> : null;
}
