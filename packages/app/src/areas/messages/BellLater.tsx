import { useSnapshot } from 'valtio';
import { session } from '../../platform/session/session.store.ts';
import { BellPlace } from './bell/BellPlace.layout.ts';
import { BellWired } from './messages.lazy.ts';
import { Later } from '../../platform/drawn/Later.tsx';

/** Bell of the signed-in member; its code loads after the page. */
export function BellLater() {
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <Later fallback={<BellPlace />}>
      <BellWired />
    </Later>
  );
}
