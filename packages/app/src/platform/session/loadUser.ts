import { getUserInfo } from '@pitchside/api/member/account';
import { api } from '../api/api.ts';
import { refreshUser, sessionToken } from './session.store.ts';
import { beginRead } from './wallet.store.ts';

/** Fetches the signed-in user again; does nothing for visitors. */
export async function loadUser(): Promise<void> {
  if (!sessionToken()) return;
  const takeRead = beginRead();
  const { balance, level, exp_icon, ...facts } = await api.call(getUserInfo, {});
  refreshUser(facts);
  takeRead({ balance, level, exp_icon });
}
