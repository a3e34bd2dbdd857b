import { getLiveList } from '@pitchside/api/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { pageOfWall, readWall } from './anchor.questions.ts';

/** What the wall asks first: its first page; an address that names nothing asks for none. */
export function ahead(parameters: URLSearchParams): void {
  const { lobby, view } = readWall(parameters);
  if (lobby.kind !== 'unknown') askAhead(getLiveList, pageOfWall(1, view));
}
