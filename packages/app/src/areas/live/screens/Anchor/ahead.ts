import { getLiveList } from '@pitchside/api/live/live';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { pageOfWall, readWall } from './anchorQuestions.ts';

/** Loader of the wall: prefetches its first page; nothing for an unknown address. */
export function ahead(parameters: URLSearchParams): void {
  const { lobby, view } = readWall(parameters);
  if (lobby.kind !== 'unknown') askAhead(getLiveList, pageOfWall(1, view));
}
