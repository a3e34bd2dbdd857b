import type { CallData } from '@pitchside/api/contract';
import { freshHeadlines, getHeadlines } from '@pitchside/api/content/news';
import { newsList, newsOnly, type newsCounts, type NewsPlace } from '@pitchside/api/screens/News';
import { change } from '../../../../platform/api/answers.ts';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';

type Headlines = CallData<typeof getHeadlines>;

/** Pages of headlines in the reader's language, or of all languages while there is nothing in theirs: the first answer says which. */
export function newsPages(place: NewsPlace): (before: string | undefined, signal: AbortSignal) => Promise<Headlines> {
  let all = false;
  return (before, signal) => {
    // The first page asks what the loader prefetched.
    if (before !== undefined) {
      const { lang, ...asked } = newsList(place, { language });
      return api.call(getHeadlines, { ...asked, ...(!all && { lang }), before }, { signal, quiet: true });
    }
    return change(api.call(getHeadlines, newsList(place, { language }), { signal, quiet: true }), (first) => {
      all = first.lang === null;
      return first;
    });
  };
}

/** Loads only the lead articles, the long reads, or the short lines. */
export const loadOnly = (only: keyof typeof newsCounts, signal: AbortSignal) =>
  api.call(getHeadlines, newsOnly(only, { language }), { signal, quiet: true });

/** Loads the number of articles added since the list was read. */
export const loadFresh = ({ section }: NewsPlace, since: string, signal: AbortSignal) =>
  api.call(freshHeadlines, { ...(section !== undefined && { section_id: section }), lang: language, since }, { signal, quiet: true });
