import { postInfo } from '@pitchside/api/community';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** What the page of a post asks first. */
export function ahead(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (id) askAhead(postInfo, { id }, { quiet: true });
}
