import { useEffect, useEffectEvent } from 'react';
import { onWalletChange } from '../../../platform/session/wallet.store.ts';

/** Tells when what the member owns has changed, as the socket says; the header’s balance follows by itself. */
export function useWalletEvents(onWallet: () => void): void {
  const tell = useEffectEvent(onWallet);
  useEffect(() => onWalletChange(() => tell()), []);
}
