import { getMemberInfo, type MemberInfo } from '@pitchside/api/member/profile';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { refreshUser } from '../../../../platform/session/session.store.ts';
import { beginRead } from '../../../../platform/session/wallet.store.ts';

interface MemberState {
  /** The signed-in member; null until they came. */
  info: MemberInfo | null;
  state: 'loading' | 'ready' | 'failed';
}

/** The signed-in member as their own pages show them. */
export const member = proxy<MemberState>({ info: null, state: 'loading' });

/** Runs a call that answers with the member, and applies the answer here, in the header and in the wallet. */
export async function readMember(call: () => Promise<MemberInfo>): Promise<MemberInfo> {
  const takeRead = beginRead();
  const info = await call();
  member.info = info;
  member.state = 'ready';
  const { id, user_nickname, avatar, is_anchor, balance, level, exp_icon, given, wallet, income, experience } = info;
  refreshUser({ id, user_nickname, avatar, is_anchor });
  takeRead({ balance, level, exp_icon, given, wallet, income, experience });
  return info;
}

/** Fetches the member; the last facts stay when that fails. */
export async function loadMember(): Promise<void> {
  if (!member.info) member.state = 'loading';
  try {
    await readMember(() => api.call(getMemberInfo, {}));
  } catch {
    // The call has notified the person; this only sets the shown state.
    member.state = member.info ? 'ready' : 'failed';
  }
}
