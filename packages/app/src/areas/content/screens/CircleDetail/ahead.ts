import { postInfo } from '@pitchside/api/content/community';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of a post page. */
export function ahead(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (id) askAhead(postInfo, { id }, { quiet: true });
}
