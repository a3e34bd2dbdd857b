import { getLiveList } from '@pitchside/api/live/live';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { pageOfWall, readWall } from './anchorQuestions.ts';

/** Loader of the wall: prefetches its first page; nothing for an unknown address. */
export function loader(parameters: URLSearchParams): void {
  const { lobby, view } = readWall(parameters);
  if (lobby.kind !== 'unknown') prefetch(getLiveList, pageOfWall(1, view));
}
