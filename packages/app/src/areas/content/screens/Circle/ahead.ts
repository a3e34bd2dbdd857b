import { circleList, postList, postRank } from '@pitchside/api/content/community';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { atOnce } from '../../posts/postsCalls.ts';
import { ownLanguage } from '../../language/ownLanguage.ts';
import { queryOf, readCircle } from './circleAddress.ts';

/** Loader of the circle page. */
export function ahead(parameters: URLSearchParams): void {
  askAhead(postList, { ...queryOf(readCircle(parameters), ownLanguage()), limit: atOnce }, { quiet: true });
  askAhead(circleList, { limit: 100 }, { quiet: true });
  askAhead(postRank, { period: 'day', limit: 8, ...ownLanguage() }, { quiet: true });
}
