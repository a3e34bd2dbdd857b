import {
  getAliPayInfo,
  getBankCard,
  getVerifiedInfo,
  paymentPasswordState,
  type AlipayAccount,
  type BankCard,
  type VerifiedInfo,
} from '@pitchside/api/member/profile';
import { endOtherSessions, endSession, sessionList, type SessionInfo } from '@pitchside/api/member/account';
import { ApiError } from '@pitchside/api';
import { proxy } from 'valtio';
import { api } from '../../../../../platform/api/api.ts';
import { loadMember } from '../member.store.ts';

interface Facts {
  verified: VerifiedInfo;
  payment: { is_set: boolean; changed_at: number | null; locked_until: number | null };
  card: BankCard | null;
  alipay: AlipayAccount | null;
}

interface SecurityState {
  /** Null until they came. */
  facts: Facts | null;
  state: 'loading' | 'ready' | 'failed';
  sessions: readonly SessionInfo[];
  sessionsState: 'loading' | 'ready' | 'failed';
}

/** Facts and sessions for the security of the account. */
export const security = proxy<SecurityState>({ facts: null, state: 'loading', sessions: [], sessionsState: 'loading' });

/** Fetches everything of the page but the browsers. */
export async function loadSecurity(): Promise<void> {
  try {
    const [verified, payment, { card }, { account }] = await Promise.all([
      api.call(getVerifiedInfo, {}),
      api.call(paymentPasswordState, {}),
      api.call(getBankCard, {}),
      api.call(getAliPayInfo, {}),
    ]);
    security.facts = { verified, payment, card, alipay: account };
    security.state = 'ready';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    security.state = security.facts ? 'ready' : 'failed';
  }
}

/** Fetches the page and the header again after a change. */
export async function refreshSecurity(): Promise<void> {
  await Promise.all([loadSecurity(), loadMember()]);
}

export async function loadSessions(): Promise<void> {
  if (security.sessions.length === 0) security.sessionsState = 'loading';
  try {
    security.sessions = (await api.call(sessionList, {})).list;
    security.sessionsState = 'ready';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    security.sessionsState = 'failed';
  }
}

/** Signs one browser out, or all others. */
export async function signOutElsewhere(id?: string): Promise<void> {
  await (id === undefined ? api.call(endOtherSessions, {}) : api.call(endSession, { id }));
  await loadSessions();
}
