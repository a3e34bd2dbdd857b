import type { WalletState } from '@pitchside/api/money';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../log/later.ts';
import { realtime } from '../realtime/realtime.ts';
import { refreshUser, session } from '../session/session.store.ts';
import { loadUser } from '../start.ts';

/** Tells when what the member owns has changed, as the socket says; the header’s balance follows. */
export function useWalletEvents(onWallet: (state: WalletState) => void): void {
  const { user } = useSnapshot(session);
  const id = user?.id;
  const take = useEffectEvent((state: WalletState) => {
    if (session.user) refreshUser({ ...session.user, balance: state.balance, level: state.level, exp_icon: state.exp_icon });
    onWallet(state);
  });
  useEffect(() => {
    if (!id) return undefined;
    return realtime.subscribe(`user:${id}`, { onEvent: (event) => event.type === 'wallet' && take(event.data), onReset: () => unlessLost(loadUser()) });
  }, [id]);
}
