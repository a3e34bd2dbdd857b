import { universalHot } from '@pitchside/api/content/news';
import { searchIndex, type FoundAll } from '@pitchside/api/content/search';
import { popularSearches, searchQuestion } from '@pitchside/api/screens/Search';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';
import { useResource, type Loaded } from '../../../../platform/resource/useResource.ts';

/** Everything that fits a text; nothing is asked for without one. */
export const useFound = (name: string): Loaded<FoundAll> =>
  useResource(name === '' ? null : name, (signal) => api.call(searchIndex, searchQuestion(name, { language }), { signal, quiet: true }), {
    family: name,
  });

/** Popular searches; none until they are known. */
export const usePopularSearches = (): readonly string[] =>
  useResource('words', (signal) => api.call(universalHot, popularSearches, { signal, quiet: true })).value?.words ?? [];
