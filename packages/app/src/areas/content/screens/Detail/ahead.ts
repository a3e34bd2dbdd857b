import { articleInfo } from '@pitchside/api/content/news';
import { askAhead } from '../../../../platform/ahead/ahead.ts';

/** Loader of an article page. */
export function ahead(parameters: URLSearchParams): void {
  const id = parameters.get('id');
  if (id) askAhead(articleInfo, { id }, { quiet: true });
}
