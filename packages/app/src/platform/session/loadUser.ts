import { getUserInfo } from '@pitchside/api/member/account';
import { api } from '../api/api.ts';
import { refreshUser, sessionToken } from './session.store.ts';
import { walletTurn } from './wallet.store.ts';

/**
 * Fetches the signed-in user again; does nothing for visitors. Wallet values that the socket brought meanwhile are newer than the answer
 * and stay.
 */
export async function loadUser(): Promise<void> {
  if (!sessionToken()) return;
  const turn = walletTurn();
  const { balance, level, exp_icon, ...facts } = await api.call(getUserInfo, {});
  refreshUser(turn === walletTurn() ? { ...facts, balance, level, exp_icon } : facts);
}
