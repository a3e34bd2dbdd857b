import { barrageList, talkRules } from '@pitchside/api/live/barrage';
import { getLiveUrl, getRoomInfo, getUserStatus } from '@pitchside/api/live/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { sessionToken } from '../../../../platform/session/session.store.ts';
import { loadTalk } from '../../chat/chat.lazy.ts';

/**
 * Loader of a room: prefetches the room, its comments and streams; for members also their standing and the chat rules, with the code of the
 * chat. Does nothing for a replay, or for a match whose room is not known yet.
 */
export function ahead(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (!id || parameters.get('replay')) return;
  askAhead(getLiveUrl, { id }, { quiet: true });
  askAhead(getUserStatus, { id }, { quiet: true });
  askAhead(getRoomInfo, { id }, { quiet: true });
  askAhead(barrageList, { id }, { quiet: true });
  if (!sessionToken()) return;
  askAhead(talkRules, { id }, { quiet: true });
  unlessLost(loadTalk());
}
