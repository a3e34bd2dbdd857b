import { watchMatch } from '@pitchside/api/messages/push';
import { api } from '../api/api.ts';
import { openPicture } from '../guard/spoiler.store.ts';
import { unlessLost } from '../log/later.ts';
import { preferences } from '../preferences/preferences.store.ts';
import { session } from '../session/session.store.ts';

/** Pause between two words to the server that a picture stands open, ms; each holds for a minute and a half. */
const every = 60_000;

/**
 * Reports an open picture of a match to the spoiler guard, and to the server, so that none of the member's devices is ahead of it. A member
 * without such devices says so once.
 */
export function watchPicture(matchId: string, programmeTime: () => number | null): () => void {
  const close = openPicture(matchId, programmeTime);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  async function report(): Promise<void> {
    if (isClosed || !session.user || preferences.spoilerGuard === false) return;
    const { devices } = await api.call(watchMatch, { match_id: matchId }, { quiet: true });
    if (devices > 0 && !isClosed) timer = setTimeout(() => unlessLost(report()), every);
  }
  unlessLost(report());
  return () => {
    isClosed = true;
    clearTimeout(timer);
    close();
  };
}
