import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../platform/session/session.store.ts';
import { BellPlace } from './bell/BellPlace.layout.ts';
import { BellWired } from './messages.lazy.ts';

/** Bell of the signed-in member; its code loads after the page. */
export function BellLater() {
  const { user } = useSnapshot(session);
  if (!user) return null;
  return (
    <Suspense fallback={<BellPlace />}>
      <BellWired />
    </Suspense>
  );
}
