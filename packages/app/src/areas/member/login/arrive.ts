import { ApiError } from '@pitchside/api';
import type { UserInfo } from '@pitchside/api/member/account';
import { takeResume } from '../../../platform/overlays/overlays.store.ts';
import { logQuietly } from '../../../platform/log/log.ts';
import { keepUser } from '../../../platform/session/session.store.ts';
import { loadUser } from '../../../platform/session/loadUser.ts';

/**
 * Somebody is signed in: token and user are kept, the user fetched afresh, and the act that asked for the sign-in goes on.
 * @returns where to go on, when the act leads elsewhere
 */
export async function arrive(user: UserInfo): Promise<string | undefined> {
  const act = takeResume();
  keepUser(user);
  try {
    await loadUser();
    return (await act?.(user)) ?? undefined;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    // Its words came as a toast; being signed in is not undone by it.
    logQuietly(`after signing in: ${failure.code}`);
    return undefined;
  }
}
