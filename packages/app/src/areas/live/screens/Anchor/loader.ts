import { getLiveList } from '@pitchside/api/live/live';
import { readWall, wallPage } from '@pitchside/api/screens/Anchor';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of the wall: prefetches its first page; nothing for an unknown address. */
export function loader(parameters: URLSearchParams): void {
  const { lobby, view } = readWall(parameters);
  if (lobby.kind !== 'unknown') prefetch(getLiveList, wallPage(1, view));
}
