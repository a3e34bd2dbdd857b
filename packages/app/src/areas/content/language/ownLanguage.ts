import { ownLanguage as languageFilter, type OwnLanguage, type Reader } from '@pitchside/api/screens/question';
import { useSnapshot } from 'valtio';
import { language } from '../../../platform/api/language.ts';
import { preferences } from '../../../platform/preferences/preferences.store.ts';

export type { OwnLanguage };

/** Reader of the page, for the questions of its screen. */
export const reader = (): Reader => ({ language, allLanguages: preferences.allLanguages });

/** Current language filter outside of React, for loaders. */
export const ownLanguage = (): OwnLanguage => languageFilter(reader());

/** The same on a page, which follows the choice. */
export const useOwnLanguage = (): OwnLanguage => languageFilter({ language, allLanguages: useSnapshot(preferences).allLanguages });

/** A list goes on as it began: without a language where there was nothing in it. */
export const goingOn = <Query extends OwnLanguage>(query: Query, first: { lang: typeof language | null } | undefined): Query => {
  if (first?.lang !== null) return query;
  const { lang: _, ...others } = query;
  return others as Query;
};
