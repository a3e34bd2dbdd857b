import { getUserInfo } from '@pitchside/api/account';
import { api } from '../api/api.ts';
import { refreshUser, sessionToken } from './session.store.ts';
import { walletTurn } from './wallet.store.ts';

/** Fresh facts about the signed-in user; visitors are not asked for. What the socket told of the wallet meanwhile is newer than the answer. */
export async function loadUser(): Promise<void> {
  if (!sessionToken()) return;
  const turn = walletTurn();
  const { balance, level, exp_icon, ...facts } = await api.call(getUserInfo, {});
  refreshUser(turn === walletTurn() ? { ...facts, balance, level, exp_icon } : facts);
}
