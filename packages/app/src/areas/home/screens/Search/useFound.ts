import { searchIndex, type FoundAll } from '@pitchside/api/content/search';
import { api } from '../../../../platform/api/api.ts';
import { language } from '../../../../platform/api/language.ts';
import { useResource, type Loaded } from '../../../../platform/resource/useResource.ts';

/** Results of each kind listed at once at most. */
export const mostFound = 50;

/** Everything that fits a text; nothing is asked for without one. */
export const useFound = (name: string): Loaded<FoundAll> =>
  useResource(
    name === '' ? null : name,
    (signal) => api.call(searchIndex, { name, lang: language, limit: mostFound }, { signal, quiet: true }),
    {
      family: name,
    },
  );
