import { barrageList, talkRules } from '@pitchside/api/barrage';
import { getLiveUrl, getRoomInfo, getUserStatus } from '@pitchside/api/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { sessionToken } from '../../../../platform/session/session.store.ts';
import { loadTalk } from '../../chat/chat.later.ts';

/** What a room asks first: itself, its comments, its picture, how the member stands there and what is asked of them, and brings the chat that a member sees; nothing for a recording or a match whose room is not known yet. */
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
