import { userInfo, type UserInfo } from '@pitchside/api/account';
import * as z from 'zod/mini';
import { proxy } from 'valtio';
import { readJson, storageKeys, writeJson, writeText } from '../storage/storage.ts';

/** What is kept under `userInfo` (specification section 3). */
const stored = z.nullable(userInfo);

interface SessionState {
  /** The signed-in user; null for a visitor. */
  user: UserInfo | null;
}

const read = (): UserInfo | null => readJson(storageKeys.userInfo, stored, null);

/** Who is signed in, in every tab of this browser. */
export const session = proxy<SessionState>({ user: read() });

const monthSeconds = 30 * 24 * 3_600;

// The specification asks for a token cookie. The server never reads it: only the request header signs a call.
function writeCookie(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `token=${token ?? ''}; Path=/; SameSite=Strict; Max-Age=${token ? monthSeconds : 0}${secure}`;
}

/** Token of the signed-in user, for the request header. */
export const sessionToken = (): string | undefined => session.user?.token;

/** Keeps who signed in. */
export function keepUser(user: UserInfo): void {
  session.user = user;
  writeJson(storageKeys.userInfo, user);
  writeCookie(user.token);
}

/** Takes over fresh facts about the signed-in user; the token stays. */
export function refreshUser(facts: Omit<UserInfo, 'token'>): void {
  if (session.user) keepUser({ ...facts, token: session.user.token });
}

/** Forgets who was signed in. */
export function forgetUser(): void {
  session.user = null;
  writeText(storageKeys.userInfo, null);
  writeCookie(null);
}

/** Follows sign-in and sign-out in other tabs; `onChange` runs after the store has changed. */
export function followOtherTabs(onChange: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key !== storageKeys.userInfo && event.key !== null) return;
    session.user = read();
    onChange();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}
