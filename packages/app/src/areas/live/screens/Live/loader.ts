import { barrageList, talkRules } from '@pitchside/api/live/barrage';
import { getLiveUrl, getRoomInfo, getUserStatus } from '@pitchside/api/live/live';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { sessionToken } from '../../../../platform/session/session.store.ts';
import { loadTalk } from '../../chat/chat.lazy.ts';

/**
 * Loader of a room: prefetches the room, its comments and streams; for members also their standing and the chat rules, with the code of the
 * chat. Does nothing for a replay, or for a match whose room is not known yet.
 */
export function loader(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (!id || parameters.get('replay')) return;
  prefetch(getLiveUrl, { id }, { quiet: true });
  prefetch(getUserStatus, { id }, { quiet: true });
  prefetch(getRoomInfo, { id }, { quiet: true });
  prefetch(barrageList, { id }, { quiet: true });
  if (!sessionToken()) return;
  prefetch(talkRules, { id }, { quiet: true });
  unlessLost(loadTalk());
}
