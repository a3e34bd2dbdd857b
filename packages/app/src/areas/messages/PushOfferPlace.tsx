import { PushOffer } from '@pitchside/ui/PushOffer';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../platform/log/later.ts';
import { endOffer, offer } from '../../platform/push/offer.store.ts';
import { push } from '../../platform/push/sitePush.ts';

/** Offer of notifications after the first star or reservation. */
export default function PushOfferPlace() {
  const { open } = useSnapshot(offer);
  const { pending } = useSnapshot(push.view);
  if (!open) return null;
  return <PushOffer pending={pending} onAccept={() => unlessLost(push.turnOn().finally(endOffer))} onDecline={endOffer} />;
}
