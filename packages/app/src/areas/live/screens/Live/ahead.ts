import { barrageList } from '@pitchside/api/barrage';
import { getLiveUrl, getRoomInfo, getUserStatus } from '@pitchside/api/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** What a room asks first: itself, its comments, its picture, and how the member stands there; nothing for a recording or a match whose room is not known yet. */
export function ahead(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (!id || parameters.get('replay')) return;
  askAhead(getLiveUrl, { id }, { quiet: true });
  askAhead(getUserStatus, { id });
  askAhead(getRoomInfo, { id });
  askAhead(barrageList, { id });
}
