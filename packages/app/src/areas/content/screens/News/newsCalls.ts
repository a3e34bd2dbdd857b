import type { CallData } from '@pitchside/api/contract';
import { freshHeadlines, getHeadlines } from '@pitchside/api/content/news';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';
import type { NewsPlace } from './newsAddress.ts';

/** Articles of one page of the list. */
export const atOnce = 20;
/** Of the deep reads, and of the ticker. */
export const most = { lead: 3, deep: 4, flash: 8 } as const;

/** The questions of the page, the same ahead and by itself. */
export const questions = {
  list: ({ section, tag }: NewsPlace) => ({
    ...(section !== undefined && { section_id: section }),
    ...(tag !== undefined && { tag }),
    lang: language,
    limit: atOnce,
  }),
  only: (only: keyof typeof most) => ({ only, lang: language, limit: most[only] }),
};

type Headlines = CallData<typeof getHeadlines>;

/** Pages of headlines in the reader's language, or of all languages while there is nothing in theirs: the first answer says which. */
export function newsPages(place: NewsPlace): (before: string | undefined, signal: AbortSignal) => Promise<Headlines> {
  let all = false;
  return async (before, signal) => {
    // The first page asks what was asked ahead.
    if (before !== undefined) {
      const { lang, ...asked } = questions.list(place);
      return api.call(getHeadlines, { ...asked, ...(!all && { lang }), before }, { signal, quiet: true });
    }
    const first = await api.call(getHeadlines, questions.list(place), { signal, quiet: true });
    all = first.lang === null;
    return first;
  };
}

/** Loads only the lead articles, the long reads, or the short lines. */
export const loadOnly = (only: keyof typeof most, signal: AbortSignal) =>
  api.call(getHeadlines, questions.only(only), { signal, quiet: true });

/** Loads the number of articles added since the list was read. */
export const loadFresh = ({ section }: NewsPlace, since: string, signal: AbortSignal) =>
  api.call(freshHeadlines, { ...(section !== undefined && { section_id: section }), lang: language, since }, { signal, quiet: true });
