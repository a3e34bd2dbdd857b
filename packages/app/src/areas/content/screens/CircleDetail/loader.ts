import { postInfo } from '@pitchside/api/content/community';
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';

/** Loader of a post page. */
export function loader(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (id) prefetch(postInfo, { id }, { quiet: true });
}
