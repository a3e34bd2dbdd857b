import { getMemberInfo, type MemberInfo } from '@pitchside/api/member/profile';
import { proxy } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { refreshUser, session } from '../../../../platform/session/session.store.ts';

interface MemberState {
  /** The signed-in member; null until they came. */
  info: MemberInfo | null;
  state: 'loading' | 'ready' | 'failed';
}

/** The signed-in member as their own pages show them. */
export const member = proxy<MemberState>({ info: null, state: 'loading' });

/** Applies fresh facts, and updates the header. */
export function keepMember(info: MemberInfo): void {
  member.info = info;
  member.state = 'ready';
  const { user } = session;
  if (user)
    refreshUser({
      ...user,
      user_nickname: info.user_nickname,
      avatar: info.avatar,
      balance: info.balance,
      level: info.level,
      exp_icon: info.exp_icon,
      is_anchor: info.is_anchor,
    });
}

/** Fetches the member; the last facts stay when that fails. */
export async function loadMember(): Promise<void> {
  if (!member.info) member.state = 'loading';
  try {
    keepMember(await api.call(getMemberInfo, {}));
  } catch {
    // The call has notified the person; this only sets the shown state.
    member.state = member.info ? 'ready' : 'failed';
  }
}
