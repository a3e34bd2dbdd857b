import { useEffect, useEffectEvent } from 'react';
import { onWalletChange } from '../../../platform/session/followWallet.ts';

/** Calls back when the member's wallet has changed, as the socket reports; the header's balance updates separately. */
export function useWalletEvents(onWallet: () => void): void {
  const notify = useEffectEvent(onWallet);
  useEffect(() => onWalletChange(() => notify()), []);
}
