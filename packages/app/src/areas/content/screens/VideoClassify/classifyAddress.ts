import { videoSorts } from '@pitchside/api/content/videos';
import type { OwnLanguage } from '../../language/ownLanguage.ts';

/** Longest name that an address may give a category until the server says its own. */
const longestName = 30;

/** Reads the category and order in an address of /video-classify. `type` is always 3 (specification) and is ignored. */
export function readClassify(parameters: URLSearchParams) {
  const id = parameters.get('id') ?? '';
  const league = parameters.get('league') ?? '';
  return {
    id: /^\d{1,15}$/.test(id) ? id : undefined,
    name: (parameters.get('name') ?? '').slice(0, longestName),
    sort: videoSorts.find((known) => known === parameters.get('sort')) ?? 'hot',
    league: /^[\w-]{1,60}$/.test(league) ? league : undefined,
  };
}

/** Query of the first videos, and of the leagues that they are about. */
export const wallQuestion = ({ id, sort, league }: ReturnType<typeof readClassify>, own: OwnLanguage) => ({
  ...own,
  sort,
  limit: 24,
  ...(id !== undefined && { category_id: id }),
  ...(league !== undefined && { competition_id: league }),
});
