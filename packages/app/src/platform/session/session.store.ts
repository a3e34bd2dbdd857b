import { userInfo, type UserInfo } from '@pitchside/api/member/account';
import * as z from 'zod/mini';
import { storedState, readJson, readJsonNow, storageKeys, writeJson, writeText } from '../storage/storage.ts';
import { drawing } from '../drawn/drawn.ts';

/** Schema of the storage key `userInfo` (specification section 3). */
const stored = z.nullable(userInfo);

interface SessionState {
  /** The signed-in user; null for a visitor. */
  user: UserInfo | null;
}

const read = (): UserInfo | null => readJson(storageKeys.userInfo, stored, null);

/** The signed-in user, shared by all tabs of this browser. */
export const session = storedState<SessionState>(() => ({ user: read() }));

const monthSeconds = 30 * 24 * 3_600;

// The specification asks for a token cookie. The server never reads it: only the request header signs a call.
function writeCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `token=${token ?? ''}; Path=/; SameSite=Strict; Max-Age=${token ? monthSeconds : 0}${secure}`;
}

/** Token of the signed-in user, for the request header. */
export const sessionToken = (): string | undefined =>
  (session.user ?? (drawing() && readJsonNow(storageKeys.userInfo, stored, null)))?.token;

/** Keeps who signed in. */
export function keepUser(user: UserInfo): void {
  session.user = user;
  writeJson(storageKeys.userInfo, user);
  writeCookie(user.token);
}

/** Merges fresh facts about the signed-in user; the token stays. Facts about another user, requested before a new sign-in, are dropped. */
export function refreshUser(facts: Partial<Omit<UserInfo, 'token'>>): void {
  const { user } = session;
  if (user && (facts.id ?? user.id) === user.id) keepUser({ ...user, ...facts });
}

/** Forgets who was signed in. */
export function forgetUser(): void {
  session.user = null;
  writeText(storageKeys.userInfo, null);
  writeCookie(null);
}

/**
 * Reads the session written by another tab.
 * @returns true when the signed-in user has changed
 */
export function readSession(): boolean {
  const { user: before } = session;
  const user = read();
  // Each tab hears of its wallet by the socket: the balance of another one may or may not include orders that are under way here.
  session.user = user && user.token === before?.token ? { ...user, balance: before.balance } : user;
  return user?.token !== before?.token;
}

/** Follows sign-in and sign-out in other tabs; `onChange` runs after the token has changed. */
export function followOtherTabs(onChange: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key !== storageKeys.userInfo && event.key !== null) return;
    if (readSession()) onChange();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
